// Package plan: a row per image file with content, format and sizes.
import { DOUBLE_PIXELS, ICO_SIZES, SMALL_PIXELS } from '../compose/defaults.ts';
import type { RenderTarget } from '../compose/favicon.ts';
import { emojiName } from '../contract/export/drawn-text.ts';
import type { ExportSource } from '../contract/export/export-request.ts';
import type { Part } from '../contract/export/field.ts';
import type { ResolvedDesign } from '../contract/export/resolved-design.ts';
import type { Library } from '../model/icon.ts';
import { startupImages } from './startup-images.ts';

export interface ImageFile {
  readonly path: `${string}.${ImageFormat}`;
  readonly format: ImageFormat;
  /** `adaptive`: `prefers-color-scheme` selects the look. Equals `light` in a package without a dark look. */
  readonly scheme: 'light' | 'dark' | 'adaptive';
  readonly role: RenderTarget['role'];
  readonly part: Part;
  /** Side lengths in pixels: one for a PNG, several for an ICO. For an SVG, the sizes that have small drawings. */
  readonly pixels: readonly number[];
  /** Height of a banner in pixels. `pixels` is the width. */
  readonly height?: number;
  readonly purpose?: 'any' | 'maskable' | 'monochrome';
  /** The screens that show a launch screen. */
  readonly media?: string;
  /** Names the readers of the file, for README.txt. Files with the same readers share a line. */
  readonly readers: string;
  readonly isIn?: (request: PlannedRequest) => boolean;
}

export type ImageFormat = 'svg' | 'png' | 'ico';

/** `hasSvg` is false if PNG and ICO files show everything: bitmap artwork that looks the same in both color schemes. */
type PlannedRequest = Pick<ResolvedDesign, 'dark' | 'manifest' | 'site' | 'responsiveSvg'> & {
  readonly hasSvg: boolean;
};

const image = (
  path: ImageFile['path'],
  role: ImageFile['role'],
  sides: number | readonly number[],
  row: Pick<ImageFile, 'readers'> & Partial<ImageFile>,
) => ({
  path,
  format: path.slice(path.lastIndexOf('.') + 1) as ImageFormat,
  scheme: 'light' as const,
  role,
  part: 'tab' as const,
  pixels: typeof sides === 'number' ? [sides] : sides,
  ...row,
});

const android = (
  purpose: 'any' | 'maskable' | 'monochrome',
  isIn?: ImageFile['isIn'],
): readonly ImageFile[] =>
  [192, 512].map(side => {
    const readers = 'Android and installed apps, through site.webmanifest';
    const path = `android-chrome-${purpose === 'any' ? '' : `${purpose}-`}${side}x${side}.png` as const;
    return image(path, purpose, side, { part: 'app', purpose, readers, ...(isIn && { isIn }) });
  });

/**
 * The images of a package. PNG and ICO files show the light look, because they cannot adapt to the color scheme.
 * favicon-2x.svg needs `responsiveSvg`, because it differs from favicon.svg only in its small drawings. The last image
 * has the size that social networks recommend for link previews.
 */
export const IMAGE_FILES: readonly ImageFile[] = [
  image('favicon.svg', 'any', SMALL_PIXELS, {
    scheme: 'adaptive',
    readers: 'browser tabs and bookmarks; the image that most visitors see',
    isIn: ({ hasSvg }) => hasSvg,
  }),
  image('favicon-2x.svg', 'any', [SMALL_PIXELS, DOUBLE_PIXELS], {
    scheme: 'adaptive',
    readers: 'the same on displays with two pixels per CSS pixel; Firefox uses it on all',
    isIn: ({ hasSvg, responsiveSvg }) => hasSvg && responsiveSvg,
  }),
  image('favicon-dark.svg', 'any', SMALL_PIXELS, {
    scheme: 'dark',
    readers: 'nothing by itself: the dark look alone, for places without dark mode',
    isIn: ({ hasSvg, dark }) => hasSvg && dark !== undefined,
  }),
  image('favicon.ico', 'any', ICO_SIZES, {
    readers: 'browsers without SVG icons, search engines, feed readers, Windows',
  }),
  image('apple-touch-icon.png', 'touch', 180, {
    part: 'touch',
    readers: 'home screens of iPhone and iPad',
  }),
  image('favicon-96x96.png', 'any', 96, {
    readers: 'tools and directories that ask for a PNG; pages need no link to it',
  }),
  ...android('any'),
  ...android('maskable'),
  ...android('monochrome', ({ manifest }) => manifest.hasMonochrome),
  image('og-image.png', 'touch', 1200, {
    part: 'social',
    height: 630,
    readers: 'social networks and chats, beside links to your pages',
  }),
];

const startupFiles = ({ manifest: { orientation } }: PlannedRequest): readonly ImageFile[] =>
  startupImages(orientation).map(({ path, width, height, media }) =>
    image(path, 'any', width, {
      part: 'touch',
      height,
      media,
      readers: 'launch screens of iPhone and iPad, while the app starts',
    }),
  );

export const imageFiles = (request: PlannedRequest): readonly ImageFile[] =>
  [...IMAGE_FILES, ...(request.site.hasStartupImages ? startupFiles(request) : [])].filter(
    ({ part, isIn }) => request.site.parts.includes(part) && (isIn?.(request) ?? true),
  );

/** File name of a package, such as `lucide-rocket-favicon.zip` or `emoji-fox-favicon.zip`. `iconName` names an emoji. */
export const packageFileName = (source: ExportSource, iconName?: string): string =>
  `${safeName(stemOf(source, iconName))}-favicon.zip`;

const stemOf = (source: ExportSource, iconName: string | undefined): string => {
  if (source.kind === 'icon') return `${source.library}-${source.name}`;
  if (source.kind === 'initials') return `initials-${source.text}`;
  return source.kind === 'emoji' ? `emoji-${iconName || emojiName(source.emoji)}` : 'artwork';
};

/** File name of a license: `LICENSE-lucide.txt`. */
export const licenseFileName = ({ slug }: Pick<Library, 'slug'>): string => `LICENSE-${safeName(slug)}.txt`;

/** Keeps only letters, marks, digits and hyphens, so that no archive tool interprets the name as a path. */
const safeName = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N}-]+/gu, '-');
