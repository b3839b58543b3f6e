// Pixels of a file of the package, rasterized in a web worker when the design rests.

import { useSignalEffect } from '@preact/signals';
import type { RenderTarget } from '../../compose/favicon.ts';
import { rasterize } from '../render/renderer.ts';
import { useDebounced } from '../shell/hooks.ts';
import type { Drawing } from '../state/drawing.ts';
import { useStudio } from '../state/studio.ts';

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
    void rasterize(rested.scene({ role, pixels }), pixels).then(
      rgba =>
        isCurrent ? show(new ImageData(new Uint8ClampedArray(rgba), pixels, pixels), rested) : undefined,
      // The image as SVG stays.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  });
};
