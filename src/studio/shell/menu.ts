// Menus that a button opens.
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Menu {
  readonly isOpen: Signal<boolean>;
  /** The element that contains the opener and the list. */
  readonly menu: RefObject<HTMLDivElement | null>;
  readonly opener: RefObject<HTMLButtonElement | null>;
  toggle(): void;
  /** Closes the menu, returns the focus to the opener, and calls `act`. */
  choose(act: () => void): void;
}

/** A menu that closes on Escape, and on a click or focus outside. Escape returns the focus to the opener. */
export const useMenu = (): Menu => {
  const isOpen = useSignal(false);
  const menu = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
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
  return {
    isOpen,
    menu,
    opener,
    toggle: () => {
      isOpen.value = !isOpen.value;
    },
    choose: act => {
      isOpen.value = false;
      opener.current?.focus();
      act();
    },
  };
};
