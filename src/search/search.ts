// Search engine over an opened catalog. (Decision 040)
import { hash } from 'node:crypto';
import type { Catalog } from '../catalog/catalog.ts';
import type { CatalogFile } from '../catalog/catalog-file.ts';
import type { SearchQuery } from '../contract/search-query.ts';
import { openIndex, type SearchIndex } from './index/index-sections.ts';
import { contains, findPhrases, type Phrase } from './query/phrases.ts';
import type { PostingRange } from './query/posting-ranges.ts';
import { frameWords, type PlanOptions, planQuery, type QueryPlan } from './query/query-plan.ts';
import {
  accentedWords,
  capitalizedWords,
  restoreSpelling,
  segmentWords,
  splitEmoji,
  splitIdentifiers,
} from './query/query-words.ts';
import { classesOf, findLanguage, readWords } from './query/reading.ts';
import {
  collectStyleWords,
  countEntryIcons,
  countStyles,
  type Filter,
  fullScope,
  isFilterName,
  narrowScope,
  readStyleWords,
  type Scope,
  type StyledQuery,
  type StyleWords,
} from './query/scope.ts';
import { readSenses } from './query/senses.ts';
import { type CorrectedQuery, correctSpelling } from './query/spell-correction.ts';
import { entriesNamed, harshWords, type Tactful, tactFor } from './query/tact.ts';
import { hasPlainPicture, synonymsOf } from './query/word-expansion.ts';
import {
  createMatcher,
  filterMatches,
  findExactEntries,
  type Matcher,
  type Matches,
  matchRelaxed,
  relaxedWeight,
} from './rank/match.ts';
import { createRank, listByName, type PageWindow, type Rank, type RankedPage } from './rank/rank.ts';
import { languageIndex, sentenceClass, UNKNOWN } from './text/languages.ts';
import { tokenize, wordsOf } from './text/tokenize.ts';
import { CERTAIN } from './weights.ts';

export interface SearchEngine {
  /**
   * Returns the number of matching icons, and the catalog positions of those on the page. `language` is the index in
   * LANGUAGES of the language of the text, if it is known.
   */
  search(query: SearchQuery, language?: number): RankedPage;
  /** Returns the icons on the page, and what else an IconSearchResponse contains. */
  results(query: SearchQuery): SearchResults;
  /** Returns the same results as JSON of an IconSearchResponse. */
  page(query: SearchQuery): SearchPage;
  /** Splits a text into words like a search. `hint` is a language that the user understands. */
  read(text: string, hint?: string): Reading;
  /** Returns the singular and plural of a word, and the words that can replace it. */
  synonyms(word: string): readonly string[];
  /** Whether the vocabulary gives the word a plain picture. The name of a brand with one is an ordinary word, too. */
  isOrdinary(word: string): boolean;
}

/** The language and the words of a text. */
export interface Reading {
  /** Index in LANGUAGES of the language of a sentence, or UNKNOWN. */
  readonly language: number;
  readonly words: readonly QueryWord[];
  /** Words for what many sites are for ('repair', 'booking'), if their language has a picture for them. */
  readonly purposes: readonly string[];
  /** Folded words that do not name the subject: articles, 'our', 'site', 'sale', or the beginnings of unspaced words. */
  readonly frame: ReadonlySet<string>;
  /** Which pictures are suitable, if the text is about a delicate subject. */
  readonly tact: Tactful | undefined;
}

/** A word or phrase of a query after spelling correction. */
export interface QueryWord {
  readonly word: string;
  /** Likelihood that the word is the subject: 0 for a stop word, low for a common word, highest for a rare word. */
  readonly weight: number;
  /** Whether an icon matches the word. */
  readonly isKnown: boolean;
}

