// Site check: runs every rule on every icon.
import { checkColor, checkDeclared, checkMediaType } from './declared-rules.ts';
import { formatOf, ICO, PNG, SVG } from './file-format.ts';
import { checkHead, LINKS_IN_CODE } from './head-rules.ts';
import { checkIco, checkTouchIcon, checkWeight, isFinding, readPixels } from './image-rules.ts';
import { checkManifest } from './manifest-rules.ts';
import {
  dataResource,
  findingsAbout,
  type HeadTag,
  iconLinks,
  isFormat,
  isTemplate,
  isUnread,
  limitLoads,
  MAXIMUM_FILES,
  type Site,
  type SiteFile,
  type SiteFinding,
  type SitePage,
  shortened,
  TOO_MANY,
} from './site.ts';
import { checkMaskIcon, checkSvg } from './svg-rules.ts';

const NO_PAGE = {
  level: 'info',
  subject: 'page',
  message: 'No page was found, so the check covers only files with the usual names.',
  fix: 'Check a folder with index.html, or the URL of the site.',
} as const satisfies SiteFinding;

/** Links assumed for a folder without a page. */
const USUAL_LINKS: readonly HeadTag[] = [
  { rel: 'icon', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
].map(attributes => ({ name: 'link', attributes }));

const TOO_MANY_FILES = {
  level: 'info',
  subject: 'page',
  message: `The pages link more than ${MAXIMUM_FILES} files, and the check loaded no more.`,
  fix: 'Link fewer icons: three are enough.',
} as const satisfies SiteFinding;

const LEVELS = ['error', 'warning', 'info'];

/** Returns unique findings, most severe first. */
export const checkSite = async (opened: Site): Promise<readonly SiteFinding[]> => {
  const site = limitLoads(opened);
  const found = await Promise.all(
    site.page
      ? [
          checkHead(site.page.name, iconLinks(site.page.tags), { isComplete: site.linksAreKnown }),
          checkRootIcon(site, site.page),
          checkLinks(site, site.page),
          ...site.otherPages.map(page => checkLinks(site, page)),
          checkOtherHeads(site.otherPages),
        ]
      : [checkUsualFiles(site)],
  );
  const unique = new Map(found.flat().map(finding => [JSON.stringify(finding), finding]));
  return [...unique.values()].sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
};

/** Checks the files with usual names in a folder without a page. */
const checkUsualFiles = async (site: Site): Promise<readonly SiteFinding[]> => {
  const page: SitePage = { name: 'page', url: 'http://site/', tags: USUAL_LINKS };
  const hrefs = ['/favicon.ico', ...USUAL_LINKS.map(({ attributes }) => attributes.href ?? '')];
  const results = await Promise.all(hrefs.map(href => site.load(href)));
  if (results.every(isUnread) && site.linksAreKnown)
    return [
      findingsAbout('page')(
        'error',
        'This is not a site: it has neither a page nor an icon with a usual name.',
        'Check a folder with index.html, or the URL of the site.',
      ),
    ];
  const findings = await Promise.all([checkRootIcon(site, page), checkLinks(site, page)]);
  return [
    ...(site.linksAreKnown ? [NO_PAGE] : [LINKS_IN_CODE]),
    // If code may add links, a missing usual file is no defect.
    ...findings.flat().filter(({ message }) => site.linksAreKnown || message !== MISSING_FILE),
  ];
};

const MISSING_FILE = 'The file is missing.';

/** Feed readers, crawlers and image viewers request /favicon.ico without parsing a page. */
const checkRootIcon = async (site: Site, page: SitePage): Promise<readonly SiteFinding[]> => {
  // If the site has a base path, the root of the host belongs to another site.
  if (site.basePath !== '/') return [];
  const resource = await site.load('/favicon.ico', new URL('/', page.url).href);
  if (!isUnread(resource)) return [...checkIco(resource), ...checkMediaType(resource)];
  const { icons } = iconLinks(page.tags);
  const isShown = !site.linksAreKnown || icons.some(link => !isFormat(link, 'svg'));
  if (resource.level !== 'error') return [];
  return [
    findingsAbout('/favicon.ico')(
      isShown ? 'warning' : 'error',
      'The file is missing; feed readers, crawlers and older browsers request it.',
      'Put favicon.ico into the root of the site.',
    ),
  ];
};

const MAXIMUM_NAMES = 5;

/** Warns about further pages without icon links: pages do not inherit links from each other. */
const checkOtherHeads = (pages: readonly SitePage[]): readonly SiteFinding[] => {
  const names = pages
    .filter(({ tags }) => iconLinks(tags).icons.length === 0 && !isRedirect(tags))
    .map(({ name }) => shortened(name));
  if (names.length === 0) return [];
  const shown = names.slice(0, MAXIMUM_NAMES).join(', ');
  const rest = names.length > MAXIMUM_NAMES ? ` and ${names.length - MAXIMUM_NAMES} more` : '';
  return [
    findingsAbout(names[0] ?? '')(
      'warning',
      `No icon is linked in ${names.length === 1 ? 'this page' : `${names.length} pages: ${shown}${rest}`}.`,
      'Add the elements of head.html to every page.',
    ),
  ];
};

const isRedirect = (tags: readonly HeadTag[]): boolean =>
  tags.some(({ attributes }) => attributes['http-equiv']?.toLowerCase() === 'refresh');

const checkLinks = async (site: Site, page: SitePage): Promise<readonly SiteFinding[]> => {
  const links = iconLinks(page.tags);
  const found = await Promise.all([
    ...links.icons.map(link => checkLink(site, page, link, checkIcon)),
    ...links.touchIcons.map(link =>
      checkLink(site, page, link, (resource, declared) => [
        ...checkTouchIcon(resource),
        ...checkMediaType(resource),
        ...checkDeclared(resource, declared, readPixels(resource)),
      ]),
    ),
    ...links.maskIcons.map(link =>
      checkLink(site, page, link, resource => [...checkMaskIcon(resource), ...checkMediaType(resource)]),
    ),
    ...links.manifests
      .slice(0, 1)
      .map(link =>
        checkLink(site, page, link, async resource => [
          ...checkMediaType(resource),
          ...(await checkManifest(site, resource, page)),
        ]),
      ),
    ...links.maskIcons.map(({ attributes }) =>
      checkColor(page.name, 'The color of mask-icon', attributes.color ?? ''),
    ),
  ]);
  return found.flat();
};

type Check = (
  resource: SiteFile,
  declared: { readonly type: string; readonly sizes: string },
  link: HeadTag,
) => readonly SiteFinding[] | Promise<readonly SiteFinding[]>;

const checkLink = async (
  site: Site,
  page: SitePage,
  link: HeadTag,
  check: Check,
): Promise<readonly SiteFinding[]> => {
  const { href = '', type = '', sizes = '' } = link.attributes;
  const isData = /^data:/i.test(href);
  if (isTemplate(href) && !isData && !/^%[A-Za-z][\w.]*%/.test(href)) return [];
  const resource = isData
    ? dataResource(href)
    : await site.load(href, page === site.page ? undefined : page.url);
  const finding = findingsAbout(page.name);
  if (resource === undefined)
    return [finding('error', 'An icon is a data URL that cannot be decoded.', 'Correct the data URL.')];
  if (!isUnread(resource)) return check(resource, { type, sizes }, link);
  if (resource === TOO_MANY) return [TOO_MANY_FILES];
  if (!site.page)
    return [
      findingsAbout(href)(
        resource.level,
        `The file ${resource.problem}.`,
        'Add it, or check the page that links another.',
      ),
    ];
  const name = shortened(href) || 'A link without href';
  return [
    finding(
      resource.level,
      resource.problem === 'is missing' ? `${name} is linked but missing.` : `${name} ${resource.problem}.`,
      resource.fix ?? 'Copy the file or remove the link.',
    ),
  ];
};

const checkIcon: Check = (resource, declared, link) => {
  const found = formatOf(resource.bytes);
  const type = checkMediaType(resource);
  if (isFormat(link, 'svg') || found === SVG)
    return [...type, ...checkSvg(resource), ...checkDeclared(resource, declared)];
  if (isFormat(link, 'ico') || found === ICO)
    return [...type, ...checkIco(resource), ...checkDeclared(resource, declared)];
  if (found !== PNG && !isFormat(link, 'png'))
    return [
      ...type,
      ...checkDeclared(resource, declared),
      ...(found.mediaTypes.length > 0
        ? []
        : [
            findingsAbout(resource.name)(
              'error',
              `The file is ${found.name}, not a picture.`,
              'Link a PNG, an SVG or an ICO.',
            ),
          ]),
    ];
  const pixels = readPixels(resource);
  if (isFinding(pixels)) return [...type, pixels];
  return [...type, ...checkDeclared(resource, declared, pixels), ...checkWeight(resource)];
};
