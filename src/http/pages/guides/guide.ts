// Guide from the first search to the favicon on a site, and the pages of the frameworks.
import { DESIGN_FILE } from '../../../contract/design.ts';
import { type Framework, type InstallStep, installGuide } from '../../../package/install/framework.ts';
import { FRAMEWORKS } from '../../../package/install/frameworks.ts';
import { headElements } from '../../../package/install/head-elements.ts';
import { codeBlock, type Html, html, type Page, type PageContext, shellWord, withCode } from '../page.ts';

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
<code>npx favsmith install lucide/coffee --bg "#78350f"</code> does this and the export in the folder of your project.`,
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
    body: html`${windowsNote(context.baseUrl)}
${steps.map(
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

export const FRAMEWORKS_PATH = '/docs/frameworks';

/** Example favicon. Its theme color is the color of its plate. */
export const GUIDE_DESIGN = {
  library: 'lucide',
  name: 'rocket',
  bg: '#0369a1',
  site_name: 'Rocket',
} as const;

const elements = headElements([{ hex: GUIDE_DESIGN.bg }], { title: GUIDE_DESIGN.site_name });

export const frameworkPath = ({ id }: Framework): string => `${FRAMEWORKS_PATH}/${id}`;

/** List of all framework guides. */
export const frameworkList = ({ basePath }: PageContext): Page => ({
  path: FRAMEWORKS_PATH,
  title: 'Frameworks',
  description: 'Choose the framework of your site. Each guide ends with the favicon in the browser tab.',
  body: html`
<ul class="contents">${FRAMEWORKS.map(
    framework =>
      html`<li><a href="${basePath}${frameworkPath(framework)}">${framework.name}</a><code>${framework.edits[0].files[0]}</code></li>`,
  )}</ul>
<p>Each package contains these steps too, in <code>README.txt</code>.</p>`,
});

/** Guide for one framework. */
export const frameworkGuide =
  (framework: Framework) =>
  ({ baseUrl, basePath }: PageContext): Page => {
    const { steps, note } = installGuide(framework, elements);
    return {
      path: frameworkPath(framework),
      title: `Favicon in ${framework.name}`,
      description: 'Export a favicon, add its files to your project, and see it in the browser tab.',
      body: html`
<ol class="steps">
<li><p>Export a package and unpack it. Change the icon and the colors as you like, or design it in the
<a href="${basePath}/">studio</a> and download it there.</p>
${codeBlock(exportCommand(baseUrl))}
${windowsNote(baseUrl)}</li>
${steps.map(stepItem)}
</ol>
${note && html`<p>${withCode(note)}</p>`}
<h2>In one command</h2>
<p>In the folder of your project, this command shows the changes of these steps and applies them. It needs Node.js.</p>
${codeBlock(INSTALL_COMMAND)}
${framework.integration && buildSection(framework.integration)}
<h2>If you still see an old favicon</h2>
<p>Browsers cache favicons for a long time. Open <code>/favicon.svg</code> of your site in the browser and reload it.</p>`,
    };
  };

const buildSection = (files: NonNullable<Framework['integration']>): Html => html`
<h2>In the build</h2>
<p>Or build the favicon from the configuration of your project. Install the package with
<code>npm install --save-dev favsmith</code>.</p>
${files.map(({ file, code }) => html`<p><code>${file}</code></p>${codeBlock(code)}`)}`;

const stepItem = ({ text, code }: InstallStep): Html => html`<li><p>${withCode(text)}</p>
${code && codeBlock(code.text)}</li>
`;

/** Command that installs the example favicon, for the first step. */
export const INSTALL_COMMAND = `npx favsmith install ${GUIDE_DESIGN.library}/${GUIDE_DESIGN.name} --bg "${GUIDE_DESIGN.bg}" --site-name ${GUIDE_DESIGN.site_name}`;

/** The export for shells without single quotes. Both have curl and tar, which unpacks ZIP archives. */
const windowsNote = (
  baseUrl: string,
): Html => html`<p>The commands are for sh. In PowerShell and cmd.exe, write each on one
line with double quotes, save the JSON as <code>${DESIGN_FILE}</code>, and run
<code>curl.exe -o favicon.zip "${baseUrl}/api/v1/export" -H "Content-Type: application/json" -d "@${DESIGN_FILE}"</code>.
<code>tar -xf favicon.zip</code> unpacks it.</p>`;

const exportCommand = (baseUrl: string): string =>
  [
    `curl -sS --fail -o favicon.zip ${shellWord(`${baseUrl}/api/v1/export`)} \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d ${shellWord(JSON.stringify(GUIDE_DESIGN))}`,
    'unzip -o favicon.zip -d favicon',
  ].join('\n');
