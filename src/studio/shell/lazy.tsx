// Components and dialogs whose code loads on first use.

import { type Signal, useSignal } from '@preact/signals';
import type { FunctionComponent, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { NOT_LOADED } from '../state/announcer.ts';
import { useStudio } from '../state/studio.ts';

/**
 * A component that loads on first use. Until then, it renders `placeholder`. If loading fails, it announces that a
 * part is missing, and tries again when the network returns.
 */
export const lazy = <Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  placeholder: VNode | null = null,
): FunctionComponent<Props> => {
  const Lazy = (props: Props) => {
    const { announcer } = useStudio();
    const loaded = useSignal<{ readonly Component: FunctionComponent<Props> } | undefined>(undefined);
    useEffect(() => {
      const start = () =>
        load().then(
          Component => {
            removeEventListener('online', start);
            loaded.value = { Component };
          },
          () => announcer.announce(NOT_LOADED, { visible: true }),
        );
      void start();
      addEventListener('online', start);
      return () => removeEventListener('online', start);
    }, []);
    const { Component } = loaded.value ?? {};
    return Component ? <Component {...props} /> : placeholder;
  };
  return Lazy;
};

interface LazyDialog<Props> {
  /** Undefined until the code of the dialog is loaded. */
  readonly Dialog: FunctionComponent<Props> | undefined;
  readonly isOpen: Signal<boolean>;
  open(): Promise<void>;
}

/** A dialog that `load` loads when it is first opened. If loading fails, announces that `subject` is missing. */
export const useLazyDialog = <Props extends object>(
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
