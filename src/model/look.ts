// Looks: fully resolved style settings, without defaults left to apply.
import type { Color } from './color.ts';

/** The color scheme that the user prefers (Media Queries 5, prefers-color-scheme). */
export type ColorScheme = 'light' | 'dark';

export type PlateShape = 'rounded-square' | 'circle';

/** The paint of a plate. `angleDegrees` is a CSS gradient angle: 0 to the top, 90 to the right. */
export type PlatePaint =
  | { readonly mode: 'solid'; readonly color: Color }
  | { readonly mode: 'linear'; readonly from: Color; readonly to: Color; readonly angleDegrees: number };

/** The background shape behind the glyph. */
export interface Plate {
  readonly shape: PlateShape;
  readonly paint: PlatePaint;
}

/**
 * The colors of the glyph; an absent color does not paint.
 * In an icon drawn with strokes, `stroke` paints the lines and `fill` the inside of closed shapes. In a duotone icon,
 * `fill` paints the second layer. An icon drawn with fills, and initials, use the first of `fill`, `stroke` and `fg`.
 */
export interface Ink {
  readonly fg: Color | undefined;
  readonly stroke: Color | undefined;
  readonly fill: Color | undefined;
}

/**
 * The style of a favicon in one color scheme. `padding` is a fraction of the side, `strokeScale` multiplies line widths.
 */
export interface Look {
  readonly plate: Plate | undefined;
  readonly ink: Ink;
  readonly padding: number;
  readonly strokeScale: number;
}
