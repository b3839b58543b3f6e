// Suggests finished designs for the words of a brand or a sentence about a site. (Decision 122)
import type { ExportBody, Idea, IdeasResponse } from '../client/api-types.ts';
import { capitalInitials } from '../contract/export/drawn-text.ts';
import type { SearchQuery } from '../contract/search-query.ts';
import { fnv1a } from '../model/bytes.ts';
import type { Icon } from '../model/icon.ts';
import { FONTS } from '../model/look.ts';
import type { RankedPage } from '../search/rank/rank.ts';
import type { QueryWord, Reading } from '../search/search.ts';
import { fold } from '../search/text/tokenize.ts';
import { type CatalogIndex, type IndexPort, requireIndex } from './catalog-use-cases.ts';
import { type Mood, moodsFor } from './moods.ts';

/** Number of ideas on a page: five icons and one with initials. Six icons if the text has no letters. */
const PAGE_SIZE = 6;
const MAX_PAGES = 6;

/** Returns six designs from `offset`. The same words with the same catalog give the same designs. */
export const findIdeas = (
  port: IndexPort,
  { q, offset, lang }: Pick<SearchQuery, 'q' | 'offset' | 'lang'>,
): IdeasResponse => {
  const index = requireIndex(port);
  const reading = index.search.read(q, lang);
  const initials = initialsOf(q, reading);
  const perPage = initials === undefined ? PAGE_SIZE : PAGE_SIZE - 1;
  const [first = [], ...others] = findPictures(index, q, reading, perPage);
  const pages = 1 + others.length;
  const page = Math.floor(offset / PAGE_SIZE);
  const pictures = [first, ...others][page];
  const ideas = pictures
    ? designPage(index, { text: q, reading, initials, pictures, first }, { page, perPage })
    : [];
  return { total: pages * PAGE_SIZE, ideas: ideas.slice(offset % PAGE_SIZE), offset };
};

interface Picture {
  readonly position: number;
  readonly icon: Icon;
}

/** Number of pictures for the whole text on the first page (before pictures for its parts), and of all on later pages. */
const WHOLE_FIRST = 2;
const MAX_LATER = 24;
const RESULTS = 48;
/** Number of different pictures on the first page. Further readings of the text are wrong more often than right. */
const READINGS = 3;
/** Queries for a text without words. */
const STARTERS = ['rocket', 'leaf', 'heart', 'mountain', 'bolt', 'star'];
/** Maximum number of single words with pictures of their own, and their minimum weight as a fraction of the highest weight. */
const MAX_SUBJECTS = 4;
const LEAST_SUBJECT = 0.6;

/**
 * Finds different pictures. The first page has pictures for the readings of the text: whole text, most likely subject,
 * neighboring subjects, single subjects. Further pages have further pictures for the whole text, then for single subjects.
 */
const findPictures = (
  index: CatalogIndex,
  text: string,
  reading: Reading,
  perPage: number,
): readonly (readonly Picture[])[] => {
  const { words } = reading;
  const pictures: Picture[] = [];
  const add = createPicker(index, text, reading, pictures);
  const subjects = subjectsOf(text, words);
  if (subjects.length === 0) {
    // Without letters, there are no initials to fill the page.
    if (initialsOf(text, reading) === undefined) for (const word of STARTERS) add(word, 1, PAGE_SIZE);
    return [pictures];
  }
  add(text, WHOLE_FIRST);
  const [likeliest] = subjects;
  if (likeliest) add(likeliest.word, subjects.length === 1 ? WHOLE_FIRST : 1);
  const inOrder = words.filter(word => subjects.includes(word));
  for (const [at, { word }] of inOrder.slice(1).entries()) add(`${inOrder[at]?.word} ${word}`, 1);
  for (const { word } of subjects) add(word, 1);
  const first = pictures.splice(0, READINGS);
  for (const query of [text, ...subjects.map(({ word }) => word)]) add(query, MAX_LATER, MAX_LATER);
  const pages = Array.from(
    { length: Math.min(MAX_PAGES - 1, Math.ceil(pictures.length / perPage)) },
    (_, page) => pictures.slice(page * perPage, (page + 1) * perPage),
  );
  return [first, ...pages];
};

