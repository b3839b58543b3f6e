import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import type { TargetedCompositionEvent, TargetedInputEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hasModifier } from './shortcuts.ts';

/** The last result of `load`. When `inputs` change, aborts `signal` and calls `load` again. Ignores failures. */
export const useLoaded = <T>(
  load: (signal: AbortSignal) => Promise<T> | undefined,
  inputs: readonly unknown[],
): T | undefined => {
  const loaded = useSignal<T | undefined>(undefined);
  useEffect(() => {
    const abort = new AbortController();
    const use = (result: T) => {
      if (!abort.signal.aborted) loaded.value = result;
    };
    load(abort.signal)?.then(use, () => undefined);
    return () => abort.abort();
  }, inputs);
  return loaded.value;
};

/** The value of `source`, after it has not changed for `delayMs`. The first value comes at once. */
export const useDebounced = <T>(source: ReadonlySignal<T>, delayMs: number): ReadonlySignal<T> => {
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

const SLOW_MS = 4000;

/** Whether something has been pending for so long that the page should show a notice. */
export const useIsSlow = (isPending: boolean): boolean => {
  const isSlow = useSignal(false);
  useEffect(() => {
    isSlow.value = false;
    if (!isPending) return;
    const timer = setTimeout(() => {
      isSlow.value = true;
    }, SLOW_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isPending && isSlow.value;
};

const LONG_PRESS_MS = 450;

/** Events that call `onLong` during a long press with a finger. A click handler asks `endsLong` whether such a press ends. */
export const useLongPress = (onLong: () => void) => {
  const { current: press } = useRef({ timer: 0, isLong: false, isMouse: true });
  const end = () => clearTimeout(press.timer);
  return {
    press,
    endsLong: (): boolean => {
      const { isLong } = press;
      press.isLong = false;
      return isLong;
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      end();
      press.isLong = false;
      press.isMouse = pointerType === 'mouse';
      if (press.isMouse) return;
      press.timer = window.setTimeout(() => {
        press.isLong = true;
        onLong();
      }, LONG_PRESS_MS);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    onContextMenu: (event: Event) => {
      // The menu of the browser would cover the result of the press.
      if (press.isLong) event.preventDefault();
    },
  };
};

/**
 * Text of a field while the user edits it, as typed. Otherwise `value`, which can differ: the design omits defaults and
 * normalizes text. A field that showed it at once would take letters from the user.
 */
export const useDraft = (value: string) => {
  const draft = useSignal<string | undefined>(undefined);
  return {
    text: draft.value ?? value,
    edit: (text: string) => {
      draft.value = text;
    },
    end: () => {
      draft.value = undefined;
    },
  };
};

/** With `isComposing`, an input method, as for Japanese, has not finished the last word. */
export const textEvents = (onText: (text: string, isComposing: boolean) => void) => ({
  onInput: ({ currentTarget, isComposing }: TargetedInputEvent<HTMLInputElement>) =>
    onText(currentTarget.value, isComposing),
  onCompositionEnd: ({ currentTarget }: TargetedCompositionEvent<HTMLInputElement>) =>
    onText(currentTarget.value, false),
});

const ITEMS = 'button, a, [role="option"]';
/** Number of rows by which Page Up and Page Down move. */
const PAGE_ROWS = 5;

/**
 * Props of a container whose items have one tab stop: the chosen item, or else the first, until the focus moves. Arrow
 * keys move the focus, in a grid also from row to row. When `content` changes, the tab stop is chosen again.
 */
export const useRovingFocus = <Container extends HTMLElement>(content?: unknown) => {
  const ref = useRef<Container>(null);
  const known = useRef(content);
  const items = () => [...(ref.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];

  const setTabStop = (all: readonly HTMLElement[], stop: Element | null | undefined) => {
    for (const item of all) item.tabIndex = item === stop ? 0 : -1;
  };

  useEffect(() => {
    const all = items();
    if (known.current === content && all.filter(({ tabIndex }) => tabIndex === 0).length === 1) return;
    known.current = content;
    setTabStop(
      all,
      all.find(item => item.matches('[aria-pressed="true"], [aria-selected="true"]')) ?? all[0],
    );
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const visible = items().filter(item => item.getClientRects().length > 0);
    const position = visible.indexOf(document.activeElement as HTMLElement);
    if (hasModifier(event) || position < 0 || !ref.current) return;
    const columns = getComputedStyle(ref.current).gridTemplateColumns.split(' ').length;
    const row = columns < visible.length ? columns : 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -row,
      ArrowDown: row,
      PageUp: -row * PAGE_ROWS,
      PageDown: row * PAGE_ROWS,
      Home: -position,
      End: visible.length,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    visible[Math.min(Math.max(position + step, 0), visible.length - 1)]?.focus();
  };

  return {
    ref,
    onKeyDown,
    onFocusCapture: ({ target }: FocusEvent) => {
      if (target instanceof Element) setTabStop(items(), target.closest(ITEMS));
    },
  };
};
