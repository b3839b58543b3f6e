// The field of the front page, for words, letters, an emoji, a color or a logo.
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { say } from '../languages/texts.ts';
import { IconButton, LogoButton } from '../shell/buttons.tsx';
import { textEvents } from '../shell/hooks.ts';
import { isComposing } from '../shell/shortcuts.ts';
import { UiIcon } from '../shell/ui-icon.tsx';
import { readWords } from '../state/read-words.ts';
import { createTypingPause } from '../state/search/typing-pause.ts';
import { preloadDrawing, useStudio } from '../state/studio.ts';

const EXAMPLES = ['example1', 'example2', 'example3'] as const;
const EXAMPLE_MS = 3000;
const MAX_LETTERS = 120;

/** Text of the field, and the pause after which it is sent. */
const useAsking = () => {
  const { history } = useStudio();
  // The user may have typed into the static page before the script ran.
  const text = useSignal(document.querySelector<HTMLInputElement>('#q')?.value || history.q.peek());
  const pauseAfter = useMemo(createTypingPause, []);
  const timer = useRef(0);
  const ask = () => {
    clearTimeout(timer.current);
    const q = text.peek().trim();
    const page = history.page.peek();
    const isStart = page === 'start';
    // On a busy device, the pause may end after the user has opened the studio.
    if (!isStart && page !== 'answers') return;
    if (q === '' ? isStart : q === history.q.peek() && !isStart) return;
    // A color in the words replaces the brand color.
    const question = { q, offset: 0, ...(readWords(q).color && { brand: '' }) };
    history.open({ page: q === '' ? 'start' : 'answers', ...question }, { replaces: !isStart && q !== '' });
  };
  const shown = useRef(history.q.peek());
  // Follows navigation. A subscription runs at once, unlike `useSignalEffect`, whose run in the next frame would overwrite
  // letters typed in the meantime. After `ask`, the words differ at most by spaces at the ends, which stay.
  useLayoutEffect(
    () =>
      history.q.subscribe(q => {
        if (q !== shown.current && q !== text.peek().trim()) text.value = q;
        shown.current = q;
      }),
    [],
  );
  const edit = (next: string, isComposed: boolean) => {
    text.value = next;
    if (next !== '') preloadDrawing();
    clearTimeout(timer.current);
    if (!isComposed) timer.current = window.setTimeout(ask, pauseAfter(next));
  };
  useEffect(() => {
    edit(text.peek(), false);
    return () => clearTimeout(timer.current);
  }, []);
  return { text, ask, edit };
};

const SLIDE_MS = 260;

/** Moves an element from its former place when `layout` changes, so that it does not jump under the user. */
const useSlide = <Moved extends HTMLElement>(layout: unknown) => {
  const ref = useRef<Moved>(null);
  const former = useRef<DOMRect | undefined>(undefined);
  useLayoutEffect(() => {
    const [from, to] = [former.current, ref.current?.getBoundingClientRect()];
    if (from && to && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      ref.current?.animate(
        { transform: [`translate(${from.left - to.left}px, ${from.top - to.top}px)`, 'none'] },
        { duration: SLIDE_MS, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
      );
    former.current = to;
  }, [layout]);
  return ref;
};

export const AskField = () => {
  const { history } = useStudio();
  const { text, ask, edit } = useAsking();
  const field = useRef<HTMLInputElement>(null);
  const isStart = history.page.value === 'start';
  const box = useSlide<HTMLElement>(isStart);
  useEffect(() => {
    // On a phone, focusing the field would open the keyboard.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  const clear = () => {
    history.open({ page: 'start', q: '' });
    field.current?.focus();
  };
  const go = () => {
    if (text.peek().trim() === '') field.current?.focus();
    else if (!isStart && text.peek().trim() === history.q.peek())
      document.querySelector<HTMLElement>('.answer')?.focus();
    else ask();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape' && text.peek() !== '') clear();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    go();
  };
  return (
    <search class="ask row" ref={box}>
      <span class="ask-box">
        <input
          id="q"
          ref={field}
          type="text"
          enterkeyhint="go"
          autocomplete="off"
          maxLength={MAX_LETTERS}
          spellcheck={false}
          dir="auto"
          aria-label={say('question')}
          aria-describedby="ask-hint"
          value={text.value}
          {...textEvents(edit)}
          onKeyDown={onKeyDown}
        />
        {text.value === '' && <Examples />}
      </span>
      {text.value === '' ? (
        <LogoButton extraClass="ask-logo soft">
          <UiIcon name="upload" />
          <span>{say('dropLogo')}</span>
        </LogoButton>
      ) : (
        <IconButton icon="close" label={say('clear')} act={clear} />
      )}
      <button type="button" class="ask-go centered" aria-label={say('go')} onClick={go}>
        <UiIcon name="next" />
      </button>
    </search>
  );
};

const Examples = () => {
  const place = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) place.value += 1;
    }, EXAMPLE_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span class="examples row soft" aria-hidden="true">
      <span key={place.value} class="one-line">
        {say(EXAMPLES[place.value % EXAMPLES.length] ?? EXAMPLES[0])}
      </span>
    </span>
  );
};
