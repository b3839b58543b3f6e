// Suggests finished designs for the words of a brand or a sentence about a site. (Decision 122)
import type { Catalog } from '../catalog/catalog.ts';
import type { ExportBody, Idea, IdeasResponse } from '../client/api-types.ts';
import { contrastRatio, parseColor } from '../compose/color/color.ts';
import type { SearchQuery } from '../contract/search-query.ts';
import { fnv1a } from '../model/bytes.ts';
import type { Icon } from '../model/icon.ts';
import { FONTS } from '../model/look.ts';
import type { Color } from '../model/scene.ts';
import type { RankedPage } from '../search/rank/rank.ts';
import type { Reading } from '../search/search.ts';
import { ENGLISH } from '../search/text/languages.ts';
import { phraseKey, tokenize } from '../search/text/tokenize.ts';
import { type CatalogIndex, type IndexPort, requireIndex } from './catalog-use-cases.ts';
import { type Mood, moodsFor, type Style } from './moods.ts';
import { initialsOf, siteName, subjectsOf } from './site-name.ts';

/** Number of ideas on a page: six pictures; on the first page, the last is the initials if the text has letters. */
const PAGE_SIZE = 6;
const MAX_PAGES = 4;
/** Number of pictures whose names and tags select the colors. */
const LIKELY = 2;

/** Returns six designs from `offset`. The same words with the same catalog give the same designs. */
export const findIdeas = (
  port: IndexPort,
  { q, offset, lang }: Pick<SearchQuery, 'q' | 'offset' | 'lang'>,
): IdeasResponse => {
  const index = requireIndex(port);
  const text = withoutComparison(index, q);
  const reading = index.search.read(text, lang);
  const initials = initialsOf(text, reading);
  const pictures = findPictures(index, text, reading);
  const onFirst = initials === undefined ? PAGE_SIZE : PAGE_SIZE - 1;
  const further = Math.max(0, pictures.length - onFirst);
  const total = PAGE_SIZE * Math.min(MAX_PAGES, 1 + Math.round(further / PAGE_SIZE));
  if (offset >= total) return { total, ideas: [], offset };
  const page = Math.floor(offset / PAGE_SIZE);
  const start = page === 0 ? 0 : onFirst + (page - 1) * PAGE_SIZE;
  const shown = pictures.slice(start, page === 0 ? onFirst : start + PAGE_SIZE);
  const subject = { text, reading, initials, likely: pictures.slice(0, LIKELY) };
  const cards = fillPage(index, shown, initials);
  return { total, ideas: designPage(index, subject, cards, page).slice(offset % PAGE_SIZE), offset };
};

interface Picture {
  readonly position: number;
  readonly icon: Icon;
}

/** Number of pictures for the whole text before those for its parts, for all readings of the text, and of all. */
const WHOLE_FIRST = 2;
const READINGS = 3;
const MAX_PICTURES = MAX_PAGES * PAGE_SIZE;
const RESULTS = 48;
/** Number of pictures with the first for what the site is for: 'repair', 'booking'. */
const PURPOSE_AT = 5;
/** Number of pictures from which on the tags of the first are not searched for more. */
const FEW_PICTURES = 9;
/** Queries for a text without words. */
const STARTERS = ['rocket', 'leaf', 'heart', 'mountain', 'bolt', 'star'];

/**
 * Finds different pictures. First those for the readings of the text: whole text, most likely subject, neighboring
 * subjects, single subjects. Then further pictures for the whole text and for single subjects.
 */
