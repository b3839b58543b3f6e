// Keyboard shortcuts. All have a modifier, so no setting to disable them is needed. (WCAG 2.2, 2.1.4)
import { useEffect } from 'preact/hooks';

/** Whether a key belongs to a shortcut of the page or of the browser. */
export const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey;

/** Safari sends this key code, and `isComposing` as false, for the Enter that ends a composition. */
const COMPOSING_KEY = 229;

/** Whether an input method, as for Japanese, gets the key. */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === COMPOSING_KEY;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=radio],[type=checkbox],[type=range],[type=color]),textarea,select');

export const useShortcuts = (undo: () => void, redo: () => void): void => {
  useEffect(() => {
    const actionOf = ({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent) => {
      if (!(ctrlKey || metaKey)) return undefined;
      if (key === 'Enter') return download;
      // Text fields have their own undo.
      if (isTyping(target) || altKey) return undefined;
      if (key.toLowerCase() === 'z') return shiftKey ? redo : undo;
      return key.toLowerCase() === 'y' ? redo : undefined;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const act = actionOf(event);
      if (!act || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
};

const download = (): void => {
  const button = document.getElementById('download');
  button?.focus();
  button?.click();
};
