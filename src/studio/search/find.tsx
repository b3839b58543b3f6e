// Finding what the favicon shows: an icon from the libraries, or initials.
import { useSignal, useSignalEffect } from '@preact/signals';
import { useStudio } from '../state/studio.ts';
import { Choice } from '../style/choice.tsx';
import { IconSearch } from './icon-search.tsx';
import { Initials } from './initials.tsx';
import { RecentDesigns } from './recent-designs.tsx';

type Mode = 'icon' | 'initials';

const MODES: readonly { readonly value: Mode; readonly label: string }[] = [
  { value: 'icon', label: 'Icon' },
  { value: 'initials', label: 'Initials' },
];

export const Find = () => {
  const { design } = useStudio();
  const mode = useSignal<Mode>('icon');
  // The way that the design was found, also after going back to an earlier one.
  useSignalEffect(() => {
    mode.value = design.value.text === undefined ? 'icon' : 'initials';
  });
  return (
    <section class="panel find" aria-labelledby="find-title">
      <div class="panel-head">
        <h2 class="panel-title" id="find-title">
          Find
        </h2>
        <Choice
          name="mode"
          legend="What to show"
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
