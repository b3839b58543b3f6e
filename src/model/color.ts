// A colour in its one canonical form: nothing else of a client's text survives parsing.

/** An sRGB colour: `hex` is six lower-case digits behind `#`, `alpha` runs from 0 to 1 in steps of 0.001. */
export interface Color {
  readonly hex: string;
  readonly alpha: number;
}
