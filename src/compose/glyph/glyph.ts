// Glyphs: an icon, initials or artwork as a list of outlines.
import type { Typeface } from '../../model/look.ts';
import type { Memoizing } from '../../model/memoized.ts';
import type { SvgElement } from '../../svg/element.ts';
import { type Box, boundsOf, fillExtent } from '../../svg/extent.ts';
import { parseSvg } from '../../svg/parse.ts';
import { flattenPath } from '../../svg/polyline.ts';
import type { ArtworkNote } from '../artwork/clean-svg.ts';
import type { Cover } from '../artwork/cover.ts';
import type { ArtworkTraits } from '../artwork/traits.ts';
import { hullOf } from './enclosing-shapes.ts';
import { type GlyphShape, measureShape, separateDots } from './glyph-shape.ts';
import { iconShapes, type PaintedShape, viewBoxOf } from './icon-shapes.ts';

/**
 * How a glyph is drawn. `strokes` has one color for lines and dots and one for the inside of closed shapes. `duotone`
 * has one color for opaque and one for translucent shapes. `fills` and `initials` have one color. `artwork` has its own
 * paints.
 */
export type GlyphKind = 'strokes' | 'fills' | 'duotone' | 'initials' | 'artwork';

export interface Glyph extends Memoizing {
  readonly kind: GlyphKind;
  /** View box of an icon; bounding box of the ink of initials. */
  readonly grid: Box;
  readonly shapes: readonly GlyphShape[];
  /** Measured colors and border of artwork in its own colors. */
  readonly traits?: ArtworkTraits;
  /** Differences between the package and the artwork, for the report. */
  readonly notes?: readonly ArtworkNote[];
  /** Whether the artwork is a wide logo with a mark before its name. */
  readonly hasMark?: boolean;
  /** Box of the untrimmed artwork, including its empty border. Undefined if the artwork is trimmed. */
  readonly frame?: Box;
  /** Places artwork that fills the image; for artwork only. */
  readonly cover?: Cover;
}

/** Converts the SVG element of an icon to a glyph. Measures its geometry on first use. */
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

/** Converts an icon's SVG to a glyph. Throws an SvgParseError if it is not SVG. */
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

/** Shaped text: path data of all letters and the bounding box of the ink. Font units, y down. */
export interface Outline {
  readonly path: string;
  readonly box: Box;
}

/** Flattening tolerance of bounding boxes, in font units (1/1000 em). */
const BOX_TOLERANCE = 0.1;

/** Adds the bounding box of the ink to path data. */
export const outlineOf = (path: string): Outline => ({
  path,
  box: boundsOf(fillExtent({ hull: hullOf(flattenPath(path, BOX_TOLERANCE)) })),
});

/** A character that no font contains, or only a font of rare characters, which the npm package lacks. */
export interface Undrawable {
  readonly character: string;
  readonly isRare?: true;
}

/** Shapes text with the fonts of Favsmith. */
export interface LetterShaper {
  /** Returns the first character that no installed font contains, or `undefined`. */
  undrawable(text: string): Undrawable | undefined;
  /** Shapes text, by default in the default typeface. The fonts must contain all its characters. */
  outline(text: string, typeface?: Typeface): Outline;
  /** Shapes one or two initials as `outline` does, but condenses wide ones. */
  initials(text: string, typeface?: Typeface): Outline;
  /** Shapes a line of text with spaces and punctuation. Omits characters that no installed font contains. */
  label(text: string, typeface?: Typeface): Outline;
}

/** Shaper whose `outline` works after `load`; `undrawable` needs the font index only. */
export interface LazyShaper extends LetterShaper {
  load(): Promise<void>;
}
