// The pictures of a favicon package: one row says what a file shows, how, and at which sizes.
import type { Canvas } from '../../compose/favicon.ts';

export interface Picture {
  readonly path: `${string}.${PictureFormat}`;
  readonly format: PictureFormat;
  /** `adaptive` is both looks in one file where there is a dark one, else the light look. */
  readonly scheme: 'light' | 'dark' | 'adaptive';
  readonly role: Canvas['role'];
  /** Sides in pixels: several in an ICO, none in an SVG. */
  readonly pixels: readonly number[];
  /** What the manifest lists the picture for, where it does. */
  readonly purpose?: 'any' | 'maskable';
}

export type PictureFormat = 'svg' | 'png' | 'ico';

const svg = (name: string, scheme: Picture['scheme']): Picture => ({
  path: `${name}.svg`,
  format: 'svg',
  scheme,
  role: 'any',
  pixels: [],
});

const ico = (name: string, pixels: readonly number[]): Picture => ({
  path: `${name}.ico`,
  format: 'ico',
  scheme: 'light',
  role: 'any',
  pixels,
});

const png = (name: string, role: Picture['role'], side: number): Picture => ({
  path: `${name}.png`,
  format: 'png',
  scheme: 'light',
  role,
  pixels: [side],
});

const forManifest = (picture: Picture, purpose: 'any' | 'maskable'): Picture => ({ ...picture, purpose });

/** What Windows and its programs look for; Google Search wants 48 px at least. */
export const icoSizes: readonly number[] = [16, 32, 48];

/** Raster files cannot adapt, so they show the light look. */
export const pictures: readonly Picture[] = [
  svg('favicon', 'adaptive'),
  svg('favicon-dark', 'dark'),
  ico('favicon', icoSizes),
  png('apple-touch-icon', 'touch', 180),
  png('favicon-96x96', 'any', 96),
  forManifest(png('android-chrome-192x192', 'any', 192), 'any'),
  forManifest(png('android-chrome-512x512', 'any', 512), 'any'),
  forManifest(png('android-chrome-maskable-192x192', 'maskable', 192), 'maskable'),
  forManifest(png('android-chrome-maskable-512x512', 'maskable', 512), 'maskable'),
];
