// The engine without Node.js makes the packages of the library.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportPackage } from '../../src/package/engine.ts';
import { createShaper } from '../../src/package/fonts/shaper.ts';
import { fontDirectory } from './fonts/font-directory.ts';
import { packageOf, requestOf, textOf } from './packages.ts';

const iconSource = (body: object) => {
  const { iconSource } = requestOf(body);
  if (!iconSource) throw new RangeError('no icon');
  return iconSource;
};

const TRIANGLE = '<path d="M0 8 4 0l4 8z" fill="#e11d48"/>';
const SVG = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="0 0 8 8">${content}</svg>`;

describe('the engine', () => {
  beforeAll(async () => {
    const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
    await initWasm(readFileSync(wasm)).catch(() => undefined);
  });

  test.each([
    { library: 'lucide', name: 'rocket' },
    { library: 'phosphor', name: 'rocket', style: 'duotone', bg_mode: 'linear', bg: '#f0f', bg_to: '#0ff' },
    { library: 'tabler', name: 'heart', include_dark_mode: true, badge: 'DEV', og_image: true },
  ])('makes the package of the icon in %j', async body => {
    const made = await exportPackage(body, iconSource(body));
    const expected = await packageOf(body);
    expect(made.fileName).toBe(expected.fileName);
    expect(Buffer.compare(made.zip, expected.zip)).toBe(0);
  });

  test('makes the package of initials from their outline', async () => {
    const shaper = createShaper(fontDirectory);
    await shaper.load();
    const body = { text: 'AB', monochrome: true };
    const { zip } = await exportPackage(body, { outline: shaper.initials('AB').path });
    expect(Buffer.compare(zip, (await packageOf(body)).zip)).toBe(0);
  });

  test('makes the package of artwork in favsmith.json that consists of paths', async () => {
    const first = await packageOf({ artwork: SVG(TRIANGLE), dark_artwork: SVG(TRIANGLE), site_name: 'Site' });
    const design = JSON.parse(textOf(first, 'favsmith.json'));
    const { zip } = await exportPackage(design);
    expect(Buffer.compare(zip, (await packageOf(design)).zip)).toBe(0);
  });

  test('makes the package of artwork with styles, filters and basic shapes by resvg', async () => {
    for (const content of ['<style>circle{fill:#e11d48}</style><circle cx="4" cy="4" r="3"/>', FILTER]) {
      const { zip } = await exportPackage({ artwork: SVG(content) }, { resvg: { Resvg } });
      expect(Buffer.compare(zip, (await packageOf({ artwork: SVG(content) })).zip)).toBe(0);
    }
  });

  test.each([
    [{ library: 'lucide', name: 'rocket' }, 'The engine needs icon and library of the icon.'],
    [{ text: 'AB' }, 'The engine needs outline, the path data of the initials.'],
    [{ emoji: '🦊' }, 'The engine needs icon and library of the emoji.'],
    [{ artwork: SVG('<circle r="8"/>') }, 'The artwork is more than paths: the engine needs resvg.'],
    [{ artwork: SVG('<path d="M0 0h8v8z"/>') }, 'The artwork is more than paths: the engine needs resvg.'],
    [
      { artwork: SVG('<g fill="red"><path d="M0 0h8v8z"/></g>') },
      'The artwork is more than paths: the engine needs resvg.',
    ],
    [{ bg: 'red' }, 'Either artwork, emoji, text or both library and name must be given.'],
  ])('refuses %j with the sentence "%s"', async (body, message) => {
    await expect(exportPackage(body)).rejects.toThrow(message);
  });
});

const FILTER =
  '<filter id="f"><feGaussianBlur stdDeviation="1"/></filter><circle cx="4" cy="4" r="2" filter="url(#f)"/>';
