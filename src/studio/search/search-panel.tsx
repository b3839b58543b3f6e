// Search panel: an icon from the libraries, or initials.
import { useSignal, useSignalEffect } from '@preact/signals';
import { useStudio } from '../state/studio.ts';
import { SegmentedControl } from '../style/segmented-control.tsx';
import { IconSearch } from './icon-search.tsx';
import { Initials } from './initials.tsx';
import { RecentDesigns } from './recent-designs.tsx';

type Mode = 'icon' | 'initials';

const MODES: readonly { readonly value: Mode; readonly label: string }[] = [
  { value: 'icon', label: 'Icon' },
  { value: 'initials', label: 'Initials' },
];

export const SearchPanel = () => {
  const { design } = useStudio();
  const mode = useSignal<Mode>('icon');
  // Follows the design, so that undo also switches the mode.
  useSignalEffect(() => {
    mode.value = design.value.text === undefined ? 'icon' : 'initials';
  });
  return (
    <section class="panel search-panel" aria-labelledby="search-title">
      <div class="panel-head">
        <h2 class="panel-title" id="search-title">
          Search
        </h2>
        <SegmentedControl
          name="mode"
          legend="Icon or initials"
          options={MODES}
          value={mode.value}
          onChange={value => {
            mode.value = value;
          }}
        />
      </div>
      {mode.value === 'icon' ? <IconSearch /> : <Initials />}
      <RecentDesigns />
    </section>
  );
};
