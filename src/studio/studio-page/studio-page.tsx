// Page of the studio, after the choice of a design: source, preview, style.
import { useEffect, useRef } from 'preact/hooks';
import { Stage } from '../preview/stage.tsx';
import { SubjectNotice } from '../preview/subject-notice.tsx';
import { SearchPanel } from '../search/search-panel.tsx';
import { usePhone } from '../shell/hooks.ts';
import { siteNameOf, useStudio } from '../state/studio.ts';
import { StyleRows } from '../style/style-rows.tsx';
import { Rail } from './rail.tsx';
import { StudioActions } from './studio-actions.tsx';

export const StudioPage = () => {
  const { isDrawerOpen, design, history } = useStudio();
  const isPhone = usePhone().value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (history.hasMoved.peek()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class={isDrawerOpen.value ? 'studio has-drawer' : 'studio'}>
      <button type="button" class="button skip-link" onClick={focusDownload}>
        Skip to download
      </button>
      <Rail />
      {isDrawerOpen.value && (
        <aside class="drawer" aria-label="Source">
          <SearchPanel />
        </aside>
      )}
      <main class="show">
        <h1 class="visually-hidden" tabIndex={-1} ref={heading}>
          {siteNameOf(design.value)}
        </h1>
        <SubjectNotice />
        <Stage isPhone={isPhone} />
      </main>
      <StyleRows isPhone={isPhone} />
      <StudioActions />
    </div>
  );
};

// A script sets the focus, because a link to #download would change the page.
const focusDownload = () => document.getElementById('download')?.focus();
