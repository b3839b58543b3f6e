// Ideas panel: six finished designs for the words of a site.
import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Idea, IdeasResponse } from '../../client/api-types.ts';
import { createTransport } from '../api/api.ts';
import { type RetryOptions, retryAfterLimit } from '../api/failure.ts';
import { FaviconImage } from '../shell/favicon-image.tsx';
import { TroubleNotice, useTrouble } from '../shell/notice.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import { type Design, omitDefaults, requestOf, subjectTitle } from '../state/design/design.ts';
import { createDrawing, type Drawing, glyphOfSvg } from '../state/drawing.ts';
import { createTypingPause } from '../state/search/typing-pause.ts';
import { type Studio, useStudio } from '../state/studio.ts';

interface Page {
  readonly ideas: readonly Idea[];
  readonly total: number;
}

const EMPTY: Page = { ideas: [], total: 0 };

const fetchIdeas = async (
  { exportUrl }: Studio['api'],
  query: { readonly q: string; readonly offset: number },
  options: RetryOptions & { readonly signal: AbortSignal },
): Promise<IdeasResponse> => {
  const send = createTransport(new URL('.', exportUrl));
  return retryAfterLimit(
    async () => (await send('ideas', { query, signal: options.signal })).json(),
    options,
  );
};

/** The page of ideas at `offset`. While another page loads, the former one stays. */
const useIdeas = (q: ReadonlySignal<string>, offset: ReadonlySignal<number>) => {
  const { api } = useStudio();
  const page = useSignal(EMPTY);
  const trouble = useTrouble();
  const pauseAfter = useMemo(createTypingPause, []);
  useSignalEffect(() => {
    const query = { q: q.value.trim(), offset: offset.value };
    trouble.attempt.value;
    const pause = pauseAfter(q.value);
    const abort = new AbortController();
    const options = { signal: abort.signal, onWait: trouble.onWait };
    const timer = setTimeout(() => {
      fetchIdeas(api, query, options).then(next => {
        page.value = next;
        trouble.end();
      }, trouble.onFailure);
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  });
  return { page: page.value, trouble };
};

export const IdeasPanel = ({ takesFocus }: { readonly takesFocus: boolean }) => {
  const q = useSignal('');
  const offset = useSignal(0);
  const {
    page: { ideas, total },
    trouble,
  } = useIdeas(q, offset);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, []);
  return (
    <div class="ideas">
      <label class="label" for="site">
        What is your site?
      </label>
      <input
        id="site"
        ref={field}
        class="input"
        type="text"
        autocomplete="off"
        maxLength={200}
        placeholder="A bakery in Lisbon"
        value={q.value}
        onInput={event => {
          q.value = event.currentTarget.value;
          offset.value = 0;
        }}
      />
      <TroubleNotice trouble={trouble} what="The ideas" />
      <ul class="ideas-list" aria-label="Ideas">
        {ideas.map(idea => (
          <li key={JSON.stringify(idea.design)}>
            <IdeaCard idea={idea} />
          </li>
        ))}
      </ul>
      {total > ideas.length && (
        <button
          type="button"
          class="button"
          onClick={() => {
            offset.value = offset.value + ideas.length < total ? offset.value + ideas.length : 0;
          }}
        >
          <UiIcon name="surprise" />
          Six more
        </button>
      )}
    </div>
  );
};

const IdeaCard = ({ idea }: { readonly idea: Idea }) => {
  const { history, subject, announcer, libraries } = useStudio();
  const drawing = useIdeaDrawing(idea);
  const { mood, icon } = idea;
  const design = designOf(idea, libraries.value);
  const title = subjectTitle(design);
  const choose = () => {
    const { site_name, framework } = history.design.peek();
    if (icon) subject.preload(design, icon.svg);
    history.replace({ ...design, ...(site_name && { site_name }), ...(framework && { framework }) });
    announcer.announce(`${title}, ${mood}.`);
  };
  return (
    <button type="button" class="idea" onClick={choose}>
      <FaviconImage size={64} drawing={drawing.value} />
      <span class="idea-mood">{mood}</span> <span class="hint idea-title">{title}</span>
    </button>
  );
};

/** The design of an idea. Omits the style if it is the default of the library. */
const designOf = ({ design }: Idea, libraries: Studio['libraries']['value']): Design => {
  const [defaultStyle] = libraries.find(({ slug }) => slug === design.library)?.styles ?? [];
  return omitDefaults({ ...(design as Design), ...(design.style === defaultStyle && { style: undefined }) });
};

const useIdeaDrawing = ({ design, icon }: Idea): ReadonlySignal<Drawing | undefined> => {
  const { api } = useStudio();
  const drawing = useSignal<Drawing | undefined>(undefined);
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      const { text, font } = design as Design;
      const main = icon ? glyphOfSvg(icon.svg) : await api.initialsGlyph({ text, font }, abort.signal);
      drawing.value = createDrawing({ main }, requestOf(design as Design));
    };
    // Ignored: a card without a drawing shows its name.
    load().catch(() => undefined);
    return () => abort.abort();
  }, []);
  return drawing;
};
