// Modal dialog, and the dialog of keyboard shortcuts.

import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Checkbox, IconButton } from './buttons.tsx';
import type { createSingleKeys } from './shortcuts.ts';

interface DialogProps {
  /** Prefix of all ids in the dialog, unique in the page. */
  readonly id: string;
  readonly title: string;
  readonly isOpen: Signal<boolean>;
  readonly extraClass?: string;
  readonly children: ComponentChildren;
}

export const Dialog = ({ id, title, isOpen, extraClass = '', children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = isOpen.value;
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const close = () => {
    isOpen.value = false;
  };
  return (
    <dialog class={`dialog ${extraClass}`} ref={dialog} aria-labelledby={`${id}-title`} onClose={close}>
      <div class="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <IconButton icon="close" label="Close" act={close} />
      </div>
      <div class="panel-scroll">{children}</div>
    </dialog>
  );
};

const CONTROL = /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl';

const SHORTCUTS: readonly { readonly keys: readonly string[]; readonly action: string }[] = [
  { keys: ['/'], action: 'Search icons' },
  { keys: ['↑', '↓', '←', '→'], action: 'Move through the icons' },
  { keys: ['Enter'], action: 'Choose the icon, or the best result' },
  { keys: [CONTROL, 'Z'], action: 'Undo' },
  { keys: [CONTROL, 'Shift', 'Z'], action: 'Redo' },
  { keys: [CONTROL, 'Enter'], action: 'Download the package' },
  { keys: ['K'], action: 'Keep the design, or the focused icon' },
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
    <Checkbox
      label="Single-key shortcuts"
      checked={singleKeys.enabled.value}
      onChange={singleKeys.setEnabled}
    />
  </Dialog>
);