/** Returns a function that adds the first `count` results of a query with a new picture, up to `most` pictures. */
const createPicker = (
  index: CatalogIndex,
  text: string,
  { words, language }: Reading,
  pictures: Picture[],
): ((query: string, count: number, most?: number) => void) => {
  const results = new Map<string, RankedPage>();
  const shown = new Set<string>();
  const harsh = new Set(index.search.harshWords(text));
  const asked = new Set(words.flatMap(({ word }) => word.split(' ')));
  return (query, count, most = READINGS) => {
    if (pictures.length >= most) return;
    const page = { limit: RESULTS, offset: 0, group: 'name' } as const;
    const found = results.get(query) ?? index.search.search({ q: query, ...page }, language);
    results.set(query, found);
    let added = 0;
    for (const position of found.positions) {
      if (added === count) return;
      const icon = index.catalog.icon(position);
      const words = nameWords(icon.name);
      if (words.some(word => shown.has(word) || harsh.has(word)) || isUnaskedBrand(icon, asked)) continue;
      const same = words.flatMap(index.search.synonyms);
      if (same.some(word => shown.has(word))) continue;
      pictures.push({ position, icon });
      for (const word of [...words, ...same]) shown.add(word);
      added++;
    }
  };
};

/** Words at the beginning of a sentence about a site: pronouns, kinds of sites, and what people do there. */
const FRAME =
  /^(?:(?:an?|the|my|our|your|i|we|i'm|it's|am|are|is|want|need|have|some|new|small|little|website|site|page|blog|app|newsletter|platform|online|store|shop|place|tool|service|about|for|on|to|of|that|which|who|make|making|run|build|building|create|sell|selling|rent|book(?! (?:club|shop|store)s?\b)|find|finding|fix|repair|restore|learn|play|plan|planning|write|keep|track|tracker|sign(?! language)|translate|share|get|help|helps|buy|trade|organize|compare|remind|reminds|connect|connects|offer|teach|teaches|collect|record|deliver|host|design|you|people|internal)\s+)+(?=\S)/i;
/** Words that start the qualifiers of a subject, and adverbs at the end of a sentence. */
const QUALIFIER =
  /\s+(?:(?:in|for|with|without|that|which|who|and|or|on|at|from|to|by|of|near|about|under|so|where|when|your|my)\s.*|online|tonight|today|downtown|fast|now)$/i;
/** The head of a sentence: `choir` in "a choir that sings", `podcast` in "a podcast about crime". */
const HEAD = /([\p{L}\p{M}]+)\s+(?:about|for|that|which|who|of|from)\s/iu;

/** The words that may be the subject, most likely first: words with a high weight, and the head of the sentence. */
const subjectsOf = (text: string, words: readonly QueryWord[]): readonly QueryWord[] => {
  const head = HEAD.exec(text)?.[1] ?? '';
  const isHead = ({ word }: QueryWord) => word === head.toLowerCase() && !FRAME.test(`${head} .`);
  const known = words.filter(word => word.isKnown && (word.weight > 0 || isHead(word)));
  const greatest = Math.max(...known.map(({ weight }) => weight));
  return known
    .filter(word => word.weight >= LEAST_SUBJECT * greatest || isHead(word))
    .sort((a, b) => Number(isHead(b)) - Number(isHead(a)) || b.weight - a.weight)
    .slice(0, MAX_SUBJECTS);
};

/** Words of icon names that describe a variant instead of a picture. */
const VARIANTS = new Set(
  'circle square round rounded box line fill outline simple off plus add up down left right small big default and with of in'.split(
    ' ',
  ),
);

const nameWords = (name: string): readonly string[] => {
  const words = name.split('-').filter(word => /[a-z]{2}/.test(word) && !VARIANTS.has(word));
  return words.length > 0 ? words : name.split('-');
};

const BRAND = /^brand-|-logo$/;

/** Whether the icon is the logo of a brand that does not occur in the text. */
const isUnaskedBrand = ({ name, tags }: Icon, asked: ReadonlySet<string>): boolean =>
  (BRAND.test(name) || /\b(?:brand|logo|logos)\b/i.test(tags)) &&
  !name.split('-').some(word => asked.has(word));

interface Subject {
  readonly text: string;
  readonly reading: Reading;
  readonly initials: string | undefined;
  /** The pictures of this page and of the first page. */
  readonly pictures: readonly Picture[];
  readonly first: readonly Picture[];
}

