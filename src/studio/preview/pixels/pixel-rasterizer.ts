// Rasterizer of the package in a web worker, started on first use.
import type { Scene } from '../../../model/scene.ts';
import type { PixelRequest, PixelResponse } from './pixel-worker.ts';

interface Rasterizer {
  /** RGBA bytes of a scene at `pixels` per side. */
  rasterize(scene: Scene, pixels: number): Promise<Uint8Array>;
}

/** A worker has its own policy: WebAssembly runs there, and the page needs no 'wasm-unsafe-eval'. (Decision 056) */
const startRasterizer = (): Rasterizer => {
  const worker = new Worker(new URL('./pixel-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (rgba: Uint8Array) => void>();
  let lastId = 0;
  worker.addEventListener('message', ({ data: { id, rgba } }: MessageEvent<PixelResponse>) => {
    waiting.get(id)?.(rgba);
    waiting.delete(id);
  });
  return {
    rasterize: (scene, pixels) =>
      new Promise(resolve => {
        const request: PixelRequest = { id: ++lastId, scene, pixels };
        waiting.set(request.id, resolve);
        worker.postMessage(request);
      }),
  };
};

let rasterizer: Rasterizer | undefined;

export const rasterizeInWorker: Rasterizer['rasterize'] = (scene, pixels) => {
  rasterizer ??= startRasterizer();
  return rasterizer.rasterize(scene, pixels);
};
