// README.txt: how to install the package, its settings and license.
import { LRUCache } from 'lru-cache';
import { TARGET_NAMES } from '../contract/export/field.ts';
import { isDefault, type Setting } from '../contract/export/resolved-design.ts';
import type { DocumentData } from './document-data.ts';
import { type Framework, type InstallGuide, type InstallStep, installGuide } from './install/framework.ts';
import { FRAMEWORKS } from './install/frameworks.ts';
import type { HeadElement } from './install/head-elements.ts';
import { isOtherHost, isRelative, urlOf } from './install/place.ts';
import { SITE_BUILDERS } from './install/server-frameworks.ts';
import { targetSteps } from './install/target-guides.ts';
import { type ImageFile, licenseFileName } from './plan.ts';
import { warningsOf } from './report.ts';

/** Writes README.txt. `documents` are the files besides the images. */
export const readme = (data: DocumentData, documents: readonly ListedFile[]): string => {
  const { request, settings, elements, head, report } = data;
  const framework = frameworkIn(settings);
  const chosen = framework ?? plainHtml;
  const others = framework ? 'other frameworks' : 'your framework';
  const sections = [
    section(framework ? `Install in ${framework.name}` : 'Install', installSteps(chosen, data)),
    ...builderSections(data),
    ...targetSections(data),
    section('Files', fileTable(data, documents)),
    section(`Steps for ${others}`, frameworkSteps(chosen, elements, head)),
    section('Good to know', tips(data)),
    section('Report', warningsOf(report).map(listItem).join('\n') || 'No problems found.'),
    section('Settings', settings.map(setting => settingLine(setting, settings)).join('\n')),
    section('License', terms(data)),
  ];
  const title = section(`Favicon package: ${request.siteName}`, subject(data), '=');
  return `${[title, ...sections].join('\n\n\n')}\n`;
};

const subject = ({ request: { source, dark }, iconSource }: DocumentData): string => {
  const looks = dark ? ', with a light and a dark look' : '';
  if (iconSource && source.kind === 'emoji')
    return `The emoji ${source.emoji} (${iconSource.icon.name}) from ${iconSource.library.name}${looks}.`;
  if (iconSource)
    return `The icon ${iconSource.icon.name} (${iconSource.icon.style}) from ${iconSource.library.name}${looks}.`;
  if (source.kind === 'artwork') return `Your artwork${looks}.`;
  return `The initials ${source.kind === 'initials' ? source.text : ''}${looks}.`;
};

const section = (title: string, text: string, line = '-'): string =>
  `${title}\n${line.repeat(Array.from(title).length)}\n\n${text}`;

const MAX_LINE = 100;

const wrapped = (text: string): string => text.split('\n').map(wrappedLine).join('\n');

const wrappedLine = (line: string): string => {
  if (line.length <= MAX_LINE) return line;
  const space = line.lastIndexOf(' ', MAX_LINE);
  return space < 1 ? line : `${line.slice(0, space)}\n${wrappedLine(line.slice(space + 1))}`;
};

const [plainHtml] = FRAMEWORKS;

const frameworkIn = (settings: readonly Setting[]): Framework | undefined => {
  const id = settings.find(({ field }) => field === 'framework')?.value;
  return FRAMEWORKS.find(framework => framework.id === id);
};

/** The steps for a framework, with all code, as text. An unknown ID gives the steps for plain HTML. */
export const stepsFor = (id: unknown, elements: readonly HeadElement[]): string =>
  guideText(installGuide(FRAMEWORKS.find(framework => framework.id === id) ?? plainHtml, elements));

const installSteps = ({ id }: Framework, { elements, images, request: { site } }: DocumentData): string => {
  const url = urlOf(images[0]?.path ?? '', site.path);
  const advice = site.hasVersions
    ? wrapped(
        `Browsers keep favicons for weeks, even when a page is reloaded. Therefore each link ends with ?v= and a checksum of its file: after a change, install the new elements of head.html together with the files, and browsers load the changed icons with the next page. Bookmarks, the history and /favicon.ico without a link may show the old icon until you open ${url} in the browser and reload it.`,
      )
    : `If you still see an old favicon, open ${url} in the browser and reload it. Browsers keep favicons
for a long time.`;
  return `${stepsFor(id, elements)}\n\n${advice}`;
};

/** Cache of `frameworkSteps`: packages with equal head elements have equal steps. */
const stepsOfOthers = new LRUCache<string, string>({ max: 20 });

/** Steps for the other frameworks. They mention head.html instead of repeating it. */
const frameworkSteps = (chosen: Framework, elements: readonly HeadElement[], head: string): string => {
  const key = `${chosen.id} ${head}`;
  const known = { code: head, name: 'the elements of `head.html`' };
  const text =
    stepsOfOthers.get(key) ??
    FRAMEWORKS.filter(({ id }) => id !== chosen.id)
      .map(framework => `${framework.name}\n\n${guideText(installGuide(framework, elements, { known }))}`)
      .join('\n\n\n');
  stepsOfOthers.set(key, text);
  return text;
};

