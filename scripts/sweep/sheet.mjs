// Sheets with small images of icons, enlarged pixel by pixel.
import { encode } from 'fast-png';
import { rasterize } from '../../dist/raster/rasterize.js';

/** Images of an icon on a sheet: the large drawing, then fitted and scaled at 16 px, fitted, doubled and scaled at 32 px. */
const CELL = 96;
const GAP = 6;
const COLUMNS = 3;
const SHEET_COLOR = 210;

const cellsOf = (large, fitted) => [
  [large, CELL],
  [fitted[16], 16],
  [large, 16],
  [fitted[32], 32],
  [fitted[16], 32],
  [large, 32],
];

/** @param {readonly { large: object, fitted: object }[]} icons */
export const sheetOf = icons => {
  const perIcon = 6;
  const width = COLUMNS * (perIcon * (CELL + GAP) + 3 * GAP);
  const height = Math.ceil(icons.length / COLUMNS) * (CELL + 2 * GAP);
  const data = new Uint8Array(3 * width * height).fill(SHEET_COLOR);
  for (const [index, { large, fitted }] of icons.entries())
    for (const [cell, [scene, pixels]] of cellsOf(large, fitted).entries()) {
      const { rgba } = rasterize(scene, pixels);
      const left = (index % COLUMNS) * (perIcon * (CELL + GAP) + 3 * GAP) + cell * (CELL + GAP);
      const top = Math.floor(index / COLUMNS) * (CELL + 2 * GAP);
      for (let y = 0; y < CELL; y++)
        for (let x = 0; x < CELL; x++) {
          const at = 4 * (Math.floor((y * pixels) / CELL) * pixels + Math.floor((x * pixels) / CELL));
          const to = 3 * ((top + y) * width + left + x);
          for (let channel = 0; channel < 3; channel++)
            data[to + channel] =
              (rgba[at + channel] * rgba[at + 3] + (255 - rgba[at + 3]) * SHEET_COLOR) / 255;
        }
    }
  return encode({ width, height, data, channels: 3 });
};
