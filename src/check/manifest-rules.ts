import { isObject, toError } from '../model/unknown-value.ts';
import { checkColor, checkDeclared } from './declared-rules.ts';
import { formatOf, PNG } from './file-format.ts';
import { checkMaskable, checkSquare, checkWeight, isFindings, readPixels } from './image-rules.ts';
import { checkPicture } from './picture-rules.ts';
import {
  compact,
  findingsAbout,
  isUnread,
  loadLinked,
  MAXIMUM_FILES,
  type Site,
  type SiteFile,
  type SiteFinding,
  type SitePage,
  shortened,
} from './site.ts';

type ManifestIcon = Readonly<Partial<Record<'src' | 'sizes' | 'size' | 'type' | 'purpose', unknown>>>;

/** Icon sizes that Chromium requires to install a site. */
const REQUIRED_SIDES = [192, 512];

export const checkManifest = async (
  site: Site,
  manifest: SiteFile,
  page: SitePage,
): Promise<readonly SiteFinding[]> => {
  const finding = findingsAbout(manifest.name);
  const json = parseObject(manifest.bytes);
  if (typeof json === 'string')
    return finding.error(`The manifest is not usable: ${json}.`, 'Correct the JSON.');
  const icons: readonly ManifestIcon[] = objectsOf(json.icons);
  const perIcon = await Promise.all(
    icons.slice(0, MAXIMUM_FILES).map(icon => checkIcon(site, icon, manifest)),
  );
  const pictures = [
    ...objectsOf(json.screenshots).map(({ src }) => ({ kind: 'screenshot', href: textOf(src) })),
    ...objectsOf(json.shortcuts).flatMap(({ icons }) =>
      objectsOf(icons).map(({ src }) => ({ kind: 'shortcut icon', href: textOf(src) })),
    ),
  ];
  const perPicture = await Promise.all(
    pictures
      .slice(0, MAXIMUM_FILES)
      .map(({ kind, href }) =>
        checkPicture(site, { subject: manifest.name, kind, href, address: site.resolve(href, manifest.url) }),
      ),
  );
  return [
    ...checkMembers(json, icons, finding),
    ...checkColor(manifest.name, 'theme_color', json.theme_color),
    ...checkColor(manifest.name, 'background_color', json.background_color),
    ...checkAddresses(site, json, manifest, page),
    ...perIcon.flat(),
    ...perPicture.flat(),
  ];
};

