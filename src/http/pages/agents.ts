// Documents for agents: guide, API catalog, llms.txt, skill.
import { DESIGN_FILE } from '../../contract/design.ts';
import { COLOR_SYNTAX } from '../../contract/export/field.ts';
import { OPERATIONS, type Operation } from '../../contract/operations.ts';
import { FRAMEWORKS } from '../../package/install/frameworks.ts';
import { codeBlock, curlCommand, html, type Page, type PageContext } from './page.ts';

export const SKILL_PATH = '/skills/favsmith/SKILL.md';

/** Base URL of the tracked SKILL.md in the repository, which no server renders. */
const LOCAL_BASE_URL = 'http://localhost:3000';

const TOOLS = [
  ['search_icons', 'finds icons and returns their names with a contact sheet'],
  ['find_ideas', 'returns six finished designs for the name or subject of a site, with pictures'],
  ['get_icon', 'returns one icon with its SVG and license'],
  ['preview_favicon', 'renders a design from an icon, initials, an emoji or artwork as one image'],
  [
    'export_favicon',
    'returns the package, findings on legibility, and the command and steps that install it',
  ],
] as const;

/** Text of SKILL.md. The tests run its commands. */
export const skillText = (baseUrl = LOCAL_BASE_URL): string => `---
name: favsmith
description: >-
  Creates complete favicon packages (SVG, ICO, PNG, web app manifest, dark mode) from free icons, initials, emoji or a logo.
  Use it when a site needs a favicon, app icon or manifest icons, when a favicon looks wrong, or to find a free icon.
---

# Create a favicon with Favsmith

Use the MCP tools if you have them (server: ${baseUrl}/mcp, or the command \`npx favsmith mcp\`):
${TOOLS.map(([name]) => `\`${name}\``).join(', ')}. Otherwise use the command line or HTTP, as below.

## Steps

1. Choose the icon. Ideas are finished designs for a site. Search for what the site is about, not for its name. Prefer simple shapes: fine lines disappear at 16
   pixels. If nothing fits, use one or two initials (\`text\`) or an emoji (\`emoji\`).

       npx favsmith ideas coffee shop
       npx favsmith search coffee
       curl -s '${baseUrl}/api/v1/icons?q=coffee&limit=12'

2. Choose colors. \`bg\` is the background (the main color of the brand), \`fg\` the icon. Any CSS color works. Add dark mode
   unless the user does not want it: the dark colors follow from the light ones.

3. Look at it at 180 and at 32 pixels before you export.

       npx favsmith preview lucide/coffee --bg "#78350f" --size 32 --out tab.png
       curl -s -o preview.png '${baseUrl}/api/v1/preview.png?library=lucide&name=coffee&bg=%2378350f&size=32'

4. Install it in the folder of the project. This finds the framework, writes the files and edits the head of the pages; look
   at the changes before you apply them. Then check the result.

       npx favsmith install lucide/coffee --bg "#78350f" --dark --dry-run
       npx favsmith install lucide/coffee --bg "#78350f" --dark --yes
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

export const agents = ({ baseUrl, basePath }: PageContext): Page => ({
  path: '/docs/agents',
  title: 'Agents',
  description: 'An MCP server, a skill and machine-readable descriptions for agents that create favicons.',
  body: html`
<h2 id="mcp">MCP server</h2>
<p>Streamable HTTP without sessions or authentication. The quotas and the texts of problems are those of the API.</p>
${codeBlock(JSON.stringify({ mcpServers: { favsmith: { type: 'http', url: `${baseUrl}/mcp` } } }, null, 2))}
<p>Without a server, the command line serves the same tools over standard input and output:</p>
${codeBlock(JSON.stringify({ mcpServers: { favsmith: { command: 'npx', args: ['favsmith', 'mcp'] } } }, null, 2))}
<table class="defaults">
<thead><tr><th scope="col">Tool</th><th scope="col">Purpose</th></tr></thead>
<tbody>${TOOLS.map(([name, purpose]) => html`<tr><td><code>${name}</code></td><td>${purpose}</td></tr>`)}</tbody>
</table>
<p>Web pages may connect only from this computer or from the site of the server, as the protocol demands.</p>
<h2 id="skill">Skill</h2>
<p><a href="${basePath}${SKILL_PATH}">SKILL.md</a> instructs an agent when and how to create a favicon. Save it as
<code>skills/favsmith/SKILL.md</code> where your agent looks for skills.</p>
<h2 id="descriptions">Descriptions</h2>
<p><a href="${basePath}/llms.txt">llms.txt</a> is a short text for language models,
<a href="${basePath}/openapi.json">openapi.json</a> the complete contract,
<a href="${basePath}/.well-known/api-catalog">/.well-known/api-catalog</a> (RFC 9727) lists both.</p>`,
});

export const API_CATALOG_PATH = '/.well-known/api-catalog';

/** Media type with the profile of RFC 9727, section 7.1. */
export const LINKSET_MEDIA_TYPE =
  'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

export const apiCatalogText = (baseUrl: string): string => {
  const link = (path: string, type: string) => [{ href: `${baseUrl}${path}`, type }];
  const linkset = [
    {
      anchor: `${baseUrl}${API_CATALOG_PATH}`,
      item: [{ href: `${baseUrl}/api/v1` }, { href: `${baseUrl}/mcp` }],
    },
    {
      anchor: `${baseUrl}/api/v1`,
      'service-desc': link('/openapi.json', 'application/json'),
      'service-doc': link('/docs', 'text/html'),
      'service-meta': link('/llms.txt', 'text/plain'),
      status: link('/api/v1/health', 'application/json'),
    },
    { anchor: `${baseUrl}/mcp`, 'service-doc': link('/docs/agents', 'text/html') },
  ];
  return `${JSON.stringify({ linkset }, null, 2)}\n`;
};

export const llmsText = (baseUrl: string): string => `# Favsmith

> HTTP API that searches free icon libraries and exports favicon packages from an icon, initials, an emoji or a logo. No authentication.

${OPERATIONS.map((operation: Operation) => `## ${operation.summary}\n\n${operation.description}\n\n${indented(curlCommand(operation, baseUrl))}\n`).join('\n')}
## Colors

${COLOR_SYNTAX}

## Documentation

- [OpenAPI 3.1](${baseUrl}/openapi.json): the complete contract
- [Reference](${baseUrl}/docs): every operation and field
- [Frameworks](${baseUrl}/docs/frameworks): how to add a package to a site, for each framework
- [Your own logo](${baseUrl}/docs/own-logo): files, placement and dark tabs of an uploaded logo
- [Clients](${baseUrl}/docs/clients): programs in JavaScript, Python, Go and Ruby
- [Agents](${baseUrl}/docs/agents): MCP server at ${baseUrl}/mcp, skill at ${baseUrl}/skills/favsmith/SKILL.md
- [Errors](${baseUrl}/docs/errors): every error code and how to recover
- [Rate limits](${baseUrl}/docs/rate-limits): quotas and rate-limit headers
`;

const indented = (text: string): string => text.replace(/^/gm, '    ');
