// What the catalog stores shows, pixel for pixel, what the library publishes: every icon in every style.
// @module-tag slow
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltCatalog, buildCatalog, type CatalogIcon } from '../../src/build/catalog/collect-icons.ts';
import { BUILT_IN_LIBRARIES } from '../../src/build/catalog/libraries.ts';
import { readHugeicons } from '../../src/build/catalog/sources/hugeicons.ts';
import { serialize } from '../../src/svg/element.ts';

const folders = createRequire(import.meta.url).resolve.paths('x') ?? [];
const published = (path: string): string => {
  const folder = folders.find(candidate => existsSync(join(candidate, path)));
  if (folder === undefined) throw new Error(`no installed package holds ${path}`);
  return readFileSync(join(folder, path), 'utf8');
};

/** The published document of an icon, as text, by library. */
const ORIGINALS: Readonly<Record<string, (icon: CatalogIcon) => string>> = {
  lucide: ({ name }) => published(`lucide-static/icons/${name}.svg`),
  tabler: ({ name, style }) => published(`@tabler/icons/icons/${style}/${name}.svg`),
  phosphor: ({ name, style }) =>
    published(`@phosphor-icons/core/assets/${style}/${name}${style === 'regular' ? '' : `-${style}`}.svg`),
  remix: ({ name, style, tagList }) =>
    published(`remixicon/icons/${tagList.join(' & ')}/${name}${style === 'default' ? '' : `-${style}`}.svg`),
  hugeicons: ({ name }) => hugeicons.get(name) ?? '',
};

let built: BuiltCatalog;
let hugeicons: ReadonlyMap<string, string>;
beforeAll(async () => {
  built = await buildCatalog(BUILT_IN_LIBRARIES);
  const { icons } = await readHugeicons();
  hugeicons = new Map(
    icons.map(({ name, drawing }) => [
      name,
      serialize({ ...drawing, attributes: { ...drawing.attributes, xmlns: 'http://www.w3.org/2000/svg' } }),
    ]),
  );
});

const PIXELS = 32;

/** How much of each pixel is covered. Two icons are published in a near-black, hence no colours here. */
const coverage = (svg: string): Uint8Array => {
  const { pixels } = new Resvg(svg, {
    fitTo: { mode: 'width', value: PIXELS },
    font: { loadSystemFonts: false },
  }).render();
  return Uint8Array.from({ length: PIXELS * PIXELS }, (_, pixel) => pixels[4 * pixel + 3] as number);
};

describe('the stored drawing is the published one', () => {
  it.each(BUILT_IN_LIBRARIES.map(({ slug }) => slug))(
    'in %s',
    slug => {
      const original = ORIGINALS[slug] as (icon: CatalogIcon) => string;
      const icons = built.icons.filter(icon => icon.library === slug);
      const different = icons.filter(icon => {
        const stored = coverage(icon.svg);
        return stored.every(alpha => alpha === 0) || Buffer.compare(stored, coverage(original(icon))) !== 0;
      });
      expect(different.map(({ name, style }) => `${name} (${style})`)).toEqual([]);
    },
    120_000,
  );
});
