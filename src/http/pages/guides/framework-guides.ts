// Documentation pages of frameworks.
import { type Framework, type InstallStep, installGuide } from '../../../package/install/framework.ts';
import { FRAMEWORKS } from '../../../package/install/frameworks.ts';
import { headElements } from '../../../package/install/head-elements.ts';
import { codeBlock, type Html, html, shellWord, withCode } from '../html.ts';
import type { Page, PageContext } from '../page.ts';

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

/** List of all guides. */
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
${codeBlock(exportCommand(baseUrl))}</li>
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

/** The example favicon of the first step. */
export const INSTALL_COMMAND = `npx favsmith install ${GUIDE_DESIGN.library}/${GUIDE_DESIGN.name} --bg ${shellWord(GUIDE_DESIGN.bg)} --site-name ${GUIDE_DESIGN.site_name}`;

const exportCommand = (baseUrl: string): string =>
  [
    `curl -sS --fail -o favicon.zip ${shellWord(`${baseUrl}/api/v1/export`)} \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d ${shellWord(JSON.stringify(GUIDE_DESIGN))}`,
    'unzip -o favicon.zip -d favicon',
  ].join('\n');
