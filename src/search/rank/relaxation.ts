// Query relaxation: entries that match the important words of a query, if few entries match all, or none well.
import type { QueryPlan } from '../query/query-plan.ts';
import type { Scope } from '../query/scope.ts';
import { FEW_MATCHES, FULLY_MATCHED, RELAXED_MARGIN, WELL_MATCHED } from '../weights.ts';
import type { Matcher, Matches } from './match.ts';

/**
 * Matches the plan: entries that match all words or, if fewer than FEW_MATCHES do or none well, also entries that match
 * some of them (`matchAny`).
 *
 * If an entry matches all words with a score of WELL_MATCHED, the relaxed matches follow: 'disable microphone' returns
 * crossed-out microphones first. If none does, all are ordered by their relaxed score: 'cheapest flights' returns planes,
 * although the tags of a price tag remotely match both words.
 */
export const matchRelaxed = (matcher: Matcher, plan: QueryPlan, scope: Scope): Matches => {
  const matches = matcher.matchAll(plan, scope);
  if (plan.length < 2 || plan.filter(term => !term.isStopWord).length < 2) return matches;
  const bestScore = highest(matches.scores);
  const isFew = matches.entries.length < FEW_MATCHES;
  if (bestScore >= (isFew ? FULLY_MATCHED : WELL_MATCHED)) return matches;
  const complete = { entries: matches.entries.slice(), scores: matches.scores.slice() };
  const isReplaced = bestScore < WELL_MATCHED;
  return addRelaxed(complete, matcher.matchAny(plan, scope), isReplaced);
};

/**
 * Adds the relaxed matches within RELAXED_MARGIN of the best one. They come last or, with `isReplaced`, their scores
 * replace those of the complete matches. Both lists have ascending entries, and `relaxed` contains all complete ones.
 */
const addRelaxed = (complete: Matches, relaxed: Matches, isReplaced: boolean): Matches => {
  const best = highest(relaxed.scores);
  const least = best * RELAXED_MARGIN;
  // The scale keeps the order of relaxed matches and puts them below all complete matches.
  const scale = (isReplaced ? WELL_MATCHED : lowest(complete.scores)) / best;
  const entries = new Uint32Array(relaxed.entries.length);
  const scores = new Float64Array(relaxed.entries.length);
  let count = 0;
  let next = 0;
  for (let at = 0; at < relaxed.entries.length; at++) {
    const entry = relaxed.entries[at];
    const score = relaxed.scores[at];
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
