// Scenes: vector images as data, for the SVG writer and the rasterizer.

/** [a, b, c, d, e, f] as in SVG's matrix(): x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Affine = readonly [number, number, number, number, number, number];

/** A gradient in scene units from (x1, y1) to (x2, y2), with `spreadMethod="pad"`. */
export interface LinearGradient {
  readonly from: Color;
  readonly to: Color;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export type Paint = Color | LinearGradient;

/** The stroke of a path; `width` in the shape's local units. */
export interface Stroke {
  readonly paint: Paint;
  readonly width: number;
  readonly cap: 'butt' | 'round' | 'square';
  readonly join: 'miter' | 'round' | 'bevel';
  readonly miterLimit: number;
}

/** A path with its paint. `path` is SVG path data in local units, `transform` maps them to scene units. */
export interface Shape {
  readonly path: string;
  readonly transform?: Affine;
  readonly fill?: Paint;
  readonly fillRule?: 'nonzero' | 'evenodd';
  readonly stroke?: Stroke;
  /** Group opacity of fill and stroke together, 0 to 1. */
  readonly opacity?: number;
}

/** A square image of `size` units per side. Shapes are painted in order, later ones over earlier ones. */
export interface Scene {
  readonly size: number;
  /** Number of shapes of the plate, which come first; 0 by default. */
  readonly plateShapes?: number;
  readonly shapes: readonly Shape[];
}

/** An sRGB color: `hex` is `#` and six lower-case digits, `alpha` runs from 0 to 1 in steps of 0.001. */
export interface Color {
  readonly hex: string;
  readonly alpha: number;
}

/** A color, or no paint. */
export type ColorOrNone = Color | 'none';
