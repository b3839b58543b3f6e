// The page: search, preview, and settings panels.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { DownloadPanel } from './download/download-panel.tsx';
import { EndingSlot } from './download/ending-slot.tsx';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { SearchPanel } from './search/search-panel.tsx';
import { LiveRegion } from './shell/live-region.tsx';
import { PageHeader } from './shell/page-header.tsx';
import { PageIcon } from './shell/page-icon.tsx';
import { StylePanel } from './style/style-panel.tsx';

export const App = () => {
  const stage = useRenderStages(2);
  return (
    <>
      <PageHeader />
      <main class="page-main">
        <SearchPanel />
        {stage >= 2 && <PreviewPanel />}
        {stage >= 1 && (
          <div class="settings-column">
            <StylePanel />
            <DownloadPanel />
          </div>
        )}
      </main>
      <EndingSlot />
      <PageIcon />
      <LiveRegion />
    </>
  );
};

/** Renders in stages, one task each, so that input is handled in between. (Decision 073) */
const useRenderStages = (last: number): number => {
  const stage = useSignal(0);
  const current = stage.value;
  useEffect(() => {
    if (current < last) setTimeout(() => stage.value++);
  }, [current]);
  return current;
};