const findPictures = (index: CatalogIndex, text: string, reading: Reading): readonly Picture[] => {
  const { words, tact } = reading;
  const pictures: Picture[] = [];
  const add = createPicker(index, text, reading, pictures);
  const subjects = subjectsOf(text, words);
  if (tact !== undefined) {
    add(text, READINGS);
    for (const { word } of subjects)
      if (word.split(' ').some(part => tact.delicate.has(part))) add(word, 1, { most: PAGE_SIZE });
    for (const name of tact.pictures) add(name, 1, { most: 2 * PAGE_SIZE, language: ENGLISH });
    return pictures;
  }
  if (subjects.length === 0) {
    // Without letters, there are no initials to fill the page.
    if (initialsOf(text, reading) === undefined)
      for (const word of STARTERS) add(word, 1, { most: PAGE_SIZE });
    return pictures;
  }
  add(text, WHOLE_FIRST);
  const [likeliest] = subjects;
  if (likeliest) add(likeliest.word, subjects.length === 1 ? WHOLE_FIRST : 1);
  const inOrder = words.filter(word => subjects.includes(word));
  for (const [at, { word }] of inOrder.slice(1).entries()) add(`${inOrder[at]?.word} ${word}`, 1);
  for (const { word } of subjects) add(word, 1);
  for (const word of reading.purposes) add(word, 1, { most: PURPOSE_AT });
  for (const query of [text, ...subjects.map(({ word }) => word)])
    add(query, MAX_PICTURES, { most: MAX_PICTURES });
  // Rare words have few pictures, but the tags of the first name what belongs to it.
  for (const tag of tagsOf(pictures[0])) add(tag, 1, { most: FEW_PICTURES, language: ENGLISH });
  // The pictures of all subjects may be too few, or unwanted: logos of brands that the text does not name.
  for (const { word, weight } of words) if (weight > 0) add(word, MAX_PICTURES, { most: PAGE_SIZE });
  return pictures;
};

const tagsOf = (picture: Picture | undefined): readonly string[] =>
  picture?.icon.tags.toLowerCase().match(/[a-z]{3,}/g) ?? [];

/** The function with its former results. */
const remember = <Key, Value>(find: (key: Key) => Value): ((key: Key) => Value) => {
  const found = new Map<Key, Value>();
  return key => {
    const value = found.get(key) ?? find(key);
    found.set(key, value);
    return value;
  };
};

/** Returns a function that adds the first `count` results of a query with a new picture, up to `most` pictures. */
const createPicker = (
  index: CatalogIndex,
  text: string,
  { words, language: spoken, tact }: Reading,
  pictures: Picture[],
): ((query: string, count: number, limits?: { most?: number; language?: number }) => void) => {
  const results = new Map<string, RankedPage>();
  const iconAt = remember(index.catalog.icon);
  const synonymsOf = remember(index.search.synonyms);
  const shown = new Set<string>();
  const asked = new Set(words.flatMap(({ word }) => word.split(' ')));
  const isNamed = createNameTest(index, text, words);
  const unwanted = new Set([...UNWELCOME, ...CHARACTERS].filter(word => !asked.has(word)));
  return (query, count, { most = READINGS, language = spoken } = {}) => {
    if (pictures.length >= most) return;
    const page = { limit: RESULTS, offset: 0, group: 'name' } as const;
    const found = results.get(query) ?? index.search.search({ q: query, ...page }, language);
    results.set(query, found);
    let added = 0;
    for (const position of found.positions) {
      if (added === count || pictures.length === most) return;
      const icon = iconAt(position);
      if (icon.name.split('-').some(word => unwanted.has(word)) || isUnaskedBrand(index, icon, isNamed))
        continue;
      const words = nameWords(icon.name);
      if (tact?.suits(icon.name, words) === false) continue;
      if (words.some(word => shown.has(word))) continue;
      const same = words.flatMap(synonymsOf);
      if (same.some(word => shown.has(word))) continue;
      pictures.push({ position, icon });
      for (const word of [...words, ...same]) shown.add(word);
      added++;
    }
  };
};

/** Words of icon names that describe a variant instead of a picture. */
const VARIANTS = new Set(
  'circle square round rounded box line fill outline simple off plus add up down left right small big default and with of in'.split(
    ' ',
  ),
);

/** Words of the names of icons that strike a picture out, alarm, question or disgust. A site does not want them unasked. */
const UNWELCOME = (
  'off slash x cancel cancelled ban banned forbidden alert warning exclamation question error remove delete minus broken ' +
  'hazard radioactive biohazard poop poo'
).split(' ');