/** The designs of a page. If there are too few pictures, adds other styles, other plates and initials. */
const designPage = (
  index: CatalogIndex,
  subject: Subject,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): readonly Idea[] => {
  const { text, reading, initials, pictures } = subject;
  const seed = fnv1a(text.toLowerCase()) + page;
  const likely = pictures.slice(0, 1);
  const styles = likely.flatMap(picture => otherStyles(index, picture));
  const repeated = Array.from({ length: perPage }, () => likely).flat();
  const icons = [...pictures, ...styles, ...repeated].slice(0, perPage);
  const bodies: { readonly body: ExportBody; readonly position?: number }[] = icons.map(
    ({ position, icon: { library, name, style } }) => ({ body: { library, name, style }, position }),
  );
  for (let at = 0; bodies.length < PAGE_SIZE && initials !== undefined; at++)
    bodies.push({ body: { text: initials, font: FONTS[(seed + at) % FONTS.length] } });
  const site_name = siteName(text, reading);
  const moods = moodsFor(moodWords(subject), seed);
  return bodies.map(({ body, position }, at) => {
    const { mood, style } = moods[at] as Mood;
    const design = { ...body, ...style, ...(site_name && { site_name }) };
    if (position === undefined) return { mood, design };
    return { mood, design, icon: index.catalog.item(position) };
  });
};

/** The words that select the moods: words of the text by weight, then name and tags of the first picture. */
const moodWords = ({ reading: { words }, first: [first] }: Subject): readonly string[] => [
  ...words.toSorted((a, b) => b.weight - a.weight).map(({ word }) => word),
  ...(first ? [...first.icon.name.split('-'), ...first.icon.tags.toLowerCase().split(/[\s/]+/)] : []),
];

const otherStyles = ({ catalog }: CatalogIndex, { position, icon }: Picture): readonly Picture[] =>
  catalog
    .stylesAt(position)
    .filter(style => style !== icon.style && /fill|duotone|bold/.test(style))
    .flatMap(style => {
      const other = catalog.findPosition({ ...icon, style });
      return other === undefined ? [] : [{ position: other, icon: catalog.icon(other) }];
    });

const LETTERS = /[\p{L}\p{N}\p{M}']+/gu;

const MAX_NAME_WORDS = 4;
/** Number of letters by which a word is recognized in the text after corrections and changes to its base form. */
const STEM = 4;

/**
 * A short name of the site: "Yoga studio" for "a website for my yoga studio in Lisbon". The name ends with the last
 * subject before the qualifiers. If only the qualifiers contain subjects, it consists of these: "Water plants".
 */
const siteName = (text: string, { words, language }: Reading): string | undefined => {
  const stems = subjectsOf(text, words).flatMap(({ word }) =>
    word.split(' ').map(part => part.slice(0, STEM)),
  );
  if (stems.length === 0) return undefined;
  const isSubject = (token: string) => stems.some(stem => fold(token).startsWith(stem));
  const isHelper = ({ weight, isKnown }: QueryWord) => language > 0 && (weight === 0 || !isKnown);
  const helpers = new Set(words.filter(isHelper).map(({ word }) => word));
  const line = text.trim().replace(/\s+/g, ' ');
  const framed = line.replace(FRAME, '').replace(QUALIFIER, '').split(' ');
  const start = framed.findIndex(token => !helpers.has(fold(token)));
  const core = framed.slice(Math.max(0, start));
  const last = core.length < line.split(' ').length ? core.findLastIndex(isSubject) : core.length - 1;
  const named = last < 0 ? line.split(' ').filter(isSubject) : core.slice(0, last + 1);
  const tokens = named.length > MAX_NAME_WORDS ? named.filter(isSubject) : named;
  const name = (tokens.length > 0 ? tokens : core)
    .slice(0, MAX_NAME_WORDS)
    .join(' ')
    .replace(/[,.!?;:]$/, '');
  return name === '' ? undefined : name.charAt(0).toUpperCase() + name.slice(1);
};

/** Matches a first letter that every typeface or its fallback fonts cover. */
const DRAWABLE = /^[\da-z\u00c0-\u024f\u0391-\u03c9\u0410-\u044f]/;

const initialsOf = (text: string, reading: Reading): string | undefined => {
  const letters = (siteName(text, reading) ?? text)
    .toLowerCase()
    .match(LETTERS)
    ?.flatMap(word => DRAWABLE.exec(word)?.[0] ?? []);
  return capitalInitials((letters ?? []).slice(0, 2).join(''));
};
