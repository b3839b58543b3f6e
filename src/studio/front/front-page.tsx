// Front page: a question, a field, and finished favicons or six suggestions.
import { useEffect } from 'preact/hooks';
import { Brand, ThemeSwitch } from '../shell/brand.tsx';
import { lazy } from '../shell/lazy.tsx';
import { useStudio } from '../state/studio.ts';
import { AskField } from './ask-field.tsx';
import { Shelf } from './shelf.tsx';
import { SourceButtons } from './ways.tsx';

const AnswerSection = lazy(async () => (await import('./answers.tsx')).AnswerSection);

export const FrontPage = () => {
  const { history } = useStudio();
  const isStart = history.page.value === 'start';
  useEffect(() => {
    document.title = isStart
      ? 'Favsmith: a favicon in a minute'
      : `Six favicons for ${history.q.value} · Favsmith`;
  }, [isStart, history.q.value]);
  return (
    <div class={isStart ? 'front at-start column' : 'front at-answers column'}>
      <header class="page-header row">
        <Brand />
        <nav class="ways row" aria-label="Other ways to start">
          <SourceButtons />
          <a href="docs/guide#export">API</a>
        </nav>
        <ThemeSwitch />
      </header>
      <main class="front-main column">
        <h1 class="headline" tabIndex={-1}>
          What are you building?
        </h1>
        <p class="promise">A free favicon for your site, as a ZIP, in a minute.</p>
        <AskField />
        <p class="ask-hint soft" id="ask-hint">
          Or initials, an emoji, a color, your logo.
        </p>
        {isStart ? <Shelf /> : <AnswerSection />}
      </main>
    </div>
  );
};
