// Front page: a question, a field, and finished favicons or six suggestions.
import { useEffect } from 'preact/hooks';
import { say } from '../languages/texts.ts';
import { Brand, LanguageSwitch, ThemeSwitch } from '../shell/brand.tsx';
import { useStudio } from '../state/studio.ts';
import { AnswerSection } from './answers.tsx';
import { AskField } from './ask-field.tsx';
import { Showcase } from './showcase.tsx';
import { SourceButtons } from './source-buttons.tsx';

export const FrontPage = () => {
  const { history } = useStudio();
  const isStart = history.page.value === 'start';
  useEffect(() => {
    document.title = isStart ? say('title') : `${say('sixTitle', { words: history.q.value })} · Favsmith`;
  }, [isStart, history.q.value]);
  return (
    <div class={isStart ? 'front at-start column' : 'front at-answers column'}>
      <header class="page-header row">
        <Brand />
        <nav class="source-nav row" aria-label={say('otherWays')}>
          <SourceButtons />
          <a href="docs/guide#export">API</a>
        </nav>
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main class="front-main column">
        <h1 class="headline" tabIndex={-1}>
          {say('question')}
        </h1>
        <p class="promise">{say('promise')}</p>
        <AskField />
        <p class="ask-hint soft" id="ask-hint">
          {say('otherInput')}
        </p>
        {isStart ? <Showcase /> : <AnswerSection />}
      </main>
    </div>
  );
};
