// Glyphs: icons, initials or artwork as lists of shapes.
import type { Typeface } from '../../model/look.ts';
import type { Memoizing } from '../../model/memoized.ts';
import type { SvgElement } from '../../svg/element.ts';
import { type Box, boxOfPath } from '../../svg/extent.ts';
import { parseSvg } from '../../svg/parse.ts';
import type { ArtworkNote, ArtworkTraits } from './artwork-traits.ts';
import { type GlyphShape, measureShape, separateDots } from './glyph-shape.ts';
import { iconShapes, type PaintedShape, viewBoxOf } from './icon-shapes.ts';

/**
 * How a glyph is painted. `strokes` has one color for lines and dots, and one for the inside of closed shapes. `duotone`
 * has one color for opaque shapes, and one for translucent shapes. `fills` and `initials` have one color. `artwork` has
 * its own paints.
 */
export type GlyphKind = 'strokes' | 'fills' | 'duotone' | 'initials' | 'artwork';

export interface Glyph extends Memoizing {
  readonly kind: GlyphKind;
  /** View box of an icon, or bounding box of initials. */
  readonly grid: Box;
  readonly shapes: readonly GlyphShape[];
  /** Measurements of artwork in its own colors. Undefined for all other glyphs. */
  readonly traits?: ArtworkTraits;
  /** The artwork as a document for favsmith.json. Undefined for icons and initials. */
  readonly source?: string;
  /** Findings about the conversion of artwork, for the report. */
  readonly notes?: readonly ArtworkNote[];
  /** Artwork as it looks in dark mode, if its own styles make a difference. */
  readonly ownDark?: string | undefined;
  /** Whether the artwork is a wide logo with a symbol before the name. */
  readonly hasMark?: boolean;
  /** Box of artwork with its empty border. Undefined if the artwork is trimmed. */
  readonly frame?: Box;
}

/** Converts the SVG element of an icon to a glyph. Measures the shapes on first use. */
export const glyphFromElement = (root: SvgElement): Glyph => {
  const painted = iconShapes(root);
  const grid = viewBoxOf(root);
  let shapes: readonly GlyphShape[] | undefined;
  return {
    kind: kindOf(painted),
    grid,
    get shapes() {
      shapes ??= painted.flatMap(shape => separateDots(measureShape(shape, grid), grid));
      return shapes;
    },
    results: new Map(),
  };
};

/** Converts the SVG of an icon to a glyph. Throws an SvgParseError if it is not SVG. */
export const glyphFromIcon = (svg: string): Glyph => glyphFromElement(parseSvg(svg));

/** Converts shaped initials to a glyph. */
export const glyphFromOutline = ({ path, box }: Outline): Glyph => {
  const shape: PaintedShape = { path, filled: true, fillRule: 'nonzero', line: undefined, opacity: 1 };
  return { kind: 'initials', grid: box, shapes: [measureShape(shape, box)], results: new Map() };
};

const kindOf = (shapes: readonly PaintedShape[]): GlyphKind => {
  if (shapes.some(shape => shape.line)) return 'strokes';
  return shapes.some(shape => shape.opacity < 1) ? 'duotone' : 'fills';
};

/** Shaped text: path data of all letters and bounding box of their ink, in font units. The y axis points down. */
export interface Outline {
  readonly path: string;
  readonly box: Box;
}

/** Flattening tolerance in font units (1/1000 em). */
const BOX_TOLERANCE = 0.1;

/** Adds the bounding box of the ink to path data. */
export const outlineOf = (path: string): Outline => ({
  path,
  box: boxOfPath(path, BOX_TOLERANCE),
});

/** A character that no installed font has. `isRare` is set if a font has it that is not part of the npm package. */
export interface Undrawable {
  readonly character: string;
  readonly isRare?: true;
}

/** Shapes text with the fonts of Favsmith. */
export interface LetterShaper {
  /** Returns the first character that no installed font has. */
  undrawable(text: string): Undrawable | undefined;
  /** Shapes text, by default in the default typeface. The installed fonts must have all characters. */
  outline(text: string, typeface?: Typeface): Outline;
  /** Shapes one or two initials. Unlike `outline`, condenses wide ones. */
  initials(text: string, typeface?: Typeface): Outline;
  /** Shapes a line of text. Omits characters that no installed font has. */
  label(text: string, typeface?: Typeface): Outline;
}

/** A shaper whose `outline` works after `load`. `undrawable` needs only the font index. */
export interface LazyShaper extends LetterShaper {
  load(): Promise<void>;
}
