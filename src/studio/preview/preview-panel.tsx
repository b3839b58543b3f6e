// Preview panel: the favicon on each surface, from the file that is used there.
import { Notice } from '../shell/notice.tsx';
import { useStudio } from '../state/studio.ts';
import { AndroidHome } from './android-home.tsx';
import { BrowserWindow } from './browser-window.tsx';
import { IosHome } from './ios-home.tsx';
import { LargePreview } from './large-preview.tsx';
import { PixelPreview } from './pixel-preview.tsx';
import { SearchResult } from './search-result.tsx';
import { Splash } from './splash.tsx';
import { Taskbar } from './taskbar.tsx';

export const PreviewPanel = () => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the section is a scroll container on wide screens.
  <section class="panel preview-panel" aria-labelledby="preview-title" tabIndex={0}>
    <div class="panel-head">
      <h2 class="panel-title" id="preview-title">
        Preview
      </h2>
    </div>
    <div class="preview-cards">
      <SubjectNotice />
      <LargePreview />
      <BrowserWindow scheme="light" />
      <BrowserWindow scheme="dark" />
      <PixelPreview />
      <SearchResult />
      <IosHome />
      <AndroidHome />
      <Splash />
      <Taskbar />
    </div>
  </section>
);

const SubjectNotice = () => {
  const { subject } = useStudio();
  const wait = subject.waitSeconds.value;
  if (wait > 0) return <Notice>Too many requests in one minute. The icon loads in {wait} s.</Notice>;
  return subject.failure.value ? <Notice failure={subject.failure.value} onRetry={subject.retry} /> : null;
};
