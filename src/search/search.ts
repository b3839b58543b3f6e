// Search: a query in, the positions of a page in their final order and the exact total out.
import type { Artefact } from '../catalog/artefact.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { SearchQuery } from '../contract/search-query.ts';
import { listByName } from './list.ts';
import { createMatcher, type Matcher } from './match.ts';
import { writePage } from './page.ts';
import { planQuery } from './query-plan.ts';
import { type Ranked, rankMatches } from './rank.ts';
import { everything, narrow, type Scope } from './scope.ts';
import { openIndex, type SearchIndex } from './sections.ts';
import { segmentWords } from './segment.ts';
import { collectStyleWords, readStyleWords, type StyleWords } from './style-words.ts';
import { loneSign, tokenize } from './tokenize.ts';

export interface Search {
  /** `total` counts all icons that match; `positions` are those from `offset`, at most `limit`. */
  search(query: SearchQuery): Ranked;
  /** The finished JSON of the IconSearchResponse. */
  page(query: SearchQuery): Buffer;
}

/** Opens the search over the catalog of the same artefact. Throws an ArtefactError if a section is missing. */
export const openSearch = (catalog: Catalog, artefact: Artefact): Search => {
  const index = openIndex(artefact);
  const searcher: Searcher = {
    index,
    matcher: createMatcher(index),
    styleWords: collectStyleWords(catalog.libraries),
    narrow: (scope, filter) => narrow(scope, catalog.libraries, filter),
  };
  const all = everything(catalog.libraries);
  const search = (query: SearchQuery): Ranked => {
    const { library, style } = query;
    const scope = searcher.narrow(all, { library, ...(style !== undefined && { styles: [style] }) });
    return answer(searcher, query, scope);
  };
  return { search, page: query => writePage(catalog, query, search(query)) };
};

interface Searcher {
  readonly index: SearchIndex;
  readonly matcher: Matcher;
  readonly styleWords: StyleWords;
  readonly narrow: (scope: Scope, filter: Parameters<typeof narrow>[2]) => Scope;
}

/** More words than this say nothing more about a picture. */
const MOST_WORDS = 16;

const answer = (searcher: Searcher, query: SearchQuery, scope: Scope): Ranked => {
  const { index } = searcher;
  const text = query.q.trim();
  if (text === '') return listByName(index, scope, query);
  const words = [...new Set(segmentWords(index.terms, wordsOf(text)))].slice(0, MOST_WORDS);
  if (words.length === 0) return { total: 0, positions: new Uint32Array() };
  return answerText(searcher, words, scope, query);
};

const wordsOf = (text: string): readonly string[] => {
  const words = tokenize(text);
  const sign = words.length === 0 ? loneSign(text) : undefined;
  return sign === undefined ? words : [sign];
};

const answerText = (
  { index, matcher, styleWords, narrow }: Searcher,
  words: readonly string[],
  scope: Scope,
  window: SearchQuery,
): Ranked => {
  const plan = planQuery(index, words);
  const styled = plan.exact.length === 0 ? readStyleWords(styleWords, words) : undefined;
  if (styled !== undefined) {
    const styledScope = styled.filters.reduce(narrow, scope);
    if (styled.words.length === 0) return listByName(index, styledScope, window);
    const styledPlan = planQuery(index, styled.words);
    const matches = matcher.match(styledPlan, styledScope);
    if (matches.entries.length > 0) return rankMatches(index, styledScope, matches, styledPlan.exact, window);
  }
  return rankMatches(index, scope, matcher.match(plan, scope), plan.exact, window);
};
