// Drawings and glyphs of the icons that this thread has parsed last.
import { LRUCache } from 'lru-cache';
import { type Glyph, glyphFromDrawing, type IconDrawing, parseDrawing } from '../../compose/glyph/glyph.ts';

/** Total length of the SVG documents. A glyph takes about ten times the memory of its document. */
const MAXIMUM_LENGTH = 100_000;

const createCache = <Value extends object>() =>
  new LRUCache<string, Value>({
    maxSize: MAXIMUM_LENGTH,
    sizeCalculation: (_value, svg) => Math.max(1, svg.length),
  });

const drawings = createCache<IconDrawing>();
const glyphs = createCache<Glyph>();

/** Returns the drawing of an icon's SVG; requests for previews of a design and for its export parse the icon once. */
export const drawingOfIcon = (svg: string): IconDrawing => {
  const drawing = drawings.get(svg) ?? parseDrawing(svg);
  drawings.set(svg, drawing);
  return drawing;
};

/** Returns the glyph of an icon's SVG. `drawing` is the parsed SVG, if another thread has parsed it. */
export const glyphOfIcon = (svg: string, drawing?: IconDrawing): Glyph => {
  const glyph = glyphs.get(svg) ?? glyphFromDrawing(drawing ?? drawingOfIcon(svg));
  glyphs.set(svg, glyph);
  return glyph;
};
