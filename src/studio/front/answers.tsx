// Six suggestions on the front page, with controls for brand color and mood.
import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { createTrouble } from '../api/failure.ts';
import { say, sayAround } from '../languages/texts.ts';
import { useFaviconUrl } from '../shell/favicon-image.tsx';
import { useLongPress } from '../shell/hooks.ts';
import { CardPicture } from '../shell/live-tab.tsx';
import { TroubleNotice } from '../shell/notice.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import { type Design, sourceTitle, tintOf } from '../state/design/design.ts';
import type { DesignHistory } from '../state/design/design-history.ts';
import { readWords } from '../state/read-words.ts';
import { siteNameOf, useStudio } from '../state/studio.ts';
import { BrandField } from '../style/color-text.tsx';
import { COUNT, findAnswers, MOODS, type Mood, recolor } from './find-answers.ts';
import { SourceButtons } from './source-buttons.tsx';

/** The color of all suggestions: the chosen one or, without color and mood, that in the words. */
const brandOf = ({ brand, mood, q }: DesignHistory): string =>
  brand.value || (mood.value ? '' : readWords(q.value).color);

/** Loads suggestions for `words`. The former suggestions stay until then. */
export const useAnswers = (words: ReadonlySignal<string | undefined>) => {
  const studio = useStudio();
  const { answers, history, announcer, pointed } = studio;
  const isWaiting = useSignal(false);
  const trouble = useMemo(createTrouble, []);
  useSignalEffect(() => {
    const text = words.value;
    const offset = history.offset.value;
    const key = `${offset} ${text}`;
    trouble.attempt.value;
    if (text === undefined || key === answers.key.peek()) return;
    const abort = new AbortController();
    isWaiting.value = true;
    findAnswers({ ...studio, q: text, offset, signal: abort.signal, onWait: trouble.onWait }).then(
      ({ designs: list, total }) => {
        // A link may skip more suggestions than there are now.
        if (list.length === 0 && offset > 0) return history.tune({ offset: 0 });
        answers.list.value = list;
        answers.total.value = total;
        answers.key.value = key;
        isWaiting.value = false;
        trouble.end();
        const found = isUnknown(text, list) ? say('unknown') : `${say('sixTitle', { words: text })}.`;
        announcer.announce(`${found} ${say('enterMoves')}`);
      },
      trouble.onFailure,
    );
    return () => abort.abort();
  });
  useEffect(
    () => () => {
      pointed.value = undefined;
    },
    [],
  );
  const shown = useComputed(() => {
    const [brand, mood, offset] = [brandOf(history), history.mood.value, history.offset.value];
    return brand || mood ? recolor(answers.list.value, brand, mood, offset) : answers.list.value;
  });
  return { shown, isWaiting, trouble };
};

/** Whether the service understood no word: all suggestions are initials. */
const isUnknown = (text: string, list: readonly Design[]): boolean => {
  const { kind, text: words } = readWords(text);
  return kind === 'words' && words !== '' && list.length > 0 && list.every(design => design.text);
};

export const AnswerSection = () => {
  const { history, answers, isDrawerOpen } = useStudio();
  const { shown, isWaiting, trouble } = useAnswers(
    useComputed(() => (history.page.value === 'answers' ? history.q.value : undefined)),
  );
  const choose = (design: Design) => {
    isDrawerOpen.value = false;
    history.open({ page: 'studio', design });
  };
  const list = shown.value;
  return (
    <section class="answers" aria-label={say('sixAnswers')} aria-busy={isWaiting.value}>
      <div class="answers-head">
        <h2 class="one-line">{sayAround('sixFor', { words: <q dir="auto">{history.q.value}</q> })}</h2>
        <p class="by-mouse hint">{say('pointHint')}</p>
        <p class="by-thumb hint">{say('tapHint')}</p>
      </div>
      {!isWaiting.value && isUnknown(history.q.value, list) && (
        <p class="answers-unknown">{say('unknown')}</p>
      )}
      <TroubleNotice trouble={trouble} isPending={isWaiting.value} safe="wordsSafe" />
      <ul class={isWaiting.value ? 'answer-list answer-list-stale' : 'answer-list'}>
        {list.length === 0 && !trouble.failure.value
          ? Array.from({ length: 6 }, (_, place) => <li key={place} class="answer-wait" />)
          : list.map((design, place) => (
              <li key={`${answers.key.value} ${place}`} style={{ '--place': place }}>
                <AnswerCard design={design} choose={choose} />
              </li>
            ))}
      </ul>
      {(list.length > 0 || !trouble.failure.value) && <Tune />}
      <nav class="other-ways soft" aria-label={say('otherWays')}>
        {say('orFrom')} <SourceButtons extraClass="link" />
      </nav>
    </section>
  );
};

interface AnswerCardProps {
  readonly design: Design;
  choose(design: Design): void;
}

export const AnswerCard = ({ design, choose }: AnswerCardProps) => {
  const { pointed } = useStudio();
  const point = () => {
    pointed.value = design;
  };
  const { press: _, endsLong, ...pressEvents } = useLongPress(point);
  return (
    <button
      type="button"
      class="answer"
      style={{ '--tint': tintOf(design) }}
      onPointerEnter={event => event.pointerType === 'mouse' && point()}
      onFocus={point}
      {...pressEvents}
      onClick={() => {
        if (!endsLong()) choose(design);
      }}
    >
      <span class="visually-hidden">
        {say('choose', { name: sourceTitle(design), color: design.bg ?? say('noBackground') })}
      </span>
      <CardPicture src={useFaviconUrl(design)} name={siteNameOf(design)} />
    </button>
  );
};

const Tune = () => {
  const { history } = useStudio();
  const brand = brandOf(history);
  const chosen = brand === '' && history.mood.value;
  return (
    <div class="tune row">
      <BrandField color={brand} onColor={color => history.tune({ brand: color })} />
      <fieldset class="moods" aria-label={say('mood')}>
        {(Object.keys(MOODS) as Mood[]).map(mood => (
          <button
            key={mood}
            type="button"
            aria-pressed={mood === chosen}
            onClick={() => history.tune({ mood: mood === chosen ? '' : mood, brand: '' })}
          >
            {say(mood)}
          </button>
        ))}
      </fieldset>
      <OtherSix />
    </div>
  );
};

/** Buttons for the suggestions before and after the shown ones. */
export const OtherSix = () => {
  const { history, answers } = useStudio();
  const offset = history.offset.value;
  return (
    <>
      {offset > 0 && (
        <button
          type="button"
          class="button"
          onClick={() => history.tune({ offset: Math.max(0, offset - COUNT) })}
        >
          {say('sixBefore')}
        </button>
      )}
      {offset + COUNT < answers.total.value && (
        <button type="button" class="button" onClick={() => history.tune({ offset: offset + COUNT })}>
          <UiIcon name="more-ideas" />
          {say('sixMore')}
        </button>
      )}
    </>
  );
};
