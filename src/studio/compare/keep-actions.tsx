// Buttons that keep the design and open the comparison.
import { UiIcon } from '../shell/ui-icon.tsx';
import { useStudio } from '../state/studio.ts';

export const loadCompareDialog = async () => (await import('./compare-dialog.tsx')).CompareDialog;

export const KeepActions = ({ onCompare }: { onCompare(): void }) => {
  const { kept, design, keepDesign } = useStudio();
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
        onClick={onCompare}
      >
        <UiIcon name="compare" />
        <span class="button-text">Compare</span>
        {count > 0 && <span class="count">{count}</span>}
      </button>
    </>
  );
};
