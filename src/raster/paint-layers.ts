// Paint layers: a scene as filled areas in pixels, in painting order.
import type { Affine, Paint, Scene, Shape, Stroke } from '../model/scene.ts';
import type { Subpath } from '../svg/curves.ts';
import { flatten, type Polyline } from '../svg/polyline.ts';

/** The inside of closed polylines, or a stroke along polylines; with a fill rule and the transform to pixels. */
export interface Area {
  readonly polylines: readonly Polyline[];
  readonly stroke?: StrokeStyle;
  readonly rule: 'nonzero' | 'evenodd';
  readonly toPixels: Affine;
}

/** Stroke properties; caps and joins are flattened to `tolerance`. */
export interface StrokeStyle extends Omit<Stroke, 'paint'> {
  readonly tolerance: number;
}

/** Flattening tolerance in pixels. */
const TOLERANCE = 0.03;

/** A union of areas with one paint; gradient coordinates are in pixels. */
export interface PaintLayer {
  readonly areas: readonly Area[];
  readonly paint: Paint;
  readonly opacity: number;
}

/** Layers that share one group opacity. */
export interface LayerGroup {
  readonly layers: readonly PaintLayer[];
  readonly opacity: number;
}

/** Parses path data. */
export type ReadCurves = (path: string) => readonly Subpath[];

/** Converts a scene to layers for an image of `pixels` per side, in painting order. */
export const createPaintLayers = (
  { size, shapes }: Scene,
  pixels: number,
  read: ReadCurves,
): readonly (PaintLayer | LayerGroup)[] =>
  mergeSameColor(shapes.flatMap(shape => shapeLayers(shape, pixels / size, read)));

const shapeLayers = (shape: Shape, scale: number, read: ReadCurves): readonly (PaintLayer | LayerGroup)[] => {
  const layers = mergeSameColor(fillAndStroke(shape, scale, read));
  const { opacity = 1 } = shape;
  return layers.length > 1 && opacity < 1
    ? [{ layers, opacity }]
    : layers.map(layer => ({ ...layer, opacity }));
};

/** Fill and stroke of a shape, ignoring its opacity. */
const fillAndStroke = (shape: Shape, scale: number, read: ReadCurves): readonly PaintLayer[] => {
  const { path, transform = [1, 0, 0, 1, 0, 0], fill, fillRule = 'nonzero', stroke } = shape;
  const toPixels = transform.map(number => number * scale) as unknown as Affine;
  const tolerance = TOLERANCE / magnification(toPixels);
  const curves = read(path);
  const layers: PaintLayer[] = [];
  if (fill) {
    const polylines = flatten(curves, tolerance);
    layers.push({
      areas: [{ polylines, rule: fillRule, toPixels }],
      paint: scalePaint(fill, scale),
      opacity: 1,
    });
  }
  if (stroke && stroke.width > 0) {
    const polylines = flatten(curves, tolerance, {
      offset: stroke.width / 2,
      hasFlatEnds: stroke.cap !== 'round',
    });
    layers.push({
      areas: [{ polylines, stroke: { ...stroke, tolerance }, rule: 'nonzero', toPixels }],
      paint: scalePaint(stroke.paint, scale),
      opacity: 1,
    });
  }
  return layers;
};

/**
 * Merges adjacent layers of the same opaque color: painted separately, anti-aliased pixels on a shared edge would let
 * the backdrop show through.
 */
const mergeSameColor = <Layer extends PaintLayer | LayerGroup>(
  layers: readonly Layer[],
): readonly Layer[] => {
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

const opaqueColor = (layer: PaintLayer | LayerGroup): string | undefined =>
  'paint' in layer && 'hex' in layer.paint && layer.paint.alpha * layer.opacity === 1
    ? layer.paint.hex
    : undefined;

/** Largest scale factor of a transform: the larger singular value of its matrix. */
const magnification = ([a, b, c, d]: Affine): number =>
  Math.sqrt(
    (a * a + b * b + c * c + d * d) / 2 + Math.hypot((a * a + b * b - c * c - d * d) / 2, a * c + b * d),
  );

const scalePaint = (paint: Paint, scale: number): Paint =>
  'hex' in paint
    ? paint
    : { ...paint, x1: paint.x1 * scale, y1: paint.y1 * scale, x2: paint.x2 * scale, y2: paint.y2 * scale };
