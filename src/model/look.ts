// Looks: resolved style settings.
import type { Color } from './scene.ts';

/** The color scheme that the user prefers (Media Queries 5, prefers-color-scheme). */
export type ColorScheme = 'light' | 'dark';

export type PlateShape = 'rounded-square' | 'circle';

/** A gradient from `from` over `via` to `to`, along a line or from the center to the corners. */
export interface PlateGradient {
  readonly mode: 'linear';
  readonly from: Color;
  readonly via?: Color;
  readonly to: Color;
  /** A CSS gradient angle: 0 points to the top, 90 to the right. */
  readonly angleDegrees: number;
  readonly isRadial?: boolean;
}

export type PlatePaint = { readonly mode: 'solid'; readonly color: Color } | PlateGradient;

/** A line along the edge of a plate, inside of it; `width` is a fraction of the side. */
export interface Border {
  readonly color: Color;
  readonly width: number;
}

/**
 * The background shape behind the glyph. `cornerRadius` is a fraction of the side and applies to rounded squares; the
 * curvature of smooth corners changes gradually.
 */
export interface Plate {
  readonly shape: PlateShape;
  readonly cornerRadius?: number;
  readonly isSmooth?: boolean;
  readonly paint: PlatePaint;
  readonly border?: Border;
}

/**
 * The colors of the glyph; `undefined` paints nothing.
 * In an icon drawn with strokes, `stroke` paints the lines and `fill` the inside of closed shapes. In a duotone icon,
 * `fill` paints the second layer. Initials and icons drawn with fills use the first defined color of `fill`, `stroke`
 * and `fg`.
 */
export interface Ink {
  readonly fg: Color | undefined;
  readonly stroke: Color | undefined;
  readonly fill: Color | undefined;
  /** The main color becomes a gradient to the color `to` along a CSS gradient angle. */
  readonly gradient?: { readonly to: Color; readonly angleDegrees: number };
}

/** Plate paint, ink and padding of touch or maskable icons. A missing field has the value of the look. */
export interface HomeScreenStyle {
  readonly paint?: PlatePaint;
  /** Whether the look has no plate, so that `paint` was added from `bg`. */
  readonly isAdded?: boolean;
  readonly ink?: Ink;
  readonly padding?: number;
}

/** A badge in a corner of the image. `text` has one to four letters or digits, or is `dot`. */
export interface Badge {
  readonly text: string;
  readonly color: Color;
}

/** The style of a favicon in one color scheme. `padding` is a fraction of the image side. */
export interface Look {
  readonly plate: Plate | undefined;
  readonly ink: Ink;
  readonly padding: number;
  readonly strokeScale: number;
  /** Degrees by which the glyph is turned clockwise. */
  readonly turn?: number;
  /** Move of the glyph to the right and down, as fractions of the image side. */
  readonly offset?: { readonly x: number; readonly y: number };
  /** If present, artwork fills the content box and is cropped to this shape. */
  readonly crop?: Omit<Plate, 'paint'>;
  readonly touch?: HomeScreenStyle;
  readonly maskable?: HomeScreenStyle;
  readonly badge?: Badge;
}

/** Bundled fonts. Only `sans` has scripts other than Latin, Greek and Cyrillic, so `sans` draws those. */
export const FONTS = [
  'sans',
  'serif',
  'rounded',
  'condensed',
  'geometric',
  'slab',
  'mono',
  'display',
] as const;

export type FontName = (typeof FONTS)[number];

export interface Typeface {
  readonly font: FontName;
  readonly weight: number;
}

export const DEFAULT_TYPEFACE: Typeface = { font: 'sans', weight: 700 };
