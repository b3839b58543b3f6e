// Rasterizer: paints a scene into pixels.
import type { Scene } from '../model/scene.ts';
import { readCurves } from '../svg/curves.ts';
import { displayListLength, writeDisplayList } from './display-list.ts';
import { kernel } from './kernel.ts';
import { createPaintLayers, type Item, type ReadCurves } from './paint-layers.ts';
import { indexedRaster, type Raster, trueColorRaster } from './raster.ts';

/**
 * Number of coverage levels (anti-aliasing steps): fewer levels mean fewer colors and smaller files. Fifteen are visible
 * in small images only; on a gradient each level needs several palette entries. (Decisions 050 and 053)
 */
const LEVELS = { fine: 31, coarse: 15 };

/** Images up to these sizes in pixels use the fine levels, without and with a gradient. */
const MAX_FINE_SIZE = { solid: 128, gradient: 48 };

/** Paints `scene`, scaled to `pixels` per side; the next call replaces the image. */
type PaintScene = (scene: Scene, pixels: number) => void;

/** Creates a painter that caches parsed paths, for painting one drawing at several sizes. */
export const createScenePainter = (): PaintScene => {
  const cache = new Map<string, ReturnType<ReadCurves>>();
  const read: ReadCurves = path => {
    const curves = cache.get(path) ?? readCurves(path);
    cache.set(path, curves);
    return curves;
  };
  return (scene, pixels) => paintLayers(createPaintLayers(scene, pixels, read), pixels);
};

const paintLayers = (layers: readonly Item[], pixels: number): void => {
  const maxFineSize = MAX_FINE_SIZE[layers.some(hasGradient) ? 'gradient' : 'solid'];
  const levels = LEVELS[pixels > maxFineSize ? 'coarse' : 'fine'];
  const { memory, allocateInput, paint } = kernel();
  const length = displayListLength(layers);
  const address = allocateInput(length * Float64Array.BYTES_PER_ELEMENT);
  writeDisplayList(new Float64Array(memory.buffer, address, length), layers);
  paint(pixels, levels);
};

const hasGradient = (item: Item): boolean => {
  if ('areas' in item) return 'from' in item.paint;
  return ('layers' in item ? item.layers : item.items).some(hasGradient);
};

/** Paints `scene`, scaled to `pixels` per side. */
type Rasterize = (scene: Scene, pixels: number) => Raster;

/** Creates a rasterizer that caches parsed paths, for rendering one drawing at several sizes. */
export const createRasterizer =
  (paint = createScenePainter()): Rasterize =>
  (scene, pixels) => {
    paint(scene, pixels);
    return paintedRaster(pixels);
  };

/** Paints one image without caching its paths. */
export const rasterize: Rasterize = (scene, pixels) => createRasterizer()(scene, pixels);

/** A copy of the image of the kernel. */
export const paintedRaster = (size: number): Raster => {
  const image = kernel();
  const { buffer } = image.memory;
  const pixels = image.imagePixels();
  if (pixels !== 0) return trueColorRaster(size, new Uint32Array(buffer, pixels, size * size).slice());
  return indexedRaster(size, {
    indices: new Uint8Array(buffer, image.imageIndices(), size * size).slice(),
    colors: new Uint32Array(buffer, image.imageColors(), image.imageColorCount()).slice(),
    shifts: [...new Int32Array(buffer, image.shiftsAddress(), image.imageShiftCount())],
  });
};
