import { checkPolicies } from './access-rules.ts';
import { checkColor } from './declared-rules.ts';
import {
  compact,
  findingsAbout,
  type HeadTag,
  type IconLinks,
  iconLinks,
  isFormat,
  type SiteFinding,
  type SitePage,
} from './site.ts';

export const LINKS_IN_CODE = findingsAbout('page').info(
  'Source code may link icons, so the check covers only the links and the usual file names in this folder.',
  'Build the site and check the folder with the result, or check its URL.',
);

/** Checks a head. Unless it `isComplete`, code may add links, and one finding replaces those about missing links. */
export const checkHead = (page: SitePage, { isComplete = true } = {}): readonly SiteFinding[] => {
  const missing = checkMissing(page.name, iconLinks(page.tags));
  return [...(isComplete || missing.length === 0 ? missing : LINKS_IN_CODE), ...checkDefects(page)];
};

const checkMissing = (
  page: string,
  { icons, touchIcons, manifests, themeColors }: IconLinks,
): readonly SiteFinding[] => {
  const finding = findingsAbout(page);
  return compact(
    icons.length === 0 &&
      finding.error(
        'No icon is linked, so browsers only find a /favicon.ico.',
        'Add the elements of head.html.',
      ),
    icons.length > 0 &&
      !icons.some(link => isFormat(link, 'svg')) &&
      finding.info(
        'No SVG is linked: browser tabs show no sharp icon on every screen, and none that follows the color scheme.',
        'Add <link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml">.',
      ),
    touchIcons.length === 0 &&
      finding.warning(
        'No touch icon is linked: iOS shows a picture of the page on the home screen.',
        'Add <link rel="apple-touch-icon" href="/apple-touch-icon.png">.',
      ),
    manifests.length === 0 &&
      finding.warning(
        'No manifest is linked: Android has no icon for the home screen.',
        'Add <link rel="manifest" href="/site.webmanifest">.',
      ),
    themeColors.length === 0 &&
      finding.info(
        'There is no theme color for the bars of mobile browsers.',
        'Add <meta name="theme-color" content="#…">.',
      ),
  );
};

/** Checks links, colors and the Content-Security-Policy of a page. Does not report missing links. */
export const checkDefects = (page: SitePage): readonly SiteFinding[] => {
  const { icons, manifests, themeColors, tileColors } = iconLinks(page.tags);
  const finding = findingsAbout(page.name);
  const svg = icons.findIndex(link => isFormat(link, 'svg'));
  const icoSizes = icons
    .filter(link => isFormat(link, 'ico'))
    .map(({ attributes: { sizes = '' } }) => sizes.toLowerCase().trim());
  const colors = (label: string, metas: readonly HeadTag[]) =>
    metas.flatMap(({ attributes }) => checkColor(page.name, label, attributes.content ?? ''));
  return compact(
    icoSizes.some(sizes => sizes.split(/\s+/).includes('any')) &&
      finding.warning(
        'The ICO has sizes="any", so Chromium loads it in addition to the SVG and may show it.',
        'Write sizes="48x48", the largest size in the file.',
      ),
    svg >= 0 &&
      icoSizes.includes('') &&
      finding.warning(
        'The ICO has no sizes, so browsers may prefer it to the SVG.',
        'Write sizes="48x48", the largest size in the file.',
      ),
    svg >= 0 &&
      icons.findLastIndex(link => isFormat(link, 'ico')) > svg &&
      finding.warning(
        'The ICO comes after the SVG: of equally suitable icons browsers use the last one.',
        'Put the link of the SVG after that of the ICO.',
      ),
    icons.some(({ attributes: { rel = '' } }) => /\bshortcut\b/i.test(rel)) &&
      finding.info('rel="shortcut icon" is obsolete.', 'Write rel="icon".'),
    manifests.length > 1 &&
      finding.warning('More than one manifest is linked; browsers use the first.', 'Keep one link.'),
    colors('The theme color', themeColors),
    colors('The tile color', tileColors),
    checkPolicies(page),
  );
};
