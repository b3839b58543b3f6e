// Worker that rasterizes images of the package.
import type { Scene } from '../../../model/scene.ts';
import { rasterize } from '../../../raster/rasterize.ts';

export interface PixelRequest {
  readonly id: number;
  readonly scene: Scene;
  readonly pixels: number;
}

export interface PixelResponse {
  readonly id: number;
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
}

addEventListener('message', ({ data: { id, scene, pixels } }: MessageEvent<PixelRequest>) => {
  const response: PixelResponse = { id, rgba: new Uint8ClampedArray(rasterize(scene, pixels).rgba) };
  postMessage(response, { transfer: [response.rgba.buffer] });
});
