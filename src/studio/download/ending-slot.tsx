// Place of the ending, whose code loads after the first download.
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import type { MadePackage } from '../state/package-export.ts';
import { useStudio } from '../state/studio.ts';

export const EndingSlot = () => {
  const { packageExport, announcer } = useStudio();
  const component = useSignal<FunctionComponent<{ made: MadePackage }> | undefined>(undefined);
  const made = packageExport.made.value;

  useEffect(() => {
    if (!made) return;
    import('./ending/ending.tsx').then(
      module => {
        component.value = module.Ending;
      },
      () => announcer.announce('Could not load the next steps. See README.txt.', { visible: true }),
    );
  }, [made]);

  const Ending = component.value;
  return made && Ending && <Ending made={made} />;
};
