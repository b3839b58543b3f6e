// Rendering in stages, one task each.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/**
 * The current stage, from 0 to `last`. Input is handled between two stages. With a frame for each stage, tasks would be
 * shorter, but the page would be complete much later on slow devices. (Decision 073)
 */
export const useRenderStages = (last: number): number => {
  const stage = useSignal(0);
  const current = stage.value;
  useEffect(() => {
    if (current >= last) return;
    const timer = setTimeout(() => stage.value++);
    return () => clearTimeout(timer);
  }, [current, last]);
  return Math.min(current, last);
};
