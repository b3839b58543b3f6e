// Dialog with keyboard shortcuts and the switch for single-key shortcuts.
import type { Signal } from '@preact/signals';
import { Dialog } from './dialog.tsx';
import type { createSingleKeys } from './shortcuts.ts';

const SHORTCUTS: readonly { readonly keys: readonly string[]; readonly action: string }[] = [
  { keys: ['/'], action: 'Search icons' },
  { keys: ['↑', '↓', '←', '→'], action: 'Move through the icons' },
  { keys: ['Enter'], action: 'Choose the icon, or the best result' },
  { keys: ['Ctrl', 'Z'], action: 'Undo' },
  { keys: ['Ctrl', 'Shift', 'Z'], action: 'Redo' },
  { keys: ['Ctrl', 'Enter'], action: 'Download the package' },
  { keys: ['K'], action: 'Keep the design, or the focused icon' },
  { keys: ['S'], action: 'Surprise me' },
  { keys: ['?'], action: 'Show keyboard shortcuts' },
];

interface ShortcutsDialogProps {
  readonly isOpen: Signal<boolean>;
  readonly singleKeys: ReturnType<typeof createSingleKeys>;
}

export const ShortcutsDialog = ({ isOpen, singleKeys }: ShortcutsDialogProps) => (
  <Dialog id="shortcuts" title="Keyboard shortcuts" isOpen={isOpen}>
    <dl class="shortcuts">
      {SHORTCUTS.map(({ keys, action }) => (
        <div key={action}>
          <dt>
            {keys.map(key => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{action}</dd>
        </div>
      ))}
    </dl>
    <label class="check">
      <input
        type="checkbox"
        checked={singleKeys.enabled.value}
        onChange={event => singleKeys.setEnabled(event.currentTarget.checked)}
      />
      Single-key shortcuts
    </label>
  </Dialog>
);
