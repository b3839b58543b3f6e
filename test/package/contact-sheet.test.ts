// Contact sheets: numbered icons in a grid.
import { expect, test } from 'vitest';
import { search } from '../../src/service/index.ts';
import { exporter } from './packages.ts';
import { type DecodedPng, pixelAt, readPng } from './read-png.ts';

const ICONS = (await search('rocket', { limit: 10 })).icons;
const CELL = 80;

/** Number of pixels in a cell that are not white. Omits the row with the number. */
const inkOf = (image: DecodedPng, cell: number): number => {
  const columns = image.size / CELL;
  const [left, top] = [(cell % columns) * CELL, Math.floor(cell / columns) * CELL];
  let count = 0;
  for (let y = top; y < top + CELL - 20; y++)
    for (let x = left; x < left + CELL; x++) if (pixelAt(image, x, y) !== '#ffffffff') count++;
  return count;
};

test.each([
  [1, 1],
  [4, 2],
  [10, 4],
])(
  'a contact sheet of %d icons has %d columns and one icon in each of its first cells',
  async (count, columns) => {
    const { bytes, mediaType } = await exporter.contactSheet(ICONS.slice(0, count));
    const image = readPng(bytes);
    expect([mediaType, image.size]).toEqual(['image/png', columns * CELL]);
    const filled = Array.from({ length: columns ** 2 }, (_, cell) => inkOf(image, cell) > 100);
    expect(filled).toEqual(filled.map((_, cell) => cell < count));
  },
);

test('a contact sheet shows different icons in different cells', async () => {
  const image = readPng((await exporter.contactSheet(ICONS)).bytes);
  expect(new Set(ICONS.map((_, cell) => inkOf(image, cell))).size).toBeGreaterThan(5);
});

test('contact sheets of equal icons have equal bytes and entity tags', async () => {
  const [first, second] = [await exporter.contactSheet(ICONS), await exporter.contactSheet([...ICONS])];
  expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
  expect(first.etag).toBe(second.etag);
});
