// Sheets of small images, enlarged pixel by pixel.
import { encode } from 'fast-png';
import { rasterize } from '../../dist/raster/rasterize.js';
import { premultiplied } from './compare-pixels.mjs';

const CELL = 96;
const GAP = 6;
const SHEET_COLOR = 210;

/** Cells of an icon: the large drawing, fitted and scaled at 16 px, and fitted, doubled and scaled at 32 px. */
const iconCells = ({ large, fitted }) => [
  [large, CELL],
  [fitted[16], 16],
  [large, 16],
  [fitted[32], 32],
  [fitted[16], 32],
  [large, 32],
];

/**
 * A sheet with the cells of each drawing. A cell is a scene and its side length in pixels.
 * @template Drawing
 * @param {readonly Drawing[]} drawings
 * @param {{ columns?: number, cellsOf?: (drawing: Drawing) => readonly any[] }} [options]
 */
export const sheetOf = (drawings, { columns = 3, cellsOf = /** @type {any} */ (iconCells) } = {}) =>
  sheetOfImages(
    drawings.map(drawing =>
      cellsOf(drawing).map(([scene, pixels]) => premultiplied(rasterize(scene, pixels).rgba)),
    ),
    columns,
  );

/**
 * A sheet with groups of square images: premultiplied RGBA, enlarged pixel by pixel.
 * @param {readonly (readonly Uint8Array[])[]} groups
 * @param {number} columns
 */
export const sheetOfImages = (groups, columns) => {
  const groupWidth = Math.max(...groups.map(({ length }) => length)) * (CELL + GAP) + 3 * GAP;
  const width = columns * groupWidth;
  const height = Math.ceil(groups.length / columns) * (CELL + 2 * GAP);
  const data = new Uint8Array(3 * width * height).fill(SHEET_COLOR);
  for (const [index, images] of groups.entries())
    for (const [cell, image] of images.entries()) {
      const pixels = Math.sqrt(image.length / 4);
      const left = (index % columns) * groupWidth + cell * (CELL + GAP);
      const top = Math.floor(index / columns) * (CELL + 2 * GAP);
      for (let y = 0; y < CELL; y++)
        for (let x = 0; x < CELL; x++) {
          const at = 4 * (Math.floor((y * pixels) / CELL) * pixels + Math.floor((x * pixels) / CELL));
          const to = 3 * ((top + y) * width + left + x);
          for (let channel = 0; channel < 3; channel++)
            data[to + channel] = image[at + channel] + ((255 - image[at + 3]) * SHEET_COLOR) / 255;
        }
    }
  return encode({ width, height, data, channels: 3 });
};
