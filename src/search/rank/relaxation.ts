// Query relaxation: permits one missing term if few entries match all terms, or none well (minimum should match).
import type { QueryPlan } from '../query/query-plan.ts';
import type { Scope } from '../query/scope.ts';
import { FEW_MATCHES, FULLY_MATCHED, WELL_MATCHED } from '../weights.ts';
import { filterMatches, type Matcher, type Matches } from './match.ts';

/** Maximum number of required terms in a query that is relaxed. */
const MAX_TERMS = 4;

/**
 * Matches the plan. A missing term has weight 0 in the score of a relaxed match.
 *
 * If fewer than FEW_MATCHES entries match, adds all entries that match all terms but one: 'public cloud environment'
 * also returns clouds, although a monitor with a cloud and the earth match all words. They come last if the best score
 * reaches WELL_MATCHED: 'disable microphone' returns crossed-out microphones first. If no score does, adds those that
 * score higher than the best match: 'yellow sun' also returns suns, although a heart on a cloud has both words as tags.
 */
export const matchRelaxed = (matcher: Matcher, plan: QueryPlan, scope: Scope): Matches => {
  const matches = matcher.match(plan, scope);
  if (plan.length < 2) return matches;
  const bestScore = matches.scores.reduce((a, b) => Math.max(a, b), 0);
  const isFew = matches.entries.length < FEW_MATCHES;
  if (bestScore >= (isFew ? FULLY_MATCHED : WELL_MATCHED)) return matches;
  const termCount = plan.filter(term => !term.isStopWord).length;
  if (termCount < 2 || termCount > MAX_TERMS) return matches;
  const complete = new Set(matches.entries);
  const leastScore = matches.scores.reduce((a, b) => Math.min(a, b), 1);
  const relaxed = matcher.matchAtLeast(plan, scope, termCount - 1);
  if (bestScore < WELL_MATCHED)
    return filterMatches(relaxed, (entry, score) => isFew || score > bestScore || complete.has(entry));
  // Scores are at most 1, so the products keep the order and stay below all complete matches.
  const scores = relaxed.scores.map((score, at) =>
    complete.has(relaxed.entries[at]) ? score : score * leastScore,
  );
  return { entries: relaxed.entries, scores };
};
