// Search engine over an opened catalog. (Decision 040)

import { hash } from 'node:crypto';
import type { Catalog } from '../catalog/catalog.ts';
import type { CatalogFile } from '../catalog/catalog-file.ts';
import type { SearchExplanation } from '../client/api-types.ts';
import type { SearchQuery } from '../contract/search-query.ts';
import { explainPage, type SearchTrace } from './explain.ts';
import { openIndex, type SearchIndex } from './index/index-sections.ts';
import { planQuery, type QueryPlan } from './query/query-plan.ts';
import { restoreSpelling, segmentWords, splitEmoji, splitIdentifiers } from './query/query-words.ts';
import {
  collectStyleWords,
  countStyles,
  type Filter,
  fullScope,
  narrowScope,
  readStyleWords,
  type Scope,
  type StyledQuery,
  type StyleWords,
} from './query/scope.ts';
import { type CorrectedQuery, correctSpelling } from './query/spell-correction.ts';
import type { BucketPlacement } from './rank/buckets.ts';
import { createMatcher, filterMatches, findExactEntries, type Matcher, matchRelaxed } from './rank/match.ts';
import { createRank, listByName, type PageWindow, type Rank, type RankedPage } from './rank/rank.ts';
import { wordsOf } from './text/tokenize.ts';

export interface SearchEngine {
  /** Returns the number of matching icons, and the catalog positions of the icons on the requested page. */
  search(query: SearchQuery): RankedPage;
  /** Returns the same result as the JSON of an IconSearchResponse. */
  page(query: SearchQuery): SearchPage;
}

/**
 * Opens the search index in the catalog file. `list` is the name of the list of results in a page. Throws a
 * CatalogFileError if a section is missing.
 */
export const openSearch = (catalog: Catalog, file: CatalogFile, list = 'icons'): SearchEngine => {
  const index = openIndex(file);
  const searcher: Searcher = {
    index,
    matcher: createMatcher(index),
    rank: createRank(index, catalog.libraries.length),
    styleCounts: countStyles(index),
    styleWords: collectStyleWords(catalog.libraries),
    narrow: (scope, filter) => narrowScope(scope, catalog.libraries, filter),
  };
  const all = fullScope(catalog.libraries);
  const search = (query: TracedQuery): RankedPage => {
    const { library, style } = query;
    const scope = searcher.narrow(all, { library, ...(style !== undefined && { styles: [style] }) });
    return searchIn(searcher, scope, query);
  };
  const explainedPage = (query: SearchQuery): SearchPage => {
    const placements = new Map<number, BucketPlacement>();
    let [isFiltered, corrected, plan]: [boolean, CorrectedQuery?, QueryPlan?] = [false];
    const found = search({
      ...query,
      onPlaced: (entry, placement) => placements.set(entry, placement),
      onRead: read => {
        corrected = read;
      },
      onPlanned: planned => {
        plan = planned;
      },
      onFiltered: () => {
        isFiltered = true;
      },
    });
    const trace = { ...traceQuery(searcher, corrected, { plan, isFiltered }), placements };
    return createPage(catalog, query, found, {
      list,
      explanation: explainPage(index, trace, found.positions),
    });
  };
  return {
    search,
    page: query =>
      query.explain === '1' ? explainedPage(query) : createPage(catalog, query, search(query), { list }),
  };
};

/** A search request with callbacks that record how it was answered. */
type TracedQuery = SearchQuery &
  Pick<PageWindow, 'onPlaced'> & {
    readonly onRead?: (corrected: CorrectedQuery) => void;
    /** Receives the plan of a query without style words. */
    readonly onPlanned?: (plan: QueryPlan) => void;
    readonly onFiltered?: () => void;
  };

interface Searcher {
  readonly index: SearchIndex;
  readonly matcher: Matcher;
  readonly rank: Rank;
  readonly styleCounts: Uint32Array;
  readonly styleWords: StyleWords;
  readonly narrow: (scope: Scope, filter: Filter) => Scope;
}

/** Maximum number of words in a query. Further words are ignored: each makes the search more expensive. */
const MAX_WORDS = 12;

const NO_RESULTS: RankedPage = { total: 0, positions: new Uint32Array() };

const NO_ENTRIES = new Uint32Array();
const NO_WORDS: CorrectedQuery = { words: [], alternatives: new Map() };

const searchIn = (searcher: Searcher, scope: Scope, query: TracedQuery): RankedPage => {
  const { index, styleWords, styleCounts } = searcher;
  const text = query.q.trim();
  if (text === '') return listByName(index, { scope, styleCounts }, query);
  const corrected = readQuery(searcher, text);
  query.onRead?.(corrected);
  const { words } = corrected;
  if (words.length === 0) return NO_RESULTS;
  const exact = findExactEntries(index, words);
  const styled = exact.length === 0 ? readStyleWords(styleWords, words) : undefined;
  return styled === undefined
    ? searchWords(searcher, scope, corrected, exact, query)
    : searchStyled(searcher, scope, corrected, styled, query);
};

