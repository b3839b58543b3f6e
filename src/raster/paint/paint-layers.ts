// A scene as layers: areas in pixels that are painted as one.
import type { Affine, Paint, Scene, Shape } from '../../model/scene.ts';
import type { Course } from '../../svg/geometry/curves.ts';
import { flatten } from '../../svg/geometry/polyline.ts';
import type { Area } from '../scan/edges.ts';
import { strokeContours } from '../stroke/stroke-outline.ts';

/** How far from its true course a curve may be drawn, in pixels. */
const TOLERANCE = 0.03;

/** Areas and what their union is painted with; a gradient's line is in pixels. */
export interface Coat {
  readonly areas: readonly Area[];
  readonly paint: Paint;
  readonly opacity: number;
}

/** Coats that become transparent together. */
export interface Group {
  readonly coats: readonly Coat[];
  readonly opacity: number;
}

/** Reads path data. */
export type ReadCurves = (path: string) => readonly Course[];

/** The layers of a scene on a canvas of `pixels` a side, in painting order. */
export const layersOf = (
  { size, shapes }: Scene,
  pixels: number,
  read: ReadCurves,
): readonly (Coat | Group)[] => joined(shapes.flatMap(shape => layersOfShape(shape, pixels / size, read)));

const layersOfShape = (shape: Shape, scale: number, read: ReadCurves): readonly (Coat | Group)[] => {
  const coats = joined(coatsOf(shape, scale, read));
  const { opacity = 1 } = shape;
  return coats.length > 1 && opacity < 1 ? [{ coats, opacity }] : coats.map(coat => ({ ...coat, opacity }));
};

/** The fill and the stroke of a shape, as if it were opaque. */
const coatsOf = (shape: Shape, scale: number, read: ReadCurves): readonly Coat[] => {
  const { path, transform = [1, 0, 0, 1, 0, 0], fill, fillRule = 'nonzero', stroke } = shape;
  const toPixels = transform.map(number => number * scale) as unknown as Affine;
  const tolerance = TOLERANCE / magnification(toPixels);
  const curves = read(path);
  const coats: Coat[] = [];
  if (fill) {
    const contours = flatten(curves, tolerance).map(({ points }) => points);
    coats.push({ areas: [{ contours, rule: fillRule, toPixels }], paint: inPixels(fill, scale), opacity: 1 });
  }
  if (stroke && stroke.width > 0) {
    const contours = strokeContours(flatten(curves, tolerance, stroke.width / 2), stroke, tolerance);
    coats.push({
      areas: [{ contours, rule: 'nonzero', toPixels }],
      paint: inPixels(stroke.paint, scale),
      opacity: 1,
    });
  }
  return coats;
};

/**
 * Makes neighbours of one opaque colour one layer. Painted one after the other, pixels on a common border would let
 * what is below shine through.
 */
const joined = <Layer extends Coat | Group>(layers: readonly Layer[]): readonly Layer[] => {
  const result: Layer[] = [];
  for (const layer of layers) {
    const last = result.at(-1);
    const color = opaqueColor(layer);
    if (last && 'areas' in last && 'areas' in layer && color && color === opaqueColor(last))
      result[result.length - 1] = { ...last, areas: [...last.areas, ...layer.areas] };
    else result.push(layer);
  }
  return result;
};

const opaqueColor = (layer: Coat | Group): string | undefined =>
  'paint' in layer && 'hex' in layer.paint && layer.paint.alpha * layer.opacity === 1
    ? layer.paint.hex
    : undefined;

/** The most that a transform lengthens anything: the larger singular value of its matrix. */
const magnification = ([a, b, c, d]: Affine): number =>
  Math.sqrt(
    (a * a + b * b + c * c + d * d) / 2 + Math.hypot((a * a + b * b - c * c - d * d) / 2, a * c + b * d),
  );

const inPixels = (paint: Paint, scale: number): Paint =>
  'hex' in paint
    ? paint
    : { ...paint, x1: paint.x1 * scale, y1: paint.y1 * scale, x2: paint.x2 * scale, y2: paint.y2 * scale };
