// Matching: finds and scores the entries that match a query plan.
import { addEntry, createEntryBitset, drainEntries } from '../index/entry-bitset.ts';
import type { SearchIndex } from '../index/index-sections.ts';
import type { QueryPlan, QueryTerm } from '../query/query-plan.ts';
import type { Scope } from '../query/scope.ts';
import { scoreOf } from './evidence.ts';
import { createTermReader, type TermMatches } from './term-reader.ts';

/** Entries in ascending order, and their scores from 0 to 1. */
export interface Matches {
  readonly entries: Uint32Array;
  readonly scores: Float64Array;
}

/** Copies the matches that pass the filter. */
export const filterMatches = (
  { entries, scores }: Matches,
  isWanted: (entry: number, score: number) => boolean,
): Matches => {
  const isKept = (_: number, at: number) => isWanted(entries[at], scores[at]);
  return { entries: entries.filter(isKept), scores: scores.filter(isKept) };
};

export interface Matcher {
  /**
   * Returns the entries that match all terms of the plan or, if there are none, the entries that match the most terms.
   * The result is a view of working arrays, which the next call overwrites.
   */
  match(plan: QueryPlan, scope: Scope): Matches;
  /**
   * Returns the entries that match at least `minTerms` terms or, if there are none, the entries that match the most
   * terms. The result has the same lifetime.
   */
  matchAtLeast(plan: QueryPlan, scope: Scope, minTerms: number): Matches;
}

/** Allocates working arrays with one element per entry, which all searches share. */
export const createMatcher = (index: SearchIndex): Matcher => {
  const { entryCount } = index;
  const reader = createTermReader(index);
  const scores = new Float64Array(entryCount);
  // Sums over the terms read so far, for the entries in `touched`.
  const touched = createEntryBitset(entryCount);
  const entries = new Uint32Array(entryCount);
  const weightSums = new Float64Array(entryCount);
  const coverageSums = new Uint32Array(entryCount);
  const termCounts = new Uint8Array(entryCount);

  const matchTerm = (term: QueryTerm, scope: Scope): Matches => {
    const { count, entries: found, weights, coverages } = reader.read(term, scope, 0);
    for (let at = 0; at < count; at++) scores[at] = scoreOf(weights[at], coverages[at]);
    return { entries: found.subarray(0, count), scores: scores.subarray(0, count) };
  };

  const addTerm = (
    { isStopWord, idf }: QueryTerm,
    { count, entries: found, weights, coverages }: TermMatches,
  ): void => {
    for (let at = 0; at < count; at++) {
      const entry = found[at];
      const termCount = termCounts[entry];
      if (isStopWord && termCount === 0) continue;
      coverageSums[entry] += coverages[at];
      if (isStopWord) continue;
      if (termCount === 0) addEntry(touched, entry);
      termCounts[entry] = termCount + 1;
      weightSums[entry] += weights[at] * idf;
    }
  };

  /** Returns the entries that match at least `minTerms` terms, else those that match the most; clears the sums. */
  const collectMatches = (terms: readonly QueryTerm[], minTerms: number): Matches => {
    const idfSum = terms.reduce((sum, { isStopWord, idf }) => (isStopWord ? sum : sum + idf), 0);
    const length = drainEntries(touched, entries);
    let most = 1;
    for (let at = 0; at < length; at++) most = Math.max(most, termCounts[entries[at]]);
    const least = Math.min(minTerms, most);
    let count = 0;
    for (let at = 0; at < length; at++) {
      const entry = entries[at];
      if (termCounts[entry] >= least) {
        entries[count] = entry;
        scores[count++] = scoreOf(weightSums[entry] / idfSum, coverageSums[entry]);
      }
      termCounts[entry] = 0;
      weightSums[entry] = 0;
      coverageSums[entry] = 0;
    }
    return { entries: entries.subarray(0, count), scores: scores.subarray(0, count) };
  };

  /** Scores the entries whose counter in the reader equals `counter`. */
  const scoreTerms = (
    terms: readonly QueryTerm[],
    scope: Scope,
    counter: number,
    minTerms: number,
  ): Matches => {
    for (const term of terms) addTerm(term, reader.read(term, scope, counter));
    return collectMatches(terms, minTerms);
  };

  /** Intersects the posting lists, the rarest term first, and scores the entries in the intersection. */
  const matchAllTerms = (terms: readonly QueryTerm[], scope: Scope): Matches => {
    const required = terms.filter(term => !term.isStopWord).sort((a, b) => b.idf - a.idf);
    const [rarest] = required;
    if (rarest === undefined) return NO_MATCHES;
    const isEachMatched = required.every((term, counter) => reader.count(term, counter) > 0);
    const matches = isEachMatched ? scoreTerms(terms, scope, required.length, required.length) : NO_MATCHES;
    reader.reset(rarest);
    return matches;
  };

  return {
    match: (plan, scope) => {
      const [first] = plan;
      if (first === undefined) return NO_MATCHES;
      if (plan.length === 1) return matchTerm(first, scope);
      const terms = stopWordsLast(plan);
      const matches = matchAllTerms(terms, scope);
      return matches.entries.length > 0 ? matches : scoreTerms(terms, scope, 0, plan.length);
    },
    matchAtLeast: (plan, scope, minTerms) => scoreTerms(stopWordsLast(plan), scope, 0, minTerms),
  };
};

/** Stop words come last: they add to the score of matching entries but match nothing by themselves. */
const stopWordsLast = (plan: QueryPlan): QueryPlan =>
  plan.toSorted((a, b) => Number(a.isStopWord) - Number(b.isStopWord));

const NO_MATCHES: Matches = { entries: new Uint32Array(), scores: new Float64Array() };
