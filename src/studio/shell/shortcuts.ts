// Keyboard shortcuts.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readItem, writeItem } from '../state/storage.ts';

export interface ShortcutActions {
  undo(): void;
  redo(): void;
  keep(): void;
  listShortcuts(): void;
}

const SINGLE_KEYS_OFF = 'favsmith.single-keys-off';

const storage = () => localStorage;

/** Switch for single-key shortcuts. WCAG 2.2, 2.1.4 requires it, because speech input may trigger them. */
export const createSingleKeys = () => {
  const enabled = signal(readItem(storage, SINGLE_KEYS_OFF) !== 'yes');
  return {
    enabled,
    setEnabled: (on: boolean) => {
      enabled.value = on;
      writeItem(storage, SINGLE_KEYS_OFF, on ? 'no' : 'yes');
    },
  };
};

/** Whether a modifier is pressed: the key press then belongs to a shortcut of the page or browser. */
export const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey;

/** Safari sends the Enter that ends a composed word with this code, and says that nothing is composed. */
const COMPOSING_KEY = 229;

/** Whether a key press belongs to an input method that composes a word. */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === COMPOSING_KEY;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=radio],[type=checkbox],[type=range],[type=color]),textarea,select');

/** Handles shortcuts on the window while the component is mounted. */
export const useShortcuts = (actions: ShortcutActions, areSingleKeysEnabled: () => boolean): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = actionOf(event, actions, areSingleKeysEnabled());
      if (!act || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
};

/** Focuses the button too: the next steps take the focus only from it. */
const download = (): void => {
  const button = document.getElementById('download');
  button?.focus();
  button?.click();
};

const actionOf = (
  event: KeyboardEvent,
  actions: ShortcutActions,
  singleKeys: boolean,
): (() => void) | undefined => {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  const typing = isTyping(target);
  if (ctrlKey || metaKey) {
    if (key === 'Enter') return download;
    // Text fields have an undo of their own.
    if (typing || altKey) return undefined;
    if (key.toLowerCase() === 'z') return shiftKey ? actions.redo : actions.undo;
    return key.toLowerCase() === 'y' ? actions.redo : undefined;
  }
  if (typing || altKey || !singleKeys) return undefined;
  if (key === '/') return () => document.getElementById('search')?.focus();
  if (key === '?') return actions.listShortcuts;
  return key === 'k' ? actions.keep : undefined;
};
