// Pixel comparison of stored drawings with published drawings.
// @module-tag slow
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { beforeAll, expect, it } from 'vitest';
import {
  type BuiltCatalog,
  buildCatalog,
  type CatalogIcon,
} from '../../../src/ingest/catalog/collect-icons.ts';
import { BUILT_IN_LIBRARIES } from '../../../src/ingest/catalog/libraries.ts';

const folders = createRequire(import.meta.url).resolve.paths('x') ?? [];
const readPublished = (path: string): string => {
  const folder = folders.find(candidate => existsSync(join(candidate, path)));
  if (folder === undefined) throw new Error(`no installed package contains ${path}`);
  return readFileSync(join(folder, path), 'utf8');
};

type ReactElements = readonly (readonly [tag: string, Readonly<Record<string, string | number>>])[];

/**
 * The elements that Hugeicons publishes instead of SVG files, by export name and by its lower case, since some names have
 * acronyms (`login` and `log-in` are two icons).
 */
const hugeicons = new Map(
  Object.entries((await import('@hugeicons/core-free-icons')) as Record<string, ReactElements>).flatMap(
    ([exportName, elements]) => {
      const name = exportName.replace(/(?:FreeIcons|Icon)$/, '');
      return [[name.toLowerCase(), elements] as const, [name, elements] as const];
    },
  ),
);

const hugeiconsElements = (name: string): ReactElements | undefined =>
  hugeicons.get(name.replace(/(?:^|-)([a-z\d])/g, (_, first: string) => first.toUpperCase())) ??
  hugeicons.get(name.replaceAll('-', ''));

const documentOf = (elements: ReactElements = []): string => {
  const attribute = ([name, value]: readonly [string, string | number]) =>
    `${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}="${value}"`;
  const children = elements.map(
    ([tag, attributes]) => `<${tag} ${Object.entries(attributes).map(attribute).join(' ')}/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none">${children.join('')}</svg>`;
};

/** Functions that return the published SVG of an icon, by library slug. */
const PUBLISHED_FILES: Readonly<Record<string, (icon: CatalogIcon) => string>> = {
  lucide: ({ name }) => readPublished(`lucide-static/icons/${name}.svg`),
  tabler: ({ name, style }) => readPublished(`@tabler/icons/icons/${style}/${name}.svg`),
  phosphor: ({ name, style }) =>
    readPublished(
      `@phosphor-icons/core/assets/${style}/${name}${style === 'regular' ? '' : `-${style}`}.svg`,
    ),
  hugeicons: ({ name }) => documentOf(hugeiconsElements(name)),
  remix: ({ name, style, tagList }) =>
    readPublished(
      `remixicon/icons/${tagList.join(' & ')}/${name}${style === 'default' ? '' : `-${style}`}.svg`,
    ),
};

let built: BuiltCatalog;
beforeAll(async () => {
  built = await buildCatalog(BUILT_IN_LIBRARIES);
});

const PIXELS = 32;

/** The alpha channel of a drawing. Colors are not compared, because two icons are published in near-black. */
const renderCoverage = (svg: string): Uint8Array => {
  const { pixels } = new Resvg(svg, {
    fitTo: { mode: 'width', value: PIXELS },
    font: { loadSystemFonts: false },
  }).render();
  return Uint8Array.from({ length: PIXELS * PIXELS }, (_, pixel) => pixels[4 * pixel + 3] as number);
};

it.each(BUILT_IN_LIBRARIES.map(({ slug }) => slug))(
  'every stored drawing of %s covers the same pixels as the published drawing',
  slug => {
    const icons = built.icons.filter(({ library }) => library === slug);
    expect(icons.length).toBeGreaterThan(1000);
    const different = icons.filter(icon => {
      const stored = renderCoverage(icon.svg);
      const isBlank = stored.every(alpha => alpha === 0);
      const published = PUBLISHED_FILES[slug]?.(icon) ?? '';
      return isBlank || Buffer.compare(stored, renderCoverage(published)) !== 0;
    });
    expect(different.map(({ name, style }) => `${name} (${style})`)).toEqual([]);
  },
  120_000,
);
