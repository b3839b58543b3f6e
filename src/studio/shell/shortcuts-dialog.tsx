// The list of keyboard shortcuts, and the switch for those of a single key.
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type createSingleKeys, SHORTCUTS } from './shortcuts.ts';
import { Sign } from './sign.tsx';

interface ShortcutsDialogProps {
  readonly isOpen: Signal<boolean>;
  readonly singleKeys: ReturnType<typeof createSingleKeys>;
}

export const ShortcutsDialog = ({ isOpen, singleKeys }: ShortcutsDialogProps) => {
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
    <dialog class="dialog" ref={dialog} aria-labelledby="shortcuts-title" onClose={close}>
      <div class="dialog-head">
        <h2 id="shortcuts-title">Keyboard shortcuts</h2>
        <button type="button" class="tool" aria-label="Close" onClick={close}>
          <Sign name="close" />
        </button>
      </div>
      <dl class="shortcuts">
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label class="check">
        <input
          type="checkbox"
          checked={singleKeys.areOn.value}
          onChange={event => singleKeys.turn(event.currentTarget.checked)}
        />
        Shortcuts of a single key
      </label>
    </dialog>
  );
};
