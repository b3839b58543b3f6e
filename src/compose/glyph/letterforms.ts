// Initials as outlines: what a font's shaper hands over.
import { type Box, boundsOf, fillExtent } from '../../svg/geometry/extent.ts';
import { hullOf } from '../../svg/geometry/hull.ts';
import { flattenPath } from '../../svg/geometry/polyline.ts';

/** Shaped text as one outline: path data and its ink box in font units, y down. */
export interface Outline {
  readonly path: string;
  readonly box: Box;
}

/** How far an ink box may be off, in font units of 1/1000 em. */
const BOX_TOLERANCE = 0.1;

/** The outline that path data draws, with its ink box. */
export const outlineOf = (path: string): Outline => ({
  path,
  box: boundsOf(fillExtent({ hull: hullOf(flattenPath(path, BOX_TOLERANCE)) })),
});

/** Turns text into outlines with the fonts it has. */
export interface LetterShaper {
  /** The first character that no font can draw; `undefined` where all can be drawn. */
  undrawable(text: string): string | undefined;
  /** The text, kerned and shaped; to be asked for drawable text only. */
  outline(text: string): Outline;
}
