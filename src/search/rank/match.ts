// Matching: the entries that match a query plan, with scores.
import { postingsEnd, postingsStart, type SearchIndex } from '../index/index-sections.ts';
import { EXACT_IMPACT, postingEntry, postingImpact } from '../index/posting.ts';
import type { QueryPlan, QueryTerm } from '../query/query-plan.ts';
import { phraseKey } from '../text/tokenize.ts';
import {
  CLOSE,
  FEW_MATCHES,
  FULLY_MATCHED,
  IMPORTANCE,
  LOOSE,
  LOOSE_SITE,
  RELAXED_MARGIN,
  RELAXED_RARITY,
  WELL_MATCHED,
} from '../weights.ts';
import {
  addEntry,
  createEntryBitset,
  createTermReader,
  drainEntries,
  type EntryBitset,
  scoreOf,
  type TermMatches,
} from './term-reader.ts';

/** Entries in ascending order, and the score of each from 0 to 1. */
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
  /** Returns the entries that match all terms but stop words. The next call overwrites the result. */
  matchAll(plan: QueryPlan): Matches;
  /** Returns the entries that match at least one term that is no stop word. The next call overwrites the result. */
  matchAny(plan: QueryPlan): Matches;
}

/** Allocates working arrays that all searches share. */
export const createMatcher = (index: SearchIndex): Matcher => {
  const { entryCount } = index;
  const reader = createTermReader(index);
  const sums: Sums = {
    touched: createEntryBitset(entryCount),
    weights: new Float64Array(entryCount),
    coverages: new Uint32Array(entryCount),
    entries: new Uint32Array(entryCount),
    scores: new Float64Array(entryCount),
  };
  return {
    matchAll: plan => {
      const [first] = plan;
      if (first === undefined) return NO_MATCHES;
      if (plan.length === 1) return scoreTerm(reader.read(first, 0), sums.scores);
      // Intersects the posting lists, starting with the rarest term. Scores the entries in the intersection.
      const required = requiredTerms(plan).sort((a, b) => b.idf - a.idf);
      const [rarest] = required;
      if (rarest === undefined) return NO_MATCHES;
      if (required.every((term, counter) => reader.count(term, counter) > 0)) {
        const hasSubject = required.some(({ importance }) => importance > SITE);
        for (const term of stopWordsLast(plan)) {
          const looseWeight = hasSubject && term.importance <= SITE ? LOOSE_SITE : 1;
          addTerm(sums, term, reader.read(term, required.length), { isRelaxed: false, looseWeight });
        }
      }
      reader.reset(rarest);
      return collectMatches(
        sums,
        required.reduce((sum, { idf }) => sum + idf, 0),
      );
    },
    matchAny: plan => {
      for (const term of stopWordsLast(plan)) {
        addTerm(sums, term, reader.read(term, 0), { isRelaxed: true, looseWeight: 1 });
      }
      return collectMatches(
        sums,
        requiredTerms(plan).reduce((sum, term) => sum + relaxedWeight(term), 0),
      );
    },
  };
};

/** Sums over the terms read so far, and the arrays of the result. */
interface Sums extends Matches {
  readonly touched: EntryBitset;
  readonly weights: Float64Array;
  readonly coverages: Uint32Array;
}

/** Scores the matches of a query of one term. */
const scoreTerm = ({ count, entries, weights, coverages }: TermMatches, scores: Float64Array): Matches => {
  for (let at = 0; at < count; at++) scores[at] = scoreOf(weights[at], coverages[at]);
  return { entries: entries.subarray(0, count), scores: scores.subarray(0, count) };
};

const SITE = IMPORTANCE[3];

/** The weight of a term in relaxed scores (`matchRelaxed`): the scores of entries that match only some words. */
export const relaxedWeight = ({ idf, importance }: Pick<QueryTerm, 'idf' | 'importance'>): number =>
  importance * idf ** RELAXED_RARITY;

/** Squares, so that one name outweighs several loosely related words. */
const relaxedEvidence = (weight: number): number =>
  (weight < CLOSE.least ? weight : Math.max(weight, CLOSE.counted)) ** 2;

const addTerm = (
  { touched, weights: weightSums, coverages: coverageSums }: Sums,
  term: QueryTerm,
  { count, entries, weights, coverages }: TermMatches,
  { isRelaxed, looseWeight }: { readonly isRelaxed: boolean; readonly looseWeight: number },
): void => {
  const { isStopWord } = term;
  const factor = isRelaxed ? relaxedWeight(term) : term.idf;
  const coverageFactor = isRelaxed ? term.importance : 1;
  for (let at = 0; at < count; at++) {
    const entry = entries[at];
    const sum = weightSums[entry];
    if (isStopWord && sum === 0) continue;
    const weight = weights[at];
    coverageSums[entry] += coverages[at] * coverageFactor;
    if (isStopWord) continue;
    if (sum === 0) addEntry(touched, entry);
    const own = weight < LOOSE ? weight * looseWeight : weight;
    weightSums[entry] = sum + (isRelaxed ? relaxedEvidence(own) : own) * factor;
  }
};

