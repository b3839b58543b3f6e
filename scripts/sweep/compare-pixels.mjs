// Compares two renderings of an image. Ignores anti-aliasing.

/** Maximum channel difference (0 to 255) that rounding or anti-aliasing may cause. */
const TOLERANCE = 40;

/**
 * Counts the pixels that differ. A pixel differs if one of its channels is outside the range of the 3 × 3
 * neighborhood in the other image by more than the tolerance. Edges may be anti-aliased differently or shifted by
 * less than a pixel. Shapes that are missing, elsewhere or in another color are found.
 * @param {Uint8Array} a premultiplied RGBA
 * @param {Uint8Array} b premultiplied RGBA
 * @param {number} size pixels a side
 */
export const countDifferences = (a, b, size) => {
  let count = 0;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const at = 4 * (y * size + x);
      if (isSimilar(a, b, at)) continue;
      if (!isExplained(a, b, { x, y, size }) || !isExplained(b, a, { x, y, size })) count++;
    }
  return count;
};

const isSimilar = (a, b, at) =>
  Math.abs(a[at] - b[at]) <= TOLERANCE &&
  Math.abs(a[at + 1] - b[at + 1]) <= TOLERANCE &&
  Math.abs(a[at + 2] - b[at + 2]) <= TOLERANCE &&
  Math.abs(a[at + 3] - b[at + 3]) <= TOLERANCE;

const isExplained = (image, other, { x, y, size }) => {
  const at = 4 * (y * size + x);
  const [left, right] = [Math.max(0, x - 1), Math.min(size - 1, x + 1)];
  const [top, bottom] = [Math.max(0, y - 1), Math.min(size - 1, y + 1)];
  for (let channel = 0; channel < 4; channel++) {
    let [least, most] = [255, 0];
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const value = other[4 * (row * size + column) + channel];
        if (value < least) least = value;
        if (value > most) most = value;
      }
    const value = image[at + channel];
    if (value < least - TOLERANCE || value > most + TOLERANCE) return false;
  }
  return true;
};

/**
 * Premultiplies alpha.
 * @param {Uint8Array | Uint8ClampedArray} rgba straight alpha
 */
export const premultiplied = rgba => {
  const pixels = Uint8Array.from(rgba);
  for (let at = 0; at < pixels.length; at += 4)
    for (let channel = 0; channel < 3; channel++)
      pixels[at + channel] = Math.round((pixels[at + channel] * pixels[at + 3]) / 255);
  return pixels;
};

/**
 * Reduces an image to `size` pixels per side by averaging squares of `factor` × `factor` pixels.
 * @param {Uint8Array} pixels premultiplied RGBA
 * @param {number} size
 * @param {number} factor
 */
export const averaged = (pixels, size, factor) => {
  if (factor === 1) return pixels;
  const sums = new Uint32Array(4 * size * size);
  const side = size * factor;
  for (let y = 0, at = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const to = 4 * (Math.floor(y / factor) * size + Math.floor(x / factor));
      for (let channel = 0; channel < 4; channel++) sums[to + channel] += pixels[at++];
    }
  return Uint8Array.from(sums, sum => Math.round(sum / factor ** 2));
};
