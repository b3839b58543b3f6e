import { useSignal } from '@preact/signals';
import type { FunctionComponent, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../languages/texts.ts';
import { useStudio } from '../state/studio.ts';

/** A component that loads when it is first rendered. If that fails, announces it, and retries when the network returns. */
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
          () => announcer.announce(say('notLoaded'), { visible: true }),
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
