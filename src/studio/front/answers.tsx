// Six suggestions on the front page, with controls for brand color and mood.
import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { createTrouble } from '../api/failure.ts';
import { useFaviconUrl } from '../shell/favicon-image.tsx';
import { useLongPress } from '../shell/hooks.ts';
import { CardPicture } from '../shell/live-tab.tsx';
import { TroubleNotice } from '../shell/notice.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import { type Design, sourceTitle, tintOf } from '../state/design/design.ts';
import { siteNameOf, useStudio } from '../state/studio.ts';
import { BrandField } from '../style/color-text.tsx';
import { findAnswers, MOODS, recolor } from './find-answers.ts';
import { readWords } from './read-words.ts';
import { SourceButtons } from './ways.tsx';

/** Loads suggestions for `words`. The former suggestions stay until then. */
export const useAnswers = (words: ReadonlySignal<string | undefined>) => {
  const studio = useStudio();
  const { answers, announcer, pointed } = studio;
  const isWaiting = useSignal(false);
  const trouble = useMemo(createTrouble, []);
  useSignalEffect(() => {
    const text = words.value;
    const offset = answers.offset.value;
    const key = `${offset} ${text}`;
    trouble.attempt.value;
    if (text === undefined || key === answers.key.peek()) return;
    const { color } = readWords(text);
    // The next six keep the color that the user has chosen since.
    if (color && offset === 0) answers.brand.value = color;
    const abort = new AbortController();
    isWaiting.value = true;
    findAnswers({ ...studio, q: text, offset, signal: abort.signal, onWait: trouble.onWait }).then(list => {
      answers.list.value = list;
      answers.key.value = key;
      isWaiting.value = false;
      trouble.end();
      const found = isUnknown(text, list) ? UNKNOWN : `Six favicons for ${text}.`;
      announcer.announce(`${found} Enter moves to the first one.`);
    }, trouble.onFailure);
    return () => abort.abort();
  });
  useEffect(
    () => () => {
      pointed.value = undefined;
    },
    [],
  );
  const shown = useComputed(() => {
    const [brand, mood, offset] = [answers.brand.value, answers.mood.value, answers.offset.value];
    return brand || mood ? recolor(answers.list.value, brand, mood, offset) : answers.list.value;
  });
  return { shown, isWaiting, trouble };
};

const UNKNOWN =
  'No word here was understood, so these are initials: try what your site is about, such as “a bakery”.';

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
    <section class="answers" aria-label="Six answers" aria-busy={isWaiting.value}>
      <div class="answers-head">
        <h2 class="one-line">
          Six for <q dir="auto">{history.q.value}</q>
        </h2>
        <p class="by-mouse hint">Point at one, then look at this page’s tab</p>
        <p class="by-thumb hint">Tap the one you like</p>
      </div>
      {!isWaiting.value && isUnknown(history.q.value, list) && <p class="answers-unknown">{UNKNOWN}</p>}
      <TroubleNotice
        trouble={trouble}
        what="The answers come"
        offline="You’re offline. Your words are safe. The answers come when the network is back."
      />
      <ul class={isWaiting.value ? 'answer-list answer-list-stale' : 'answer-list'}>
        {list.length === 0 && !trouble.failure.value
          ? Array.from({ length: 6 }, (_, place) => <li key={place} class="answer-wait" />)
          : list.map((design, place) => (
              <li key={`${answers.key.value} ${place}`} style={{ '--place': place }}>
                <AnswerCard design={design} choose={choose} />
              </li>
            ))}
      </ul>
      <Tune />
      <nav class="other-ways soft" aria-label="Other ways to start">
        Or start from <SourceButtons extraClass="link" />
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
      <span class="visually-hidden">{`Choose ${sourceTitle(design)}, ${design.bg ?? 'no background'}`}</span>
      <CardPicture src={useFaviconUrl(design)} name={siteNameOf(design)} />
    </button>
  );
};

const Tune = () => {
  const { answers } = useStudio();
  const chosen = answers.brand.value === '' && answers.mood.value;
  return (
    <div class="tune row">
      <BrandField
        color={answers.brand.value}
        onColor={color => {
          answers.brand.value = color;
        }}
      />
      <fieldset class="moods" aria-label="Mood">
        {Object.keys(MOODS).map(mood => (
          <button
            key={mood}
            type="button"
            aria-pressed={mood === chosen}
            onClick={() => {
              answers.mood.value = mood === chosen ? '' : mood;
              answers.brand.value = '';
            }}
          >
            {mood}
          </button>
        ))}
      </fieldset>
      <SixMoreButton />
    </div>
  );
};

export const SixMoreButton = () => {
  const { answers } = useStudio();
  return (
    <button
      type="button"
      class="button"
      onClick={() => {
        answers.offset.value += 6;
      }}
    >
      <UiIcon name="more-ideas" />
      Six more
    </button>
  );
};
