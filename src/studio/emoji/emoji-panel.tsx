// Emoji as the subject: a row above the icons that a search finds, and a panel of all.
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { EmojiItem } from '../../client/api-types.ts';
import { useRovingFocus } from '../shell/hooks.ts';
import { Notice } from '../shell/notice.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import { sourceChange, subjectTitle } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';
import { useEmojiSearch } from './emoji-search.ts';

/** More than fit into a row, and into the panel of a large screen. */
const [ROW_ITEMS, PAGE_ITEMS] = [24, 240];

export const EmojiRow = () => {
  const { search } = useStudio();
  const q = useComputed(() => search.query.value.q);
  const { total, items } = useEmojiSearch(q, ROW_ITEMS).results.value;
  return (
    <div class="emoji-row">
      {items.length > 0 ? (
        <EmojiList items={items} label="Matching emoji" />
      ) : (
        <p class="hint">{total === 0 ? 'No emoji matches.' : '\u00a0'}</p>
      )}
    </div>
  );
};

const EmojiList = ({ items, label }: { readonly items: readonly EmojiItem[]; readonly label: string }) => {
  const { design, history, announcer } = useStudio();
  const roving = useRovingFocus<HTMLUListElement>();
  return (
    <ul class="emoji-list" aria-label={label} {...roving}>
      {items.map(({ emoji, name, svg }) => (
        <li key={emoji}>
          <button
            type="button"
            class="emoji"
            title={name}
            aria-label={`${emoji} ${name}`}
            aria-pressed={design.value.emoji === emoji}
            onClick={() => {
              history.change(sourceChange({ emoji }));
              announcer.announce(`Selected ${subjectTitle({ emoji })}, ${name}.`);
            }}
          >
            <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" width="28" height="28" />
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Distance from the end, in pixels, at which more emoji load. */
const LOAD_MARGIN = 400;

export const EmojiPanel = ({ takesFocus }: { readonly takesFocus: boolean }) => {
  const { search } = useStudio();
  const q = useSignal(search.query.peek().q);
  const { results, loadMore } = useEmojiSearch(q, PAGE_ITEMS);
  const { total, items, failure } = results.value;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, []);
  return (
    <>
      <search class="search-field">
        <label class="visually-hidden" for="emoji-search">
          Search emoji
        </label>
        <UiIcon name="search" />
        <input
          id="emoji-search"
          ref={field}
          type="search"
          placeholder="Search emoji"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          value={q.value}
          onInput={event => {
            q.value = event.currentTarget.value;
          }}
        />
      </search>
      {failure && <Notice failure={failure} />}
      <div
        class="emoji-all"
        onScroll={({ currentTarget: list }) => {
          if (list.scrollHeight - list.scrollTop - list.clientHeight < LOAD_MARGIN) loadMore();
        }}
      >
        <EmojiList items={items} label="Emoji" />
        {total === 0 && !failure && <p class="hint">No emoji matches. Try one word for what it shows.</p>}
      </div>
      {items[0] && (
        <p class="hint">
          Drawings from {items[0].library_name}, <a href="licenses.txt">{items[0].license} license</a>
        </p>
      )}
    </>
  );
};
