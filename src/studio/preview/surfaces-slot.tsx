// Place of the surfaces, whose code loads after the first view.
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';

export const SurfacesSlot = () => {
  const component = useSignal<FunctionComponent | undefined>(undefined);
  useEffect(() => {
    // Without the surfaces, the large preview remains.
    import('./surfaces/surface-list.tsx').then(
      module => {
        component.value = module.SurfaceList;
      },
      () => undefined,
    );
  }, []);
  const SurfaceList = component.value;
  return SurfaceList ? <SurfaceList /> : <div class="surfaces-loading" />;
};
