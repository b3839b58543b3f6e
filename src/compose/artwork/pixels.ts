// Pixels of artwork: their channels, parts of an image, and the bounding boxes of ink.
import type { Pixels } from '../../model/scene.ts';
import type { Box } from '../../svg/extent.ts';

/** The red, green and blue of a pixel, from 0 to 255. */
export const pixelChannels = (bits: number): readonly [number, number, number] => [
  bits & 255,
  (bits >>> 8) & 255,
  (bits >>> 16) & 255,
];

/** A pixel with red, green and blue, and an alpha from 0 to 255. */
export const pixelOf = ([red = 0, green = 0, blue = 0]: readonly number[], alpha: number): number =>
  (red | (green << 8) | (blue << 16) | (alpha << 24)) >>> 0;

/** Copies a rectangle of an image. Pixels beyond the edges of the image are transparent. */
export const partOfImage = (
  { width, height, colors }: Pixels,
  { x, y, width: columns, height: rows }: Box,
): Pixels => {
  const part = new Uint32Array(columns * rows);
  const [left, right] = [Math.max(0, x), Math.min(width, x + columns)];
  for (let row = Math.max(0, y); row < Math.min(height, y + rows); row++)
    part.set(colors.subarray(row * width + left, row * width + right), (row - y) * columns + left - x);
  return { width: columns, height: rows, colors: part };
};

/** Minimum ratio of width to height of wide artwork, which tabs show as a strip. */
export const WIDE = 2.2;
/** Width in pixels of the image in which the symbol of a wide logo is searched. */
export const MARK_PIXELS = 512;
/** Maximum ratio of the longer to the shorter side of a symbol. */
const MAX_RATIO = 1.8;
/** Minimum height of a symbol as a fraction of the height of the artwork. */
const MIN_HEIGHT = 0.5;
/** Minimum width of the gap after a symbol: as a fraction of its height, and as a multiple of the next smaller gap. */
const [MIN_GAP, MIN_LEAD] = [0.06, 1.25];
/** Minimum alpha (0 to 255) of ink, and of a column of ink between two gaps. */
const [FAINT, VISIBLE] = [3, 16];

/**
 * Finds the symbol of a wide logo: the part before the widest gap between columns of ink. A name without a symbol has no
 * gap that is much wider than the others. `box` is the box of the artwork.
 */
export const findMark = (pixels: Pixels, box: Box): Box | undefined => {
  const { width, height, colors } = pixels;
  if (width < WIDE * height) return undefined;
  const isEmpty = (x: number): boolean => {
    for (let at = x; at < colors.length; at += width) if ((colors[at] ?? 0) >>> 24 >= VISIBLE) return false;
    return true;
  };
  const gaps: { readonly start: number; readonly size: number }[] = [];
  for (let x = 1, start = 0; x <= width; x++) {
    if (x < width && isEmpty(x)) start ||= x;
    else if (start > 0) {
      if (x < width) gaps.push({ start, size: x - start });
      start = 0;
    }
  }
  const [widest, second] = gaps.toSorted((a, b) => b.size - a.size);
  if (!widest || widest.size < MIN_LEAD * (second?.size ?? 0)) return undefined;
  // One column and one row more than the ink, because the pixels are a small version of the artwork.
  const columns = widest.start + 1;
  const ink = opaqueBox(partOfImage(pixels, { x: 0, y: 0, width: columns, height }));
  if (!ink || ink.height < MIN_HEIGHT * height || widest.size < MIN_GAP * ink.height) return undefined;
  const ratio = ink.width / ink.height;
  if (ratio > MAX_RATIO || ratio < 1 / MAX_RATIO) return undefined;
  const [top, bottom] = [Math.max(0, ink.y - 1), Math.min(height, ink.y + ink.height + 1)];
  const unit = { x: box.width / width, y: box.height / height };
  return {
    x: box.x,
    y: box.y + top * unit.y,
    width: columns * unit.x,
    height: (bottom - top) * unit.y,
  };
};

/** Bounding box of the pixels with an alpha of at least FAINT, if there are any. */
export const opaqueBox = ({ width, height, colors }: Pixels): Box | undefined => {
  const isEmpty = (start: number, step: number, end: number): boolean => {
    for (let at = start; at < end; at += step) if ((colors[at] ?? 0) >>> 24 >= FAINT) return false;
    return true;
  };
  let [top, bottom, left, right] = [0, height, 0, width];
  while (top < bottom && isEmpty(top * width, 1, (top + 1) * width)) top++;
  if (top === bottom) return undefined;
  while (isEmpty((bottom - 1) * width, 1, bottom * width)) bottom--;
  while (isEmpty(top * width + left, width, bottom * width)) left++;
  while (isEmpty(top * width + right - 1, width, bottom * width)) right--;
  return { x: left, y: top, width: right - left, height: bottom - top };
};
