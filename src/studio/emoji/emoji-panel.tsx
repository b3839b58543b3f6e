// Source panel for emoji.
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { EmojiItem } from '../../client/api-types.ts';
import { MoreButton, SearchField, useSearch } from '../search/search-field.tsx';
import { svgUrl } from '../shell/favicon-image.tsx';
import { follow, useRovingFocus } from '../shell/hooks.ts';
import { TroubleNotice } from '../shell/notice.tsx';
import { sourceChange, sourceTitle } from '../state/design/design.ts';
import { useStudio } from '../state/studio.ts';
import { findEmojiItem } from './emoji-drawings.ts';

const EmojiList = ({ items, label }: { readonly items: readonly EmojiItem[]; readonly label: string }) => {
  const { design, history, announcer } = useStudio();
  const roving = useRovingFocus<HTMLUListElement>();
  return (
    <ul class="emoji-list" aria-label={label} {...roving}>
      {items.map(({ emoji, skin_tones, name, svg }) => (
        <li key={emoji}>
          <button
            type="button"
            class="emoji centered"
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
  const chosen = useComputed(() => design.value.emoji);
  useSignalEffect(() => {
    const [emoji, shown] = [chosen.value, item.peek()];
    if (shown && isOneOf(shown, emoji)) return;
    item.value = undefined;
    if (emoji === undefined) return;
    // Ignores failures, because the preview shows why an emoji cannot be drawn.
    return follow(findEmojiItem(api, emoji), found => {
      item.value = found;
    });
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
            <label key={modifier} class="skin-tone centered" style={{ '--tone': color }}>
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

export const EmojiPanel = () => {
  const { query, emoji: list } = useStudio().search;
  useSearch(list);
  const items = list.items.value;
  return (
    <>
      <SearchField id="emoji-search" label="Search emoji" />
      <TroubleNotice trouble={list} what="The emoji load" />
      <div class="emoji-area named">
        <div class="emoji-all" aria-busy={list.isStale.value}>
          {groupsOf(items, query.value.q.trim() === '').map(({ group, members }) => (
            <section key={group} aria-label={group}>
              {group !== ALL && <h3 class="label">{group}</h3>}
              <EmojiList items={members} label={group} />
            </section>
          ))}
          {items.length < (list.total.value ?? 0) && (
            <MoreButton label="More emoji" count={items.length} act={list.loadMore} />
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
