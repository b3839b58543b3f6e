// Measured traits of artwork: its colors, its edges, and the color behind it on home screens.
import type { Color, Pixels } from '../../model/scene.ts';
import { channelsOf, contrastRatio } from '../color/color.ts';
import { lowestContrast } from '../color/legible.ts';
import { DEFAULT_GRADIENT_END, DEFAULT_INK } from '../defaults.ts';
import type { ArtworkTraits, Swatch } from '../glyph/artwork-traits.ts';
import { median } from '../measure/strips.ts';
import { pixelChannels, pixelOf } from './pixels.ts';

/** Minimum alpha (0 to 255) of opaque pixels. */
const OPAQUE = 250;
/** Minimum alpha of pixels that count as ink. */
const VISIBLE = 128;
/** Minimum ratio of the shorter to the longer side of square artwork. */
const SQUARE = 0.97;
/** Maximum channel difference within a border of one color. Lossy compression changes colors a little. */
const UNIFORM = 24;
/** Minimum channel difference of a pixel from the border. */
const DISTINCT = 48;
/** Fraction at both ends of a side that is not measured, because corners may be rounded. */
const CORNER = 0.3;

/** Measures the traits in the pixels of trimmed artwork. */
export const measureTraits = (
  pixels: Pixels,
  known: Pick<ArtworkTraits, 'isPicture' | 'nativeSide'>,
): ArtworkTraits => {
  const swatches = swatchesOf(pixels);
  const border = borderOf(pixels);
  const ratio = Math.min(pixels.width, pixels.height) / Math.max(pixels.width, pixels.height);
  const isFullSquare = border !== undefined && ratio >= SQUARE;
  const color = swatches[0]?.color ?? DEFAULT_INK;
  const reach = isFullSquare && border.isUniform ? reachOf(pixels, border.bits) : undefined;
  const isOwn =
    border !== undefined &&
    (isFullSquare || (border.isUniform && differsFrom(swatches, border.bits))) &&
    holesOf(pixels) < DETAIL;
  return {
    ...known,
    swatches,
    color,
    backdrop: isOwn ? colorOf(border.bits) : backdropFor(swatches),
    isFullSquare,
    ...(reach !== undefined && { reach }),
  };
};

/** Minimum fraction of the area of a part that carries a picture, such as a letter. */
const DETAIL = 0.005;

/** Whether a part of the artwork has another color. Otherwise, the artwork would vanish on a plate of this color. */
const differsFrom = (swatches: readonly Swatch[], bits: number): boolean =>
  swatches.some(({ color, share }) => share >= DETAIL && difference(bitsOf(color), bits) >= DISTINCT);

/**
 * Whether all of an opaque icon has one color: the artwork is a full square, and has neither another color nor a hole
 * that the backdrop could show.
 */
export const isBlank = ({ isFullSquare, swatches, backdrop }: ArtworkTraits): boolean =>
  isFullSquare && !differsFrom(swatches, bitsOf(backdrop));

/**
 * Fraction of the area that is transparent and enclosed by the artwork, such as a letter cut out of a square. Corners
 * and margins are not enclosed.
 */
const holesOf = (pixels: Pixels): number => {
  const isEmpty = (bits: number) => bits >>> 24 < VISIBLE;
  const reached = reachedFromEdges(pixels, isEmpty);
  const holes = pixels.colors.filter((bits, at) => isEmpty(bits) && reached[at] === 0);
  return holes.length / pixels.colors.length;
};

/** Minimum contrast of a part that a ground does not hide. */
const DISTINCT_CONTRAST = 1.5;

/**
 * Fraction of the visible area that a ground of these colors hides: parts of almost its color that no other part
 * separates from it. Eyes in a face are separated, dark ears are not.
 */
export const hiddenArea = (pixels: Pixels, ground: readonly Color[]): number => {
  const isVisible = (bits: number) => bits >>> 24 >= VISIBLE;
  const reached = reachedFromEdges(
    pixels,
    bits => !isVisible(bits) || lowestContrast(colorOf(bits), ground) < DISTINCT_CONTRAST,
  );
  const visible = pixels.colors.filter(isVisible).length;
  const hidden = pixels.colors.filter((bits, at) => isVisible(bits) && reached[at] === 1).length;
  return hidden / Math.max(1, visible);
};

/** Marks the pixels that open pixels connect with an edge of the image. */
const reachedFromEdges = (
  { width, height, colors }: Pixels,
  isOpen: (bits: number) => boolean,
): Uint8Array => {
  const reached = new Uint8Array(colors.length);
  const queue: number[] = [];
  const reach = (x: number, y: number): void => {
    const at = y * width + x;
    if (x < 0 || y < 0 || x >= width || y >= height || reached[at] === 1 || !isOpen(colors[at] ?? 0)) return;
    reached[at] = 1;
    queue.push(at);
  };
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) reach(x, y);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) reach(x, y);
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    for (const [dx, dy] of NEIGHBORS) reach(x + dx, y + dy);
  }
  return reached;
};

