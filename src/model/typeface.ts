// Typefaces of initials.

/** `serif` and `rounded` contain Latin, Greek and Cyrillic letters or fewer; others are drawn in `sans`. */
export const FONTS = ['sans', 'serif', 'rounded'] as const;

export type FontName = (typeof FONTS)[number];

/** `weight` is a CSS font weight. */
export interface Typeface {
  readonly font: FontName;
  readonly weight: number;
}

export const DEFAULT_TYPEFACE: Typeface = { font: 'sans', weight: 700 };
