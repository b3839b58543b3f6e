// A value that follows another one when that rests.
import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';

/** Takes over the first value at once, and later ones when none came for `restMs`. */
export const useRested = <T>(
  source: ReadonlySignal<T | undefined>,
  restMs: number,
): ReadonlySignal<T | undefined> => {
  const rested = useSignal(source.peek());
  useSignalEffect(() => {
    const next = source.value;
    const timer = setTimeout(() => {
      rested.value = next;
    }, restMs);
    return () => clearTimeout(timer);
  });
  return rested;
};
