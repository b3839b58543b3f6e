// Package plan: one row per image file with its content, format and sizes.
import { DOUBLE_PIXELS, ICO_SIZES, SMALL_PIXELS } from '../compose/defaults.ts';
import type { RenderTarget } from '../compose/favicon.ts';

import { emojiName } from '../contract/export/drawn-text.ts';
import type { ExportRequest, ExportSource } from '../contract/export/export-request.ts';
import type { Library } from '../model/icon.ts';

export interface ImageFile {
  readonly path: `${string}.${ImageFormat}`;
  readonly format: ImageFormat;
  /** With `adaptive`, `prefers-color-scheme` selects the look. Without a dark look, `adaptive` equals `light`. */
  readonly scheme: 'light' | 'dark' | 'adaptive';
  readonly role: RenderTarget['role'];
  /** Side lengths in pixels: one for a PNG, several for an ICO. For an SVG, the sizes of its small drawings. */
  readonly pixels: readonly number[];
  /** Height of a banner in pixels. `pixels` is its width. */
  readonly height?: number;
  /** The purpose of the image in the manifest, if the manifest lists it. */
  readonly purpose?: 'any' | 'maskable' | 'monochrome';
}

export type ImageFormat = 'svg' | 'png' | 'ico';

const svg = (name: string, scheme: ImageFile['scheme'], pixels: readonly number[]): ImageFile => ({
  path: `${name}.svg`,
  format: 'svg',
  scheme,
  role: 'any',
  pixels,
});

const ico = (name: string, pixels: readonly number[]): ImageFile => ({
  path: `${name}.ico`,
  format: 'ico',
  scheme: 'light',
  role: 'any',
  pixels,
});

const png = (name: string, role: ImageFile['role'], side: number): ImageFile => ({
  path: `${name}.png`,
  format: 'png',
  scheme: 'light',
  role,
  pixels: [side],
});

const forManifest = (image: ImageFile, purpose: ImageFile['purpose'] & string): ImageFile => ({
  ...image,
  purpose,
});

/**
 * Images of every package, unless `imageFiles` leaves some out. Raster images show the light look, because they
 * cannot adapt to the color scheme.
 */
export const IMAGE_FILES: readonly ImageFile[] = [
  svg('favicon', 'adaptive', [SMALL_PIXELS]),
  svg('favicon-2x', 'adaptive', [SMALL_PIXELS, DOUBLE_PIXELS]),
  svg('favicon-dark', 'dark', [SMALL_PIXELS]),
  ico('favicon', ICO_SIZES),
  png('apple-touch-icon', 'touch', 180),
  png('favicon-96x96', 'any', 96),
  forManifest(png('android-chrome-192x192', 'any', 192), 'any'),
  forManifest(png('android-chrome-512x512', 'any', 512), 'any'),
  forManifest(png('android-chrome-maskable-192x192', 'maskable', 192), 'maskable'),
  forManifest(png('android-chrome-maskable-512x512', 'maskable', 512), 'maskable'),
];

/** Manifest icons for requests with a monochrome icon. */
export const MONOCHROME_FILES: readonly ImageFile[] = [
  forManifest(png('android-chrome-monochrome-192x192', 'monochrome', 192), 'monochrome'),
  forManifest(png('android-chrome-monochrome-512x512', 'monochrome', 512), 'monochrome'),
];

/** The size that social networks recommend for link previews. */
const OG_IMAGE: ImageFile = { ...png('og-image', 'touch', 1200), height: 630 };

/**
 * The images of a package in their order. `hasSvg` is false for pixel artwork that looks the same in both color
 * schemes. Its SVG would show no more than the PNG and ICO files. favicon-2x.svg needs `responsiveSvg`, because it
 * differs from favicon.svg only in its small drawings.
 */
export const imageFiles = ({
  dark,
  hasSvg,
  manifest,
  hasOgImage,
  responsiveSvg,
}: Pick<ExportRequest, 'dark' | 'manifest' | 'hasOgImage' | 'responsiveSvg'> & {
  readonly hasSvg: boolean;
}): readonly ImageFile[] => [
  ...IMAGE_FILES.filter(
    ({ path, scheme, format }) =>
      (scheme !== 'dark' || dark !== undefined) &&
      (hasSvg || format !== 'svg') &&
      (responsiveSvg || path !== 'favicon-2x.svg'),
  ),
  ...(manifest.hasMonochrome ? MONOCHROME_FILES : []),
  ...(hasOgImage ? [OG_IMAGE] : []),
];

/** File name of a package, such as `lucide-rocket-favicon.zip` or `initials-AB-favicon.zip`. */
export const packageFileName = (source: ExportSource): string => {
  return `${safeName(STEMS[source.kind](source as never))}-favicon.zip`;
};

const STEMS: { readonly [Kind in ExportSource['kind']]: (source: SourceOf<Kind>) => string } = {
  icon: ({ library, name }) => `${library}-${name}`,
  initials: ({ text }) => `initials-${text}`,
  artwork: () => 'artwork',
  emoji: ({ emoji }) => `emoji-${emojiName(emoji)}`,
};

type SourceOf<Kind> = Extract<ExportSource, { readonly kind: Kind }>;

/** File name of a library's license, such as `LICENSE-lucide.txt`. */
export const licenseFileName = ({ slug }: Pick<Library, 'slug'>): string => `LICENSE-${safeName(slug)}.txt`;

/**
 * Replaces all characters except letters, digits, marks and hyphens. No file system or archive tool then reads the
 * name as a path.
 */
const safeName = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N}-]+/gu, '-');