const NEIGHBORS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The highest contrast with `surface` that at least the fraction `part` of the visible area reaches. */
export const artworkContrast = (swatches: readonly Swatch[], surface: Color, part = 0.5): number => {
  const ranked = swatches
    .map(({ color, share }) => ({ share, contrast: contrastRatio(color, surface) }))
    .sort((one, other) => other.contrast - one.contrast);
  let area = 0;
  for (const { contrast, share } of ranked) {
    area += share;
    if (area >= part) return contrast;
  }
  return ranked.at(-1)?.contrast ?? 1;
};

/** Minimum fraction of a full square that must stand out from the tabs. */
const VISIBLE_PART = 0.05;

/** Contrast of a full square with a tab. It is enough that the symbol on it stands out. */
export const squareContrast = (swatches: readonly Swatch[], surface: Color): number =>
  artworkContrast(swatches, surface, VISIBLE_PART);

/** White, or near-black if the artwork stands out from near-black only. */
const backdropFor = (swatches: readonly Swatch[]): Color => {
  const onWhite = artworkContrast(swatches, DEFAULT_INK);
  const onBlack = artworkContrast(swatches, DEFAULT_GRADIENT_END);
  return onWhite >= VIVID_CONTRAST || onWhite >= onBlack ? DEFAULT_INK : DEFAULT_GRADIENT_END;
};

/** Minimum contrast of visible artwork with white. It is low, because yellow and cyan also stand out by their hue. */
export const VIVID_CONTRAST = 1.5;

/** Colors are counted without this number of their lower bits per channel. */
const BUCKET_BITS = 4;
const MAX_SWATCHES = 24;

/** The most frequent colors of the visible pixels, most frequent first. Similar colors count as one. */
export const swatchesOf = ({ colors }: Pick<Pixels, 'colors'>): readonly Swatch[] => {
  const buckets = new Map<number, { count: number; red: number; green: number; blue: number }>();
  let total = 0;
  for (const bits of colors) {
    if (bits >>> 24 < VISIBLE) continue;
    total++;
    const [red, green, blue] = pixelChannels(bits);
    const key = ((red >> BUCKET_BITS) << 8) | ((green >> BUCKET_BITS) << 4) | (blue >> BUCKET_BITS);
    const bucket = buckets.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    bucket.count++;
    bucket.red += red;
    bucket.green += green;
    bucket.blue += blue;
    buckets.set(key, bucket);
  }
  return [...buckets.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, MAX_SWATCHES)
    .map(({ count, red, green, blue }) => ({
      color: hexOf([Math.round(red / count), Math.round(green / count), Math.round(blue / count)]),
      share: count / total,
    }));
};

interface Border {
  readonly bits: number;
  readonly isUniform: boolean;
}

/** The color of the pixels along the edges, without corners. Undefined if some are transparent. */
const borderOf = ({ width, height, colors }: Pixels): Border | undefined => {
  const ring: number[] = [];
  const pixel = (x: number, y: number) => colors[y * width + x] ?? 0;
  // Skips the outermost pixels, which may be partly covered.
  const inset = Math.min(1, width - 1, height - 1);
  for (let x = Math.ceil(width * CORNER); x < width * (1 - CORNER); x++)
    ring.push(pixel(x, inset), pixel(x, height - 1 - inset));
  for (let y = Math.ceil(height * CORNER); y < height * (1 - CORNER); y++)
    ring.push(pixel(inset, y), pixel(width - 1 - inset, y));
  if (ring.length === 0 || ring.some(bits => bits >>> 24 < OPAQUE)) return undefined;
  const medianOf = (channel: 0 | 1 | 2) => median(ring.map(bits => pixelChannels(bits)[channel]));
  const bits = pixelOf([medianOf(0), medianOf(1), medianOf(2)], 255);
  return { bits, isUniform: ring.every(each => difference(each, bits) <= UNIFORM) };
};

const reachOf = ({ width, height, colors }: Pixels, border: number): number => {
  let reach = 0;
  colors.forEach((bits, at) => {
    if (bits >>> 24 < VISIBLE || difference(bits, border) < DISTINCT) return;
    const x = (at % width) + 0.5 - width / 2;
    const y = Math.floor(at / width) + 0.5 - height / 2;
    reach = Math.max(reach, Math.hypot(x, y));
  });
  return reach / Math.max(width, height);
};

const difference = (one: number, other: number): number => {
  const [red, green, blue] = pixelChannels(one);
  const [otherRed, otherGreen, otherBlue] = pixelChannels(other);
  return Math.max(Math.abs(red - otherRed), Math.abs(green - otherGreen), Math.abs(blue - otherBlue));
};

const bitsOf = (color: Color): number => pixelOf(channelsOf(color), 255);

/** The opaque color of a pixel. */
export const colorOf = (bits: number): Color => hexOf(pixelChannels(bits));

const hexOf = (channels: readonly [number, number, number]): Color => ({
  hex: `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`,
  alpha: 1,
});
