// Entry point: replaces the static page by the studio.

import { useSignalEffect } from '@preact/signals';
import { render } from 'preact';
import { createApi } from './api/api.ts';
import { DownloadPanel, NextStepsSlot } from './download/download-panel.tsx';
import { PreviewPanel, SubjectNotice } from './preview/preview-panel.tsx';
import { SearchPanel } from './search/search-panel.tsx';
import { svgUrl } from './shell/favicon-image.tsx';
import { useDebounced, usePhone, useRenderStages } from './shell/hooks.ts';
import { lazy } from './shell/lazy.tsx';
import { PageHeader } from './shell/page-header.tsx';
import { subjectTitle } from './state/design/design.ts';
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
  const { design, drawing, subject } = useStudio();
  const resting = useDebounced(drawing, DEBOUNCE_MS);
  useSignalEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"][type]');
    const shown = resting.value;
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
    document.title = `${subjectTitle(subject.glyphSource.value ?? design.value)} · Favsmith: a favicon in a minute`;
  });
  return null;
};

interface PanelSkeletonProps {
  readonly name: 'search' | 'preview' | 'style';
  readonly title: string;
}

const PanelSkeleton = ({ name, title }: PanelSkeletonProps) => (
  <section class={`panel panel-skeleton ${name}-panel`}>
    <h2 class="panel-title">{title}</h2>
  </section>
);

const MiniPreview = lazy(async () => (await import('./shell/phone.tsx')).MiniPreview);

const StylePanel = lazy(
  async () => (await import('./style/style-panel.tsx')).StylePanel,
  <PanelSkeleton name="style" title="Style" />,
);

const SheetBar = lazy(async () => (await import('./shell/phone.tsx')).SheetBar, <div class="sheet-bar" />);

const App = () => {
  const stage = useRenderStages(3);
  const isPhone = usePhone().value;
  return (
    <>
      <PageHeader />
      <main class="page-main">
        <div class="mini-preview">{isPhone && <MiniPreview />}</div>
        {isPhone && <SubjectNotice />}
        {stage >= 1 ? <SearchPanel /> : <PanelSkeleton name="search" title="Search" />}
        {stage >= 3 ? <PreviewPanel isPhone={isPhone} /> : <PanelSkeleton name="preview" title="Preview" />}
        {stage >= 2 ? <SettingsColumn isPhone={isPhone} /> : <PanelSkeleton name="style" title="Style" />}
      </main>
      <NextStepsSlot />
      <PageIcon />
      <LiveRegion />
    </>
  );
};

const SettingsColumn = ({ isPhone }: { isPhone: boolean }) => (
  <div class="settings-column">
    <StylePanel />
    {isPhone && <SheetBar />}
    <DownloadPanel />
  </div>
);

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
