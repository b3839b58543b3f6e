// Seeing it: the favicon in the places where people will meet it, each drawn from the file that is used there.
import { Notice } from '../shell/notice.tsx';
import { useStudio } from '../state/studio.ts';
import { AndroidHome } from './android-home.tsx';
import { BrowserWindow } from './browser-window.tsx';
import { Hero } from './hero.tsx';
import { IosHome } from './ios-home.tsx';
import { Pixels } from './pixels.tsx';
import { SearchResult } from './search-result.tsx';
import { Splash } from './splash.tsx';
import { Taskbar } from './taskbar.tsx';

export const See = () => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: on wide screens the section scrolls by itself, also by keys.
  <section class="panel see" aria-labelledby="see-title" tabIndex={0}>
    <div class="panel-head">
      <h2 class="panel-title" id="see-title">
        See
      </h2>
    </div>
    <div class="scenes">
      <SubjectNotice />
      <Hero />
      <BrowserWindow scheme="light" />
      <BrowserWindow scheme="dark" />
      <Pixels />
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
  if (wait > 0) return <Notice>The service asks for a short break. The icon comes in {wait} s.</Notice>;
  return subject.failure.value ? <Notice failure={subject.failure.value} onRetry={subject.retry} /> : null;
};
