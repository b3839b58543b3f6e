// Glyphs of artwork, and their cache.
import { LRUCache } from 'lru-cache';
import { type Artwork, readSvgArtwork } from '../../compose/artwork/artwork.ts';
import { type DrawScene, glyphFromArtwork } from '../../compose/artwork/artwork-glyph.ts';
import type { Glyph } from '../../compose/glyph/glyph.ts';
import type { PictureSource } from '../../contract/export/export-request.ts';
import type { Pixels } from '../../model/scene.ts';
import type { Drawings } from '../../package/render-package.ts';
import { createSvgRenderer } from '../../package/svg-renderer.ts';
import { rasterize } from '../../raster/rasterize.ts';

const drawScene: DrawScene = (scene, pixels): Pixels => ({
  width: pixels,
  height: pixels,
  colors: rasterize(scene, pixels).pixels,
});

/** Total length of the cached documents. */
const MAXIMUM_LENGTH = 2_000_000;

/** Creates the function that reads artwork, with a cache. */
const createArtworkReader = (directory: string): ((text: string) => Promise<Artwork>) => {
  const renderer = createSvgRenderer(directory);
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

/** Draws the pictures of a request. `emoji` is the drawing of its emoji. */
type DrawPictures = (source: PictureSource, emoji: string | undefined) => Promise<Drawings>;

/** Creates the function that draws the artwork of a request. It throws an ArtworkError. */
export const createArtworkGlyphs = (directory: string): DrawPictures => {
  const read = createArtworkReader(directory);
  const glyphs = new LRUCache<string, Glyph>({ max: 16 });

  const glyphOf = async (
    text: string,
    {
      ink,
      isTrimmed,
      isLightened = false,
    }: Pick<PictureSource, 'ink' | 'isTrimmed'> & { isLightened?: boolean },
  ): Promise<Glyph> => {
    const artwork = await read(text);
    const key = JSON.stringify([ink, isTrimmed, isLightened, text]);
    const glyph = glyphs.get(key) ?? glyphFromArtwork(artwork, { ink, isTrimmed, isLightened }, drawScene);
    glyphs.set(key, glyph);
    return glyph;
  };

  return async (source, emoji = '') => {
    const { dark, maskable, monochrome, isLightenedInDark } = source;
    const artwork = source.kind === 'artwork' ? source.artwork : undefined;
    const picture = artwork ?? emoji;
    const main = await glyphOf(picture, source);
    const darkGlyph =
      dark !== undefined || (isLightenedInDark && source.ink === 'original')
        ? await glyphOf(dark ?? picture, { ...source, isLightened: isLightenedInDark })
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
