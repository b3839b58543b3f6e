import { useSignal } from '@preact/signals';
import type { FunctionComponent, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../languages/texts.ts';
import { useIsSlow } from './hooks.ts';
import { Notice } from './notice.tsx';

/**
 * A component that loads when it is first rendered. While loading takes long or after it has failed, a notice is in its
 * place. Loads again when the network returns.
 */
export const lazy = <Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  placeholder: VNode | null = null,
): FunctionComponent<Props> => {
  const Lazy = (props: Props) => {
    const loaded = useSignal<{ readonly Component: FunctionComponent<Props> } | undefined>(undefined);
    const hasFailed = useSignal(false);
    const { Component } = loaded.value ?? {};
    const isSlow = useIsSlow(!Component && !hasFailed.value);
    const start = () => {
      if (loaded.peek()) return;
      load().then(
        result => {
          loaded.value = { Component: result };
        },
        () => {
          // Some browsers do not request a script again after a failure.
          if (hasFailed.peek() && navigator.onLine) location.reload();
          hasFailed.value = true;
        },
      );
    };
    useEffect(() => {
      start();
      addEventListener('online', start);
      return () => removeEventListener('online', start);
    }, []);
    if (Component) return <Component {...props} />;
    if (hasFailed.value) return <Notice onAction={start}>{say('notLoaded')}</Notice>;
    return isSlow ? <Notice>{say('slow')}</Notice> : placeholder;
  };
  return Lazy;
};
