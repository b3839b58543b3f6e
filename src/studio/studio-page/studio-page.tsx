// Page of the studio, after the choice of a design.
import { DownloadPanel } from '../download/download-panel.tsx';
import { PreviewPanel, SubjectNotice } from '../preview/preview-panel.tsx';
import { SearchPanel } from '../search/search-panel.tsx';
import { usePhone, useRenderStages } from '../shell/hooks.ts';
import { lazy } from '../shell/lazy.tsx';
import { PageHeader } from '../shell/page-header.tsx';

interface PanelSkeletonProps {
  readonly name: 'search' | 'preview' | 'style';
  readonly title: string;
}

const PanelSkeleton = ({ name, title }: PanelSkeletonProps) => (
  <section class={`panel panel-skeleton ${name}-panel`}>
    <h2 class="panel-title">{title}</h2>
  </section>
);

const MiniPreview = lazy(async () => (await import('../shell/phone.tsx')).MiniPreview);

const StylePanel = lazy(
  async () => (await import('../style/style-panel.tsx')).StylePanel,
  <PanelSkeleton name="style" title="Style" />,
);

const SheetBar = lazy(async () => (await import('../shell/phone.tsx')).SheetBar, <div class="sheet-bar" />);

/** The studio: source, preview, style. */
export const StudioPage = () => {
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
