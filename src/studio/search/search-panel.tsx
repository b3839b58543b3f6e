// Search panel: icon from a library, initials, emoji, ideas, or the user's logo.
import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { lazy } from '../shell/lazy.tsx';
import { SegmentedControl } from '../shell/segmented-control.tsx';
import type { Design } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';
import { IconSearch } from './icon-search.tsx';

const IdeasPanel = lazy(async () => (await import('../ideas/ideas-panel.tsx')).IdeasPanel);

const Initials = lazy(async () => (await import('./initials.tsx')).Initials);

const EmojiPanel = lazy(async () => (await import('../emoji/emoji-panel.tsx')).EmojiPanel);

const LogoPanel = lazy(async () => (await import('../logo/logo-panel.tsx')).LogoPanel);

const RecentDesigns = lazy(async () => (await import('./panel-parts.tsx')).RecentDesigns);

type Mode = 'ideas' | 'icon' | 'initials' | 'emoji' | 'logo';

const MODES: readonly { readonly value: Mode; readonly label: string }[] = [
  { value: 'ideas', label: 'Ideas' },
  { value: 'icon', label: 'Icon' },
  { value: 'initials', label: 'Initials' },
  { value: 'emoji', label: 'Emoji' },
  { value: 'logo', label: 'Logo' },
];

const modeOf = ({ artwork, emoji, text }: Design): Mode => {
  if (artwork !== undefined) return 'logo';
  if (emoji !== undefined) return 'emoji';
  return text === undefined ? 'icon' : 'initials';
};

export const SearchPanel = () => {
  const { design, search, recent, logo } = useStudio();
  const mode = useSignal<Mode>('icon');
  // Whether the mode was chosen with the pointer. Keys only move among the modes, so the focus must stay there.
  // (WCAG 2.2, 3.2.2)
  const byPointer = useRef(false);
  // The mode follows the design, so undo switches it too.
  useSignalEffect(() => {
    const next = modeOf(design.value);
    // The ideas stay open after a choice, so that users can compare several.
    if (mode.peek() !== 'ideas') mode.value = next;
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
      {mode.value === 'ideas' && <IdeasPanel takesFocus={byPointer.current} />}
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
