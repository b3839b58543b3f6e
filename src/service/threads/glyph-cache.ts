// Glyphs of the icons that this thread has drawn last.
import { LRUCache } from 'lru-cache';
import { type Glyph, glyphFromIcon } from '../../compose/glyph/glyph.ts';

/** Total length of the SVG documents. A glyph takes about ten times the memory of its document. */
const MAXIMUM_LENGTH = 100_000;

const glyphs = new LRUCache<string, Glyph>({
  maxSize: MAXIMUM_LENGTH,
  sizeCalculation: (_glyph, svg) => Math.max(1, svg.length),
});

/** Returns the glyph of an icon's SVG; previews of a design and its export parse the icon once. */
export const glyphOfIcon = (svg: string): Glyph => {
  const glyph = glyphs.get(svg) ?? glyphFromIcon(svg);
  glyphs.set(svg, glyph);
  return glyph;
};
