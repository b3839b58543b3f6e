// Pixel comparison of stored drawings with published drawings.
// @module-tag slow
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { beforeAll, expect, it } from 'vitest';
import { type BuiltCatalog, buildCatalog, type CatalogIcon } from '../../src/build/catalog/collect-icons.ts';
import { BUILT_IN_LIBRARIES } from '../../src/build/catalog/libraries.ts';
import { SVG_NAMESPACE, type SvgElement, serialize } from '../../src/svg/element.ts';

const folders = createRequire(import.meta.url).resolve.paths('x') ?? [];
const readPublished = (path: string): string => {
  const folder = folders.find(candidate => existsSync(join(candidate, path)));
  if (folder === undefined) throw new Error(`no installed package contains ${path}`);
  return readFileSync(join(folder, path), 'utf8');
};

/**
 * Maps library slugs to functions that read the published SVG file of an icon. Libraries without SVG files are
 * compared with the drawing that their source returns.
 */
const PUBLISHED_FILES: Readonly<Record<string, (icon: CatalogIcon) => string>> = {
  lucide: ({ name }) => readPublished(`lucide-static/icons/${name}.svg`),
  tabler: ({ name, style }) => readPublished(`@tabler/icons/icons/${style}/${name}.svg`),
  phosphor: ({ name, style }) =>
    readPublished(
      `@phosphor-icons/core/assets/${style}/${name}${style === 'regular' ? '' : `-${style}`}.svg`,
    ),
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

const toDocument = (drawing: SvgElement): string =>
  serialize({ ...drawing, attributes: { ...drawing.attributes, xmlns: SVG_NAMESPACE } });

it.each(BUILT_IN_LIBRARIES.map(source => [source.slug, source] as const))(
  'every stored drawing of %s covers the same pixels as the published drawing',
  async (slug, source) => {
    const { icons: published } = await source.read();
    const drawings = new Map(published.map(({ name, style, drawing }) => [`${name}/${style}`, drawing]));
    const publishedSvg = ({ name, style, ...icon }: CatalogIcon): string =>
      PUBLISHED_FILES[slug]?.({ name, style, ...icon }) ??
      toDocument(drawings.get(`${name}/${style}`) as SvgElement);
    const different = built.icons
      .filter(icon => icon.library === slug)
      .filter(icon => {
        const stored = renderCoverage(icon.svg);
        const isBlank = stored.every(alpha => alpha === 0);
        return isBlank || Buffer.compare(stored, renderCoverage(publishedSvg(icon))) !== 0;
      });
    expect(different.map(({ name, style }) => `${name} (${style})`)).toEqual([]);
  },
  120_000,
);
