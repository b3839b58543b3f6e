// Agent skill: when and how to make a favicon, as SKILL.md.
import { DESIGN_FILE } from '../../contract/design/design.ts';
import { FRAMEWORKS } from '../../contract/install/frameworks.ts';

export const SKILL_PATH = '/skills/favsmith/SKILL.md';

/** Base URL of the tracked file, which no server renders. */
const LOCAL_BASE_URL = 'http://localhost:3000';

/** Text of SKILL.md. The tests run its commands. */
export const skillText = (baseUrl = LOCAL_BASE_URL): string => `---
name: favsmith
description: >-
  Creates complete favicon packages (SVG, ICO, PNG, web app manifest, dark mode) from free icons or initials. Use it when a
  site needs a favicon, app icon or manifest icons, when a favicon looks wrong, or to find a free icon.
---

# Create a favicon with Favsmith

Use the MCP tools \`search_icons\`, \`preview_favicon\` and \`export_favicon\` if you have them (server: ${baseUrl}/mcp, or the
command \`npx favsmith mcp\`). Otherwise use the command line or HTTP, as below.

## Steps

1. Choose the icon. Search for what the site is about, not for its name. Prefer simple shapes: fine lines disappear at 16
   pixels. If nothing fits, use one or two initials (\`text\`).

       npx favsmith search coffee
       curl -s '${baseUrl}/api/v1/icons?q=coffee&limit=12'

2. Choose colors. \`bg\` is the background (the main color of the brand), \`fg\` the icon. Any CSS color works. Add dark mode
   unless the user does not want it: the dark colors follow from the light ones.

3. Look at it at 180 and at 32 pixels before you export.

       npx favsmith preview lucide/coffee --bg '#78350f' --size 32 --out tab.png
       curl -s -o tab.png '${baseUrl}/api/v1/preview.png?library=lucide&name=coffee&bg=%2378350f&size=32'

4. Install it in the folder of the project. This finds the framework, writes the files and edits the head of the pages; look
   at the changes before you apply them. Then check the result.

       npx favsmith install lucide/coffee --bg '#78350f' --dark --dry-run
       npx favsmith install lucide/coffee --bg '#78350f' --dark --yes
       npx favsmith check .

5. Without the command line, export the package, copy its files to the root of the site, and put the elements of \`head.html\`
   into the head of every page, in place of other icon links. The guides name the file for each framework
   (${FRAMEWORKS.map(({ name }) => name).join(', ')}): ${baseUrl}/docs/frameworks

       curl -s -o favicon.zip '${baseUrl}/api/v1/export' -H 'Content-Type: application/json' -d '{"library": "lucide", "name": "coffee", "bg": "#78350f", "include_dark_mode": true, "site_name": "Café"}'

6. Read the report (\`report.json\`, or the findings of \`export_favicon\`): fix warnings, or report them to the user.

## Rules

- Keep \`${DESIGN_FILE}\` in version control. To change the favicon, edit it and export it again; do not edit the images.
- Keep \`LICENSE-….txt\` beside the images: the license of the icon library requires it.
- Do not invent icon names. A 404 problem lists close names in \`hint\`.
- A problem (\`application/problem+json\`) says in \`detail\` what is wrong and in \`hint\` what to do. After 429, wait for the
  seconds in \`Retry-After\`.

All fields: ${baseUrl}/docs. For programs: ${baseUrl}/openapi.json.
`;
