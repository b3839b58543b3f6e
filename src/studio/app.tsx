// The page: search, preview, and settings panels.

import { useSignalEffect } from '@preact/signals';
import { DownloadPanel, EndingSlot } from './download/download-panel.tsx';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { SearchPanel } from './search/search-panel.tsx';
import { useDebounced, useRenderStages } from './shell/hooks.ts';
import { PageHeader } from './shell/page-header.tsx';
import { subjectTitle } from './state/design/design.ts';
import { useStudio } from './state/studio.ts';
import { StylePanel } from './style/style-panel.tsx';

const LiveRegion = () => {
  const { announcer } = useStudio();
  return (
    <div class={announcer.isVisible.value ? 'toast' : 'visually-hidden'} role="status" aria-live="polite">
      {announcer.text.value}
    </div>
  );
};

/** The browser rasterizes each new icon, which would take several milliseconds of every frame of a slider drag. */
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
        if (isCurrent) link.href = svgDataUrl(svg);
      },
      // The page keeps its icon.
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

const svgDataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

interface PanelSkeletonProps {
  readonly name: 'search' | 'preview' | 'style';
  readonly title: string;
}

const PanelSkeleton = ({ name, title }: PanelSkeletonProps) => (
  <section class={`panel panel-skeleton ${name}-panel`}>
    <h2 class="panel-title">{title}</h2>
  </section>
);

export const App = () => {
  const stage = useRenderStages(3);
  return (
    <>
      <PageHeader />
      <main class="page-main">
        {stage >= 1 ? <SearchPanel /> : <PanelSkeleton name="search" title="Search" />}
        {stage >= 3 ? <PreviewPanel /> : <PanelSkeleton name="preview" title="Preview" />}
        {stage >= 2 ? <SettingsColumn /> : <PanelSkeleton name="style" title="Style" />}
      </main>
      <EndingSlot />
      <PageIcon />
      <LiveRegion />
    </>
  );
};

const SettingsColumn = () => (
  <div class="settings-column">
    <StylePanel />
    <DownloadPanel />
  </div>
);