/** Checks the URLs in a manifest. Source: W3C Web Application Manifest, start_url and scope. */
const checkAddresses = (
  { basePath }: Site,
  { start_url, scope }: Readonly<Record<string, unknown>>,
  manifest: SiteFile,
  page: SitePage,
): readonly SiteFinding[] => {
  const resolve = (value: unknown) =>
    typeof value === 'string' && URL.canParse(value, manifest.url) ? new URL(value, manifest.url) : undefined;
  const start = resolve(start_url);
  const { origin } = new URL(page.url);
  const elsewhere = (problem: string) =>
    findingsAbout(manifest.name).warning(
      `start_url is ${shortened(String(start_url))}, ${problem}.`,
      'Write "start_url": "./".',
    );
  if (start_url === undefined || start_url === '') return [];
  if (!start) return elsewhere('which is not a URL');
  if (start.origin !== origin) return elsewhere('on another site than the page, so browsers ignore it');
  if (!start.pathname.startsWith(basePath) && `${start.pathname}/` !== basePath)
    return elsewhere(`outside of the site at ${shortened(basePath)}, so the installed site opens another`);
  const within = resolve(scope);
  return within && !start.href.startsWith(within.href.replace(/[?#].*/s, ''))
    ? elsewhere(`outside of the scope ${shortened(String(scope))}, so browsers ignore the scope`)
    : [];
};

const parseObject = (bytes: Uint8Array): Readonly<Record<string, unknown>> | string => {
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isObject(json) ? json : 'it is not a JSON object';
  } catch (error) {
    return shortened(toError(error).message);
  }
};

const objectsOf = (list: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(list) ? list.filter(isObject) : [];
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const purposesOf = ({ purpose }: ManifestIcon): readonly string[] =>
  textOf(purpose).toLowerCase().split(/\s+/).filter(Boolean);
const isForAny = (icon: ManifestIcon): boolean => {
  const purposes = purposesOf(icon);
  return purposes.length === 0 || purposes.includes('any');
};

const checkMembers = (
  { name, short_name, start_url, display }: Readonly<Record<string, unknown>>,
  icons: readonly ManifestIcon[],
  finding: ReturnType<typeof findingsAbout>,
): readonly SiteFinding[] => {
  const missing = REQUIRED_SIDES.filter(
    side =>
      !icons.some(
        icon =>
          (isForAny(icon) && /\bany\b/.test(textOf(icon.sizes))) ||
          (textOf(icon.sizes).includes(`${side}x${side}`) && isForAny(icon)),
      ),
  );
  const unsized = icons.filter(({ sizes }) => textOf(sizes).trim() === '');
  const maskable = icons.filter(icon => purposesOf(icon).includes('maskable'));
  return compact(
    !textOf(name) && !textOf(short_name) && finding.warning('It has no name.', 'Add name and short_name.'),
    missing.length > 0 &&
      finding.warning(
        `It has no icon of ${missing.map(side => `${side}x${side}`).join(' and ')} for any purpose, so Chromium cannot install the site.`,
        'Add android-chrome-192x192.png and android-chrome-512x512.png.',
      ),
    unsized.some(({ size }) => size === undefined) &&
      finding.warning(
        'An icon has no sizes, so browsers do not know when to use it.',
        'Add the size of the image, such as "sizes": "192x192".',
      ),
    unsized.some(({ size }) => size !== undefined) &&
      finding.warning('An icon has the member size, which browsers ignore.', 'Rename size to sizes.'),
    maskable.length === 0 &&
      finding.warning(
        'It has no maskable icon, so Android shows the icon small on a white disc.',
        'Add an icon with "purpose": "maskable".',
      ),
    maskable.some(isForAny) &&
      finding.warning(
        'An icon has the purposes any and maskable: it looks wrong as one of them.',
        'Use two images, one with "purpose": "any" and one with "purpose": "maskable".',
      ),
    (start_url === undefined || !/^(standalone|fullscreen|minimal-ui)$/.test(textOf(display))) &&
      finding.info(
        'Without start_url and a display mode such as standalone, the site cannot be installed.',
        'Add "start_url": "./" and "display": "standalone".',
      ),
  );
};

const checkIcon = async (
  site: Site,
  icon: ManifestIcon,
  manifest: SiteFile,
): Promise<readonly SiteFinding[]> => {
  const src = textOf(icon.src);
  const finding = findingsAbout(manifest.name);
  if (src === '') return finding.error('An icon has no src.', 'Add the URL of the image.');
  const resource = await loadLinked(site, src, site.resolve(src, manifest.url));
  if (!resource) return finding.error('An icon is a data URL that cannot be decoded.', 'Correct src.');
  if (isUnread(resource))
    return finding[resource.level](
      `Its icon ${shortened(src)} ${resource.problem}.`,
      'Copy the file or correct src.',
    );
  const declared = { type: textOf(icon.type), sizes: textOf(icon.sizes) };
  const found = formatOf(resource.bytes);
  if (found.mediaTypes.length > 0 && found !== PNG) return checkDeclared(resource, declared);
  const pixels = readPixels(resource);
  if (isFindings(pixels)) return pixels;
  return [
    ...checkSquare(resource, pixels),
    ...checkDeclared(resource, declared),
    ...(purposesOf(icon).includes('maskable') ? checkMaskable(resource, pixels) : []),
    ...checkWeight(resource),
  ];
};
