// The head of the page: whose studio this is, and the tools that act on the whole design.
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { resetDesign } from '../state/design.ts';
import { useStudio } from '../state/studio.ts';
import { surprise } from '../state/surprise.ts';
import { createSingleKeys, useShortcuts } from './shortcuts.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { Sign, type SignName } from './sign.tsx';

export const Masthead = () => {
  const studio = useStudio();
  const { timeline, announcer } = studio;
  const listsShortcuts = useSignal(false);
  const singleKeys = useMemo(createSingleKeys, []);

  const actions = {
    undo: () => timeline.undo(),
    redo: () => timeline.redo(),
    reset: () => {
      timeline.become(resetDesign(timeline.design.value));
      announcer.say('All settings are back at their defaults.', { shown: true });
    },
    surprise: () => void surprise(studio),
    list: () => {
      listsShortcuts.value = true;
    },
  };
  useShortcuts(actions, () => singleKeys.areOn.peek());

  return (
    <header class="masthead">
      <a class="brand" href="./">
        <svg class="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
          <path d="M4 10h9V8h15v2c-1 4-5 6-9 6v4l4 4H9l4-4v-4C8 16 4.5 14 4 10z" />
        </svg>
        Favsmith
      </a>
      <h1 class="claim">A favicon in a minute</h1>
      <div class="tools">
        <Tool sign="undo" label="Undo" disabled={!timeline.canUndo.value} onClick={actions.undo} />
        <Tool sign="redo" label="Redo" disabled={!timeline.canRedo.value} onClick={actions.redo} />
        <Tool sign="reset" label="Reset settings" onClick={actions.reset} />
        <Tool sign="keys" label="Keyboard shortcuts" extraClass="tool-keys" onClick={actions.list} />
        <a class="tool tool-wide" href="docs">
          API
        </a>
        <button
          type="button"
          class="button"
          aria-label="Surprise me"
          title="Surprise me"
          onClick={actions.surprise}
        >
          <Sign name="surprise" />
          <span class="button-text">Surprise me</span>
        </button>
      </div>
      <ShortcutsDialog isOpen={listsShortcuts} singleKeys={singleKeys} />
    </header>
  );
};

interface ToolProps {
  readonly sign: SignName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly extraClass?: string;
  onClick(): void;
}

// aria-disabled keeps the focus where it is when the last step has been undone.
const Tool = ({ sign, label, disabled = false, extraClass = '', onClick }: ToolProps) => (
  <button
    type="button"
    class={`tool ${extraClass}`}
    title={label}
    aria-label={label}
    aria-disabled={disabled}
    onClick={onClick}
  >
    <Sign name={sign} />
  </button>
);
