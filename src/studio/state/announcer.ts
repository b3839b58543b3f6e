// Messages for screen readers.
import { type ReadonlySignal, signal } from '@preact/signals';

export interface Announcer {
  readonly text: ReadonlySignal<string>;
  /** The visible message, or empty. Messages without `visible` do not replace it. */
  readonly toast: ReadonlySignal<string>;
  announce(text: string, options?: { visible?: boolean }): void;
}

/** Message if a part of the page cannot be loaded. */
export const NOT_LOADED = 'Could not load a part of the page. You may be offline.';

const VISIBLE_MS = 3500;

export const createAnnouncer = (): Announcer => {
  const text = signal('');
  const toast = signal('');
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    text,
    toast,
    announce: (next, { visible = false } = {}) => {
      // Screen readers announce only changed text, so an equal message gets a no-break space.
      text.value = next === text.peek() ? `${next}\u00a0` : next;
      if (!visible) return;
      toast.value = next;
      clearTimeout(timer);
      timer = setTimeout(() => {
        toast.value = '';
      }, VISIBLE_MS);
    },
  };
};
