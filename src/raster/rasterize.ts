// Rasterizer: paints a scene into pixels.
import { channelsOf } from '../compose/color/color.ts';
import type { Color, Pixels, Scene } from '../model/scene.ts';
import { readCurves } from '../svg/curves.ts';
import { kernel } from './kernel.ts';
import {
  type Area,
  createPaintLayers,
  type Item,
  type LayerPaint,
  type ReadCurves,
  type StrokeStyle,
} from './paint-layers.ts';
import { copyOf, createRaster, type Raster } from './raster.ts';

/**
 * Number of coverage levels (anti-aliasing steps). Fewer levels mean fewer colors and smaller files. Large images look
 * the same with coarse levels. On a gradient, each level needs several palette entries. (Decision 050)
 */
const LEVELS = { fine: 31, coarse: 15 };

/** Largest image sizes in pixels with fine levels: without and with a gradient. */
const MAX_FINE_SIZE = { solid: 128, gradient: 48 };

/** Paints `scene`, scaled to `pixels` per side. */
type Rasterize = (scene: Scene, pixels: number) => Raster;

/**
 * Creates a rasterizer that caches parsed paths, for rendering one drawing at several sizes. An image is valid until the
 * next one is painted or encoded: copying it would double the time of a large image.
 */
export const createRasterizer = (): Rasterize => {
  const cache = new Map<string, ReturnType<ReadCurves>>();
  const read: ReadCurves = path => {
    const curves = cache.get(path) ?? readCurves(path);
    cache.set(path, curves);
    return curves;
  };
  return (scene, pixels) => paint(createPaintLayers(scene, pixels, read), pixels);
};

/** Paints one image, and copies it. */
export const rasterize: Rasterize = (scene, pixels) => copyOf(createRasterizer()(scene, pixels));

/** Paints the image in which artwork is measured. */
export const drawScene = (scene: Scene, pixels: number): Pixels => ({
  width: pixels,
  height: pixels,
  colors: rasterize(scene, pixels).pixels,
});

/** Paints an image in the memory of the kernel. */
const paint = (layers: readonly Item[], size: number): Raster => {
  const maxFineSize = MAX_FINE_SIZE[layers.some(hasGradient) ? 'gradient' : 'solid'];
  const levels = LEVELS[size > maxFineSize ? 'coarse' : 'fine'];
  const parts = displayList(layers);
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const { memory, allocateInput, paint, shifts, shiftCount } = kernel();
  const address = allocateInput(length * Float64Array.BYTES_PER_ELEMENT);
  const numbers = new Float64Array(memory.buffer, address, length);
  let at = 0;
  for (const part of parts) {
    numbers.set(part, at);
    at += part.length;
  }
  const image = paint(size, levels);
  const { buffer } = memory;
  const [, indices, colors, colorCount, pixels] = new Uint32Array(buffer, image, IMAGE_FIELDS);
  if (pixels) return createRaster(size, new Uint32Array(buffer, pixels, size * size));
  return createRaster(size, {
    indices: new Uint8Array(buffer, indices, size * size),
    colors: new Uint32Array(buffer, colors, colorCount),
    shifts: [...new Int32Array(buffer, shifts.value, shiftCount.value)],
  });
};

/** The first fields of an `Image` in the kernel: size, indices, colors, number of colors, and pixels, which may be 0. */
const IMAGE_FIELDS = 5;

const hasGradient = (item: Item): boolean =>
  'areas' in item ? 'from' in item.paint : item.items.some(hasGradient);

/** The display list for `items`, in parts. `assembly/paint/display-list.ts` describes the format. */
const displayList = (items: readonly Item[]): readonly ArrayLike<number>[] => [
  [items.length],
  ...items.flatMap(itemNumbers),
];

const itemNumbers = (item: Item): readonly ArrayLike<number>[] => {
  if ('items' in item)
    return [
      [GROUP, item.opacity, item.clip.length],
      ...item.clip.flatMap(areaNumbers),
      ...displayList(item.items),
    ];
  const { opacity, paint, areas } = item;
  return [
    [LAYER, opacity, ...paintNumbers(paint)],
    colorsOf(paint),
    [areas.length],
    ...areas.flatMap(areaNumbers),
  ];
};

const areaNumbers = ({ polylines, stroke, rule, toPixels }: Area): readonly ArrayLike<number>[] => [
  [rule === 'evenodd' ? 1 : 0, ...toPixels, ...outlineNumbers(stroke), polylines.length],
  ...polylines.flatMap(({ points, closed }) => [
    [...(stroke ? [closed ? 1 : 0] : []), points.length],
    points,
  ]),
];

const [LAYER, GROUP] = [0, 1];
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

/** The numbers of a paint in the display list, without the list of colors. */
const paintNumbers = (paint: LayerPaint): readonly number[] => {
  if ('hex' in paint) return [SOLID, ...colorNumbers(paint)];
  if ('from' in paint)
    return [
      GRADIENT,
      ...colorNumbers(paint.from),
      ...colorNumbers(paint.to),
      paint.x1,
      paint.y1,
      paint.x2,
      paint.y2,
    ];
  if ('pixels' in paint) {
    const { left, top, pixels } = paint;
    return [SHADER, SHADERS.picture, left, top, pixels.width, pixels.height];
  }
  const { kind, spread, fromPixels, focal, colors } = paint;
  return [SHADER, SHADERS[kind], SPREADS[spread], ...fromPixels, ...focal, colors.length];
};

const colorsOf = (paint: LayerPaint): Uint32Array | readonly number[] =>
  'pixels' in paint ? paint.pixels.colors : 'colors' in paint ? paint.colors : [];

const colorNumbers = (color: Color): readonly number[] => [...channelsOf(color), color.alpha];
