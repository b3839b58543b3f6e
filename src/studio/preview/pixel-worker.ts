// Web worker that rasterizes scenes.
import type { Scene } from '../../model/scene.ts';
import { rasterize } from '../../raster/rasterize.ts';

export interface PixelRequest {
  readonly id: number;
  readonly scene: Scene;
  readonly pixels: number;
}

export interface PixelResponse {
  readonly id: number;
  readonly rgba: Uint8Array;
}

addEventListener('message', ({ data: { id, scene, pixels } }: MessageEvent<PixelRequest>) => {
  const response: PixelResponse = { id, rgba: rasterize(scene, pixels).rgba };
  postMessage(response);
});
