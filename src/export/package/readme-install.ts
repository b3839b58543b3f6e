// Installation part of README.txt.
import type { Framework } from '../../contract/install/framework.ts';
import { FRAMEWORKS } from '../../contract/install/frameworks.ts';
import type { HeadElement } from '../../contract/install/head-elements.ts';
import { type InstallGuide, type InstallStep, installGuide } from '../../contract/install/install-guide.ts';
import { SITE_BUILDERS } from '../../contract/install/site-builders.ts';
import { wrapped } from './readme-text.ts';

const [plainHtml, ...others] = FRAMEWORKS as readonly [Framework, ...Framework[]];

/** Steps for plain HTML pages with the content of head.html. */
export const installSteps = (elements: readonly HeadElement[]): string =>
  `${guideText(installGuide(plainHtml, elements))}

If you still see an old favicon, open /favicon.svg in the browser and reload it. Browsers keep favicons
for a long time.`;

/** Steps for each framework. They refer to head.html instead of repeating it. */
export const frameworkSteps = (elements: readonly HeadElement[], head: string): string => {
  const known = { code: head, name: 'the elements of `head.html`' };
  return others
    .map(framework => `${framework.name}\n\n${guideText(installGuide(framework, elements, { known }))}`)
    .join('\n\n\n');
};

/** Steps for site builders, whose users upload an image. */
export const builderSteps = (): string =>
  SITE_BUILDERS.map(({ name, steps }) => `${name}\n${plain(`- ${steps}`).replaceAll('\n', '\n  ')}`).join(
    '\n\n',
  );

const guideText = ({ steps, note }: InstallGuide): string =>
  [...steps.map(stepText), ...(note ? [plain(`Note: ${note}`)] : [])].join('\n');

const stepText = ({ text, code }: InstallStep, index: number): string => {
  const step = plain(`${index + 1}. ${text}`).replaceAll('\n', '\n   ');
  return code ? `${step}\n\n${indented(code.text)}\n` : step;
};

/** Without backticks, in lines that fit a terminal. */
const plain = (text: string): string => wrapped(text.replaceAll('`', ''));

const indented = (text: string): string => text.trimEnd().replace(/^(?=.)/gm, '    ');
