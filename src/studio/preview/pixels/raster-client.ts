// Images of the package by the worker that rasterizes them.
import type { Scene } from '../../../model/scene.ts';
import type { PixelRequest, PixelResponse } from './raster-worker.ts';

interface RasterWorker {
  readonly worker: Worker;
  readonly waiting: Map<number, (response: PixelResponse) => void>;
}

let current: RasterWorker | undefined;
let lastId = 0;

const startWorker = (): RasterWorker => {
  const worker = new Worker(new URL('./raster-worker.ts', import.meta.url), { type: 'module' });
  const waiting: RasterWorker['waiting'] = new Map();
  worker.addEventListener('message', ({ data }: MessageEvent<PixelResponse>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  return { worker, waiting };
};

/** Rasterizes a scene as the package does. Never settles if the worker cannot be loaded. */
export const filePixels = async (scene: Scene, pixels: number): Promise<ImageData> => {
  current ??= startWorker();
  const { worker, waiting } = current;
  const request: PixelRequest = { id: ++lastId, scene, pixels };
  const { rgba } = await new Promise<PixelResponse>(resolve => {
    waiting.set(request.id, resolve);
    worker.postMessage(request);
  });
  return new ImageData(rgba, pixels, pixels);
};
