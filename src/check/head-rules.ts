// Rules for the head of a page.
import { checkColor } from './declared-rules.ts';
import { findingsAbout, type HeadTag, type IconLinks, isFormat, type SiteFinding } from './site.ts';

type Rule = (links: IconLinks, finding: ReturnType<typeof findingsAbout>) => SiteFinding | undefined | false;

const sizesOf = ({ attributes: { sizes = '' } }: HeadTag): string => sizes.toLowerCase().trim();

/** Rules for missing links. They do not apply to a template, because code may add links. */
const ABSENCES: readonly Rule[] = [
  ({ icons }, finding) =>
    icons.length === 0 &&
    finding.error(
      'No icon is linked, so browsers only find a /favicon.ico.',
      'Add the elements of head.html.',
    ),
  ({ icons }, finding) =>
    icons.length > 0 &&
    !icons.some(link => isFormat(link, 'svg')) &&
    finding.info(
      'No SVG is linked: browser tabs show no sharp icon on every screen, and none that follows the color scheme.',
      'Add <link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml">.',
    ),
  ({ touchIcons }, finding) =>
    touchIcons.length === 0 &&
    finding.warning(
      'No touch icon is linked: iOS shows a picture of the page on the home screen.',
      'Add <link rel="apple-touch-icon" href="/apple-touch-icon.png">.',
    ),
  ({ manifests }, finding) =>
    manifests.length === 0 &&
    finding.warning(
      'No manifest is linked: Android has no icon for the home screen.',
      'Add <link rel="manifest" href="/site.webmanifest">.',
    ),
  ({ themeColors }, finding) =>
    themeColors.length === 0 &&
    finding.info(
      'There is no theme color for the bars of mobile browsers.',
      'Add <meta name="theme-color" content="#…">.',
    ),
];

const DEFECTS: readonly Rule[] = [
  ({ icons }, finding) =>
    icons.some(link => isFormat(link, 'ico') && sizesOf(link).split(/\s+/).includes('any')) &&
    finding.warning(
      'The ICO has sizes="any", so Chromium loads it in addition to the SVG and may show it.',
      'Write sizes="48x48", the largest size in the file.',
    ),
  ({ icons }, finding) =>
    icons.some(link => isFormat(link, 'svg')) &&
    icons.some(link => isFormat(link, 'ico') && sizesOf(link) === '') &&
    finding.warning(
      'The ICO has no sizes, so browsers may prefer it to the SVG.',
      'Write sizes="48x48", the largest size in the file.',
    ),
  ({ icons }, finding) => {
    const svg = icons.findIndex(link => isFormat(link, 'svg'));
    return (
      svg >= 0 &&
      icons.findLastIndex(link => isFormat(link, 'ico')) > svg &&
      finding.warning(
        'The ICO comes after the SVG: of equally suitable icons browsers use the last one.',
        'Put the link of the SVG after that of the ICO.',
      )
    );
  },
  ({ icons }, finding) =>
    icons.some(({ attributes: { rel = '' } }) => /\bshortcut\b/i.test(rel)) &&
    finding.info('rel="shortcut icon" is obsolete.', 'Write rel="icon".'),
  ({ manifests }, finding) =>
    manifests.length > 1 &&
    finding.warning('More than one manifest is linked; browsers use the first.', 'Keep one link.'),
];

export const LINKS_IN_CODE = findingsAbout('page').info(
  'Source code may link icons, so the check covers only the links and the usual file names in this folder.',
  'Build the site and check the folder with the result, or check its URL.',
);

/** Checks a head. Unless it `isComplete`, code may add links, and one finding replaces those about missing links. */
export const checkHead = (
  page: string,
  links: IconLinks,
  { isComplete = true } = {},
): readonly SiteFinding[] => {
  const absent = broken(ABSENCES, page, links);
  return [...(isComplete || absent.length === 0 ? absent : [LINKS_IN_CODE]), ...checkDefects(page, links)];
};

const broken = (rules: readonly Rule[], page: string, links: IconLinks): readonly SiteFinding[] =>
  rules.flatMap(rule => rule(links, findingsAbout(page)) || []);

/** Checks the links and colors in a head. Does not report missing links. */
export const checkDefects = (page: string, links: IconLinks): readonly SiteFinding[] => {
  const colors = (label: string, metas: readonly HeadTag[]) =>
    metas.flatMap(({ attributes }) => checkColor(page, label, attributes.content ?? ''));
  return [
    ...broken(DEFECTS, page, links),
    ...colors('The theme color', links.themeColors),
    ...colors('The tile color', links.tileColors),
  ];
};