/** The words, filters and query terms that a search with this text uses. */
const traceQuery = (
  { index, styleWords }: Searcher,
  { words, alternatives }: CorrectedQuery = NO_WORDS,
  { plan, isFiltered }: { readonly plan: QueryPlan | undefined; readonly isFiltered: boolean },
): Omit<SearchTrace, 'placements'> => {
  const rest = isFiltered ? readStyleWords(styleWords, words)?.words : undefined;
  const filters = rest === undefined ? [] : words.filter(word => !rest.includes(word));
  return { words, filters, plan: plan ?? planQuery(index, words, { alternatives }) };
};

const readQuery = ({ index, styleWords }: Searcher, text: string): CorrectedQuery => {
  const plainText = splitIdentifiers(text, {
    isKnown: word => index.terms.find(word) >= 0,
    isLibrary: word => styleWords.filters.get(word)?.library !== undefined,
  });
  const words = splitEmoji(
    index.terms,
    segmentWords(index.terms, restoreSpelling(index, plainText, wordsOf(plainText))),
  );
  return correctSpelling(index, words.slice(0, MAX_WORDS), word => styleWords.words.has(word));
};

const searchWords = (
  { index, matcher, rank }: Searcher,
  scope: Scope,
  { words, alternatives }: CorrectedQuery,
  exact: Uint32Array,
  window: TracedQuery,
): RankedPage => {
  const plan = planQuery(index, words, { alternatives });
  window.onPlanned?.(plan);
  return rank(scope, matchRelaxed(matcher, plan, scope), exact, window);
};

/** From this score on, an icon counts as found by its name. */
const NAME_SCORE = 0.8;

/**
 * Searches for a query that contains style or library words. First come icons whose names contain all words (for 'light
 * bulb' the icon light-bulb, although 'light' is a style), then matches of the other words in that style or library (for
 * 'rocket duotone' rockets in duotone).
 */
const searchStyled = (
  { index, matcher, rank, narrow, styleCounts }: Searcher,
  scope: Scope,
  { words, alternatives }: CorrectedQuery,
  { words: rest, filters, libraryWords }: StyledQuery,
  window: TracedQuery,
): RankedPage => {
  const styledScope = filters.reduce(narrow, scope);
  const literalPlan = planQuery(index, words, { libraryWords });
  const matchLiterally = () => matchRelaxed(matcher, literalPlan, scope);
  const named = filterMatches(matcher.matchAll(literalPlan, scope), (_, score) => score >= NAME_SCORE);
  const namedEntries = new Set(named.entries);
  const first = rank(scope, named, NO_ENTRIES, window);
  const remaining: PageWindow = {
    ...window,
    limit: window.limit - first.positions.length,
    offset: Math.max(0, window.offset - first.total),
  };
  if (rest.length === 0) {
    if (first.total > 0 && libraryWords.size === 0) return rank(scope, matchLiterally(), NO_ENTRIES, window);
    window.onFiltered?.();
    const listing = { scope: styledScope, styleCounts, excluded: namedEntries };
    return concatenate(first, listByName(index, listing, remaining));
  }
  const inStyle = matchRelaxed(matcher, planQuery(index, rest, { alternatives }), styledScope);
  if (inStyle.entries.length === 0) return rank(scope, matchLiterally(), NO_ENTRIES, window);
  window.onFiltered?.();
  const others = filterMatches(inStyle, entry => !namedEntries.has(entry));
  return concatenate(first, rank(styledScope, others, findExactEntries(index, rest), remaining));
};

const concatenate = (first: RankedPage, second: RankedPage): RankedPage => ({
  total: first.total + second.total,
  positions: Uint32Array.of(...first.positions, ...second.positions),
});

export interface SearchPage {
  /**
   * Byte segments whose concatenation is the JSON. Some are views of the catalog file; callers must not modify them.
   */
  readonly segments: readonly Uint8Array[];
  /** Hash of the content, for entity tags: pages with equal digests have equal bytes. */
  readonly digest: string;
}

const COMMA = Buffer.from(',');

export const createPage = (
  catalog: Catalog,
  { limit, offset, group }: PageWindow,
  { total, positions }: RankedPage,
  { list = 'icons', explanation }: { readonly list?: string; readonly explanation?: SearchExplanation } = {},
): SearchPage => {
  const head = `{"total":${total},"${list}":[`;
  const styles =
    group === 'name' ? `,"styles":${JSON.stringify(Array.from(positions, catalog.stylesAt))}` : '';
  const explained = explanation === undefined ? '' : `,"explanation":${JSON.stringify(explanation)}`;
  const tail = `],"limit":${limit},"offset":${offset}${styles}${explained}}`;
  const segments: Uint8Array[] = [Buffer.from(head)];
  for (const position of positions) {
    if (segments.length > 1) segments.push(COMMA);
    segments.push(catalog.itemJson(position));
  }
  segments.push(Buffer.from(tail));
  // Catalog version and position identify an item. Hashing the items themselves would take longer than the search.
  const key = Buffer.from(`${catalog.version} ${head}${tail}`);
  const positionBytes = new Uint8Array(positions.buffer, positions.byteOffset, positions.byteLength);
  return { segments, digest: hash('sha256', Buffer.concat([key, positionBytes]), 'base64url') };
};
