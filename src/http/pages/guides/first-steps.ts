// Guide from the first search to the favicon on a site.
import { DESIGN_FILE } from '../../../contract/design.ts';
import { codeBlock, type Html, html, withCode } from '../html.ts';
import type { Page, PageContext } from '../page.ts';

interface Step {
  readonly id: string;
  readonly title: string;
  readonly text: Html;
  /** Commands that can be pasted into a shell, one step after the other. */
  readonly commands?: string;
}

/** The steps of the guide; the tests run their commands in order. */
export const firstSteps = ({ baseUrl, basePath }: PageContext): readonly Step[] => [
  {
    id: 'find',
    title: 'Find an icon',
    text: html`Search by name, by meaning or in your language. The <a href="${basePath}/">studio</a> shows the icons; this
command prints their names.`,
    commands: `curl -s '${baseUrl}/api/v1/icons?q=coffee&limit=5'`,
  },
  {
    id: 'look',
    title: 'Look at it',
    text: html`The URL of a preview contains all settings. Open it in a browser, or save it: 180 pixels is what a home
screen shows, 32 what a browser tab shows.`,
    commands: `curl -s -o preview.png \\
  '${baseUrl}/api/v1/preview.png?library=lucide&name=coffee&bg=%2378350f&size=180'
curl -s -o tab.png \\
  '${baseUrl}/api/v1/preview.png?library=lucide&name=coffee&bg=%2378350f&size=32'`,
  },
  {
    id: 'export',
    title: 'Export the package',
    text: html`Send the same settings as JSON to get a ZIP archive with every file that browsers, phones and search engines request.
<code>Favicon-Report</code> in the response summarizes possible problems, such as low contrast.`,
    commands: `curl -s -o favicon.zip '${baseUrl}/api/v1/export' \\
  -H 'Content-Type: application/json' \\
  -d '{"library": "lucide", "name": "coffee", "bg": "#78350f", "include_dark_mode": true, "site_name": "Café"}'
unzip -q -o favicon.zip -d favicon`,
  },
  {
    id: 'install',
    title: 'Put it on your site',
    text: html`Copy the files to the root of the site and paste <code>head.html</code> into the head of every page. The
<a href="${basePath}/docs/frameworks">framework guides</a> name the file. With Node.js,
<code>npx favsmith install lucide/coffee --bg '#78350f'</code> does this and the export in the folder of your project.`,
    commands: 'cat favicon/head.html',
  },
  {
    id: 'change',
    title: 'Change it later',
    text: withCode(
      `Keep \`${DESIGN_FILE}\` in version control. It is a valid body of an export: edit it and send it again.`,
    ),
    commands: `sed 's/#78350f/#166534/' favicon/${DESIGN_FILE} > ${DESIGN_FILE}
curl -s -o favicon.zip '${baseUrl}/api/v1/export' -H 'Content-Type: application/json' -d @${DESIGN_FILE}`,
  },
];

export const guide = (context: PageContext): Page => {
  const steps = firstSteps(context);
  return {
    path: '/docs/guide',
    title: 'Five-minute guide',
    description: 'From the first search to the favicon on your site, in five steps.',
    contents: steps.map(({ id, title }) => ({ id, label: title })),
    body: html`${steps.map(
      ({ id, title, text, commands }, index) => html`
<section class="operation" id="${id}">
<h2>${index + 1}. ${title}</h2>
<p>${text}</p>
${commands !== undefined && codeBlock(commands)}
</section>`,
    )}
<p>Next: <a href="${context.basePath}/docs/own-logo">your own logo</a>, the <a href="${context.basePath}/docs">reference</a> with every field, <a href="${context.basePath}/docs/clients">clients</a> in
five languages, and <a href="${context.basePath}/docs/agents">tools for agents</a>.</p>`,
  };
};
