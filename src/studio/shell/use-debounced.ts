// Debounced signal.
import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';

/** The first value at once, later values after `delayMs` without a change. */
export const useDebounced = <T>(
  source: ReadonlySignal<T | undefined>,
  delayMs: number,
): ReadonlySignal<T | undefined> => {
  const debounced = useSignal(source.peek());
  useSignalEffect(() => {
    const next = source.value;
    const timer = setTimeout(() => {
      debounced.value = next;
    }, delayMs);
    return () => clearTimeout(timer);
  });
  return debounced;
};
