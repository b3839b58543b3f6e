// The page: search, preview, and settings panels.
import { DownloadPanel } from './download/download-panel.tsx';
import { EndingSlot } from './download/ending-slot.tsx';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { SearchPanel } from './search/search-panel.tsx';
import { LiveRegion } from './shell/live-region.tsx';
import { PageHeader } from './shell/page-header.tsx';
import { PageIcon } from './shell/page-icon.tsx';
import { PanelSkeleton } from './shell/panel-skeleton.tsx';
import { useRenderStages } from './shell/use-render-stages.ts';
import { StylePanel } from './style/style-panel.tsx';

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
