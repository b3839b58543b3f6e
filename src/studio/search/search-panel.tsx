import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { ENGLISH, say, TRANSLATED } from '../languages/texts.ts';
import { LogoPanel } from '../logo/logo-panel.tsx';
import { IconButton } from '../shell/buttons.tsx';
import { lazy } from '../shell/lazy.tsx';
import { sourceOf, useStudio } from '../state/studio.ts';
import { EmojiPanel } from './emoji-panel.tsx';
import { IconSearch } from './icon-search.tsx';
import { Initials } from './initials.tsx';

const IdeasPanel = lazy(async () => (await import('../front/ideas-panel.tsx')).IdeasPanel);

export const SearchPanel = () => {
  const { design, logo, source: mode, isDrawerOpen } = useStudio();
  const panel = useRef<HTMLElement>(null);
  // A panel that opens because of undo takes no focus, and none does on a phone, where the keyboard would open.
  const takesFocus = mode.value !== sourceOf(design.value) && matchMedia('(pointer: fine)').matches;
  useEffect(() => {
    if (takesFocus) panel.current?.querySelector<HTMLElement>('[type="search"], [type="text"]')?.focus();
  }, [mode.value]);
  // The panel shows why a dropped picture cannot be used.
  useSignalEffect(() => {
    if (logo.problem.value?.field === 'artwork') mode.value = 'logo';
  });
  return (
    <section
      class="search-panel column"
      ref={panel}
      aria-labelledby="search-title"
      {...(mode.value === 'ideas' ? TRANSLATED : ENGLISH)}
    >
      <div class="drawer-head row spread" {...TRANSLATED}>
        <h2 id="search-title">{say(mode.value)}</h2>
        <IconButton
          icon="close"
          label={say('close')}
          act={() => {
            isDrawerOpen.value = false;
          }}
        />
      </div>
      {mode.value === 'ideas' && <IdeasPanel />}
      {mode.value === 'icon' && <IconSearch />}
      {mode.value === 'emoji' && <EmojiPanel />}
      {mode.value === 'logo' && <LogoPanel />}
      {mode.value === 'initials' && <Initials />}
    </section>
  );
};
