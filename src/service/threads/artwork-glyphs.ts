// Glyphs of artwork: the renderer of foreign SVG documents, and a cache.
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as ResvgWasm from '@resvg/resvg-wasm';
import { LRUCache } from 'lru-cache';
import { type Artwork, readSvgArtwork, type SvgRenderer } from '../../compose/artwork/artwork.ts';
import { type DrawScene, glyphFromArtwork } from '../../compose/artwork/artwork-glyph.ts';
import { createResvgRenderer } from '../../compose/artwork/resvg-renderer.ts';
import type { Glyph } from '../../compose/glyph/glyph.ts';
import type { ArtworkSource } from '../../contract/export/export-request.ts';
import type { Pixels } from '../../model/scene.ts';
import { findPackage } from '../../package/fonts/shaper.ts';
import type { Drawings } from '../../package/render-package.ts';
import { rasterize } from '../../raster/rasterize.ts';

/** A variable, because bundlers must not follow the import. */
const RESVG = ['@resvg', 'resvg-wasm'].join('/');

/**
 * Loads the renderer: 2.5 MB, compiled at the first artwork of a thread. A new module after each crash, because the
 * memory of a crashed one may be inconsistent. `directory` is that of the fonts, from which the package is found.
 */
const loadRenderer = async (directory: string, attempt: number): Promise<SvgRenderer> => {
  const folder = findPackage(RESVG, import.meta.dirname ?? '') ?? findPackage(RESVG, realpathSync(directory));
  if (folder === undefined) throw new Error(`${RESVG} is not installed`);
  const url = `${pathToFileURL(join(folder, 'index.mjs')).href}?attempt=${attempt}`;
  const { initWasm, Resvg }: typeof ResvgWasm = await import(
    /* webpackIgnore: true */ /* @vite-ignore */ url
  );
  await initWasm(readFileSync(join(folder, 'index_bg.wasm'))).catch((error: Error) => {
    // Another engine of this process has loaded the module.
    if (!error.message.startsWith('Already initialized')) throw error;
  });
  return createResvgRenderer({ Resvg });
};

const drawScene: DrawScene = (scene, pixels): Pixels => ({
  width: pixels,
  height: pixels,
  colors: rasterize(scene, pixels).pixels,
});

/** Total length of the cached documents. */
const MAXIMUM_LENGTH = 2_000_000;

/** A renderer that `load` loads, also after each crash. */
const createRenderer = (directory: string): SvgRenderer & { load(): Promise<void> } => {
  let attempt = 0;
  let loaded: SvgRenderer | undefined;
  const use = <Result>(run: (renderer: SvgRenderer) => Result): Result => {
    if (!loaded) throw new Error('the renderer of artwork is not loaded');
    try {
      return run(loaded);
    } catch (error) {
      if (error instanceof Error && error.name === 'RuntimeError') loaded = undefined;
      throw error;
    }
  };
  return {
    load: async () => {
      loaded ??= await loadRenderer(directory, attempt++);
    },
    normalize: svg => use(renderer => renderer.normalize(svg)),
    draw: (svg, width, height) => use(renderer => renderer.draw(svg, width, height)),
  };
};

/** Creates the function that reads artwork, with a cache. */
const createArtworkReader = (directory: string): ((text: string) => Promise<Artwork>) => {
  const renderer = createRenderer(directory);
  const artworks = new LRUCache<string, Artwork>({
    maxSize: MAXIMUM_LENGTH,
    sizeCalculation: ({ source }, text) => Math.max(1, source.length + text.length),
  });
  return async text => {
    // Cached artwork also draws with it.
    await renderer.load();
    const known = artworks.get(text);
    if (known) return known;
    const artwork = readSvgArtwork(text, renderer);
    artworks.set(text, artwork);
    return artwork;
  };
};

/** Creates the function that draws the artwork of a request. It throws an ArtworkError. */
export const createArtworkGlyphs = (directory: string): ((source: ArtworkSource) => Promise<Drawings>) => {
  const read = createArtworkReader(directory);
  const glyphs = new LRUCache<string, Glyph>({ max: 16 });

  const glyphOf = async (
    text: string,
    {
      ink,
      isTrimmed,
      isLightened = false,
    }: Pick<ArtworkSource, 'ink' | 'isTrimmed'> & { isLightened?: boolean },
  ): Promise<Glyph> => {
    const artwork = await read(text);
    const key = JSON.stringify([ink, isTrimmed, isLightened, text]);
    const glyph = glyphs.get(key) ?? glyphFromArtwork(artwork, { ink, isTrimmed, isLightened }, drawScene);
    glyphs.set(key, glyph);
    return glyph;
  };

  return async source => {
    const { artwork, dark, maskable, monochrome, isLightenedInDark } = source;
    const main = await glyphOf(artwork, source);
    const darkGlyph =
      dark !== undefined || (isLightenedInDark && source.ink === 'original')
        ? await glyphOf(dark ?? artwork, { ...source, isLightened: isLightenedInDark })
        : undefined;
    const maskableGlyph = maskable === undefined ? undefined : await glyphOf(maskable, source);
    const monochromeGlyph =
      monochrome === undefined ? undefined : await glyphOf(monochrome, { ...source, ink: 'single' });
    const texts = { artwork, dark_artwork: dark, maskable_artwork: maskable, monochrome_artwork: monochrome };
    const sources: Record<string, string> = {};
    for (const [field, text] of Object.entries(texts))
      if (text !== undefined) sources[field] = (await read(text)).source;
    return {
      main,
      ...(darkGlyph && { dark: darkGlyph }),
      ...(maskableGlyph && { maskable: maskableGlyph }),
      ...(monochromeGlyph && { monochrome: monochromeGlyph }),
      sources,
    };
  };
};
