// Finished designs for the words of a brand: icons and initials in different moods. (Decision 122)
import type { ExportBody, IconItem, Idea, IdeasResponse } from '../client/api-types.ts';
import { capitalInitials } from '../contract/export/drawn-text.ts';
import { fnv1a } from '../model/bytes.ts';
import { FONTS } from '../model/look.ts';
import { type IndexPort, parseSegments, requireIndex } from './catalog-use-cases.ts';

export interface IdeasQuery {
  readonly q: string;
  readonly offset: number;
}

/** Number of ideas on a page: five icons and one with initials. */
const PAGE_SIZE = 6;
const ICONS_PER_PAGE = PAGE_SIZE - 1;
const MAX_PAGES = 10;

type Style = Pick<ExportBody, 'bg' | 'bg_to' | 'bg_mode' | 'bg_angle' | 'fg' | 'shape'>;

const gradient = (bg: string, bg_to: string, fg: string, bg_angle = 135): Style => ({
  bg,
  bg_mode: 'linear',
  bg_to,
  bg_angle,
  fg,
});
const solid = (bg: string, fg: string): Style => ({ bg, fg });

/** In each mood, ink and plate have a contrast of at least 4.5:1 at every point of the gradient. */
export const MOODS: readonly { readonly mood: string; readonly style: Style }[] = [
  { mood: 'Calm', style: { ...gradient('#0e7490', '#164e63', '#ecfeff', 160), shape: 'circle' } },
  { mood: 'Bold', style: solid('#dc2626', '#ffffff') },
  { mood: 'Playful', style: { ...gradient('#fde047', '#fdba74', '#4a044e'), shape: 'circle' } },
  { mood: 'Elegant', style: solid('#1c1917', '#e7cf9f') },
  { mood: 'Fresh', style: gradient('#bbf7d0', '#86efac', '#14532d', 180) },
  { mood: 'Dreamy', style: gradient('#6d28d9', '#9d174d', '#fdf4ff') },
  { mood: 'Serious', style: solid('#1e3a8a', '#ffffff') },
  { mood: 'Natural', style: { ...solid('#3f6212', '#f7fee7'), shape: 'circle' } },
  { mood: 'Warm', style: gradient('#c2410c', '#9a3412', '#fff7ed', 180) },
  { mood: 'Light', style: solid('#f8fafc', '#1d4ed8') },
  { mood: 'Night', style: { ...gradient('#0f172a', '#312e81', '#a5f3fc', 180), shape: 'circle' } },
  { mood: 'Sweet', style: gradient('#fbcfe8', '#f9a8d4', '#831843') },
];

/**
 * Step between the moods of consecutive ideas. It is coprime to the number of moods, so all ideas of a page have
 * different moods.
 */
const MOOD_STEP = 5;

/** Returns six designs from `offset`. The same words and catalog give the same designs. */
export const findIdeas = (port: IndexPort, { q, offset }: IdeasQuery): IdeasResponse => {
  const text = q.toLowerCase();
  const all = designs(candidates(port, text), text);
  return { total: all.length, ideas: all.slice(offset, offset + PAGE_SIZE), offset };
};

/** Words that do not name a picture. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  'a about an and app are at blog by company for from in is it my of on online or our page s shop site store studio that the this to true best new real good free website with your'.split(
    ' ',
  ),
);
/** Limits the number of searches. */
const MAX_WORDS = 5;
const RESULTS_PER_SEARCH = 16;
/** Searched as well, for words that find too few icons. */
const OTHERS: readonly string[] = ['star', 'spark', 'leaf', 'rocket', 'heart', 'mountain', 'bolt', 'diamond'];

const contentWords = (text: string): readonly string[] => {
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const content = words.filter(word => !STOP_WORDS.has(word));
  return (content.length > 0 ? content : words).slice(0, MAX_WORDS);
};

/**
 * Search results for all words together, for neighboring words and for single words, interleaved by rank. The
 * results of `OTHERS` follow. Each icon appears once.
 */
const candidates = (port: IndexPort, text: string): readonly IconItem[] => {
  const { search } = requireIndex(port);
  const find = (q: string): readonly IconItem[] =>
    parseSegments(search.page({ q, limit: RESULTS_PER_SEARCH, offset: 0, group: 'name' }).segments).icons;
  const words = contentWords(text);
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const queries = words.length === 0 ? [] : [...new Set([words.join(' '), ...pairs, ...words])];
  const found = [...inTurn(queries.map(find)), ...inTurn(OTHERS.map(find))];
  return [...new Map(found.map(icon => [`${icon.library}/${icon.name}`, icon])).values()];
};

/** Interleaves lists: the first of each, then the second of each. */
const inTurn = <T>(lists: readonly (readonly T[])[]): readonly T[] =>
  Array.from({ length: RESULTS_PER_SEARCH }, (_, place) =>
    lists.flatMap(list => (list[place] === undefined ? [] : [list[place]])),
  ).flat();

const designs = (icons: readonly IconItem[], text: string): readonly Idea[] => {
  const start = fnv1a(text);
  const left = new Set(icons);
  const initials = initialsOf(text);
  const ideas: Idea[] = [];
  const add = (subject: ExportBody, icon?: IconItem) => {
    const { mood, style } = MOODS[(start + ideas.length * MOOD_STEP) % MOODS.length] ?? NO_MOOD;
    ideas.push({ mood, design: { ...subject, ...style }, ...(icon && { icon }) });
  };
  for (let page = 0; page < MAX_PAGES; page++) {
    for (const icon of pageOf(left, initials === undefined ? PAGE_SIZE : ICONS_PER_PAGE)) {
      left.delete(icon);
      add({ library: icon.library, name: icon.name, style: icon.style }, icon);
    }
    if (initials !== undefined) add({ text: initials, font: FONTS[(start + page) % FONTS.length] });
  }
  return ideas;
};

const NO_MOOD = { mood: '', style: {} };

/** The best icons with different pictures. Prefers icons from libraries that the page does not have yet. */
const pageOf = (icons: ReadonlySet<IconItem>, count: number): readonly IconItem[] => {
  const page: IconItem[] = [];
  const isOther = (icon: IconItem) => page.every(({ name }) => pictureOf(name) !== pictureOf(icon.name));
  const isOtherLibrary = ({ library }: IconItem) => page.every(icon => icon.library !== library);
  const all = [...icons];
  while (page.length < count) {
    const next = all.find(icon => isOther(icon) && isOtherLibrary(icon)) ?? all.find(isOther);
    if (!next) break;
    page.push(next);
  }
  return page;
};

/** The picture of an icon name: `file` for `file-text` and `file-02`. */
const pictureOf = (name: string): string => name.split('-')[0] ?? name;

/** First letters that every typeface or its fallback fonts cover. */
const DRAWABLE = /^[\da-z\u00c0-\u024f\u0391-\u03c9\u0410-\u044f]/;

const initialsOf = (text: string): string | undefined => {
  const letters = contentWords(text).flatMap(word => DRAWABLE.exec(word)?.[0] ?? []);
  return capitalInitials(letters.slice(0, 2).join(''));
};
