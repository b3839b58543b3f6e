// Messages for screen readers.
import { type ReadonlySignal, signal } from '@preact/signals';

export interface Announcer {
  readonly text: ReadonlySignal<string>;
  /** Whether the message is also visible. */
  readonly isVisible: ReadonlySignal<boolean>;
  announce(text: string, options?: { visible?: boolean }): void;
}

/** Message if the code of a part cannot be loaded. */
export const NOT_LOADED = 'Could not load a part of the page. You may be offline.';

const VISIBLE_MS = 3500;

export const createAnnouncer = (): Announcer => {
  const text = signal('');
  const isVisible = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    text,
    isVisible,
    announce: (next, { visible = false } = {}) => {
      // Screen readers announce only changed text: repeat a message with a no-break space.
      text.value = next === text.peek() ? `${next}\u00a0` : next;
      isVisible.value = visible;
      clearTimeout(timer);
      timer = setTimeout(() => {
        isVisible.value = false;
      }, VISIBLE_MS);
    },
  };
};
