// The style of one picture, fully resolved: every default applied, every range clamped, every colour canonical.
import type { Color } from './color.ts';

/** The color scheme that the user prefers (Media Queries 5, prefers-color-scheme). */
export type ColorScheme = 'light' | 'dark';

export type PlateShape = 'rounded-square' | 'circle';

/** What a plate is painted with; `angleDegrees` as in CSS: 0 towards the top, 90 towards the right. */
export type PlatePaint =
  | { readonly mode: 'solid'; readonly color: Color }
  | { readonly mode: 'linear'; readonly from: Color; readonly to: Color; readonly angleDegrees: number };

export interface Plate {
  readonly shape: PlateShape;
  readonly paint: PlatePaint;
}

/**
 * What the glyph is drawn with; an absent colour paints nothing.
 * A stroke-drawn icon takes `stroke` for its lines and `fill` for the inside of its closed shapes; a fill-drawn icon
 * and initials take the first of `fill`, `stroke`, `fg` that paints; a duotone icon's second layer takes `fill`.
 */
export interface Ink {
  readonly fg: Color | undefined;
  readonly stroke: Color | undefined;
  readonly fill: Color | undefined;
}

/** One colour scheme of a favicon. `padding` is a fraction of the canvas per side, `strokeScale` a factor on line widths. */
export interface Look {
  readonly plate: Plate | undefined;
  readonly ink: Ink;
  readonly padding: number;
  readonly strokeScale: number;
}
