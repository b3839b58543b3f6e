// Query relaxation: entries that match the important words of a query, if few entries match all, or none well.
import type { QueryPlan } from '../query/query-plan.ts';
import type { Scope } from '../query/scope.ts';
import { FEW_MATCHES, FULLY_MATCHED, RELAXED_MARGIN, WELL_MATCHED } from '../weights.ts';
import { filterMatches, type Matcher, type Matches } from './match.ts';

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

  const complete = new Map(Array.from(matches.entries, (entry, at) => [entry, matches.scores[at]]));
  const leastScore = matches.scores.reduce((a, b) => Math.min(a, b), 1);
  const any = matcher.matchAny(plan, scope);
  const best = highest(any.scores);
  const relaxed = filterMatches(any, (entry, score) => score >= best * RELAXED_MARGIN || complete.has(entry));
  if (bestScore < WELL_MATCHED) {
    const scale = WELL_MATCHED / best;
    return { entries: relaxed.entries, scores: relaxed.scores.map(score => score * scale) };
  }
  // The scale keeps the order of relaxed matches and puts them below all complete matches.
  const scale = leastScore / best;
  const scores = relaxed.scores.map((score, at) => complete.get(relaxed.entries[at]) ?? score * scale);
  return { entries: relaxed.entries, scores };
};

const highest = (scores: Float64Array): number => scores.reduce((a, b) => Math.max(a, b), 0);
