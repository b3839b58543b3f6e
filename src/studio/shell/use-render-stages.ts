// Rendering in stages, one task and one frame each.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** The current stage, from 0 to `last`. The browser handles input and paints between two stages. (Decision 073) */
export const useRenderStages = (last: number): number => {
  const stage = useSignal(0);
  const current = stage.value;
  useEffect(() => {
    if (current >= last) return;
    return afterPaint(() => stage.value++);
  }, [current, last]);
  return Math.min(current, last);
};

/** Runs `act` in a task after the next frame; in background tabs, which have no frames, after a while. */
const afterPaint = (act: () => void): (() => void) => {
  let timer = setTimeout(act, NO_FRAME_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

const NO_FRAME_MS = 200;
