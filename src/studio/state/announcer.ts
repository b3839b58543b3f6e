// What screen readers are told when something changes that they would not notice.
import { type ReadonlySignal, signal } from '@preact/signals';

export interface Announcer {
  readonly text: ReadonlySignal<string>;
  /** Whether the text is shown as well; else it is only spoken. */
  readonly isShown: ReadonlySignal<boolean>;
  say(text: string, options?: { shown?: boolean }): void;
}

const SHOWN_MS = 3500;

export const createAnnouncer = (): Announcer => {
  const text = signal('');
  const isShown = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    text,
    isShown,
    say: (next, { shown = false } = {}) => {
      // The same words twice would not be read out again.
      text.value = next === text.peek() ? `${next}\u00a0` : next;
      isShown.value = shown;
      clearTimeout(timer);
      timer = setTimeout(() => {
        isShown.value = false;
      }, SHOWN_MS);
    },
  };
};
