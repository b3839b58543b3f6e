// Search panel: icon from a library, initials, emoji, or the user's logo.
import { useSignalEffect } from '@preact/signals';
import { lazy } from '../shell/lazy.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import { type SourceName, sourceOf, useStudio } from '../state/studio.ts';
import { IconSearch } from './icon-search.tsx';

const Initials = lazy(async () => (await import('./initials.tsx')).Initials);

const EmojiPanel = lazy(async () => (await import('../emoji/emoji-panel.tsx')).EmojiPanel);

const LogoPanel = lazy(async () => (await import('../logo/logo-panel.tsx')).LogoPanel);

const RecentDesigns = lazy(async () => (await import('./panel-parts.tsx')).RecentDesigns);

const TITLES: Readonly<Record<SourceName, string>> = {
  icon: 'Icon',
  initials: 'Initials',
  emoji: 'Emoji',
  logo: 'Logo',
};

export const SearchPanel = () => {
  const { design, search, recent, logo, source: mode, isDrawerOpen } = useStudio();
  // A panel that only follows the design, as after undo, leaves the focus. On a phone, the focus would open the keyboard.
  const takesFocus = mode.value !== sourceOf(design.value) && matchMedia('(pointer: fine)').matches;
  // The logo panel shows why a dropped picture cannot be used.
  useSignalEffect(() => {
    if (logo.problem.value?.field === 'artwork') mode.value = 'logo';
  });
  return (
    <section class="search-panel" aria-labelledby="search-title">
      <div class="drawer-head">
        <h2 id="search-title">{TITLES[mode.value]}</h2>
        <button
          type="button"
          class="icon-button drawer-close"
          aria-label="Close"
          onClick={() => {
            isDrawerOpen.value = false;
          }}
        >
          <UiIcon name="close" />
        </button>
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
      {recent.designs.value.length > 0 && <RecentDesigns />}
    </section>
  );
};
