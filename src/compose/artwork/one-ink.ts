// Converts artwork of several colors to one ink. (Decision 028)
import type { Color, Paint, ShapeGroup } from '../../model/scene.ts';
import { outsetPath } from '../../svg/curves.ts';
import type { Box } from '../../svg/extent.ts';
import { rectangle } from '../../svg/path-data.ts';
import { type Polyline, signedArea, windingAt } from '../../svg/polyline.ts';
import { mapGroups } from '../../svg/shape-groups.ts';
import { contrastRatio } from '../color/color.ts';
import { BLACK, DEFAULT_INK } from '../defaults.ts';
import { measureShape } from '../glyph/glyph-shape.ts';
import type { PaintedShape } from '../glyph/icon-shapes.ts';
import { contains, grown, intersection, visibleBox } from './artwork.ts';

/**
 * Converts shapes to one ink. A shape on top of another color is cut out of it, so that a white letter on a disc stays
 * visible. A shape on top of a cutout is ink again. Neighbors in different colors are separated by a gap. Clip paths cut
 * shapes, so a line cuts nothing.
 */
export const inOneInk = (
  shapes: readonly PaintedShape[],
  { x, y, width, height }: Box,
): readonly PaintedShape[] => {
  const all = rectangle(x - width, y - height, 3 * width, 3 * height);
  const side = Math.max(width, height);
  const below: Layer[] = [];
  let inked: { readonly shape: PaintedShape; readonly layer: Layer }[] = [];
  let cuts = 0;
  const cut = (path: string, isCut: (layer: Layer) => boolean) => {
    if (++cuts > MAX_CUTS) return;
    const hole: ShapeGroup = { opacity: 1, clip: [{ path: all + path, fillRule: 'evenodd' }] };
    const inside = mapGroups(({ clip }) => clip, hole);
    inked = inked.map(({ shape, layer }) => ({
      layer,
      shape: isCut(layer) ? { ...shape, group: inside(shape.group) } : shape,
    }));
  };
  for (const painted of shapes) {
    const { paint, opacity, ...shape } = painted;
    const color = meanColor(paint?.fill ?? paint?.line);
    const box = visibleBox(painted);
    if (!box) continue;
    const measured = measureShape(painted, box);
    const { polylines } = measured;
    const area = Math.abs(signedArea(polylines));
    const middle = grown(box, -box.width / 8, -box.height / 8);
    const under = below.findLast(each => contains(each.box, middle) && isOn(polylines, each));
    const isSame =
      !under ||
      contrastRatio(color, under.color) < DISTINCT_CONTRAST ||
      (area > REPLACING * under.area && contrastRatio(color, DEFAULT_INK) >= DISTINCT_CONTRAST);
    const isCut = under !== undefined && under.isCut === isSame;
    const layer: Layer = { color, box, polylines, area, isCut, fillRule: shape.fillRule };
    below.push(layer);
    const gap = GAP * side;
    const near = grown(box, gap);
    const touches = (each: Layer) => intersection(each.box, near) !== undefined;
    if (isCut) {
      if (shape.filled) cut(shape.path, touches);
      continue;
    }
    if (shape.filled && shapes.length <= MAX_SEPARATED)
      cut(
        outsetPath(measured.path, gap, measured.areaSides()),
        each => each.color.hex !== color.hex && touches(each),
      );
    inked.push({ layer, shape: { ...shape, opacity: opacity * color.alpha } });
  }
  return inked.map(({ shape }) => shape);
};

interface Layer {
  readonly color: Color;
  readonly box: Box;
  readonly polylines: readonly Polyline[];
  readonly area: number;
  readonly fillRule: PaintedShape['fillRule'];
  readonly isCut: boolean;
}

/** Whether nearly all of an outline is on an area. */
const isOn = (outline: readonly Polyline[], { polylines, fillRule }: Layer): boolean => {
  const points = outline.flatMap(({ points }) => points);
  const step = 2 * Math.ceil(points.length / 2 / SAMPLES);
  let [inside, count] = [0, 0];
  for (let at = 0; at < points.length; at += step, count++) {
    const winding = polylines.reduce(
      (sum, each) => sum + windingAt(each, points[at] ?? 0, points[at + 1] ?? 0),
      0,
    );
    if (fillRule === 'evenodd' ? winding % 2 !== 0 : winding !== 0) inside++;
  }
  return inside >= COVERED * count;
};

/** Number of tested points of an outline, and the minimum fraction of them on the area. */
const [SAMPLES, COVERED] = [48, 0.85];
/** A shape that covers more than this fraction of the shape below is ink, not a cutout. */
const REPLACING = 0.7;
/** Maximum number of cutouts. Each is a clip path inside of the clip path before it. */
const MAX_CUTS = 100;
/** Maximum number of shapes that are separated by gaps. Each becomes a clip path of the shapes below. */
const MAX_SEPARATED = 64;
/** Width of gaps between colors, as a fraction of the longer side. */
const GAP = 1 / 36;
/** Minimum contrast of neighboring colors that must stay distinguishable. */
const DISTINCT_CONTRAST = 1.5;

/** The color of a paint, or the middle color of a gradient. */
const meanColor = (paint: Paint | undefined): Color => {
  if (!paint || 'picture' in paint) return BLACK;
  if ('hex' in paint) return paint;
  return 'stops' in paint
    ? { ...(paint.stops[paint.stops.length >> 1]?.color ?? BLACK), alpha: 1 }
    : paint.from;
};
