// Components whose code loads when they first render.
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { useStudio } from '../state/studio.ts';

/** Renders nothing until the component has loaded; announces that a part is missing if that fails. */
export const lazy = <Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> => {
  const Lazy = (props: Props) => {
    const { announcer } = useStudio();
    const loaded = useSignal<{ readonly Component: FunctionComponent<Props> } | undefined>(undefined);
    useEffect(() => {
      load().then(
        Component => {
          loaded.value = { Component };
        },
        () => announcer.announce('Could not load a part of the page. You may be offline.', { visible: true }),
      );
    }, []);
    const { Component } = loaded.value ?? {};
    return Component ? <Component {...props} /> : null;
  };
  return Lazy;
};
