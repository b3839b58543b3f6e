// Rasterizer: paints a scene into pixels.
import { kernel } from '../kernel/kernel.ts';
import type { Scene } from '../model/scene.ts';
import { createScenePainter } from './paint-scene.ts';
import { indexedRaster, type Raster, trueColorRaster } from './raster.ts';

/** Paints `scene`, scaled to `pixels` per side. */
export type Rasterize = (scene: Scene, pixels: number) => Raster;

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
