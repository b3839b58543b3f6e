// A scene painted into pixels, in plain code: it runs wherever JavaScript does.
import type { Scene } from '../model/scene.ts';
import { brush } from './brush.ts';
import { Canvas } from './canvas.ts';
import { Edges } from './edges.ts';
import { type Coat, layersOf } from './layers.ts';
import type { Raster } from './raster.ts';
import { sweep } from './sweep.ts';

/** Paints `scene`, scaled to `pixels` a side. */
export const rasterize = (scene: Scene, pixels: number): Raster => {
  const canvas = new Canvas(pixels);
  for (const layer of layersOf(scene, pixels)) {
    if ('areas' in layer) paintCoat(canvas, layer);
    else {
      const own = new Canvas(pixels);
      for (const coat of layer.coats) paintCoat(own, coat);
      canvas.lay(own, layer.opacity);
    }
  }
  return canvas;
};

const paintCoat = (canvas: Canvas, { areas, paint, opacity }: Coat): void =>
  sweep(new Edges(areas, canvas.size), brush(canvas, paint, opacity));
