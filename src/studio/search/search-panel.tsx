// Search panel: icon from a library, initials, emoji, or the user's logo.
import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { lazy } from '../shell/lazy.tsx';
import { SegmentedControl } from '../shell/segmented-control.tsx';
import { type SourceName, useStudio } from '../state/studio.ts';
import { IconSearch } from './icon-search.tsx';

const Initials = lazy(async () => (await import('./initials.tsx')).Initials);

const EmojiPanel = lazy(async () => (await import('../emoji/emoji-panel.tsx')).EmojiPanel);

const LogoPanel = lazy(async () => (await import('../logo/logo-panel.tsx')).LogoPanel);

const RecentDesigns = lazy(async () => (await import('./panel-parts.tsx')).RecentDesigns);

type Mode = SourceName;

const MODES: readonly { readonly value: Mode; readonly label: string }[] = [
  { value: 'icon', label: 'Icon' },
  { value: 'initials', label: 'Initials' },
  { value: 'emoji', label: 'Emoji' },
  { value: 'logo', label: 'Logo' },
];

export const SearchPanel = () => {
  const { design, search, recent, logo, source: mode } = useStudio();
  // Whether the mode was chosen with the pointer. Keys only move among the modes, so the focus must stay there.
  // (WCAG 2.2, 3.2.2)
  const byPointer = useRef(false);
  useSignalEffect(() => {
    design.value;
    byPointer.current = false;
  });
  // The logo panel shows why a dropped picture cannot be used.
  useSignalEffect(() => {
    if (logo.problem.value?.field === 'artwork') mode.value = 'logo';
  });
  return (
    <section class="panel search-panel" aria-labelledby="search-title">
      <div
        class="panel-head source-choice"
        onClickCapture={event => {
          byPointer.current = event.detail > 0;
        }}
      >
        <h2 class="visually-hidden" id="search-title">
          Search
        </h2>
        <SegmentedControl
          name="mode"
          legend="Source"
          options={MODES}
          value={mode.value}
          onChange={value => {
            mode.value = value;
          }}
        />
      </div>
      {mode.value === 'icon' && (
        <IconSearch
          onEmoji={() => {
            mode.value = 'emoji';
          }}
        />
      )}
      {mode.value === 'emoji' && <EmojiPanel takesFocus={byPointer.current} />}
      {mode.value === 'logo' && <LogoPanel />}
      {mode.value === 'initials' && (
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
