// Initials as outlines: what a font's shaper hands over.
import type { Box } from '../svg/geometry/extent.ts';

/** Shaped text as one outline: path data and its ink box in font units, y down. */
export interface Outline {
  readonly path: string;
  readonly box: Box;
}

/** Turns text into outlines with the fonts it has. */
export interface LetterShaper {
  /** The first character that no font can draw; `undefined` where all can be drawn. */
  undrawable(text: string): string | undefined;
  /** The text, kerned and shaped; to be asked for drawable text only. */
  outline(text: string): Outline;
}
