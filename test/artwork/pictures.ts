// Logos and pictures for tests of artwork.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encode } from 'fast-png';

export interface Logo {
  readonly body: string;
  readonly width?: number;
  readonly height?: number;
}

/** Public logos by name. */
export const LOGOS: { readonly icons: Readonly<Record<string, Logo>> } & Required<Omit<Logo, 'body'>> =
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../node_modules/@iconify-json/logos/icons.json'), 'utf8'),
  );

/** The SVG document of a public logo. */
export const logo = (name: string): string => {
  const { body, width = LOGOS.width, height = LOGOS.height } = LOGOS.icons[name] as Logo;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
};

/** Function that returns red, green, blue and alpha of a pixel, 0 to 255. */
export type PixelAt = (x: number, y: number) => readonly [number, number, number, number];

/** A PNG file with the pixels of `pixelAt`. */
export const pngOf = (width: number, height: number, pixelAt: PixelAt): Uint8Array => {
  const data = new Uint8Array(4 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set(pixelAt(x, y), 4 * (y * width + x));
  return encode({ width, height, data, channels: 4, depth: 8 });
};

export const dataUrl = (bytes: Uint8Array, type = 'image/png'): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** A white disc on a full square of one color, like an app icon. */
export const appIcon = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${color}" d="M0 0h24v24H0z"/><circle cx="12" cy="12" r="4" fill="#fff"/></svg>`;

/** A disc of one color on a transparent background. */
export const disc = (side: number, [red, green, blue]: readonly [number, number, number]): Uint8Array =>
  pngOf(side, side, (x, y) =>
    Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2) <= side / 4 ? [red, green, blue, 255] : [0, 0, 0, 0],
  );
