// Entry point: replaces the static page by the studio.

import { useSignalEffect } from '@preact/signals';
import { type FunctionComponent, render } from 'preact';
import { createApi } from './api/api.ts';
import { FrontPage } from './front/front-page.tsx';
import { OfflineNote } from './offline/offline.tsx';
import { svgUrl } from './shell/favicon-image.tsx';
import { useDebounced } from './shell/hooks.ts';
import { lazy } from './shell/lazy.tsx';
import { subjectTitle } from './state/design/design.ts';
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
        <div class="toast" aria-hidden="true">
          {announcer.toast.value}
        </div>
      )}
    </>
  );
};

/**
 * Delay before a new page icon. The browser rasterizes each new icon, which would take several milliseconds of
 * every frame of a slider drag.
 */
const DEBOUNCE_MS = 150;

const PageIcon = () => {
  const { design, drawing, subject, pointed, history } = useStudio();
  const resting = useDebounced(drawing, DEBOUNCE_MS);
  useSignalEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"][type]');
    const shown = resting.value;
    if (link && pointed.value?.svg) {
      link.href = svgUrl(pointed.value.svg) ?? '';
      return;
    }
    if (!link || !shown) return;
    let isCurrent = true;
    shown.faviconSvg().then(
      svg => {
        if (isCurrent) link.href = svgUrl(svg) ?? '';
      },
      // Ignored: after a failure, the page keeps its icon.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  });
  useSignalEffect(() => {
    if (history.page.value === 'start' || history.page.value === 'answers') return;
    document.title = `${subjectTitle(subject.glyphSource.value ?? design.value)} · Favsmith: a favicon in a minute`;
  });
  return null;
};

const StudioPage = lazy(async () => (await import('./studio-page/studio-page.tsx')).StudioPage);
const LazyDrops = lazy(async () => (await import('./shell/site-drops.tsx')).SiteDrops);

const EndingPage = lazy(async () => (await import('./ending/ending-page.tsx')).EndingPage);
const SharedPage = lazy(async () => (await import('./share/shared-page.tsx')).SharedPage);
const BoardPage = lazy(async () => (await import('./share/board-page.tsx')).BoardPage);

const PAGES: Readonly<Record<PageName, FunctionComponent>> = {
  start: FrontPage,
  answers: FrontPage,
  studio: StudioPage,
  ending: EndingPage,
  shared: SharedPage,
  board: BoardPage,
};

const App = () => {
  const Page = PAGES[useStudio().history.page.value];
  return (
    <>
      <Page />
      <LazyDrops />
      <PageIcon />
      <OfflineNote />
      <LiveRegion />
    </>
  );
};

const root = document.getElementById('app');
if (!root) throw new Error('the page has no #app element');

const createState = (): Studio => createStudio(createApi(new URL('api/v1/', document.baseURI)), window);

const renderPage = (studio: Studio): void => {
  root.replaceChildren();
  render(
    <StudioProvider value={studio}>
      <App />
    </StudioProvider>,
    root,
  );
};

/** Whether the browser is older than Safari 16.4, which lacks media ranges, or lacks copying array methods. */
const isTooOld = !matchMedia('(width > 0px)').matches || !('toSorted' in Array.prototype);

const showOldBrowserNotice = (): void => {
  const notice = document.createElement('p');
  notice.className = 'noscript';
  notice.textContent =
    'This browser is too old for the studio. Use Safari 16.4, Chrome 111, Firefox 115 or a later version. The API works without the studio.';
  root.querySelector('main')?.replaceChildren(notice);
};

// Running the script, creating the state and rendering are separate tasks, because they are the longest parts of
// loading. (Decision 073)
if (isTooOld) showOldBrowserNotice();
else
  setTimeout(() => {
    const studio = createState();
    setTimeout(() => renderPage(studio));
  });
