// Buttons that keep the design and open the comparison.
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { UiIcon } from '../shell/ui-icon.tsx';
import { useStudio } from '../state/studio.ts';
import type { CompareDialogProps } from './compare-dialog.tsx';

export const KeepActions = () => {
  const { kept, design, keepDesign, announcer } = useStudio();
  const dialog = useSignal<FunctionComponent<CompareDialogProps> | undefined>(undefined);
  const isOpen = useSignal(false);
  const isKept = kept.has(design.value);
  const count = kept.designs.value.length;

  const open = async () => {
    try {
      dialog.value ??= (await import('./compare-dialog.tsx')).CompareDialog;
      isOpen.value = true;
    } catch {
      announcer.announce('Could not load the comparison. You may be offline.', { visible: true });
    }
  };

  const Dialog = dialog.value;
  return (
    <>
      <button
        type="button"
        class="icon-button icon-button-text"
        aria-label="Keep"
        title="Keep this design for comparison (K)"
        aria-pressed={isKept}
        aria-keyshortcuts="K"
        onClick={() => keepDesign(design.value)}
      >
        <UiIcon name={isKept ? 'star-filled' : 'star'} />
        <span class="button-text">Keep</span>
      </button>
      <button
        type="button"
        class="icon-button icon-button-text"
        aria-label={`Compare ${count} kept designs`}
        title="Compare the kept designs"
        onClick={() => void open()}
      >
        <UiIcon name="compare" />
        <span class="button-text">Compare</span>
        {count > 0 && <span class="count">{count}</span>}
      </button>
      {Dialog && <Dialog isOpen={isOpen} />}
    </>
  );
};
