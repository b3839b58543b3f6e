// Bounding boxes of ink in pixels: of all ink, and of the symbol of a wide logo.
import type { Pixels } from '../../model/scene.ts';
import type { Box } from '../../svg/extent.ts';

/** Minimum ratio of the sides of wide artwork, which is a strip in tabs. */
export const WIDE = 2.2;
/** Width in pixels of the image in which the symbol is searched. */
export const MARK_PIXELS = 512;
/** Maximum ratio of the sides of a symbol, in both directions. */
const MAX_RATIO = 1.8;
/** Minimum height of a symbol as a fraction of the height of the artwork. */
const MIN_HEIGHT = 0.5;
/** Minimum width of the gap after a symbol: as a fraction of the symbol height, and as a multiple of other gaps. */
const [MIN_GAP, MIN_LEAD] = [0.06, 1.25];
/** Minimum alpha (0 to 255) of a pixel that is not empty, and of a pixel that closes a gap. */
const [FAINT, VISIBLE] = [3, 16];

/**
 * Finds the symbol in the pixels of wide artwork: the part before the widest gap between columns. In a name without a
 * symbol, all gaps are equally wide, so the first letter is no symbol.
 */
export const findMark = ({ width, height, colors }: Pixels, box: Box): Box | undefined => {
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
  // Allows one more column on each side, because the pixels are a sample.
  const columns = widest.start + 1;
  const left = new Uint32Array(columns * height);
  for (let row = 0; row < height; row++)
    left.set(colors.subarray(row * width, row * width + columns), row * columns);
  const ink = opaqueBox({ width: columns, height, colors: left });
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