/** Steps for site builders, where users upload images, if the package has these images. */
const builderSections = ({ images }: DocumentData): readonly string[] => {
  const steps = SITE_BUILDERS.filter(({ summary }) =>
    summary.split('`').every(part => !part.endsWith('.png') || isIncluded(images, part)),
  ).map(({ name, summary }) => `${name.split(',')[0]}\n${plain(`- ${summary}`).replaceAll('\n', '\n  ')}`);
  return steps.length > 0 ? [section('Without code: site builders', steps.join('\n\n'))] : [];
};

/** Where the folders of targets go. */
const targetSections = ({ request: { site } }: DocumentData): readonly string[] =>
  site.targets.map(target => section(TARGET_NAMES[target], plain(targetSteps(target))));

const guideText = ({ steps, note }: InstallGuide): string =>
  [...steps.map(stepText), ...(note ? [plain(`Note: ${note}`)] : [])].join('\n');

const stepText = ({ text, code }: InstallStep, index: number): string => {
  const step = plain(`${index + 1}. ${text}`).replaceAll('\n', '\n   ');
  return code ? `${step}\n\n${code.trimEnd().replace(/^(?=.)/gm, '    ')}\n` : step;
};

/** Cache of `plain`: every package contains the sentences of the framework table. */
const plainTexts = new Map<string, string>();

const plain = (text: string): string => {
  const known = plainTexts.get(text) ?? wrapped(text.replaceAll('`', ''));
  plainTexts.set(text, known);
  return known;
};

const tips = ({ request: { dark, site }, images }: DocumentData): string => {
  const hasApp = site.parts.includes('app');
  return [
    isIncluded(images, 'favicon.ico') &&
      (isRelative(site.path)
        ? `favicon.ico is in ${site.path}, like the other files. Feed readers and crawlers, which request /favicon.ico without reading a page, do not find it there.`
        : 'Keep favicon.ico at /favicon.ico. Feed readers and crawlers request it there without reading a page.'),
    isOtherHost(site.path) &&
      hasApp &&
      'Keep site.webmanifest on the host of the site. Browsers ignore start_url and scope of a manifest from another host.',
    isIncluded(images, 'favicon-dark.svg') &&
      'In Chrome, Edge and Firefox, favicon.svg switches to the dark look. Use favicon-dark.svg where only one look is possible.',
    dark &&
      hasApp &&
      'The dark theme color is the dark plate. If that is too light for white text, it is the light plate or a dark gray.',
    hasApp &&
      'The manifest and theme-color are optional: without an app to install, delete their lines and site.webmanifest.',
    isIncluded(images, 'og-image.png') &&
      !isOtherHost(site.path) &&
      `Social networks read og:image only with an absolute URL: write https:// and your host name before ${urlOf('og-image.png', site.path)}.`,
    `Serve .svg as image/svg+xml${hasApp ? ' and .webmanifest as application/manifest+json' : ''}.`,
    hasApp && 'If several apps share one host name, give each its own app_id.',
  ]
    .filter(tip => typeof tip === 'string')
    .map(listItem)
    .join('\n');
};

/** A file with its readers. Files without readers are not listed. */
interface ListedFile {
  readonly path: string;
  readonly readers?: string;
}

const isIncluded = (images: readonly ImageFile[], path: string): boolean =>
  images.some(image => image.path === path);

const fileTable = (
  { request: { source }, images, iconSource }: DocumentData,
  documents: readonly ListedFile[],
): string => {
  const license = iconSource && licenseFileName(iconSource.library);
  const files: readonly ListedFile[] = [
    // The Android icons share a line, and the launch screens, too.
    ...images.map(file => ({
      ...file,
      path: file.path.replace(/^(android-chrome-|apple-touch-startup-).*(?=\.png$)/, '$1*'),
    })),
    ...documents,
    ...(license ? [{ path: license, readers: `everybody: the terms of the ${source.kind}` }] : []),
  ];
  const lines = files.flatMap(({ path, readers }) => (readers ? [path.padEnd(24) + readers] : []));
  return [...new Set(lines)].join('\n');
};

const listItem = (text: string): string => wrapped(`- ${text}`).replaceAll('\n', '\n  ');

const settingLine = (setting: Setting, settings: readonly Setting[]): string => {
  const { field, value, clampedFrom } = setting;
  const defaultMark = isDefault(setting, settings) ? '  (default)' : '';
  const mark = clampedFrom === undefined ? defaultMark : `  (limited from ${clampedFrom})`;
  return field.padEnd(18) + value + mark;
};

const terms = ({ request: { source }, iconSource }: DocumentData): string =>
  source.kind === 'artwork'
    ? 'The images show your own artwork and contain nothing else.'
    : iconSource
      ? `${source.kind === 'emoji' ? 'Emoji' : 'Icon'}: ${iconSource.icon.name} from ${iconSource.library.name}
License: ${iconSource.library.license}. The text is in ${licenseFileName(iconSource.library)}. Keep that file with the images.
${wrapped(iconSource.library.attributionNote)}`
      : 'The letters come from a font under the SIL Open Font License. It does not restrict images made with the font.';
