// Places where a site is made, and the steps that install a favicon there.
import { parseHead } from '../../check/parse-head.ts';
import { designArguments } from '../../contract/design.ts';
import { TARGET_NAMES } from '../../contract/export/field.ts';
import { FRAMEWORK_IDS, type FrameworkId } from '../../contract/export/package-fields.ts';
import { type InstallStep, installGuide } from '../../package/install/framework.ts';
import { FRAMEWORKS } from '../../package/install/frameworks.ts';
import type { HeadElement } from '../../package/install/head-elements.ts';
import { OPEN_SITE, SITE_BUILDERS } from '../../package/install/server-frameworks.ts';
import { targetSteps } from '../../package/install/target-guides.ts';
import type { OpenPackage } from '../download/open-package.ts';
import { linkTo } from '../share/links.ts';
import { hasLogos, targetsOf } from '../state/design/design.ts';
import type { MadePackage } from '../state/package-export.ts';

export interface Place {
  readonly id: string;
  readonly name: string;
}

export const AGENT: Place = { id: 'agent', name: 'A coding agent' };

/** The places with a logo, in the order of the page. */
export const FIRST_PLACES: readonly Place[] = [
  { id: 'wordpress-dashboard', name: 'WordPress' },
  { id: 'shopify', name: 'Shopify' },
  { id: 'wix', name: 'Wix' },
  { id: 'squarespace', name: 'Squarespace' },
  { id: 'webflow', name: 'Webflow' },
  { id: 'next-app', name: 'Next.js' },
  { id: 'html', name: 'HTML' },
  AGENT,
];

export const MORE_PLACES: readonly Place[] = [...SITE_BUILDERS, ...FRAMEWORKS]
  .filter(({ id }) => !FIRST_PLACES.some(first => first.id === id))
  .toSorted((one, other) => one.name.localeCompare(other.name));

export const isFramework = (id: string): id is FrameworkId => FRAMEWORK_IDS.some(known => known === id);

const builderOf = (id: string) => SITE_BUILDERS.find(place => place.id === id);

/** The pictures of the package that a site builder asks for. Empty for other places. */
export const picturesOf = (id: string, { files }: OpenPackage): OpenPackage['files'] => {
  const names = builderOf(id)?.summary.split('`') ?? [];
  return names.flatMap(name => files.filter(({ path }) => path === name && path.endsWith('.png')));
};

export const stepsOf = (id: string, { made, head }: OpenPackage): readonly InstallStep[] => {
  if (id === AGENT.id) return agentSteps(made);
  const unpack = `Unpack \`${made.fileName}\`.`;
  const builder = builderOf(id);
  if (builder) return [{ text: builder.summary }, OPEN_SITE];
  const framework = FRAMEWORKS.find(place => place.id === id) ?? FRAMEWORKS[0];
  const elements = parseHead(head).map(
    ({ name, attributes }): HeadElement => ({ tag: name === 'link' ? 'link' : 'meta', attributes }),
  );
  return joined(unpack, installGuide(framework, elements).steps);
};

/** Joins the first steps without code, so that most places have three steps. */
const joined = (first: string, steps: readonly InstallStep[]): readonly InstallStep[] => {
  const lastPlain = steps.slice(0, -2).findLastIndex(({ code }) => !code);
  const count = Math.max(0, steps.findIndex(({ code }) => code) > 0 ? lastPlain : 0) + 1;
  const text = [first, ...steps.slice(0, count).map(step => step.text)].join(' ');
  return [{ text }, ...steps.slice(count)];
};

/** The steps for the targets of a package, a paragraph each. */
export const targetTexts = ({ design }: MadePackage): readonly string[] => {
  const texts = targetsOf(design).map(target => `${TARGET_NAMES[target]}: ${targetSteps(target)}`);
  const command = hasLogos(design) ? undefined : designArguments(design);
  if (texts.length === 0 || command === undefined) return texts;
  return [
    ...texts,
    `In the folder of such a project, this command does all steps: \`npx favsmith install ${command}\``,
  ];
};

const agentSteps = (made: MadePackage): readonly InstallStep[] => [
  { text: 'Open your project in the agent.' },
  { text: 'Paste this prompt.', code: agentPrompt(made) },
  { text: 'Look at the changes, then at the tab of your site.' },
];

const agentPrompt = ({ design, fileName }: MadePackage): string => {
  // With targets, the command would leave the site alone.
  const command = hasLogos(design) ? undefined : designArguments({ ...design, targets: undefined });
  const withoutTargets = design.targets === undefined ? '' : " --targets ''";
  return [
    `Add this favicon to the site: ${linkTo(design)}`,
    command === undefined
      ? `Unpack ${fileName}, which is in the folder of my downloads, to the root of the project, and run: npx favsmith install${withoutTargets}`
      : `Run in the folder of the project: npx favsmith install ${command} --yes`,
    'The command recognizes the framework, writes the files and changes the head of the pages.',
    'Then build the site, and check that each page links all icons and the manifest: npx favsmith check <folder of the built site>',
  ].join('\n');
};
