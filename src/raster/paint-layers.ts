// Paint layers: the filled areas of a scene in pixels, in painting order.
import type {
  Affine,
  Color,
  LinearGradient,
  Paint,
  Scene,
  Shape,
  ShapeGroup,
  Stroke,
} from '../model/scene.ts';
import type { Subpath } from '../svg/curves.ts';
import { flatten, type Polyline } from '../svg/polyline.ts';
import { groupRuns } from '../svg/shape-groups.ts';
import { IDENTITY, multiply } from '../svg/transform.ts';
import { gradientShader, pictureShader, type Shader } from './shaders.ts';

/** The inside of closed polylines, or a stroke along polylines, with a fill rule and a transform to pixels. */
export interface Area {
  readonly polylines: readonly Polyline[];
  readonly stroke?: StrokeStyle;
  readonly rule: 'nonzero' | 'evenodd';
  readonly toPixels: Affine;
}

/** Stroke properties. Caps and joins are flattened to `tolerance`. */
export interface StrokeStyle extends Omit<Stroke, 'paint'> {
  readonly tolerance: number;
}

/** Flattening tolerance in pixels. */
const TOLERANCE = 0.03;

/** A paint whose coordinates are in pixels. */
export type LayerPaint = Color | LinearGradient | Shader;

/** Areas that are united and filled with one paint. */
interface PaintLayer {
  readonly areas: readonly Area[];
  readonly paint: LayerPaint;
  readonly opacity: number;
}

/** Items that are composited as one image. The image is clipped to the union of the areas in `clip`, if there are any. */
interface PaintGroup {
  readonly items: readonly Item[];
  readonly clip: readonly Area[];
  readonly opacity: number;
}

export type Item = PaintLayer | PaintGroup;

export type ReadCurves = (path: string) => readonly Subpath[];

/** Converts a scene to layers for an image of `pixels` per side, in painting order. */
export const createPaintLayers = (
  { size, shapes }: Scene,
  pixels: number,
  read: ReadCurves,
): readonly Item[] => itemsOf(shapes, undefined, { scale: pixels / size, read });

interface PixelScale {
  /** Pixels per scene unit. */
  readonly scale: number;
  readonly read: ReadCurves;
}

/** Converts the shapes that belong to `parent` or to groups inside `parent`. */
const itemsOf = (
  shapes: readonly Shape[],
  parent: ShapeGroup | undefined,
  context: PixelScale,
): readonly Item[] => {
  const { scale, read } = context;
  return mergeSameColor(
    groupRuns(shapes, parent).flatMap(({ group, members }): readonly Item[] =>
      group
        ? [paintGroup(members, group, context)]
        : members.flatMap(shape => shapeLayers(shape, scale, read)),
    ),
  );
};

const paintGroup = (shapes: readonly Shape[], group: ShapeGroup, context: PixelScale): PaintGroup => {
  const { scale, read } = context;
  const clip = group.clip.map(({ path, transform = IDENTITY, fillRule = 'nonzero' }): Area => {
    const toPixels = scaled(transform, scale);
    const polylines = flatten(read(path), TOLERANCE / magnification(toPixels));
    return { polylines, rule: fillRule, toPixels };
  });
  return { items: itemsOf(shapes, group, context), clip, opacity: group.opacity };
};

const scaled = (transform: Affine, scale: number): Affine => multiply([scale, 0, 0, scale, 0, 0], transform);

const shapeLayers = (shape: Shape, scale: number, read: ReadCurves): readonly Item[] => {
  const layers = mergeSameColor(fillAndStroke(shape, scale, read));
  const { opacity = 1 } = shape;
  return layers.length > 1 && opacity < 1
    ? [{ items: layers, clip: [], opacity }]
    : layers.map(layer => ({ ...layer, opacity }));
};

/** The layers for fill and stroke of a shape. Ignores the opacity of the shape. */
const fillAndStroke = (shape: Shape, scale: number, read: ReadCurves): readonly PaintLayer[] => {
  const { path, transform = IDENTITY, fill, fillRule = 'nonzero', stroke } = shape;
  const toPixels = scaled(transform, scale);
  const tolerance = TOLERANCE / magnification(toPixels);
  const curves = read(path);
  const layers: PaintLayer[] = [];
  if (fill) {
    const polylines = flatten(curves, tolerance);
    layers.push({
      areas: [{ polylines, rule: fillRule, toPixels }],
      paint: paintInPixels(fill, { scale, toPixels, polylines }),
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
      paint: paintInPixels(stroke.paint, { scale, toPixels, polylines }),
      opacity: 1,
    });
  }
  return layers;
};

/**
 * Merges adjacent layers of the same opaque color. In separate layers, the backdrop would show through anti-aliased
 * pixels on a shared edge.
 */
const mergeSameColor = <Layer extends Item>(layers: readonly Layer[]): readonly Layer[] => {
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

const opaqueColor = (layer: Item): string | undefined =>
  'paint' in layer && 'hex' in layer.paint && layer.paint.alpha * layer.opacity === 1
    ? layer.paint.hex
    : undefined;

/** Largest factor by which a transform scales lengths: the larger singular value of the matrix. */
const magnification = ([a, b, c, d]: Affine): number =>
  Math.sqrt(
    (a * a + b * b + c * c + d * d) / 2 + Math.hypot((a * a + b * b - c * c - d * d) / 2, a * c + b * d),
  );

const paintInPixels = (
  paint: Paint,
  { scale, toPixels, polylines }: Pick<Area, 'polylines' | 'toPixels'> & { readonly scale: number },
): LayerPaint => {
  if ('hex' in paint) return paint;
  if ('picture' in paint) return pictureShader(paint, polylines, toPixels);
  if ('stops' in paint) return gradientShader(paint, toPixels);
  return { ...paint, x1: paint.x1 * scale, y1: paint.y1 * scale, x2: paint.x2 * scale, y2: paint.y2 * scale };
};
