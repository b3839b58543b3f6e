// Entry point: takes over the static first page, or replaces it by another one.

import { useSignalEffect } from '@preact/signals';
import { type FunctionComponent, hydrate, render } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { createApi } from './api/api.ts';
import { SiteDrops } from './check/site-drops.tsx';
import { FrontPage } from './front/front-page.tsx';
import { ENGLISH, say, TRANSLATED } from './languages/texts.ts';
import { lazy } from './shell/lazy.tsx';
import { OfflineNote } from './shell/offline.tsx';
import { PageIcon } from './shell/page-icon.ts';
import type { PageName } from './state/design/design-history.ts';
import { createStudio, type Studio, StudioProvider, useStudio } from './state/studio.ts';

const LiveRegion = () => {
  const { announcer } = useStudio();
  return (
    <>
      <div class="visually-hidden" role="status" aria-live="polite">
        {announcer.text.value}
      </div>
      {announcer.toast.value !== '' && (
        <div class="toast" aria-hidden="true" dir="auto">
          {announcer.toast.value}
        </div>
      )}
    </>
  );
};

const loadStudioPage = async () => (await import('./studio-page/studio-page.tsx')).StudioPage;
const StudioPage = lazy(loadStudioPage);
const InstallPage = lazy(async () => (await import('./install/install-page.tsx')).InstallPage);
const SharedPage = lazy(async () => (await import('./share/shared-page.tsx')).SharedPage);
const BoardPage = lazy(async () => (await import('./share/board-page.tsx')).BoardPage);

const PAGES: Readonly<Record<PageName, FunctionComponent>> = {
  start: FrontPage,
  answers: FrontPage,
  studio: StudioPage,
  install: InstallPage,
  shared: SharedPage,
  board: BoardPage,
};

/** The other pages are in English. */
const TRANSLATED_PAGES: ReadonlySet<PageName> = new Set(['start', 'answers', 'studio']);

const App = () => {
  const { history, answers } = useStudio();
  const page = history.page.value;
  const Page = PAGES[page];
  useLayoutEffect(() => {
    Object.assign(document.documentElement, TRANSLATED_PAGES.has(page) ? TRANSLATED : ENGLISH);
  }, [page]);
  // With suggestions, the studio loads in advance, so that it opens at once.
  useSignalEffect(() => {
    if (answers.list.value.length > 0) loadStudioPage().catch(() => undefined);
  });
  return (
    <>
      <Page />
      <SiteDrops />
      <PageIcon />
      <OfflineNote />
      <LiveRegion />
    </>
  );
};

const root = document.getElementById('app');
if (!root) throw new Error('the page has no #app element');

const renderPage = (studio: Studio): void => {
  const app = (
    <StudioProvider value={studio}>
      <App />
    </StudioProvider>
  );
  if (studio.history.page.peek() === 'start') hydrate(app, root);
  else {
    root.replaceChildren();
    render(app, root);
  }
};

/** Whether the browser lacks media ranges (Safari before 16.4) or copying array methods. */
const isTooOld = !matchMedia('(width > 0px)').matches || !('toSorted' in Array.prototype);

const showOldBrowserNotice = (): void => {
  const notice = document.createElement('p');
  notice.className = 'noscript';
  notice.textContent = say('oldBrowser');
  root.querySelector('main')?.replaceChildren(notice);
};

// Script, state and rendering are separate tasks, because together they would block the page for long. (Decision 073)
if (isTooOld) showOldBrowserNotice();
else
  setTimeout(() => {
    const studio = createStudio(createApi(new URL('./', document.baseURI)), window);
    setTimeout(() => renderPage(studio));
  });