/** Words of the names of characters that belong to companies. */
const CHARACTERS = 'mario mickey pacman pokemon'.split(' ');

const nameWords = (name: string): readonly string[] => {
  const words = name.split('-').filter(word => /[a-z]{2}/.test(word) && !VARIANTS.has(word));
  return words.length > 0 ? words : name.split('-');
};

const BRAND = /^brand-|-logo$/;

const brandNames = new WeakMap<Catalog, ReadonlySet<string>>();

/** Names of the logos in libraries that mark them, without names that these libraries also use for other icons. */
const brandsOf = ({ catalog }: CatalogIndex): ReadonlySet<string> => {
  const known = brandNames.get(catalog);
  if (known) return known;
  const brands = catalog.libraries.flatMap(({ slug }) => {
    const names = catalog.namesOf(slug);
    const own = new Set(names);
    const marked = names.filter(name => BRAND.test(name)).map(name => name.replace(BRAND, ''));
    return marked.length > 0 ? [{ marked, own }] : [];
  });
  const all = new Set(brands.flatMap(({ marked }) => marked));
  for (const { marked, own } of brands) for (const name of marked) if (own.has(name)) all.delete(name);
  brandNames.set(catalog, all);
  return all;
};

/**
 * Returns a function that says whether the text names a brand: with its words as typed, which no phrase has in another
 * sense ("steam cleaning") and which have no plain picture (`vine`).
 */
const createNameTest = (
  { search }: CatalogIndex,
  text: string,
  words: Reading['words'],
): ((brand: string) => boolean) => {
  const typed = new Set(tokenize(text));
  const read = new Set(words.map(({ word }) => word));
  return remember(brand => {
    const parts = brand.split('-');
    const isRead = read.has(parts.join(' ')) || parts.every(part => read.has(part));
    return isRead && parts.every(part => typed.has(part)) && !search.isOrdinary(brand);
  });
};

/** Whether the icon is the logo of a brand that the text does not name. A word such as `apple` names no brand. */
const isUnaskedBrand = (
  index: CatalogIndex,
  { name, tags }: Icon,
  isNamed: (brand: string) => boolean,
): boolean => {
  const brand = name.replace(BRAND, '').replace(/-\d+$/, '');
  const isBrand = brandsOf(index).has(brand);
  const isLogo = isBrand || BRAND.test(name) || /\b(?:brand|logo|logos)\b/i.test(tags);
  return isLogo && !(isBrand && isNamed(brand));
};

/** A brand in a comparison, which is not the subject: "Stripe for farmers", "the Uber of boats". */
const COMPARED = /^(?:(?:an?|the|like)\s+)*(\S+)\s+(?:for|of|but)\s+(?=\S)/i;

const withoutComparison = (index: CatalogIndex, text: string): string => {
  const [start = '', brand = ''] = COMPARED.exec(text.trim()) ?? [];
  return brandsOf(index).has(brand.toLowerCase()) ? text.trim().slice(start.length) : text;
};

/** The styles of the pictures of a page, in turn. A picture that no library has in a style keeps its own. */
const STYLES = [/^fill/, undefined, /^duotone$/, /^fill/, /^bold$/, undefined];

/** The picture in a style, in its own library if possible, else in the first that has it by the same name. */
const inStyle = ({ catalog }: CatalogIndex, picture: Picture, wanted: RegExp | undefined): Picture => {
  const { library: own, name } = picture.icon;
  if (wanted === undefined || wanted.test(picture.icon.style)) return picture;
  const ownFirst = catalog.libraries.toSorted((a, b) => Number(b.slug === own) - Number(a.slug === own));
  for (const { slug: library, styles } of ownFirst)
    for (const style of styles.filter(other => wanted.test(other))) {
      const position = catalog.findPosition({ library, name, style });
      const icon = position === undefined ? undefined : catalog.icon(position);
      if (icon?.name === name) return { position, icon } as Picture;
    }
  return picture;
};

