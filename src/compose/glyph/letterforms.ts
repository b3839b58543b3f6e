// Interface between initials and the font shaper.
import { type Box, boundsOf, fillExtent } from '../../svg/geometry/extent.ts';
import { hullOf } from '../../svg/geometry/hull.ts';
import { flattenPath } from '../../svg/geometry/polyline.ts';

/** Shaped text: path data of all its glyphs and the bounding box of its ink. Font units, y down. */
export interface Outline {
  readonly path: string;
  readonly box: Box;
}

/** Flattening tolerance of ink boxes, in font units (1/1000 em). */
const BOX_TOLERANCE = 0.1;

/** Adds the ink box to path data. */
export const outlineOf = (path: string): Outline => ({
  path,
  box: boundsOf(fillExtent({ hull: hullOf(flattenPath(path, BOX_TOLERANCE)) })),
});

/** Shapes text with the bundled fonts. */
export interface LetterShaper {
  /** The first character that no font has; `undefined` if the fonts have all characters. */
  undrawable(text: string): string | undefined;
  /** The shaped text. All its characters must be in the fonts. */
  outline(text: string): Outline;
}
