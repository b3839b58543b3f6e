// Messages for screen readers.
import { signal } from '@preact/signals';

const VISIBLE_MS = 3500;

export type Announcer = ReturnType<typeof createAnnouncer>;

export const createAnnouncer = () => {
  const text = signal('');
  /** The message at the edge of the page. Empty if there is none. */
  const toast = signal('');
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    text,
    toast,
    announce: (next: string, { visible = false } = {}): void => {
      // Screen readers announce only changed text. An equal message gets a no-break space, so that it changes.
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