/** A picture, with a change if it repeats another, or initials. */
interface Card {
  readonly picture?: Picture;
  readonly change?: (style: Style) => Style & Pick<ExportBody, 'padding'>;
}

const INITIALS: Card = {};

/** Changes of a repeated picture: none but its style, large on its plate, and cut out of it. */
const REPEATS = {
  restyled: () => ({}),
  large: () => ({ padding: 0.04 }),
  cutOut: ({ bg, fg }: Style) => ({ shape: 'none', fg: darker(bg, fg) }),
} as const satisfies Readonly<Record<string, Card['change']>>;

const WHITE = parseColor('#ffffff') as Color;
const onWhite = (color: Style['fg']) => contrastRatio(parseColor(color ?? '') as Color, WHITE);
const darker = (a: Style['fg'], b: Style['fg']) => (onWhite(a) > onWhite(b) ? a : b);

/** The cards of a page. If there are too few pictures, the first is repeated in visibly different forms. */
const fillPage = (
  index: CatalogIndex,
  pictures: readonly Picture[],
  initials: string | undefined,
): readonly Card[] => {
  const [first] = pictures;
  if (first === undefined) return Array.from({ length: PAGE_SIZE }, () => INITIALS);
  const repeats = [/^duotone$/, /^bold$/, /^thin$/]
    .map(style => inStyle(index, first, style))
    .filter(({ position }) => position !== first.position)
    .map((picture): Card => ({ picture, change: REPEATS.restyled }));
  const large = { picture: first, change: REPEATS.large };
  const cutOut = { picture: first, change: REPEATS.cutOut };
  const cards: readonly Card[] = [...pictures.map(picture => ({ picture })), large, ...repeats, cutOut];
  if (initials === undefined || pictures.length === PAGE_SIZE)
    return Array.from({ length: PAGE_SIZE }, (_, at) => cards[at % cards.length] as Card);
  return Array.from({ length: PAGE_SIZE }, (_, at) => (at < PAGE_SIZE - 1 && cards[at]) || INITIALS);
};

interface Subject {
  readonly text: string;
  readonly reading: Reading;
  readonly initials: string | undefined;
  /** The most likely pictures. */
  readonly likely: readonly Picture[];
}

const designPage = (
  index: CatalogIndex,
  { text, reading, initials, likely }: Subject,
  cards: readonly Card[],
  page: number,
): readonly Idea[] => {
  const seed = fnv1a(text.toLowerCase()) + page;
  const site_name = siteName(text, reading);
  const moods = moodsFor({
    words: moodWords(index, reading, likely),
    isDelicate: reading.tact !== undefined,
    seed,
  });
  return cards.map(({ picture, change }, at) => {
    const { mood, style } = moods[at] as Mood;
    const named = site_name === undefined ? {} : { site_name };
    if (picture === undefined) {
      const font = FONTS[(seed + at) % FONTS.length];
      return { mood, design: { text: initials, font, ...style, ...named } };
    }
    const { position, icon } = change
      ? picture
      : inStyle(index, picture, STYLES[(at + page) % STYLES.length]);
    const { library, name, style: iconStyle } = icon;
    return {
      mood,
      design: { library, name, style: iconStyle, ...style, ...change?.(style), ...named },
      icon: index.catalog.item(position),
    };
  });
};

/**
 * The words that select the hues: subjects of the text by weight, outside of English with their translations, then names
 * and tags of the likeliest pictures.
 */
function* moodWords(
  index: CatalogIndex,
  { words, language }: Reading,
  likely: readonly Picture[],
): Iterable<string> {
  const subjects = words.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  for (const { word } of subjects) {
    yield word;
    yield* word.split(' ');
    if (language === ENGLISH) continue;
    for (const translation of index.search.synonyms(phraseKey(word.split(' ')))) {
      yield translation;
      yield* translation.split('-');
    }
  }
  for (const { icon } of likely) yield* icon.name.split('-');
  for (const picture of likely) yield* tagsOf(picture);
}
