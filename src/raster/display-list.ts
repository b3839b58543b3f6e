// Display list: layers as a sequence of numbers, which the kernel reads.
import type { Color } from '../model/scene.ts';
import type { Area, Item, LayerPaint, PaintLayer, StrokeStyle } from './paint-layers.ts';

/** Number of numbers in the list of `items`; the format is described in `raster/assembly/paint/display-list.ts`. */
export const displayListLength = (items: readonly Item[]): number => sum(items, itemLength) + 1;

/** Writes the list of `items`. */
export const writeDisplayList = (list: Float64Array, items: readonly Item[]): void => {
  let at = 0;
  const write = (...numbers: readonly number[]): void => {
    for (const number of numbers) list[at++] = number;
  };
  const writeArea = ({ polylines, stroke, rule, toPixels }: Area): void => {
    write(rule === 'evenodd' ? 1 : 0, ...toPixels, ...outlineNumbers(stroke), polylines.length);
    for (const { points, closed } of polylines) {
      if (stroke) write(closed ? 1 : 0);
      write(points.length);
      list.set(points, at);
      at += points.length;
    }
  };
  const writeLayer = ({ opacity, paint, areas }: PaintLayer): void => {
    write(opacity, ...paintNumbers(paint));
    const colors = colorsOf(paint);
    list.set(colors, at);
    at += colors.length;
    write(areas.length);
    areas.forEach(writeArea);
  };
  const writeItem = (item: Item): void => {
    if ('areas' in item) {
      write(LAYER);
      writeLayer(item);
    } else if ('layers' in item) {
      write(GROUP, item.opacity, item.layers.length);
      item.layers.forEach(writeLayer);
    } else {
      write(CLIPPED, item.opacity, item.clip.length);
      item.clip.forEach(writeArea);
      write(item.items.length);
      item.items.forEach(writeItem);
    }
  };
  write(items.length);
  items.forEach(writeItem);
};

const [LAYER, GROUP, CLIPPED] = [0, 1, 2];
const [SOLID, GRADIENT, SHADER] = [0, 1, 2];
const SHADERS = { linear: 0, radial: 1, picture: 2 };
const SPREADS = { pad: 0, reflect: 1, repeat: 2 };

const [INSIDE, STROKE] = [0, 1];
const CAPS = { butt: 0, round: 1, square: 2 };
const JOINS = { miter: 0, round: 1, bevel: 2 };

const outlineNumbers = (stroke: StrokeStyle | undefined): readonly number[] =>
  stroke
    ? [STROKE, stroke.width / 2, CAPS[stroke.cap], JOINS[stroke.join], stroke.miterLimit, stroke.tolerance]
    : [INSIDE];

/** Numbers of a paint before its list of colors. */
const paintNumbers = (paint: LayerPaint): readonly number[] => {
  if ('hex' in paint) return [SOLID, ...channels(paint)];
  if ('from' in paint)
    return [GRADIENT, ...channels(paint.from), ...channels(paint.to), paint.x1, paint.y1, paint.x2, paint.y2];
  if ('pixels' in paint) {
    const { left, top, pixels } = paint;
    return [SHADER, SHADERS.picture, left, top, pixels.width, pixels.height];
  }
  const { kind, spread, fromPixels, focal, colors } = paint;
  return [SHADER, SHADERS[kind], SPREADS[spread], ...fromPixels, ...focal, colors.length];
};

const colorsOf = (paint: LayerPaint): Uint32Array | readonly number[] =>
  'pixels' in paint ? paint.pixels.colors : 'colors' in paint ? paint.colors : [];

/** Red, green and blue, 0 to 255, and alpha, 0 to 1. */
const channels = ({ hex, alpha }: Color): readonly number[] => {
  const bits = Number.parseInt(hex.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255, alpha];
};

const sum = <Entry>(entries: readonly Entry[], numberOf: (entry: Entry) => number): number =>
  entries.reduce((total, entry) => total + numberOf(entry), 0);

const itemLength = (item: Item): number => {
  if ('areas' in item) return 1 + layerLength(item);
  if ('layers' in item) return 3 + sum(item.layers, layerLength);
  return 4 + sum(item.clip, areaLength) + sum(item.items, itemLength);
};

const layerLength = ({ paint, areas }: PaintLayer): number =>
  2 + paintNumbers(paint).length + colorsOf(paint).length + sum(areas, areaLength);

const areaLength = ({ polylines, stroke }: Area): number =>
  8 +
  outlineNumbers(stroke).length +
  sum(polylines, ({ points }) => points.length) +
  polylines.length * (stroke ? 2 : 1);
