// Display list: layers as a sequence of numbers, which the kernel reads.
import type { Color, Paint } from '../model/scene.ts';
import type { Area, LayerGroup, PaintLayer, StrokeStyle } from './paint-layers.ts';

type Item = PaintLayer | LayerGroup;

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
    write(opacity, ...paintNumbers(paint), areas.length);
    areas.forEach(writeArea);
  };
  write(items.length);
  for (const item of items) {
    if ('areas' in item) {
      write(LAYER);
      writeLayer(item);
    } else {
      write(GROUP, item.opacity, item.layers.length);
      item.layers.forEach(writeLayer);
    }
  }
};

const [LAYER, GROUP] = [0, 1];
const [SOLID, GRADIENT] = [0, 1];

const [INSIDE, STROKE] = [0, 1];
const CAPS = { butt: 0, round: 1, square: 2 };
const JOINS = { miter: 0, round: 1, bevel: 2 };

const outlineNumbers = (stroke: StrokeStyle | undefined): readonly number[] =>
  stroke
    ? [STROKE, stroke.width / 2, CAPS[stroke.cap], JOINS[stroke.join], stroke.miterLimit, stroke.tolerance]
    : [INSIDE];

const paintNumbers = (paint: Paint): readonly number[] =>
  'hex' in paint
    ? [SOLID, ...channels(paint)]
    : [GRADIENT, ...channels(paint.from), ...channels(paint.to), paint.x1, paint.y1, paint.x2, paint.y2];

/** Red, green and blue, 0 to 255, and alpha, 0 to 1. */
const channels = ({ hex, alpha }: Color): readonly number[] => {
  const bits = Number.parseInt(hex.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255, alpha];
};

const sum = <Entry>(entries: readonly Entry[], numberOf: (entry: Entry) => number): number =>
  entries.reduce((total, entry) => total + numberOf(entry), 0);

const itemLength = (item: Item): number =>
  1 + ('areas' in item ? layerLength(item) : 2 + sum(item.layers, layerLength));

const layerLength = ({ paint, areas }: PaintLayer): number =>
  2 + paintNumbers(paint).length + sum(areas, areaLength);

const areaLength = ({ polylines, stroke }: Area): number =>
  8 +
  outlineNumbers(stroke).length +
  sum(polylines, ({ points }) => points.length) +
  polylines.length * (stroke ? 2 : 1);
