// Search: a query in, the positions of a page in their final order and the exact total out.

import type { Catalog } from '../catalog/catalog.ts';
import type { CatalogFile } from '../catalog/catalog-file.ts';
import type { SearchQuery } from '../contract/search-query.ts';
import { openIndex, type SearchIndex } from './index/index-sections.ts';
import { writePage } from './page.ts';
import { splitEmoji } from './query/emoji-sequences.ts';
import { planQuery } from './query/query-plan.ts';
import { matchLoosely } from './query/relaxation.ts';
import { countStyles, everything, type Filter, narrow, type Scope } from './query/scope.ts';
import { segmentWords } from './query/segment.ts';
import { type CorrectedQuery, correctSpelling } from './query/spell-correction.ts';
import { collectStyleWords, readStyleWords, type StyledWords, type StyleWords } from './query/style-words.ts';
import { exactEntries } from './rank/exact.ts';
import { listByName } from './rank/list.ts';
import { createMatcher, type Matcher, selectMatches } from './rank/match.ts';
import { createRanker, type Rank, type Ranked, type Window } from './rank/rank.ts';
import { plainIdentifiers } from './text/identifiers.ts';
import { wordsOf } from './text/tokenize.ts';

export interface Search {
  /** `total` counts all icons that match; `positions` are those from `offset`, at most `limit`. */
  search(query: SearchQuery): Ranked;
  /** The finished JSON of the IconSearchResponse, in memory that `allocate` gives. */
  page(query: SearchQuery, allocate?: (length: number) => Buffer): Buffer;
}

/** Opens the search over the catalog read from the same file. Throws a CatalogFileError if a section is missing. */
export const openSearch = (catalog: Catalog, catalogFile: CatalogFile): Search => {
  const index = openIndex(catalogFile);
  const searcher: Searcher = {
    index,
    matcher: createMatcher(index),
    rank: createRanker(index, catalog.libraries.length),
    styleCounts: countStyles(index),
    styleWords: collectStyleWords(catalog.libraries),
    narrow: (scope, filter) => narrow(scope, catalog.libraries, filter),
  };
  const all = everything(catalog.libraries);
  const search = (query: SearchQuery): Ranked => {
    const { library, style } = query;
    const scope = searcher.narrow(all, { library, ...(style !== undefined && { styles: [style] }) });
    return answer(searcher, scope, query);
  };
  return { search, page: (query, allocate) => writePage(catalog, query, search(query), allocate) };
};

interface Searcher {
  readonly index: SearchIndex;
  readonly matcher: Matcher;
  readonly rank: Rank;
  readonly styleCounts: Uint32Array;
  readonly styleWords: StyleWords;
  readonly narrow: (scope: Scope, filter: Filter) => Scope;
}

/** More words than this say nothing more about a picture. */
const MOST_WORDS = 16;

const NOTHING: Ranked = { total: 0, positions: new Uint32Array() };

const answer = (searcher: Searcher, scope: Scope, query: SearchQuery): Ranked => {
  const { index, styleWords, styleCounts } = searcher;
  const text = query.q.trim();
  if (text === '') return listByName(index, { scope, styleCounts }, query);
  const corrected = readWords(searcher, text);
  const { words } = corrected;
  if (words.length === 0) return NOTHING;
  const exact = exactEntries(index, words);
  const styled = exact.length === 0 ? readStyleWords(styleWords, words) : undefined;
  return styled === undefined
    ? answerWords(searcher, scope, corrected, exact, query)
    : answerStyled(searcher, scope, corrected, styled, query);
};

/** The words of a text, in whatever form they are written, as the index knows them. */
const readWords = ({ index, styleWords }: Searcher, text: string): CorrectedQuery => {
  const plain = plainIdentifiers(text, {
    isKnown: word => index.terms.find(word) >= 0,
    isLibrary: word => styleWords.filters.get(word)?.library !== undefined,
  });
  const words = splitEmoji(index.terms, segmentWords(index.terms, wordsOf(plain)));
  const isStyleWord = (word: string) => styleWords.words.has(word);
  return correctSpelling(index, words.slice(0, MOST_WORDS), isStyleWord);
};

const answerWords = (
  { index, matcher, rank }: Searcher,
  scope: Scope,
  { words, alternatives }: CorrectedQuery,
  exact: Uint32Array,
  window: Window,
): Ranked =>
  rank(scope, matchLoosely(matcher, planQuery(index, words, { alternatives }), scope), exact, window);

/** From this score on, the name of an icon contains all words of the query. */
const NAME_MATCH = 0.8;

/**
 * Answers a query with words for a style or a library in it: first the icons whose names contain all its words ('light
 * bulb'), then the matches of the other words in that style or library ('rocket duotone').
 */
const answerStyled = (
  { index, matcher, rank, narrow, styleCounts }: Searcher,
  scope: Scope,
  { words, alternatives }: CorrectedQuery,
  { words: rest, filters, libraryWords }: StyledWords,
  window: Window,
): Ranked => {
  const styledScope = filters.reduce(narrow, scope);
  const matchLiterally = () => matcher.match(planQuery(index, words, { libraryWords }), scope);
  const named = selectMatches(matchLiterally(), (_, score) => score >= NAME_MATCH);
  const isNamed = new Set(named.entries);
  const first = rank(scope, named, NO_ENTRIES, window);
  const left = {
    limit: window.limit - first.positions.length,
    offset: Math.max(0, window.offset - first.total),
  };
  if (rest.length === 0) {
    return first.total > 0 && libraryWords.size === 0
      ? rank(scope, matchLiterally(), NO_ENTRIES, window)
      : concatenate(first, listByName(index, { scope: styledScope, styleCounts, excluded: isNamed }, left));
  }
  const inStyle = matchLoosely(matcher, planQuery(index, rest, { alternatives }), styledScope);
  if (inStyle.entries.length === 0) return rank(scope, matchLiterally(), NO_ENTRIES, window);
  const others = selectMatches(inStyle, entry => !isNamed.has(entry));
  return concatenate(first, rank(styledScope, others, exactEntries(index, rest), left));
};

const NO_ENTRIES = new Uint32Array();

const concatenate = (first: Ranked, second: Ranked): Ranked => ({
  total: first.total + second.total,
  positions: Uint32Array.of(...first.positions, ...second.positions),
});
