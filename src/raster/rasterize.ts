// A scene painted into pixels, in plain code: it runs wherever JavaScript does.
import type { Scene } from '../model/scene.ts';
import { readCurves } from '../svg/geometry/curves.ts';
import { brush } from './paint/brush.ts';
import { type Coat, type Group, layersOf, type ReadCurves } from './paint/paint-layers.ts';
import { Canvas } from './paint/pixel-buffer.ts';
import type { Raster } from './raster.ts';
import { Sweeper } from './scan/scanline-sweep.ts';

/**
 * At how many levels coverage is told: no eye tells them apart, and a picture keeps few colours, which makes it small.
 * On a large gradient each level takes several colours.
 */
const LEVELS = { usual: 31, largeGradient: 15 };

/** The side of the largest picture in which every edge is precious, in pixels. */
const SMALL = 48;

/** Paints `scene`, scaled to `pixels` a side. */
export type Rasterize = (scene: Scene, pixels: number) => Raster;

/** A rasteriser for several pictures of one drawing: it remembers the paths that it has read. */
export const createRasterizer = (): Rasterize => {
  const known = new Map<string, ReturnType<ReadCurves>>();
  const read: ReadCurves = path => {
    const curves = known.get(path) ?? readCurves(path);
    known.set(path, curves);
    return curves;
  };
  const sweeper = new Sweeper();
  return (scene, pixels) => paint(layersOf(scene, pixels, read), pixels, sweeper);
};

/** Paints a single picture. */
export const rasterize: Rasterize = (scene, pixels) => createRasterizer()(scene, pixels);

const paint = (layers: readonly (Coat | Group)[], pixels: number, sweeper: Sweeper): Raster => {
  const canvas = new Canvas(pixels);
  const levels = LEVELS[pixels > SMALL && layers.some(hasGradient) ? 'largeGradient' : 'usual'];
  const paintCoat = (on: Canvas, coat: Coat): void =>
    sweeper.sweep(coat.areas, pixels, levels, brush(on, levels, coat));
  for (const layer of layers) {
    if ('areas' in layer) paintCoat(canvas, layer);
    else {
      const own = new Canvas(pixels);
      for (const coat of layer.coats) paintCoat(own, coat);
      canvas.lay(own, layer.opacity);
    }
  }
  return canvas;
};

const hasGradient = (layer: Coat | Group): boolean =>
  'areas' in layer ? 'from' in layer.paint : layer.coats.some(hasGradient);
