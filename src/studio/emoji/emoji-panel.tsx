// Choice of an emoji: a row above the icons, and a panel with all emoji.
import { batch, type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { EmojiItem } from '../../client/api-types.ts';
import { svgUrl } from '../shell/favicon-image.tsx';
import { textEvents, useRovingFocus } from '../shell/hooks.ts';
import { TroubleNotice } from '../shell/notice.tsx';
import { UiIcon } from '../shell/ui-icon.tsx';
import { sourceChange, sourceTitle } from '../state/design/design.ts';
import { createPagedList } from '../state/search/paged-list.ts';
import { createTypingPause } from '../state/search/typing-pause.ts';
import { useStudio } from '../state/studio.ts';
import { findEmojiItem, loadEmoji } from './emoji-drawings.ts';

/** Number of emoji per request: in the row and in the panel. A large screen shows fewer. */
const [ROW_ITEMS, PAGE_ITEMS] = [24, 240];
/** Number of emoji in a row on the smallest screen. */
const FITTING_ITEMS = 4;

/** Search results for a text. `pauseAfter` returns the delay of the request in milliseconds, or undefined for no request. */
const useEmojiSearch = (
  q: ReadonlySignal<string>,
  pageSize: number,
  pauseAfter: (text: string) => number | undefined,
) => {
  const { api } = useStudio();
  const list = useMemo(
    () =>
      createPagedList<EmojiItem>({
        pageSize,
        // The browser takes about a millisecond per emoji.
        perFrame: 4,
        request: async (page, signal) => {
          const { total, emoji } = await loadEmoji(api, { q: q.peek().trim(), ...page }, signal);
          return { total, items: emoji };
        },
      }),
    [],
  );
  useSignalEffect(() => {
    const pause = pauseAfter(q.value);
    list.expire();
    if (pause === undefined) return;
    const timer = setTimeout(() => void list.load(), pause);
    return () => clearTimeout(timer);
  });
  return list;
};

/** The first matching emoji, and a button for all emoji. */
export const EmojiRow = ({ onMore }: { onMore(): void }) => {
  const { search } = useStudio();
  // Icons and emoji are requested after the same pause in typing.
  const pauseAfter = (text: string) => (text === search.query.peek().q ? 0 : undefined);
  const list = useEmojiSearch(search.sentText, ROW_ITEMS, pauseAfter);
  const items = list.items.value;
  const isCurrent = !list.isStale.value && search.sentText.value === search.query.value.q;
  return (
    <div class="emoji-row">
      {isCurrent && items.length > 0 ? (
        <>
          <EmojiList items={items} label="Matching emoji" />
          {items.length > FITTING_ITEMS && (
            <button type="button" class="chip chip-small" onClick={onMore}>
              More<span class="visually-hidden"> emoji</span>
            </button>
          )}
        </>
      ) : (
        <p class="hint">{isCurrent && list.total.value === 0 ? 'No emoji matches.' : '\u00a0'}</p>
      )}
    </div>
  );
};

const EmojiList = ({ items, label }: { readonly items: readonly EmojiItem[]; readonly label: string }) => {
  const { design, history, announcer } = useStudio();
  const roving = useRovingFocus<HTMLUListElement>();
  return (
    <ul class="emoji-list" aria-label={label} {...roving}>
      {items.map(({ emoji, skin_tones, name, svg }) => (
        <li key={emoji}>
          <button
            type="button"
            class="picture-button emoji"
            aria-label={`${emoji} ${name}`}
            aria-pressed={isOneOf({ emoji, skin_tones }, design.value.emoji)}
            onClick={() => {
              history.change(sourceChange({ emoji }));
              announcer.announce(`Selected ${sourceTitle({ emoji })}, ${name}.`);
            }}
          >
            <img src={svgUrl(svg)} alt="" width="28" height="28" />
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Whether `chosen` is the emoji of an item or one of its skin tones. */
const isOneOf = ({ emoji, skin_tones }: Pick<EmojiItem, 'emoji' | 'skin_tones'>, chosen = ''): boolean =>
  chosen === emoji || skin_tones.includes(chosen);

/** Skin tone modifiers with CLDR names and drawing colors. The empty modifier means no skin tone. */
const SKIN_TONES = [
  ['', 'No skin tone', '#ffc83d'],
  ['\u{1f3fb}', 'Light', '#f3d2a2'],
  ['\u{1f3fc}', 'Medium-light', '#d5ab88'],
  ['\u{1f3fd}', 'Medium', '#af7e57'],
  ['\u{1f3fe}', 'Medium-dark', '#7c533e'],
  ['\u{1f3ff}', 'Dark', '#5c4037'],
] as const;

/** The variant of an item with this skin tone for every person. */
const inSkinTone = ({ emoji, skin_tones }: EmojiItem, modifier: string): string | undefined =>
  modifier === ''
    ? emoji
    : skin_tones.find(each => (each.match(/\p{Emoji_Modifier}/gu) ?? []).every(found => found === modifier));

/** Skin tone choice for the current emoji. Empty if it has none. */
const SkinTones = () => {
  const { api, design, history } = useStudio();
  const item = useSignal<EmojiItem | undefined>(undefined);
  useSignalEffect(() => {
    const { emoji } = design.value;
    const shown = item.peek();
    if (shown && isOneOf(shown, emoji)) return;
    item.value = undefined;
    if (emoji === undefined) return;
    findEmojiItem(api, emoji).then(
      found => {
        if (design.peek().emoji === emoji) item.value = found;
      },
      // Ignores failures, because the preview shows why an emoji cannot be drawn.
      () => undefined,
    );
  });
  const shown = item.value;
  if (!shown || shown.skin_tones.length === 0) return null;
  return (
    <fieldset class="skin-tones">
      <legend class="visually-hidden">Skin tone</legend>
      {SKIN_TONES.map(([modifier, name, color]) => {
        const emoji = inSkinTone(shown, modifier);
        return (
          emoji !== undefined && (
            <label key={modifier} class="skin-tone" style={{ '--tone': color }}>
              <input
                type="radio"
                name="skin-tone"
                aria-label={name}
                checked={design.value.emoji === emoji}
                onChange={() => history.change(sourceChange({ emoji }))}
              />
            </label>
          )
        );
      })}
    </fieldset>
  );
};

/** Label of a list without groups. */
const ALL = 'Emoji';

/** Groups the emoji as in Unicode if there is no query. Results of a query are one list, best first. */
const groupsOf = (items: readonly EmojiItem[], isGrouped: boolean) => {
  const groups = isGrouped ? [...new Set(items.map(({ group }) => group))] : [ALL];
  return groups.map(group => ({
    group,
    members: isGrouped ? items.filter(item => item.group === group) : items,
  }));
};

/** Distance in pixels from the end at which the next page loads. */
const LOAD_MARGIN = 400;

export const EmojiPanel = ({ takesFocus }: { readonly takesFocus: boolean }) => {
  const { search } = useStudio();
  const q = useSignal(search.query.peek().q);
  const isComposing = useSignal(false);
  const typingPause = useMemo(createTypingPause, []);
  const pauseAfter = (text: string) => (isComposing.value ? undefined : typingPause(text));
  const list = useEmojiSearch(q, PAGE_ITEMS, pauseAfter);
  const items = list.items.value;
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
          dir="auto"
          {...textEvents((text, isComposed) => {
            batch(() => {
              q.value = text;
              isComposing.value = isComposed;
            });
          })}
        />
      </search>
      <TroubleNotice trouble={list} what="The emoji load" />
      <div class="emoji-area named">
        <div
          class="emoji-all"
          onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
            if (scrollHeight - scrollTop - clientHeight < LOAD_MARGIN) list.loadMore();
          }}
        >
          {groupsOf(items, q.value.trim() === '').map(({ group, members }) => (
            <section key={group} aria-label={group}>
              {group !== ALL && <h3 class="label">{group}</h3>}
              <EmojiList items={members} label={group} />
            </section>
          ))}
          {items.length < (list.total.value ?? 0) && (
            <button type="button" class="button icons-more" onClick={list.loadMore}>
              More emoji
            </button>
          )}
          {list.total.value === 0 && <p class="hint">No emoji matches. Try one word for what it shows.</p>}
        </div>
      </div>
      <SkinTones />
      {items[0] && (
        <p class="hint">
          Drawings from {items[0].library_name}, <a href="licenses.txt">{items[0].license} license</a>
        </p>
      )}
    </>
  );
};
