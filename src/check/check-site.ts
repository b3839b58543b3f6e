// Site check: applies every rule to every icon.
import { checkRobots } from './access-rules.ts';
import { checkColor, checkDeclared, checkMediaType } from './declared-rules.ts';
import { type Format, formatOf, ICO, PNG, SVG } from './file-format.ts';
import { checkDefects, checkHead, LINKS_IN_CODE } from './head-rules.ts';
import { checkIco, checkSquare, checkTouchIcon, checkWeight, isFindings, readPixels } from './image-rules.ts';
import { checkManifest } from './manifest-rules.ts';
import { checkPicture } from './picture-rules.ts';
import {
  baseUrlOf,
  compact,
  FOLDER_ORIGIN,
  findingsAbout,
  type HeadTag,
  iconLinks,
  isData,
  isFormat,
  isTemplate,
  isUnread,
  limitLoads,
  loadLinked,
  MAXIMUM_FILES,
  MISSING,
  namesOf,
  type Site,
  type SiteFile,
  type SiteFinding,
  type SitePage,
  shortened,
  TOO_MANY,
} from './site.ts';
import { checkMaskIcon, checkSvg } from './svg-rules.ts';

const NO_PAGE = findingsAbout('page').info(
  'No page was found, so the check covers only files with the usual names.',
  'Check a folder with index.html, or the URL of the site.',
);

