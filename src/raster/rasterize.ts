// Rasterizer: paints a scene into pixels.
import type { Scene } from '../model/scene.ts';
import { readCurves } from '../svg/geometry/curves.ts';
import {
  createPaintLayers,
  type LayerGroup,
  type PaintLayer,
  type ReadCurves,
} from './paint/paint-layers.ts';
import { PixelBuffer } from './paint/pixel-buffer.ts';
import { createSpanPainter } from './paint/span-painter.ts';
import type { Raster } from './raster.ts';
import { ScanConverter } from './scan/scan-converter.ts';

/**
 * Number of coverage levels (anti-aliasing steps): fewer levels mean fewer colors and smaller files. Fifteen are visible
 * in small images only; on a gradient each level needs several palette entries. (Decisions 050 and 053)
 */
const LEVELS = { fine: 31, coarse: 15 };

/** Images up to these sizes in pixels use the fine levels, without and with a gradient. */
const MAX_FINE_SIZE = { solid: 128, gradient: 48 };

/** Paints `scene`, scaled to `pixels` per side. */
export type Rasterize = (scene: Scene, pixels: number) => Raster;

/** Creates a rasterizer that caches parsed paths, for rendering one drawing at several sizes. */
export const createRasterizer = (): Rasterize => {
  const cache = new Map<string, ReturnType<ReadCurves>>();
  const read: ReadCurves = path => {
    const curves = cache.get(path) ?? readCurves(path);
    cache.set(path, curves);
    return curves;
  };
  const converter = new ScanConverter();
  return (scene, pixels) => paint(createPaintLayers(scene, pixels, read), pixels, converter);
};

/** Paints one image without caching its paths. */
export const rasterize: Rasterize = (scene, pixels) => createRasterizer()(scene, pixels);

const paint = (
  layers: readonly (PaintLayer | LayerGroup)[],
  pixels: number,
  converter: ScanConverter,
): Raster => {
  const buffer = new PixelBuffer(pixels);
  const maxFineSize = MAX_FINE_SIZE[layers.some(hasGradient) ? 'gradient' : 'solid'];
  const levels = LEVELS[pixels > maxFineSize ? 'coarse' : 'fine'];
  const paintLayer = (target: PixelBuffer, layer: PaintLayer): void =>
    converter.convert(layer.areas, pixels, levels, createSpanPainter(target, levels, layer));
  for (const layer of layers) {
    if ('areas' in layer) paintLayer(buffer, layer);
    else {
      const group = new PixelBuffer(pixels);
      for (const member of layer.layers) paintLayer(group, member);
      buffer.compositeImage(group, layer.opacity);
    }
  }
  return buffer;
};

const hasGradient = (layer: PaintLayer | LayerGroup): boolean =>
  'areas' in layer ? 'from' in layer.paint : layer.layers.some(hasGradient);
