// Coverage by ink, computed from the colors of rendered files.
import { Resvg } from '@resvg/resvg-js';
import { withMediaApplied } from './media-queries.mjs';

/**
 * Renders an SVG with resvg to premultiplied RGBA. Media queries apply for a width of `cssPixels` and the color
 * scheme.
 * @param {string} svg
 * @param {{ pixels: number, cssPixels?: number, scheme?: 'light' | 'dark' }} options
 */
export const render = (svg, { pixels, cssPixels = pixels, scheme = 'light' }) =>
  new Resvg(withMediaApplied(svg, { pixels: cssPixels, scheme }), {
    fitTo: { mode: 'width', value: pixels },
    font: { loadSystemFonts: false },
  }).render().pixels;

/**
 * Returns a function that computes the coverage of a pixel from its color. The colors of ink and plate come from
 * `image`.
 * @param {Uint8Array} image premultiplied RGBA
 * @param {number} size
 */
export const coverageReader = (image, size) => {
  const { ink, plate } = colorsOf(image, size);
  if (!plate) return (pixels, at) => pixels[4 * at + 3] / ink[3];
  const channel = [0, 1, 2].reduce((best, each) =>
    Math.abs(ink[each] - plate[each]) > Math.abs(ink[best] - plate[best]) ? each : best,
  );
  return (pixels, at) => {
    // There is no ink outside of the plate.
    if (pixels[4 * at + 3] < 250) return 0;
    return (pixels[4 * at + channel] - plate[channel]) / (ink[channel] - plate[channel]);
  };
};

/**
 * Returns the colors of ink and plate. The plate is the mean of the left and right edge, or `undefined` if they
 * are transparent. The ink is the frequent opaque color that differs most from the plate.
 * @param {Uint8Array} image premultiplied RGBA
 * @param {number} size
 */
export const colorsOf = (image, size) => {
  const at = (x, y) => [...image.subarray(4 * (y * size + x), 4 * (y * size + x) + 4)];
  const [left, right] = [
    at(Math.round(size / 100), size >> 1),
    at(size - 1 - Math.round(size / 100), size >> 1),
  ];
  const plate = left[3] < 128 ? undefined : left.map((value, index) => (value + right[index]) / 2);
  const counts = new Map();
  for (const color of new Uint32Array(Uint8Array.from(image).buffer))
    counts.set(color, (counts.get(color) ?? 0) + 1);
  const background = plate ?? [0, 0, 0, 0];
  const distance = color => Math.hypot(...color.map((value, index) => value - background[index]));
  const frequent = [...counts]
    .filter(([, count]) => count >= (size * size) / 1000)
    .map(([color]) => [color & 255, (color >> 8) & 255, (color >> 16) & 255, color >>> 24])
    .filter(color => color[3] === 255);
  const ink = frequent.reduce((best, color) => (distance(color) > distance(best) ? color : best));
  return { ink, plate };
};

/** The image of `size` pixels in an ICO file, in premultiplied RGBA. */
export const icoFrame = (ico, size) => {
  const view = new DataView(ico.buffer, ico.byteOffset, ico.byteLength);
  for (let entry = 6; entry < 6 + 16 * view.getUint16(4, true); entry += 16) {
    if (ico[entry] !== size) continue;
    const data = view.getUint32(entry + 12, true) + 40;
    const image = new Uint8Array(4 * size * size);
    for (let at = 0; at < size * size; at++) {
      const from = data + 4 * ((size - 1 - Math.floor(at / size)) * size + (at % size));
      const alpha = ico[from + 3];
      for (const [to, channel] of [2, 1, 0].entries())
        image[4 * at + to] = Math.round((ico[from + channel] * alpha) / 255);
      image[4 * at + 3] = alpha;
    }
    return image;
  }
  throw new Error(`no image of ${size} px`);
};
