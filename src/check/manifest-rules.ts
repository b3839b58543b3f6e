// Rules for the web application manifest and its icons.
import { type Finding, findingsAbout } from './finding.ts';
import { checkMaskable, checkStatedSize, checkWeight, isFinding, readPixels } from './png-rules.ts';
import type { Resource, Site } from './site.ts';

interface ManifestIcon {
  readonly src?: unknown;
  readonly sizes?: unknown;
  readonly type?: unknown;
  readonly purpose?: unknown;
}

/** Icon sizes that Chromium requires to install a site. */
const REQUIRED_SIDES = [192, 512];

export const checkManifest = async (
  site: Site,
  manifest: Resource,
  base: string,
): Promise<readonly Finding[]> => {
  const finding = findingsAbout(manifest.name);
  const json = parseObject(manifest.bytes);
  if (typeof json === 'string')
    return [finding('error', `The manifest is not usable: ${json}.`, 'Correct the JSON.')];
  const icons: readonly ManifestIcon[] = Array.isArray(json.icons) ? json.icons.filter(isObject) : [];
  const perIcon = await Promise.all(icons.map(icon => checkIcon(site, icon, { manifest, base })));
  return [...checkMembers(json, icons, finding), ...perIcon.flat()];
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the manifest, or its defect as text. */
const parseObject = (bytes: Uint8Array): Readonly<Record<string, unknown>> | string => {
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isObject(json) ? json : 'it is not a JSON object';
  } catch (error) {
    return (error as Error).message;
  }
};

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
): readonly Finding[] => {
  const missing = REQUIRED_SIDES.filter(
    side =>
      !icons.some(
        icon =>
          (isForAny(icon) && /\bany\b/.test(textOf(icon.sizes))) ||
          (textOf(icon.sizes).includes(`${side}x${side}`) && isForAny(icon)),
      ),
  );
  return [
    ...(textOf(name) || textOf(short_name)
      ? []
      : [finding('warning', 'It has no name.', 'Add name and short_name.')]),
    ...(missing.length > 0
      ? [
          finding(
            'warning',
            `It has no icon of ${missing.map(side => `${side}x${side}`).join(' and ')} for any purpose, so Chromium cannot install the site.`,
            'Add android-chrome-192x192.png and android-chrome-512x512.png.',
          ),
        ]
      : []),
    ...(icons.some(icon => purposesOf(icon).includes('maskable'))
      ? []
      : [
          finding(
            'warning',
            'It has no maskable icon, so Android shows the icon small on a white disc.',
            'Add an icon with "purpose": "maskable".',
          ),
        ]),
    ...(icons.some(icon => purposesOf(icon).includes('maskable') && isForAny(icon))
      ? [
          finding(
            'warning',
            'An icon has the purposes any and maskable: it looks wrong as one of them.',
            'Use two images, one with "purpose": "any" and one with "purpose": "maskable".',
          ),
        ]
      : []),
    ...(start_url === undefined || !/^(standalone|fullscreen|minimal-ui)$/.test(textOf(display))
      ? [
          finding(
            'info',
            'Without start_url and a display mode such as standalone, the site cannot be installed.',
            'Add "start_url": "./" and "display": "standalone".',
          ),
        ]
      : []),
  ];
};

const checkIcon = async (
  site: Site,
  icon: ManifestIcon,
  { manifest, base }: { readonly manifest: Resource; readonly base: string },
): Promise<readonly Finding[]> => {
  const src = textOf(icon.src);
  const finding = findingsAbout(manifest.name);
  if (src === '') return [finding('error', 'An icon has no src.', 'Add the URL of the image.')];
  if (src.startsWith('data:')) return [];
  const resource = await site.load(src, base);
  if (!resource) return [finding('error', `Its icon ${src} is missing.`, 'Copy the file or correct src.')];
  if (/\.(svg|webp)$/.test(src)) return [];
  const pixels = readPixels(resource);
  if (isFinding(pixels)) return [pixels];
  return [
    ...checkStatedSize(resource, pixels, textOf(icon.sizes)),
    ...(purposesOf(icon).includes('maskable') ? checkMaskable(resource, pixels) : []),
    ...checkWeight(resource),
  ];
};
