// Actions at the end of the header; a menu where the header has no room for them.
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { UiIcon } from './ui-icon.tsx';

interface MoreActionsProps {
  onReset(): void;
  onListShortcuts(): void;
  onCheck(): void;
}

/** Closes a menu on Escape, and on a click or focus outside of it. Escape returns the focus to its opener. */
const useClosing = (
  isOpen: Signal<boolean>,
  menu: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
): void => {
  useEffect(() => {
    const close = (event: Event) => {
      const isEscape = event instanceof KeyboardEvent;
      const isInside = event.target instanceof Node && menu.current?.contains(event.target);
      if (!isOpen.peek() || (isEscape ? event.key !== 'Escape' : isInside)) return;
      isOpen.value = false;
      if (isEscape) opener.current?.focus();
    };
    const types = ['pointerdown', 'focusin', 'keydown'];
    for (const type of types) addEventListener(type, close);
    return () => {
      for (const type of types) removeEventListener(type, close);
    };
  }, []);
};

/** Wide headers show the actions beside each other and hide the button that opens the menu. */
export const MoreActions = ({ onReset, onListShortcuts, onCheck }: MoreActionsProps) => {
  const isOpen = useSignal(false);
  const list = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useClosing(isOpen, list, opener);

  const closing = (act: () => void) => () => {
    isOpen.value = false;
    // A closed dialog returns the focus to it, unless a wide header hides it.
    opener.current?.focus();
    act();
  };

  return (
    <div class="more-actions" ref={list}>
      <button
        type="button"
        class="icon-button more-opener"
        aria-label="More"
        aria-expanded={isOpen.value}
        aria-controls="more-actions"
        ref={opener}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <UiIcon name="more" />
      </button>
      <div id="more-actions" class={isOpen.value ? 'more-list more-list-open' : 'more-list'}>
        <button type="button" class="icon-button" title="Reset settings" onClick={closing(onReset)}>
          <UiIcon name="reset" />
          <span class="more-label">Reset settings</span>
        </button>
        <button
          type="button"
          class="icon-button"
          title="Keyboard shortcuts"
          onClick={closing(onListShortcuts)}
        >
          <UiIcon name="keys" />
          <span class="more-label">Keyboard shortcuts</span>
        </button>
        <a class="icon-button icon-button-text" href="docs">
          API
        </a>
        <button
          type="button"
          class="icon-button icon-button-text"
          title="Check the icons of your site"
          onClick={closing(onCheck)}
        >
          Check
        </button>
      </div>
    </div>
  );
};