/** Opens the search index. The JSON of a page has its results in the property `list`. Throws a CatalogFileError. */
export const openSearch = (catalog: Catalog, file: CatalogFile, list = 'icons'): SearchEngine => {
  const index = openIndex(file);
  const searcher: Searcher = {
    index,
    matcher: createMatcher(index),
    rank: createRank(index, catalog.libraries),
    styleCounts: countStyles(index),
    styleWords: collectStyleWords(catalog.libraries),
    all: fullScope(catalog.libraries),
    narrow: (scope, filter) => narrowScope(scope, catalog.libraries, filter),
  };
  const search = (query: SearchQuery, language?: number): RankedPage => {
    const scope = searcher.narrow(searcher.all, { libraries: query.library, styles: query.style });
    return searchIn(searcher, scope, query, language);
  };
  return {
    search,
    results: query => resultsOf(catalog, query, search(query)),
    page: query => createPage(catalog, query, search(query), list),
    read: (text, hint) => readSubjects(searcher, text, hint),
    synonyms: word => synonymsOf(index, word),
    isOrdinary: word => hasPlainPicture(index, word),
  };
};

interface Searcher {
  readonly index: SearchIndex;
  readonly matcher: Matcher;
  readonly rank: Rank;
  readonly styleCounts: Uint32Array;
  readonly styleWords: StyleWords;
  readonly all: Scope;
  readonly narrow: (scope: Scope, filter: Filter) => Scope;
}

/** Further words of a query are ignored, because each word makes the search slower. */
const MAX_WORDS = 12;

const NO_RESULTS: RankedPage = { total: 0, positions: new Uint32Array() };

const searchIn = (
  searcher: Searcher,
  scope: Scope,
  query: SearchQuery,
  language: number | undefined,
): RankedPage => {
  const { index, styleWords, styleCounts } = searcher;
  const text = query.q.trim();
  if (text === '') return listByName(index, { scope, styleCounts }, query);
  const read = readQuery(searcher, text, { hint: query.lang, language });
  if (read.words.length === 0) return NO_RESULTS;
  const exact = findExactEntries(index, read.words);
  const styled = exact.length === 0 ? readStyleWords(styleWords, read.words) : undefined;
  if (styled !== undefined) return searchStyled(searcher, scope, read, styled, query);
  return searcher.rank({ ...matchWords(searcher, read), exact }, { scope }, query);
};

interface ReadingOptions {
  /** BCP 47 tag of a language that the user understands. */
  readonly hint?: string | undefined;
  /** Index in LANGUAGES of the language of the text. */
  readonly language?: number | undefined;
}

/** The words of a query. `language` is the index in LANGUAGES of their language, or UNKNOWN. */
interface ReadQuery extends Pick<CorrectedQuery, 'words'> {
  readonly alternatives?: CorrectedQuery['alternatives'];
  readonly language: number;
  readonly names: ReadonlySet<string>;
}

