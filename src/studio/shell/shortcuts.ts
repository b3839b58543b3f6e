// Keyboard shortcuts. All have a modifier, so no setting to disable them is needed. (WCAG 2.2, 2.1.4)
import { useEffect } from 'preact/hooks';

/** Whether a modifier is pressed, so that the key belongs to a shortcut of page or browser. */
export const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey;

/** Key code with which Safari sends the Enter that ends a composition, although `isComposing` is false. */
const COMPOSING_KEY = 229;

/** Whether a key press belongs to a composition of an input method. */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === COMPOSING_KEY;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=radio],[type=checkbox],[type=range],[type=color]),textarea,select');

/** Handles shortcuts while the component is mounted. */
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

/** Focuses the button, because the next steps take the focus only from there. */
const download = (): void => {
  const button = document.getElementById('download');
  button?.focus();
  button?.click();
};
