// Hooks: promises, debounced signals, long presses, text fields, and focus in toolbars.

import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import type { TargetedCompositionEvent, TargetedInputEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hasModifier } from './shortcuts.ts';

/** Passes the result of `promise` to `use`, unless the returned function was called before. Ignores failures. */
export const follow = <T>(promise: Promise<T>, use: (result: T) => void): (() => void) => {
  let isCurrent = true;
  promise.then(
    result => {
      if (isCurrent) use(result);
    },
    () => undefined,
  );
  return () => {
    isCurrent = false;
  };
};

/** The last result of `load`, which runs again when `inputs` change. Ignores failures. */
export const useLoaded = <T>(
  load: () => Promise<T> | undefined,
  inputs: readonly unknown[],
): T | undefined => {
  const loaded = useSignal<T | undefined>(undefined);
  useEffect(() => {
    const loading = load();
    return (
      loading &&
      follow(loading, result => {
        loaded.value = result;
      })
    );
  }, inputs);
  return loaded.value;
};

/** A debounced signal. It takes the first value at once, later values after `delayMs` without a change. */
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

const LONG_PRESS_MS = 450;

/** Pointer events that call `onLong` during a long press with a finger. `endsLong` tells whether a click ends such a press. */
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
      // Prevents the browser menu, which would cover the result of the press.
      if (press.isLong) event.preventDefault();
    },
  };
};

/**
 * Events of a text field. `isComposing` means that an input method (Chinese, Japanese, Korean) is composing the last
 * word, so that nothing should be sent yet.
 */
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
 * Returns props for a container of buttons or options. Arrow keys move the focus, in a grid of several rows also by row.
 * The tab stop starts at the chosen item or, if none is chosen, at the first. It starts again when `content` changes.
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