/** Links that are assumed for a folder without a page. */
const USUAL_LINKS: readonly HeadTag[] = [
  { rel: 'icon', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
].map(attributes => ({ name: 'link', attributes }));

const TOO_MANY_FILES = findingsAbout('page').info(
  `The pages link more than ${MAXIMUM_FILES} files, and the check loaded no more.`,
  'Link fewer icons: three are enough.',
);

const LEVELS = ['error', 'warning', 'info'];

/** Returns findings without duplicates, most severe first. */
export const checkSite = async (opened: Site): Promise<readonly SiteFinding[]> => {
  if (opened.plugin) return madeByPlugin(opened.plugin);
  const site = limitLoads(opened);
  const found = await Promise.all(
    site.page
      ? [
          checkHead(site.page, { isComplete: site.linksAreKnown }),
          checkRootIcon(site, site.page),
          checkRobots(site, site.page),
          checkLinks(site, [site.page, ...site.otherPages]),
          checkOtherHeads(site.otherPages),
          site.uncheckedPages
            ? findingsAbout('page').info(
                `${site.uncheckedPages} more pages were not checked.`,
                'Check a folder below this one for its pages.',
              )
            : [],
        ]
      : [checkUsualFiles(site)],
  );
  const unique = new Map(found.flat().map(finding => [JSON.stringify(finding), finding]));
  return [...unique.values()].sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
};

const madeByPlugin = ({ name, file, output }: NonNullable<Site['plugin']>): readonly SiteFinding[] =>
  findingsAbout(file).info(
    `The build makes the favicon with ${name}, so these sources have none to check.`,
    output === undefined
      ? 'Build the site and check the folder with the result, or check its URL.'
      : `Check the result of the build: favsmith check ${output}`,
  );

const checkUsualFiles = async (site: Site): Promise<readonly SiteFinding[]> => {
  const page: SitePage = { name: 'page', url: `${FOLDER_ORIGIN}/`, tags: USUAL_LINKS };
  const hrefs = ['/favicon.ico', ...USUAL_LINKS.map(({ attributes }) => attributes.href ?? '')];
  const results = await Promise.all(hrefs.map(href => site.load(new URL(href, page.url).href)));
  if (results.every(isUnread) && site.linksAreKnown)
    return findingsAbout('page').error(
      'This is not a site: it has neither a page nor an icon with a usual name.',
      'Check a folder with index.html, or the URL of the site.',
    );
  const findings = await Promise.all([checkRootIcon(site, page), checkLinks(site, [page])]);
  return [
    ...(site.linksAreKnown ? NO_PAGE : LINKS_IN_CODE),
    // A missing file with a usual name is no defect if code may link others.
    ...findings.flat().filter(({ message }) => site.linksAreKnown || message !== MISSING_FILE),
  ];
};

const MISSING_FILE = 'The file is missing.';

/** Feed readers, crawlers and image viewers request /favicon.ico without parsing a page. */
const checkRootIcon = async (site: Site, page: SitePage): Promise<readonly SiteFinding[]> => {
  // Below a base path, the root of the host belongs to another site.
  if (site.basePath !== '/') return [];
  const resource = await site.load(new URL('/favicon.ico', page.url).href);
  if (!isUnread(resource)) return [...checkIco(resource), ...checkMediaType(resource)];
  const { icons } = iconLinks(page.tags);
  const isShown = !site.linksAreKnown || icons.some(link => !isFormat(link, 'svg'));
  if (resource.level !== 'error') return [];
  return findingsAbout('/favicon.ico')[isShown ? 'warning' : 'error'](
    'The file is missing; feed readers, crawlers and older browsers request it.',
    'Put favicon.ico into the root of the site.',
  );
};

/** Checks the heads of the other pages. Merges equal findings. */
const checkOtherHeads = (pages: readonly SitePage[]): readonly SiteFinding[] => {
  const groups = new Map<string, { readonly finding: SiteFinding; readonly names: string[] }>();
  for (const page of pages) {
    const isWithout = iconLinks(page.tags).icons.length === 0 && !isRedirect(page.tags);
    for (const finding of [...(isWithout ? NO_ICON : []), ...checkDefects(page)]) {
      const known = groups.get(finding.message);
      if (known) known.names.push(page.name);
      else groups.set(finding.message, { finding, names: [page.name] });
    }
  }
  return [...groups.values()].map(({ finding, names }) => ({ ...finding, subject: namesOf(names, 'page') }));
};

const NO_ICON = findingsAbout('').warning(
  'No icon is linked.',
  'Add the elements of head.html to every page.',
);

const isRedirect = (tags: readonly HeadTag[]): boolean =>
  tags.some(({ attributes }) => attributes['http-equiv']?.toLowerCase() === 'refresh');

interface LinkedFile<Kind = IconKind> {
  readonly link: HeadTag;
  readonly kind: Kind;
  readonly address: string | undefined;
  readonly pages: SitePage[];
}

type IconKind = 'icons' | 'touchIcons' | 'maskIcons' | 'manifests';

const linkedFiles = <Kind extends IconKind | 'pictures'>(
  site: Site,
  pages: readonly SitePage[],
  kinds: readonly Kind[],
): readonly LinkedFile<Kind>[] => {
  const files = new Map<string, LinkedFile<Kind>>();
  for (const page of pages) {
    const links = iconLinks(page.tags);
    const base = baseUrlOf(page);
    // Browsers use only the first manifest.
    for (const kind of kinds)
      for (const link of kind === 'manifests' ? links[kind].slice(0, 1) : links[kind]) {
        const { href = '', type, sizes, color } = link.attributes;
        if (isTemplate(href) && !isData(href) && !/^%[A-Za-z][\w.]*%/.test(href)) continue;
        const address = isData(href) ? href : site.resolve(href, base);
        const key = JSON.stringify([kind, address ?? href, type, sizes, color]);
        const known = files.get(key);
        if (known) known.pages.push(page);
        else files.set(key, { link, kind, address, pages: [page] });
      }
  }
  return [...files.values()];
};

const checkLinks = async (site: Site, pages: readonly SitePage[]): Promise<readonly SiteFinding[]> => {
  const icons = linkedFiles(site, pages, Object.keys(CHECKS) as IconKind[]);
  const findings = await Promise.all(icons.map(file => checkFile(site, file)));
  // Loads pictures after all icons, because each page can have one of its own, and the number of loads is limited.
  const pictures = await Promise.all(
    linkedFiles(site, pages, ['pictures']).map(({ link: { attributes }, address, pages: linking }) =>
      checkPicture(site, {
        subject: subjectOf(linking),
        kind: attributes.rel ?? '',
        href: attributes.href ?? '',
        address,
      }),
    ),
  );
  return [...findings, ...pictures].flat();
};

const subjectOf = (pages: readonly SitePage[]): string =>
  namesOf([...new Set(pages.map(({ name }) => name))], 'page');

type Linked = Pick<LinkedFile, 'link'> & {
  readonly declared: Parameters<typeof checkDeclared>[1];
  readonly site: Site;
  readonly page: SitePage;
};

type Check = (resource: SiteFile, linked: Linked) => readonly SiteFinding[] | Promise<readonly SiteFinding[]>;

const checkFile = async (
  site: Site,
  { link, kind, address, pages }: LinkedFile,
): Promise<readonly SiteFinding[]> => {
  const [page] = pages as [SitePage];
  const { href = '', type = '', sizes = '', color = '' } = link.attributes;
  const subject = subjectOf(pages);
  const finding = findingsAbout(subject);
  const colors = kind === 'maskIcons' ? checkColor(subject, 'The color of mask-icon', color) : [];
  const resource = await loadLinked(site, href, address);
  if (resource === undefined)
    return finding.error('An icon is a data URL that cannot be decoded.', 'Correct the data URL.');
  if (!isUnread(resource))
    return compact(await CHECKS[kind](resource, { declared: { type, sizes }, link, site, page }), colors);
  if (resource === TOO_MANY) return TOO_MANY_FILES;
  if (!site.page)
    return findingsAbout(href)[resource.level](
      `The file ${resource.problem}.`,
      'Add it, or check the page that links another.',
    );
  const name = shortened(href) || 'A link without href';
  return compact(
    finding[resource.level](
      resource === MISSING ? `${name} is linked but missing.` : `${name} ${resource.problem}.`,
      resource.fix ?? 'Copy the file or remove the link.',
    ),
    colors,
  );
};

const checkIcon: Check = (resource, { declared, link }) => {
  const { name, mediaTypes } = formatOf(resource.bytes);
  const type = checkMediaType(resource);
  const is = (format: 'svg' | 'ico' | 'png', { name: formatName }: Format) =>
    isFormat(link, format) || name === formatName;
  if (is('svg', SVG)) return [...type, ...checkSvg(resource), ...checkDeclared(resource, declared)];
  if (is('ico', ICO))
    return compact(type, checkIco(resource), name === ICO.name && checkDeclared(resource, declared));
  if (is('png', PNG)) {
    const pixels = readPixels(resource);
    if (isFindings(pixels)) return [...type, ...pixels];
    return compact(
      type,
      checkSquare(resource, pixels),
      checkDeclared(resource, declared),
      checkWeight(resource),
    );
  }
  return compact(
    type,
    checkDeclared(resource, declared),
    mediaTypes.length === 0 &&
      findingsAbout(resource.name).error(
        `The file is ${name}, not a picture.`,
        'Link a PNG, an SVG or an ICO.',
      ),
  );
};

const CHECKS = {
  icons: checkIcon,
  touchIcons: (resource, { declared }) => [
    ...checkTouchIcon(resource),
    ...checkMediaType(resource),
    ...checkDeclared(resource, declared),
  ],
  maskIcons: resource => [...checkMaskIcon(resource), ...checkMediaType(resource)],
  manifests: async (resource, { site, page }) => [
    ...checkMediaType(resource),
    ...(await checkManifest(site, resource, page)),
  ],
} as const satisfies Record<IconKind, Check>;
