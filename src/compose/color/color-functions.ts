// CSS color functions: color space, component ranges and percentages of each (CSS Color 4, sections 5 to 10).
import type { ColorSpace } from './color-space.ts';

/** A component: an angle, or a number. `hundred` is the value of 100 %; CSS clamps to `minimum` and `maximum`. */
export type Component =
  | 'hue'
  | { readonly hundred: number; readonly minimum?: number; readonly maximum?: number };

export interface ColorFunction {
  readonly space: ColorSpace;
  readonly components: readonly [Component, Component, Component];
  /** Components that must be percentages in the legacy syntax with commas; absent without a legacy syntax. */
  readonly legacyPercentages?: 'all or none' | 'last two';
  /** Maximum saturation in the syntax with commas. */
  readonly largestLegacySaturation?: number;
}

const clampedTo = (maximum: number): Component => ({ hundred: maximum, minimum: 0, maximum });
const unbounded = (hundred: number): Component => ({ hundred });
const notNegative = (hundred: number): Component => ({ hundred, minimum: 0 });

const RGB: ColorFunction = {
  space: 'rgb',
  components: [clampedTo(255), clampedTo(255), clampedTo(255)],
  legacyPercentages: 'all or none',
};
// CSS Color 4 defines only a minimum for saturation; with commas, browsers clamp it at 100 %, as CSS Color 3 did.
const HSL: ColorFunction = {
  space: 'hsl',
  components: ['hue', notNegative(100), clampedTo(100)],
  legacyPercentages: 'last two',
  largestLegacySaturation: 100,
};

/** Color functions by name, except `color()`. */
export const COLOR_FUNCTIONS: ReadonlyMap<string, ColorFunction> = new Map([
  ['rgb', RGB],
  ['rgba', RGB],
  ['hsl', HSL],
  ['hsla', HSL],
  ['hwb', { space: 'hwb', components: ['hue', notNegative(100), notNegative(100)] }],
  ['lab', { space: 'lab', components: [clampedTo(100), unbounded(125), unbounded(125)] }],
  ['lch', { space: 'lch', components: [clampedTo(100), notNegative(150), 'hue'] }],
  ['oklab', { space: 'oklab', components: [clampedTo(1), unbounded(0.4), unbounded(0.4)] }],
  ['oklch', { space: 'oklch', components: [clampedTo(1), notNegative(0.4), 'hue'] }],
] satisfies [string, ColorFunction][]);

/** Components of `color()`, the same in every color space. */
export const COLOR_COMPONENTS = [unbounded(1), unbounded(1), unbounded(1)] as const;

export const ALPHA = clampedTo(1);
