// The panel for emoji.
import type { EmojiItem } from '../../client/api-types.ts';
import { svgUrl } from '../shell/favicon-image.tsx';
import { useLoaded, useRovingFocus } from '../shell/hooks.ts';
import { TroubleNotice } from '../shell/notice.tsx';
import { sourceChange, sourceTitle } from '../state/design/design.ts';
import { findEmojiItem } from '../state/emoji-drawings.ts';
import { useStudio } from '../state/studio.ts';
import { MoreButton, SearchField, useSearch } from './search-field.tsx';

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

/** Modifier, CLDR name, and color in the drawings. */
const SKIN_TONES = [
  ['', 'No skin tone', '#ffc83d'],
  ['\u{1f3fb}', 'Light', '#f3d2a2'],
  ['\u{1f3fc}', 'Medium-light', '#d5ab88'],
  ['\u{1f3fd}', 'Medium', '#af7e57'],
  ['\u{1f3fe}', 'Medium-dark', '#7c533e'],
  ['\u{1f3ff}', 'Dark', '#5c4037'],
] as const;

/** The variant in which every person has this skin tone. */
const inSkinTone = ({ emoji, skin_tones }: EmojiItem, modifier: string): string | undefined =>
  modifier === ''
    ? emoji
    : skin_tones.find(each => (each.match(/\p{Emoji_Modifier}/gu) ?? []).every(found => found === modifier));

const SkinTones = () => {
  const { api, design, history } = useStudio();
  const { emoji: chosen } = design.value;
  const item = useLoaded(() => (chosen ? findEmojiItem(api, chosen) : undefined), [chosen]);
  if (!item || !isOneOf(item, chosen) || item.skin_tones.length === 0) return null;
  return (
    <fieldset class="skin-tones">
      <legend class="visually-hidden">Skin tone</legend>
      {SKIN_TONES.map(([modifier, name, color]) => {
        const emoji = inSkinTone(item, modifier);
        return (
          emoji !== undefined && (
            <label key={modifier} class="skin-tone centered" style={{ '--tone': color }}>
              <input
                type="radio"
                name="skin-tone"
                aria-label={name}
                checked={chosen === emoji}
                onChange={() => history.change(sourceChange({ emoji }))}
              />
            </label>
          )
        );
      })}
    </fieldset>
  );
};

/** Label of the list of search results. */
const ALL = 'Emoji';

export const EmojiPanel = () => {
  const { query, emoji: list } = useStudio().search;
  useSearch(list);
  const items = list.items.value;
  // Without a query, the groups of Unicode. The results of a query are one group, best first.
  const isGrouped = query.value.q.trim() === '';
  const groups = isGrouped ? [...new Set(items.map(({ group }) => group))] : [ALL];
  return (
    <>
      <SearchField id="emoji-search" label="Search emoji" />
      <TroubleNotice trouble={list} />
      <div class="emoji-area named">
        <div class="emoji-all" aria-busy={list.isStale.value}>
          {groups.map(group => (
            <section key={group} aria-label={group}>
              {group !== ALL && <h3 class="label">{group}</h3>}
              <EmojiList items={items.filter(item => !isGrouped || item.group === group)} label={group} />
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
