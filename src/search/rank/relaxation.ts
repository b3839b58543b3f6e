// Query relaxation: permits one missing term if no entry matches all terms well (minimum should match).
import type { QueryPlan } from '../query/query-plan.ts';
import type { Scope } from '../query/scope.ts';
import { WELL_MATCHED } from '../weights.ts';
import type { Matcher, Matches } from './match.ts';

/** Maximum number of required terms in a query that is relaxed. */
const MAX_TERMS = 4;

/**
 * Matches the plan. If no score reaches WELL_MATCHED, adds entries that match all terms but one and score higher than
 * the best match; a missing term has weight 0. Example: 'yellow sun' also returns suns, although only a heart on a
 * cloud has both words as tags.
 */
export const matchRelaxed = (matcher: Matcher, plan: QueryPlan, scope: Scope): Matches => {
  const matches = matcher.match(plan, scope);
  if (plan.length < 2 || matches.scores.some(score => score >= WELL_MATCHED)) return matches;
  const required = plan.filter(term => !term.isStopWord);
  if (required.length < 2 || required.length > MAX_TERMS) return matches;
  const bestScore = matches.scores.reduce((a, b) => Math.max(a, b), 0);
  const scores = new Map<number, number>();
  addScores(scores, matches, 1, 0);
  const idfSum = required.reduce((sum, term) => sum + term.idf, 0);
  for (const missing of required) {
    const rest = plan.filter(term => term !== missing);
    addScores(scores, matcher.match(rest, scope), (idfSum - missing.idf) / idfSum, bestScore);
  }
  const ordered = [...scores].sort(([a], [b]) => a - b);
  return {
    entries: Uint32Array.from(ordered, ([entry]) => entry),
    scores: Float64Array.from(ordered, ([, score]) => score),
  };
};

/**
 * Adds the matches whose score times `factor` exceeds `threshold`. An entry that is added twice gets the higher score.
 */
const addScores = (
  scores: Map<number, number>,
  matches: Matches,
  factor: number,
  threshold: number,
): void => {
  matches.entries.forEach((entry, at) => {
    const score = matches.scores[at] * factor;
    if (score > threshold && score > (scores.get(entry) ?? 0)) scores.set(entry, score);
  });
};
