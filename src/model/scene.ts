// A picture as data: the SVG writer prints it, the rasteriser paints it, and so both show the same.
import type { Color } from './color.ts';

/** [a, b, c, d, e, f] as in SVG's matrix(): x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Affine = readonly [number, number, number, number, number, number];

/** A gradient along a line in canvas units, from `from` at (x1, y1) to `to` at (x2, y2), padded beyond its ends. */
export interface LinearGradient {
  readonly from: Color;
  readonly to: Color;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export type Paint = Color | LinearGradient;

/** A line along a path; `width` in the shape's local units. */
export interface Stroke {
  readonly paint: Paint;
  readonly width: number;
  readonly cap: 'butt' | 'round' | 'square';
  readonly join: 'miter' | 'round' | 'bevel';
  readonly miterLimit: number;
}

/** One path with its paint; `path` is SVG path data in local units, `transform` takes those to canvas units. */
export interface Shape {
  readonly path: string;
  readonly transform?: Affine;
  readonly fill?: Paint;
  readonly fillRule?: 'nonzero' | 'evenodd';
  readonly stroke?: Stroke;
  /** Of the whole shape, fill and stroke together, 0 to 1. */
  readonly opacity?: number;
}

/** A square canvas of `size` units a side, its shapes in painting order. */
export interface Scene {
  readonly size: number;
  readonly shapes: readonly Shape[];
}
