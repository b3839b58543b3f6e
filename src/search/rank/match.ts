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
  const kept = { entries: new Uint32Array(entries.length), scores: new Float64Array(entries.length) };
  let count = 0;
  for (let at = 0; at < entries.length; at++) {
    if (!isWanted(entries[at], scores[at])) continue;
    kept.entries[count] = entries[at];
    kept.scores[count++] = scores[at];
  }
  return { entries: kept.entries.subarray(0, count), scores: kept.scores.subarray(0, count) };
};

export interface Matcher {
  /**
   * Returns the entries that match all terms of the plan except stop words. The result is a view of working arrays,
   * which the next call overwrites.
   */
  matchAll(plan: QueryPlan, scope: Scope): Matches;
  /**
   * Returns the entries that match any term except stop words. Evidence counts squared and times the importance of
   * the word, so that a name outweighs several loosely related words. The result has the same lifetime.
   */
  matchAny(plan: QueryPlan, scope: Scope): Matches;
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

  const matchTerm = (term: QueryTerm, scope: Scope): Matches => {
    const { count, entries: found, weights, coverages } = reader.read(term, scope, 0);
    for (let at = 0; at < count; at++) scores[at] = scoreOf(weights[at], coverages[at]);
    return { entries: found.subarray(0, count), scores: scores.subarray(0, count) };
  };

  const addTerm = (
    { isStopWord, idf, importance }: QueryTerm,
    { count, entries: found, weights, coverages }: TermMatches,
    isSquared: boolean,
  ): void => {
    const factor = isSquared ? idf * importance : idf;
    for (let at = 0; at < count; at++) {
      const entry = found[at];
      const sum = weightSums[entry];
      if (isStopWord && sum === 0) continue;
      coverageSums[entry] += coverages[at];
      if (isStopWord) continue;
      if (sum === 0) addEntry(touched, entry);
      const weight = weights[at];
      weightSums[entry] = sum + (isSquared ? weight * weight : weight) * factor;
    }
  };

  /** Returns the entries with sums, scored, and clears the sums. */
  const collectMatches = (weightTotal: number): Matches => {
    const count = drainEntries(touched, entries);
    for (let at = 0; at < count; at++) {
      const entry = entries[at];
      scores[at] = scoreOf(weightSums[entry] / weightTotal, coverageSums[entry]);
      weightSums[entry] = 0;
      coverageSums[entry] = 0;
    }
    return { entries: entries.subarray(0, count), scores: scores.subarray(0, count) };
  };

  return {
    matchAll: (plan, scope) => {
      const [first] = plan;
      if (first === undefined) return NO_MATCHES;
      if (plan.length === 1) return matchTerm(first, scope);
      // Intersects the posting lists, the rarest term first, and scores the entries in the intersection.
      const required = requiredTerms(plan).sort((a, b) => b.idf - a.idf);
      const [rarest] = required;
      if (rarest === undefined) return NO_MATCHES;
      if (required.every((term, counter) => reader.count(term, counter) > 0)) {
        for (const term of stopWordsLast(plan)) {
          addTerm(term, reader.read(term, scope, required.length), false);
        }
      }
      reader.reset(rarest);
      return collectMatches(required.reduce((sum, { idf }) => sum + idf, 0));
    },
    matchAny: (plan, scope) => {
      for (const term of stopWordsLast(plan)) addTerm(term, reader.read(term, scope, 0), true);
      return collectMatches(
        requiredTerms(plan).reduce((sum, { idf, importance }) => sum + idf * importance, 0),
      );
    },
  };
};

const requiredTerms = (plan: QueryPlan): QueryTerm[] => plan.filter(term => !term.isStopWord);

/** Stop words come last: they add to the score of matching entries but match nothing by themselves. */
const stopWordsLast = (plan: QueryPlan): QueryPlan =>
  plan.toSorted((a, b) => Number(a.isStopWord) - Number(b.isStopWord));

const NO_MATCHES: Matches = { entries: new Uint32Array(), scores: new Float64Array() };
