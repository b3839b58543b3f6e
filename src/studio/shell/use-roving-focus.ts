// Arrow-key navigation in a group of buttons with one tab stop (roving tabindex).
import { useEffect, useRef } from 'preact/hooks';
import { hasModifier } from './shortcuts.ts';

const ITEMS = 'button, a';

/** Props for the element that contains the buttons. The first tab stop is the pressed button, else the first one. */
export const useRovingFocus = <Container extends HTMLElement>() => {
  const ref = useRef<Container>(null);
  const items = () => [...(ref.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];

  const setTabStop = (stop: Element | null | undefined) => {
    for (const item of items()) item.tabIndex = item === stop ? 0 : -1;
  };

  useEffect(() => {
    const all = items();
    if (all.filter(({ tabIndex }) => tabIndex === 0).length === 1) return;
    setTabStop(all.find(item => item.matches('[aria-pressed="true"]')) ?? all[0]);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const visible = items().filter(item => item.checkVisibility());
    const position = visible.indexOf(document.activeElement as HTMLElement);
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: position - 1,
      ArrowUp: position - 1,
      ArrowRight: position + 1,
      ArrowDown: position + 1,
      Home: 0,
      End: visible.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined || position < 0) return;
    event.preventDefault();
    visible[(next + visible.length) % visible.length]?.focus();
  };

  return {
    ref,
    onKeyDown,
    onFocusCapture: ({ target }: FocusEvent) => {
      if (target instanceof Element) setTabStop(target.closest(ITEMS));
    },
  };
};
