// Modal dialog with a title and a close button.
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { UiIcon } from './ui-icon.tsx';

interface DialogProps {
  /** Prefix of the ids in the dialog, unique in the page. */
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
        <button type="button" class="icon-button" aria-label="Close" onClick={close}>
          <UiIcon name="close" />
        </button>
      </div>
      <div class="panel-scroll">{children}</div>
    </dialog>
  );
};
