// Interface between initials and the font shaper.
import type { Typeface } from '../../model/typeface.ts';
import { type Box, boundsOf, fillExtent } from '../../svg/geometry/extent.ts';
import { hullOf } from '../../svg/geometry/hull.ts';
import { flattenPath } from '../../svg/geometry/polyline.ts';

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

/** Shapes text with the bundled fonts. */
export interface LetterShaper {
  /** Returns the first character that no font contains, or `undefined`. */
  undrawable(text: string): string | undefined;
  /** Shapes text, by default in the default typeface. The fonts must contain all its characters. */
  outline(text: string, typeface?: Typeface): Outline;
}
