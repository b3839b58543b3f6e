// Matching: scores every entry that answers the words of a plan.
import { addEntry, createEntrySet, drain } from '../index/entry-bitset.ts';
import type { SearchIndex } from '../index/index-sections.ts';
import type { Plan, Slot } from '../query/query-plan.ts';
import type { Scope } from '../query/scope.ts';
import { type Answers, createWordReader } from '../query/word-reader.ts';
import { scoreOf } from './evidence.ts';

/** The entries that match, ascending, with their scores from 0 to 1. */
export interface Matches {
  readonly entries: Uint32Array;
  readonly scores: Float64Array;
}

/** A copy of the matches that are wanted. */
export const selectMatches = (
  { entries, scores }: Matches,
  isWanted: (entry: number, score: number) => boolean,
): Matches => {
  const isKept = (_: number, at: number) => isWanted(entries[at], scores[at]);
  return { entries: entries.filter(isKept), scores: scores.filter(isKept) };
};

export interface Matcher {
  /**
   * Entries that answer all words of the plan; if there are none, those that answer most of it. They stand in the
   * matcher's working arrays, until it is asked again.
   */
  match(plan: Plan, scope: Scope): Matches;
}

/** Its working arrays are as long as the index has entries and serve one match at a time. */
export const createMatcher = (index: SearchIndex): Matcher => {
  const { entryCount } = index;
  const reader = createWordReader(index);
  const scores = new Float64Array(entryCount);
  // Sums over the words so far, for the entries in `touched`.
  const touched = createEntrySet(entryCount);
  const entries = new Uint32Array(entryCount);
  const strengths = new Float64Array(entryCount);
  const shares = new Uint32Array(entryCount);
  const answered = new Uint8Array(entryCount);

  const matchWord = (slot: Slot, scope: Scope): Matches => {
    const {
      count,
      entries: found,
      strengths: wordStrengths,
      shares: wordShares,
    } = reader.read(slot, scope, 0);
    for (let at = 0; at < count; at++) {
      scores[at] = scoreOf(wordStrengths[at], wordShares[at]);
    }
    return { entries: found.subarray(0, count), scores: scores.subarray(0, count) };
  };

  const addWord = ({ isFiller, weight }: Slot, answers: Answers): void => {
    const { count, entries: found, strengths: wordStrengths, shares: wordShares } = answers;
    for (let at = 0; at < count; at++) {
      const entry = found[at];
      const seen = answered[entry];
      if (isFiller && seen === 0) continue;
      shares[entry] += wordShares[at];
      if (isFiller) continue;
      if (seen === 0) addEntry(touched, entry);
      answered[entry] = seen + 1;
      strengths[entry] += wordStrengths[at] * weight;
    }
  };

  /** The matches by the sums, which are cleared: what answers most words, if that is `least` at least. */
  const collect = (slots: readonly Slot[], least: number): Matches => {
    const weights = slots.reduce((sum, { isFiller, weight }) => (isFiller ? sum : sum + weight), 0);
    const length = drain(touched, entries);
    let most = least;
    for (let at = 0; at < length; at++) most = Math.max(most, answered[entries[at]]);
    let count = 0;
    for (let at = 0; at < length; at++) {
      const entry = entries[at];
      if (answered[entry] === most) {
        entries[count] = entry;
        scores[count++] = scoreOf(strengths[entry] / weights, shares[entry]);
      }
      answered[entry] = 0;
      strengths[entry] = 0;
      shares[entry] = 0;
    }
    return { entries: entries.subarray(0, count), scores: scores.subarray(0, count) };
  };

  /** The matches of `slots` among the entries with that mark, which answer `least` words at least. */
  const matchMarked = (slots: readonly Slot[], scope: Scope, mark: number, least: number): Matches => {
    for (const slot of slots) addWord(slot, reader.read(slot, scope, mark));
    return collect(slots, least);
  };

  /** What answers all words is marked first, the rarest word leading; only that is then weighed. */
  const matchAll = (slots: readonly Slot[], scope: Scope): Matches => {
    const required = slots.filter(slot => !slot.isFiller).sort((a, b) => b.weight - a.weight);
    const [rarest] = required;
    if (rarest === undefined) return NOTHING;
    const isAnswered = required.every((slot, mark) => reader.raiseMarks(slot, mark) > 0);
    const matches = isAnswered ? matchMarked(slots, scope, required.length, required.length) : NOTHING;
    reader.clearMarks(rarest);
    return matches;
  };

  return {
    match: (plan, scope) => {
      const [first] = plan;
      if (first === undefined) return NOTHING;
      if (plan.length === 1) return matchWord(first, scope);
      // Words that must be answered come first, so that fillers add to them but match nothing by themselves.
      const slots = plan.toSorted((a, b) => Number(a.isFiller) - Number(b.isFiller));
      const matches = matchAll(slots, scope);
      return matches.entries.length > 0 ? matches : matchMarked(slots, scope, 0, 1);
    },
  };
};

const NOTHING: Matches = { entries: new Uint32Array(), scores: new Float64Array() };
