// Site check: runs every rule on every icon.
import { type Finding, findingsAbout } from './finding.ts';
import { checkHead } from './head-rules.ts';
import { checkIco } from './ico-rules.ts';
import { type HeadTag, iconLinks, isFormat } from './icon-links.ts';
import { checkManifest } from './manifest-rules.ts';
import { checkMediaType } from './media-type-rules.ts';
import { checkStatedSize, checkTouchIcon, checkWeight, isFinding, readPixels } from './png-rules.ts';
import type { Resource, Site } from './site.ts';
import { checkSvg } from './svg-rules.ts';

const NO_PAGE = {
  level: 'info',
  subject: 'page',
  message: 'No page was found, so the check covers only files with the usual names.',
  fix: 'Check a folder with index.html, or the URL of the site.',
} as const satisfies Finding;

/** Links assumed for a folder without a page. */
const USUAL_LINKS: readonly HeadTag[] = [
  { rel: 'icon', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
].map(attributes => ({ name: 'link', attributes }));

const LEVELS = ['error', 'warning', 'info'];

/** Returns unique findings, most severe first. */
export const checkSite = async (site: Site): Promise<readonly Finding[]> => {
  const { page } = site;
  const links = iconLinks(page ? page.tags : USUAL_LINKS);
  const subject = page?.name ?? 'page';
  const found = await Promise.all([
    page ? checkHead(page.name, links) : [NO_PAGE],
    checkRootIcon(site),
    ...links.icons.map(link => checkLink(site, subject, link, checkIcon)),
    ...links.touchIcons.map(link =>
      checkLink(site, subject, link, async resource => [
        ...checkTouchIcon(resource),
        ...checkMediaType(resource),
      ]),
    ),
    ...links.manifests
      .slice(0, 1)
      .map(link =>
        checkLink(site, subject, link, async resource => [
          ...checkMediaType(resource),
          ...(await checkManifest(site, resource, manifestBase(link, resource))),
        ]),
      ),
  ]);
  const unique = new Map(found.flat().map(finding => [JSON.stringify(finding), finding]));
  return [...unique.values()].sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
};

/** Feed readers, crawlers and image viewers request /favicon.ico without parsing a page. */
const checkRootIcon = async (site: Site): Promise<readonly Finding[]> => {
  const resource = await site.load('/favicon.ico');
  return resource
    ? [...checkIco(resource), ...checkMediaType(resource)]
    : [
        findingsAbout('/favicon.ico')(
          'error',
          'The file is missing; feed readers, crawlers and older browsers request it.',
          'Put favicon.ico into the root of the site.',
        ),
      ];
};

type Check = (resource: Resource, link: HeadTag) => Promise<readonly Finding[]>;

const checkLink = async (
  site: Site,
  page: string,
  link: HeadTag,
  check: Check,
): Promise<readonly Finding[]> => {
  const { href = '' } = link.attributes;
  // Template expressions: the URL is unknown until the page is rendered.
  if (/^data:|[{}<]/.test(href)) return [];
  const resource = await site.load(href);
  if (resource) return check(resource, link);
  if (!site.page)
    return [
      findingsAbout(href)('error', 'The file is missing.', 'Add it, or check the page that links another.'),
    ];
  return [
    findingsAbout(page)(
      'error',
      `${href || 'A link without href'} is linked but missing.`,
      'Copy the file or remove the link.',
    ),
  ];
};

const checkIcon: Check = async (resource, link) => {
  const type = checkMediaType(resource);
  if (isFormat(link, 'svg')) return [...type, ...checkSvg(resource)];
  if (isFormat(link, 'ico')) return [...type, ...checkIco(resource)];
  if (!/\.png([?#]|$)/i.test(link.attributes.href ?? '')) return type;
  const pixels = readPixels(resource);
  if (isFinding(pixels)) return [...type, pixels];
  return [
    ...type,
    ...checkStatedSize(resource, pixels, link.attributes.sizes ?? ''),
    ...checkWeight(resource),
  ];
};

/** URLs in a manifest are relative to the manifest. */
const manifestBase = ({ attributes: { href = '' } }: HeadTag, { name }: Resource): string =>
  /^https?:/.test(name) ? name : href;