/** Computes the score of each entry from its sums, and clears the sums. */
const collectMatches = (
  { touched, weights, coverages, entries, scores }: Sums,
  weightTotal: number,
): Matches => {
  const count = drainEntries(touched, entries);
  for (let at = 0; at < count; at++) {
    const entry = entries[at];
    scores[at] = scoreOf(weights[entry] / weightTotal, coverages[entry]);
    weights[entry] = 0;
    coverages[entry] = 0;
  }
  return { entries: entries.subarray(0, count), scores: scores.subarray(0, count) };
};

const requiredTerms = (plan: QueryPlan): QueryTerm[] => plan.filter(term => !term.isStopWord);

/** Puts stop words last, because they only add to the scores of entries that other terms match. */
const stopWordsLast = (plan: QueryPlan): QueryPlan =>
  plan.toSorted((a, b) => Number(a.isStopWord) - Number(b.isStopWord));

const NO_MATCHES: Matches = { entries: new Uint32Array(), scores: new Float64Array() };

/**
 * Finds complete matches, which are entries that match all words (`matchAll`), and relaxed matches, which match some of
 * the words (`matchAny`). The best score of a complete match decides:
 *
 *     from FULLY_MATCHED on   only complete matches
 *     from WELL_MATCHED on    only complete matches if they are at least FEW_MATCHES. Otherwise relaxed matches follow:
 *                             'disable microphone' returns crossed-out microphones first.
 *     below WELL_MATCHED      all matches, by relaxed scores: 'cheapest flights' returns planes, although the tags of a
 *                             price tag match both words.
 *
 * The ranking filters by library and style afterwards, so that a filter only removes results.
 */
export const matchRelaxed = (matcher: Matcher, plan: QueryPlan): Matches => {
  const matches = matcher.matchAll(plan);
  if (plan.length < 2 || plan.filter(term => !term.isStopWord).length < 2) return matches;
  const bestScore = highest(matches.scores);
  const isFew = matches.entries.length < FEW_MATCHES;
  if (bestScore >= (isFew ? FULLY_MATCHED : WELL_MATCHED)) return matches;
  const complete = { entries: matches.entries.slice(), scores: matches.scores.slice() };
  const isReplaced = bestScore < WELL_MATCHED;
  return addRelaxed(complete, matcher.matchAny(plan), isReplaced);
};

/**
 * Adds the relaxed matches whose score is at least RELAXED_MARGIN of the best score. With `isReplaced`, all entries get
 * relaxed scores. Otherwise, the added entries rank last. `relaxed` contains all complete matches, and is overwritten.
 */
const addRelaxed = (complete: Matches, relaxed: Matches, isReplaced: boolean): Matches => {
  const best = highest(relaxed.scores);
  const least = best * RELAXED_MARGIN;
  // The scale puts added matches below all complete matches.
  const scale = (isReplaced ? WELL_MATCHED : lowest(complete.scores)) / best;
  // Overwrites the arrays of `relaxed`: copies would cause up to 200 kB of garbage per search.
  const { entries, scores } = relaxed;
  let count = 0;
  let next = 0;
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at];
    const score = scores[at];
    const isComplete = complete.entries[next] === entry;
    if (isComplete || score >= least) {
      entries[count] = entry;
      scores[count++] = isComplete && !isReplaced ? complete.scores[next] : score * scale;
    }
    if (isComplete) next++;
  }
  return { entries: entries.subarray(0, count), scores: scores.subarray(0, count) };
};

const highest = (scores: Float64Array): number => {
  let found = 0;
  for (let at = 0; at < scores.length; at++) if (scores[at] > found) found = scores[at];
  return found;
};

const lowest = (scores: Float64Array): number => {
  let found = 1;
  for (let at = 0; at < scores.length; at++) if (scores[at] < found) found = scores[at];
  return found;
};

/** The entries whose name equals the query. */
export const findExactEntries = (index: SearchIndex, words: readonly string[]): Uint32Array => {
  const term = index.terms.find(phraseKey(words));
  if (term < 0) return new Uint32Array();
  const start = postingsStart(index, term);
  const list = index.postings.subarray(start, postingsEnd(index, term));
  // Exact names come first, because the list is sorted by descending impact.
  let count = 0;
  while (count < list.length && postingImpact(list[count]) === EXACT_IMPACT) count++;
  return list.slice(0, count).map(postingEntry);
};
