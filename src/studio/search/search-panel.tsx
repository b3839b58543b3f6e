// Source panel: icon from a library, initials, emoji or logo.
import { useSignalEffect } from '@preact/signals';
import { EmojiPanel } from '../emoji/emoji-panel.tsx';
import { LogoPanel } from '../logo/logo-panel.tsx';
import { IconButton } from '../shell/buttons.tsx';
import { type SourceName, sourceOf, useStudio } from '../state/studio.ts';
import { IconSearch } from './icon-search.tsx';
import { Initials } from './initials.tsx';

const TITLES: Readonly<Record<SourceName, string>> = {
  icon: 'Icon',
  initials: 'Initials',
  emoji: 'Emoji',
  logo: 'Logo',
};

export const SearchPanel = () => {
  const { design, search, logo, source: mode, isDrawerOpen } = useStudio();
  // Does not take the focus if the panel only follows the design, as after undo, or on a phone, where the keyboard
  // would open.
  const takesFocus = mode.value !== sourceOf(design.value) && matchMedia('(pointer: fine)').matches;
  // The logo panel shows why a dropped picture cannot be used.
  useSignalEffect(() => {
    if (logo.problem.value?.field === 'artwork') mode.value = 'logo';
  });
  return (
    <section class="search-panel" aria-labelledby="search-title">
      <div class="drawer-head">
        <h2 id="search-title">{TITLES[mode.value]}</h2>
        <IconButton
          icon="close"
          label="Close"
          act={() => {
            isDrawerOpen.value = false;
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
      {mode.value === 'emoji' && <EmojiPanel takesFocus={takesFocus} />}
      {mode.value === 'logo' && <LogoPanel />}
      {mode.value === 'initials' && (
        <Initials
          takesFocus={takesFocus}
          onEmoji={q => {
            mode.value = 'emoji';
            search.setQuery({ q, library: '', style: '' });
          }}
        />
      )}
    </section>
  );
};
