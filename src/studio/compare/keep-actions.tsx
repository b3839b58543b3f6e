// Buttons that keep the design and open the comparison.
import { UiIcon } from '../shell/ui-icon.tsx';
import { useLazyDialog } from '../shell/use-lazy-dialog.ts';
import { useStudio } from '../state/studio.ts';

const loadDialog = async () => (await import('./compare-dialog.tsx')).CompareDialog;

export const KeepActions = () => {
  const { kept, design, keepDesign } = useStudio();
  const { Dialog, isOpen, open } = useLazyDialog(loadDialog, 'the comparison');
  const isKept = kept.has(design.value);
  const count = kept.designs.value.length;

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
