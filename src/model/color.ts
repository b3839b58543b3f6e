// Colors in their canonical form.

/** An sRGB color: `hex` is `#` and six lower-case digits, `alpha` runs from 0 to 1 in steps of 0.001. */
export interface Color {
  readonly hex: string;
  readonly alpha: number;
}

/** A color, or no paint. */
export type ColorOrNone = Color | 'none';
