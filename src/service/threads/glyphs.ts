// Glyphs of icons, emoji and artwork. Each thread caches them.
import { LRUCache } from 'lru-cache';
import type { Artwork } from '../../compose/artwork/artwork.ts';
import { type ArtworkUse, glyphFromArtwork } from '../../compose/artwork/artwork-glyph.ts';
import { type Glyph, glyphFromIcon } from '../../compose/glyph/glyph.ts';
import { pictureTypeOfUrl } from '../../contract/export/artwork-data.ts';
import { createArtworkReader } from '../../package/artwork-reader.ts';
import { createPictureCodecs, createSvgRenderer } from '../../package/picture-codecs.ts';
import { drawScene } from '../../raster/rasterize.ts';

/** Maximum total number of bytes of cached artwork per thread. */
const CACHE_BYTES = 12_000_000;

/** Number of bytes per pixel of a picture: 16 in linear light and 4 for the color. */
const PIXEL_BYTES = 20;

/** Matches the beginning of a WebP file in base64. */
const WEBP = /base64,\s*UklGR/;

interface CachedArtwork {
  readonly artwork: Artwork;
  readonly glyphs: Map<string, Glyph>;
}

const sizeOf = ({ artwork: { source, box, known } }: CachedArtwork): number =>
  source.length + (known.nativeSide === undefined ? 0 : PIXEL_BYTES * box.width * box.height);

const createCachedReader = (directory: string): ((text: string) => Promise<CachedArtwork>) => {
  const renderer = createSvgRenderer(directory);
  const codecs = createPictureCodecs(directory, renderer);
  const readArtwork = createArtworkReader(renderer, codecs);
  const cache = new LRUCache<string, CachedArtwork>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (cached, text) => Math.max(1, sizeOf(cached) + text.length),
  });
  return async text => {
    const type = pictureTypeOfUrl(text);
    // Cached artwork also needs the renderer, which draws it.
    if (!type) await renderer.load();
    const known = cache.get(text);
    if (known) return known;
    // SVG documents may embed WebP pictures.
    if (type || WEBP.test(text)) await codecs.load(type ?? 'image/webp');
    const read = { artwork: readArtwork(text), glyphs: new Map() };
    cache.set(text, read);
    return read;
  };
};

/** Returns a function that reads artwork and draws its glyph. */
export const createArtworkGlyphs = (directory: string) => {
  const read = createCachedReader(directory);
  return async (text: string, { ink, isTrimmed, isMark = false, darkInk }: ArtworkUse): Promise<Glyph> => {
    const { artwork, glyphs } = await read(text);
    const use = { ink, isTrimmed, isMark, darkInk };
    const key = JSON.stringify(use);
    const glyph = glyphs.get(key) ?? glyphFromArtwork(artwork, use, drawScene);
    glyphs.set(key, glyph);
    return glyph;
  };
};

/** Maximum total length of cached SVG documents. Glyphs take about ten times as much memory. */
const MAXIMUM_LENGTH = 100_000;

const iconGlyphs = new LRUCache<string, Glyph>({
  maxSize: MAXIMUM_LENGTH,
  sizeCalculation: (_value, svg) => Math.max(1, svg.length),
});

/** Returns the glyph for the SVG of an icon. Caches glyphs, because previews and export of a design need the same icon. */
export const glyphOfIcon = (svg: string): Glyph => {
  const glyph = iconGlyphs.get(svg) ?? glyphFromIcon(svg);
  iconGlyphs.set(svg, glyph);
  return glyph;
};
