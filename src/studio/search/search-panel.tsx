// Search panel: an icon from the libraries, or initials.
import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { lazy } from '../shell/lazy.tsx';
import { useStudio } from '../state/studio.ts';
import { SegmentedControl } from '../style/controls.tsx';
import { IconSearch } from './icon-search.tsx';

const Initials = lazy(async () => (await import('./initials.tsx')).Initials);

const RecentDesigns = lazy(async () => (await import('./panel-parts.tsx')).RecentDesigns);

type Mode = 'icon' | 'initials';

const MODES: readonly { readonly value: Mode; readonly label: string }[] = [
  { value: 'icon', label: 'Icon' },
  { value: 'initials', label: 'Initials' },
];

export const SearchPanel = () => {
  const { design, search, recent } = useStudio();
  const mode = useSignal<Mode>('icon');
  // Keys move among the modes and keep the focus there. (WCAG 2.2, 3.2.2)
  const byPointer = useRef(false);
  // Follows the design, so that undo also switches the mode.
  useSignalEffect(() => {
    mode.value = design.value.text === undefined ? 'icon' : 'initials';
    byPointer.current = false;
  });
  return (
    <section class="panel search-panel" aria-labelledby="search-title">
      <div
        class="panel-head"
        onClickCapture={event => {
          byPointer.current = event.detail > 0;
        }}
      >
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
      {mode.value === 'icon' ? (
        <IconSearch />
      ) : (
        <Initials
          takesFocus={byPointer.current}
          onSearch={q => {
            mode.value = 'icon';
            search.setQuery({ q, library: '', style: '' });
          }}
        />
      )}
      {recent.designs.value.length > 0 && <RecentDesigns />}
    </section>
  );
};
