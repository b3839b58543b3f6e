// Renders SVG fragments, and sample paths for tests of geometry.
import { Resvg } from '@resvg/resvg-js';
import type { Box } from '../../src/svg/extent.ts';

const PER_UNIT = 10;
const SIDE = 40;

/** Premultiplied RGBA of a fragment on a canvas of 40 × 40 units, with 10 pixels per unit. */
export const pixelsOf = (content: string): Uint8Array =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${content}</svg>`, {
    fitTo: { mode: 'width', value: SIDE * PER_UNIT },
    font: { loadSystemFonts: false },
  }).render().pixels;

/** The bounding box of all painted pixels, in units. */
export const pixelBox = (content: string): Box => {
  const pixels = pixelsOf(content);
  const side = SIDE * PER_UNIT;
  let [left, top, right, bottom] = [side, side, 0, 0];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      if ((pixels[4 * (y * side + x) + 3] as number) < 64) continue;
      [left, top, right, bottom] = [
        Math.min(left, x),
        Math.min(top, y),
        Math.max(right, x + 1),
        Math.max(bottom, y + 1),
      ];
    }
  const units = (length: number) => length / PER_UNIT;
  return { x: units(left), y: units(top), width: units(right - left), height: units(bottom - top) };
};

/** Sample paths by name. */
export const PATHS = {
  line: 'M10 10L30 25',
  level: 'M10 20H30',
  corner: 'M10 30L20 10L30 30',
  'sharp corner': 'M18 35L20 15L22 35',
  triangle: 'M10 30L20 12L30 30Z',
  curve: 'M10 30C10 10 30 10 30 30',
  quadratic: 'M8 18Q14 5 20 18T30 18',
  arc: 'M12 20a8 8 0 1 1 8 8',
  'two parts': 'M10 10h5m8 12v6',
  'after closing': 'M12 12h8v8zl-4 10',
  dot: 'M20 20h0',
};
