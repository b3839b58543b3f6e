// The exact palette of a picture, if it has few enough colours for one.
import type { Raster } from './raster.ts';

/**
 * A picture as numbers into a list of colours. `colors` holds four bytes (RGBA) each, those that are not opaque first,
 * `translucent` says how many; `indices` one byte a pixel.
 */
export interface IndexedPicture {
  readonly colors: Uint8Array;
  readonly translucent: number;
  readonly indices: Uint8Array;
}

const MOST_COLORS = 256;
const SLOTS = 1024;

/** The picture with an exact palette, or undefined if it has more than 256 colours. */
export const indexPicture = ({ rgba }: Raster): IndexedPicture | undefined => {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.byteLength >> 2);
  const indices = new Uint8Array(pixels.length);
  // An open-addressing table: slot of a colour -> its number in order of appearance + 1.
  const slots = new Uint16Array(SLOTS);
  const seen = new Uint32Array(MOST_COLORS);
  const firstPixel = new Uint32Array(MOST_COLORS);
  let count = 0;
  let lastColor = -1;
  let lastIndex = 0;
  for (let at = 0; at < pixels.length; at++) {
    const color = pixels[at] as number;
    if (color !== lastColor) {
      let slot = Math.imul(color, 0x9e3779b1) >>> 22;
      while (slots[slot] !== 0 && seen[(slots[slot] as number) - 1] !== color) slot = (slot + 1) % SLOTS;
      if (slots[slot] === 0) {
        if (count === MOST_COLORS) return undefined;
        seen[count] = color;
        firstPixel[count] = at;
        slots[slot] = ++count;
      }
      lastColor = color;
      lastIndex = (slots[slot] as number) - 1;
    }
    indices[at] = lastIndex;
  }
  return sorted(rgba, firstPixel.subarray(0, count), indices);
};

/** Numbers the colours anew, the translucent ones first: PNG lists an alpha only up to the last one that needs it. */
const sorted = (rgba: Uint8Array, firstPixel: Uint32Array, indices: Uint8Array): IndexedPicture => {
  const alphaOf = (color: number) => rgba[(firstPixel[color] as number) * 4 + 3] as number;
  const order = Array.from(firstPixel.keys());
  const translucent = order.filter(color => alphaOf(color) < 255);
  const opaque = order.filter(color => alphaOf(color) === 255);
  const colors = new Uint8Array(order.length * 4);
  const renumbered = new Uint8Array(MOST_COLORS);
  [...translucent, ...opaque].forEach((color, number) => {
    const at = (firstPixel[color] as number) * 4;
    colors.set(rgba.subarray(at, at + 4), number * 4);
    renumbered[color] = number;
  });
  if (translucent.length > 0 && opaque.length > 0)
    for (let at = 0; at < indices.length; at++) indices[at] = renumbered[indices[at] as number] as number;
  return { colors, translucent: translucent.length, indices };
};
