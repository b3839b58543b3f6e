// Pixels of a file of the package, rasterized in a web worker when the design rests.

import { useSignalEffect } from '@preact/signals';
import type { RenderTarget } from '../../compose/favicon.ts';
import type { Scene } from '../../model/scene.ts';
import { useDebounced } from '../shell/hooks.ts';
import type { Drawing } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';
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

const rasterizeInWorker: Rasterizer['rasterize'] = (scene, pixels) => {
  rasterizer ??= startRasterizer();
  return rasterizer.rasterize(scene, pixels);
};

/** While a slider moves, nothing is rasterized. */
const DEBOUNCE_MS = 100;

/** Calls `show` with the pixels of a design, and with its drawing, when the design rests. */
export const useFilePixels = (
  { role, pixels }: { readonly role: RenderTarget['role']; readonly pixels: number },
  show: (image: ImageData, drawing: Drawing) => void | Promise<void>,
): void => {
  const { drawing: current } = useStudio();
  const drawing = useDebounced(current, DEBOUNCE_MS);
  useSignalEffect(() => {
    const rested = drawing.value;
    if (!rested) return;
    let isCurrent = true;
    void rasterizeInWorker(rested.scene({ role, pixels }), pixels).then(rgba =>
      isCurrent ? show(new ImageData(new Uint8ClampedArray(rgba), pixels, pixels), rested) : undefined,
    );
    return () => {
      isCurrent = false;
    };
  });
};
