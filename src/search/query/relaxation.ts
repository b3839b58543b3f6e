// Loosening: where no icon answers all words well, those that answer all but one of them so well that they outrank it.
import type { Matcher, Matches } from '../rank/match.ts';
import { WELL_ANSWERED } from '../rank/weights.ts';
import type { Plan } from './query-plan.ts';
import type { Scope } from './scope.ts';

/** Among more words than this, what answers most of them is taken as it is. */
const MOST_REQUIRED = 4;

/**
 * The matches of a plan and, if none of them is good, what matches it better with a word left out: suns for 'yellow
 * sun', though a heart on a cloud has both words among its tags. A word left out counts as one that speaks for nothing.
 */
export const matchLoosely = (matcher: Matcher, plan: Plan, scope: Scope): Matches => {
  const matches = matcher.match(plan, scope);
  if (plan.length < 2 || matches.scores.some(score => score >= WELL_ANSWERED)) return matches;
  const required = plan.filter(slot => !slot.isFiller);
  if (required.length < 2 || required.length > MOST_REQUIRED) return matches;
  const best = matches.scores.reduce((a, b) => Math.max(a, b), 0);
  const scores = new Map<number, number>();
  addScores(scores, matches, 1, 0);
  const weight = required.reduce((sum, slot) => sum + slot.weight, 0);
  for (const omitted of required) {
    const rest = matcher.match(
      plan.filter(slot => slot !== omitted),
      scope,
    );
    addScores(scores, rest, (weight - omitted.weight) / weight, best);
  }
  const ordered = [...scores].sort(([a], [b]) => a - b);
  return {
    entries: Uint32Array.from(ordered, ([entry]) => entry),
    scores: Float64Array.from(ordered, ([, score]) => score),
  };
};

/** Notes the matches whose scores, times `factor`, lie above `threshold`; of an entry the highest. */
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
