// Dialogs that load when first opened.
import { type Signal, useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useStudio } from '../state/studio.ts';

interface LazyDialog<Props> {
  /** Undefined until the dialog has loaded. */
  readonly Dialog: FunctionComponent<Props> | undefined;
  readonly isOpen: Signal<boolean>;
  open(): Promise<void>;
}

/** Loads a dialog with `load` when it is first opened; announces that `subject` is missing if that fails. */
export const useLazyDialog = <Props>(
  load: () => Promise<FunctionComponent<Props>>,
  subject: string,
): LazyDialog<Props> => {
  const { announcer } = useStudio();
  const dialog = useSignal<FunctionComponent<Props> | undefined>(undefined);
  const isOpen = useSignal(false);
  const open = async () => {
    try {
      dialog.value ??= await load();
      isOpen.value = true;
    } catch {
      announcer.announce(`Could not load ${subject}. You may be offline.`, { visible: true });
    }
  };
  return { Dialog: dialog.value, isOpen, open };
};
