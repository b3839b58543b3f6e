// Glyphs: an icon or initials as a list of outlines without colors.
import type { Box } from '../../svg/geometry/extent.ts';
import { parseSvg } from '../../svg/parse.ts';
import { type GlyphShape, measureShape, separateDots } from './glyph-shape.ts';
import { iconShapes, type PaintedShape, viewBoxOf } from './icon-shapes.ts';
import type { Outline } from './letterforms.ts';

/**
 * What a glyph is drawn with. `strokes` takes one color for its lines and dots and one for the inside of its closed
 * shapes, `fills` and `initials` take one color, `duotone` takes one for its opaque shapes and one for its faint ones.
 */
export type GlyphKind = 'strokes' | 'fills' | 'duotone' | 'initials';

export interface Glyph {
  readonly kind: GlyphKind;
  /** The grid that the glyph was drawn on; the ink box of initials. */
  readonly grid: Box;
  readonly shapes: readonly GlyphShape[];
}

/** Reads an icon's SVG. Throws an SvgParseError if it is not SVG. */
export const glyphFromIcon = (svg: string): Glyph => {
  const root = parseSvg(svg);
  const grid = viewBoxOf(root);
  const painted = iconShapes(root);
  const shapes = painted.flatMap(shape => separateDots(measureShape(shape, grid), grid));
  return { kind: kindOf(painted), grid, shapes };
};

/** The kind of an icon's glyph, without measuring it. Throws an SvgParseError if it is not SVG. */
export const glyphKindOfIcon = (svg: string): GlyphKind => kindOf(iconShapes(parseSvg(svg)));

/** Reads shaped initials. */
export const glyphFromOutline = ({ path, box }: Outline): Glyph => {
  const shape: PaintedShape = { path, filled: true, fillRule: 'nonzero', line: undefined, opacity: 1 };
  return { kind: 'initials', grid: box, shapes: [measureShape(shape, box)] };
};

const kindOf = (shapes: readonly PaintedShape[]): GlyphKind => {
  if (shapes.some(shape => shape.line)) return 'strokes';
  return shapes.some(shape => shape.opacity < 1) ? 'duotone' : 'fills';
};
