// Keyboard shortcuts: what they do, and when a key press is one.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readItem, writeItem } from '../state/storage.ts';

export interface ShortcutActions {
  undo(): void;
  redo(): void;
  surprise(): void;
  list(): void;
}

/** For the list that `?` opens. */
export const SHORTCUTS: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['/'], does: 'Search icons' },
  { keys: ['↑', '↓', '←', '→'], does: 'Move through the icons' },
  { keys: ['Enter'], does: 'Choose the icon, or the best result' },
  { keys: ['Ctrl', 'Z'], does: 'Undo' },
  { keys: ['Ctrl', 'Shift', 'Z'], does: 'Redo' },
  { keys: ['Ctrl', 'Enter'], does: 'Download the package' },
  { keys: ['S'], does: 'Surprise me' },
  { keys: ['?'], does: 'Show this list' },
];

const SINGLE_KEYS_OFF = 'favsmith.single-keys-off';

const kept = () => localStorage;

/** Shortcuts of one character can be turned off (WCAG 2.2, 2.1.4): they get in the way of speech input. */
export const createSingleKeys = () => {
  const areOn = signal(readItem(kept, SINGLE_KEYS_OFF) !== 'yes');
  return {
    areOn,
    turn: (on: boolean) => {
      areOn.value = on;
      writeItem(kept, SINGLE_KEYS_OFF, on ? 'no' : 'yes');
    },
  };
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=radio],[type=checkbox],[type=range],[type=color]),textarea,select');

/** Listens on the whole page as long as the component lives. */
export const useShortcuts = (actions: ShortcutActions, areSingleKeysOn: () => boolean): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = actionOf(event, actions, areSingleKeysOn());
      if (!act || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
};

const actionOf = (
  event: KeyboardEvent,
  actions: ShortcutActions,
  singleKeys: boolean,
): (() => void) | undefined => {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  const typing = isTyping(target);
  if (ctrlKey || metaKey) {
    if (key === 'Enter') return () => document.getElementById('download')?.click();
    // In a text field these keys belong to its text.
    if (typing || altKey) return undefined;
    if (key.toLowerCase() === 'z') return shiftKey ? actions.redo : actions.undo;
    return key.toLowerCase() === 'y' ? actions.redo : undefined;
  }
  if (typing || altKey || !singleKeys) return undefined;
  if (key === '/') return () => document.getElementById('search')?.focus();
  if (key === '?') return actions.list;
  return key === 's' ? actions.surprise : undefined;
};