const GERMAN = languageIndex('de');
const NO_NAMES: ReadonlySet<string> = new Set();
const QUOTED = /["“„«]([^"”“»]+)["”“»]/g;

/** Finds the language and the words of a query. Corrects the spelling of words without quotation marks. */
export const readQuery = (
  { index, styleWords }: Pick<Searcher, 'index' | 'styleWords'>,
  text: string,
  { hint, language: known }: ReadingOptions = {},
): ReadQuery => {
  const isLibrary = (word: string) => styleWords.filters.get(word)?.libraries !== undefined;
  const plainText = splitIdentifiers(text, { isKnown: word => index.terms.find(word) >= 0, isLibrary });
  const tokens = wordsOf(plainText);
  const spelled = restoreSpelling(index, plainText, tokens);
  // Names of libraries and styles belong to no language: 'barco lucide' is one word, not a sentence.
  const spoken = spelled.filter((_, at) => !isFilterName(styleWords, tokens[at]));
  const language = known ?? findLanguage(index, plainText, spoken, languageIndex(hint));
  const segments = segmentWords(index.terms, plainText, spelled);
  const words = splitEmoji(index.terms, segments).slice(0, MAX_WORDS);
  // Every German noun has a capital.
  const names = language === GERMAN ? NO_NAMES : capitalizedWords(text);
  if (language > 0)
    return { words: readSenses(index, readWords(index, words, language, names), language), language, names };
  const quoted = new Set([...text.matchAll(QUOTED)].flatMap(([, part = '']) => tokenize(part)));
  const isFixed = (word: string) =>
    styleWords.words.has(word) || quoted.has(word) || names.has(word) || index.stopWords.town.has(word);
  const accented = accentedWords(plainText);
  const corrected = correctSpelling(index, words, isFixed, word => accented.has(word));
  return { ...corrected, words: readSenses(index, corrected.words, language), language, names };
};

/** Factor for the scores of unsuitable icons in a query about a delicate subject. */
const HARSH = 0.1;

const isCertain = ({ isReference, factor }: PostingRange): boolean => isReference && factor >= CERTAIN;

/** The phrases and single words of the class `purpose` for which the language has a picture. */
const findPurposes = (
  index: SearchIndex,
  words: readonly string[],
  { plan, phrases, language }: { plan: QueryPlan; phrases: readonly Phrase[]; language: number },
): readonly string[] => {
  const classes = classesOf(index, words, language);
  const isPurpose = (at: number) => classes[at] === 'purpose';
  const named = phrases.filter(({ from, to }) =>
    words.every((_, at) => at < from || at >= to || isPurpose(at)),
  );
  // A word that has the class only as part of a phrase has another picture: 'на' of 'на заказ'.
  const isAlone = (word: string, at: number) =>
    sentenceClass(index.sentenceWords, word, language) === 'purpose' &&
    !named.some(phrase => contains(phrase, at));
  const single = words.filter(
    (word, at) => isPurpose(at) && isAlone(word, at) && plan[at].ranges.some(isCertain),
  );
  return [...named.map(({ from, to }) => words.slice(from, to).join(' ')), ...single];
};

/** The words of a text. A phrase with its own icons counts as one word. */
const readSubjects = (searcher: Searcher, text: string, hint: string | undefined): Reading => {
  const { words, ...options } = readQuery(searcher, text, { hint });
  const plan = planQuery(searcher.index, words, options);
  const phrases = findPhrases(searcher.index, words);
  const meanings = phrases.filter(phrase => phrase.isMeaning);
  const read: QueryWord[] = [];
  for (let at = 0; at < words.length; ) {
    const end = Math.max(at + 1, ...meanings.filter(({ from }) => from === at).map(({ to }) => to));
    const terms = plan.slice(at, end).filter(term => !term.isStopWord);
    read.push({
      word: words.slice(at, end).join(' '),
      weight: Math.max(0, ...terms.map(relaxedWeight)),
      isKnown: plan[at].ranges.length > 0,
    });
    at = end;
  }
  const { language } = options;
  const typed = tokenize(text);
  const subjects = read.flatMap(({ word, weight }) => (weight > 0 ? [word] : []));
  return {
    language,
    words: read,
    purposes: findPurposes(searcher.index, words, { plan, phrases, language: options.language }),
    frame: new Set(frameWords(searcher.index, { plan, words, typed, language })),
    tact: tactFor(searcher.index, { text, typed, words: subjects, language }),
  };
};

/** The matches of the words in all libraries and styles. The next match overwrites them. */
const matchWords = ({ index, matcher }: Searcher, { words, ...options }: WordsToMatch): Matches => {
  const matches = matchRelaxed(matcher, planQuery(index, words, options));
  const harsh = entriesNamed(index, harshWords(index, words, options.language ?? UNKNOWN));
  if (harsh.size === 0) return matches;
  // Who types the name of an icon wants that icon.
  const named = new Set(findExactEntries(index, words));
  for (const [at, entry] of matches.entries.entries())
    if (harsh.has(entry) && !named.has(entry)) matches.scores[at] *= HARSH;
  return matches;
};

interface WordsToMatch extends PlanOptions {
  readonly words: readonly string[];
}

/** Minimum score of an icon whose name contains all words of the query. */
const NAME_SCORE = 0.8;

/**
 * Searches for a query that contains style or library words. Icons whose names contain all words come first: for 'light
 * bulb' the icon light-bulb, although 'light' is a style. Matches of the other words in that style or library follow:
 * for 'rocket duotone' rockets in duotone. The decisions do not depend on `scope`, so that it only removes results.
 */
const searchStyled = (
  searcher: Searcher,
  scope: Scope,
  read: ReadQuery,
  { words: rest, filters, libraryWords }: StyledQuery,
  window: PageWindow,
): RankedPage => {
  const { index, matcher, rank, narrow, styleCounts } = searcher;
  const literal = { words: read.words, libraryWords };
  const searchLiterally = () => rank(matchWords(searcher, literal), { scope }, window);
  const named = filterMatches(
    matcher.matchAll(planQuery(index, literal.words, literal)),
    (_, score) => score >= NAME_SCORE,
  );
  const first = rank(named, { scope }, window);
  const remaining: PageWindow = {
    ...window,
    limit: window.limit - first.positions.length,
    offset: Math.max(0, window.offset - first.total),
  };
  const others = { scope: filters.reduce(narrow, scope), excluded: new Set(named.entries) };
  if (rest.length === 0) {
    if (named.entries.length > 0 && libraryWords.size === 0) return searchLiterally();
    return concatenate(first, listByName(index, { ...others, styleCounts }, remaining));
  }
  const matches = matchWords(searcher, { ...read, words: rest });
  if (!hasIconIn(index, filters.reduce(narrow, searcher.all), matches)) return searchLiterally();
  return concatenate(first, rank({ ...matches, exact: findExactEntries(index, rest) }, others, remaining));
};

const hasIconIn = ({ entryTraits }: SearchIndex, scope: Scope, { entries }: Matches): boolean =>
  entries.some(entry => countEntryIcons(entryTraits[entry], scope) > 0);

const concatenate = (first: RankedPage, second: RankedPage): RankedPage => ({
  total: first.total + second.total,
  positions: Uint32Array.of(...first.positions, ...second.positions),
});

export interface SearchPage {
  /** Byte segments of the JSON. Some are views of the catalog file, so callers must not modify them. */
  readonly segments: readonly Uint8Array[];
  /** Hash of the content for entity tags. Pages with equal digests have equal bytes. */
  readonly digest: string;
  /** Number of results on all pages. */
  readonly total: number;
}

export interface SearchResults {
  readonly total: number;
  /** Icons or emoji, as the API returns them. */
  readonly items: readonly unknown[];
  readonly members: PageMembers;
}

/** The members of a response after the list of items. */
interface PageMembers {
  readonly limit: number;
  readonly offset: number;
  readonly styles?: readonly (readonly string[])[];
  readonly names?: readonly string[];
}

type PageOptions = PageWindow & Pick<SearchQuery, 'only'>;

const membersOf = (
  catalog: Catalog,
  { limit, offset, group, only }: PageOptions,
  { positions }: RankedPage,
): PageMembers => ({
  limit,
  offset,
  ...(group === 'name' && { styles: Array.from(positions, catalog.stylesAt) }),
  ...(only === 'names' && { names: Array.from(positions, at => nameOf(catalog, at)) }),
});

const listedPositions = ({ only }: PageOptions, { positions }: RankedPage): Uint32Array =>
  only === undefined ? positions : new Uint32Array();

const resultsOf = (catalog: Catalog, query: PageOptions, page: RankedPage): SearchResults => ({
  total: page.total,
  items: Array.from(listedPositions(query, page), catalog.item),
  members: membersOf(catalog, query, page),
});

const COMMA = Buffer.from(',');

export const createPage = (
  catalog: Catalog,
  query: PageOptions,
  page: RankedPage,
  list = 'icons',
): SearchPage => {
  const { total, positions } = page;
  const head = `{"total":${total},"${list}":[`;
  const tail = `],${JSON.stringify(membersOf(catalog, query, page)).slice(1)}`;
  const segments: Uint8Array[] = [Buffer.from(head)];
  for (const position of listedPositions(query, page)) {
    if (segments.length > 1) segments.push(COMMA);
    segments.push(catalog.itemJson(position));
  }
  segments.push(Buffer.from(tail));
  // Hashes catalog version and positions instead of the items, because that would take longer than the search.
  const key = Buffer.from(`${catalog.version} ${head}${tail}`);
  const positionBytes = new Uint8Array(positions.buffer, positions.byteOffset, positions.byteLength);
  const digest = hash(
    'sha256',
    Buffer.concat([key, positionBytes, Buffer.from(query.only ?? '')]),
    'base64url',
  );
  return { segments, digest, total };
};

const nameOf = (catalog: Catalog, position: number): string => {
  const { library, name, style } = catalog.icon(position);
  return `${library}/${name}/${style}`;
};
