// Matching: reads the postings of a plan and scores every entry that answers it.
import { FULL } from './posting.ts';
import type { Plan, Slot } from './query-plan.ts';
import type { Scope } from './scope.ts';
import { headLength, type SearchIndex, traitLibrary, traitStyles } from './sections.ts';
import type { Source } from './sources.ts';
import { AGREEMENT, BASE_SHARE } from './weights.ts';

/** The entries that match, in no order, with their scores from 0 to 1. */
export interface Matches {
  readonly entries: Uint32Array;
  readonly scores: Float64Array;
}

export const selectMatches = (
  { entries, scores }: Matches,
  isWanted: (entry: number, score: number) => boolean,
): Matches => {
  const isKept = (_: number, at: number) => isWanted(entries[at] as number, scores[at] as number);
  return { entries: entries.filter(isKept), scores: scores.filter(isKept) };
};

export interface Matcher {
  /** Entries that answer all words of the plan; if there are none, those that answer most of it. */
  match(plan: Plan, scope: Scope): Matches;
}

/** Its working arrays are as long as the index has entries and serve one match at a time. */
/** Its working arrays are as long as the index has entries and serve one match at a time. */
/** Its working arrays are as long as the index has entries and serve one match at a time. */
export const createMatcher = (index: SearchIndex): Matcher => {
  const { entryCount, entryTraits, postings, postingStarts, termTraits } = index;
  // Of the word at hand, for the entries in `current`: what the word finds by itself and by what it refers to.
  const strength = new Float64Array(entryCount);
  const share = new Float64Array(entryCount);
  const referredStrength = new Float64Array(entryCount);
  const referredShare = new Float64Array(entryCount);
  const current = new Uint32Array(entryCount);
  // Of all words so far, for the entries in `touched`.
  const weighted = new Float64Array(entryCount);
  const shares = new Float64Array(entryCount);
  const answered = new Uint8Array(entryCount);
  const touched = new Uint32Array(entryCount);

  const inScope = (entry: number, scope: Scope): boolean => {
    const traits = entryTraits[entry] as number;
    return (traitStyles(traits) & (scope[traitLibrary(traits)] as number)) !== 0;
  };

  /** Reads one source into the word at hand; gives the new length of `current`. */
  const read = (source: Source, scope: Scope, length: number): number => {
    const { term, reach, factor, wordCount, isReference } = source;
    const strengths = isReference ? referredStrength : strength;
    const shares = isReference ? referredShare : share;
    const start = postingStarts[term] as number;
    const end =
      reach === 'all' ? (postingStarts[term + 1] as number) : start + headLength(termTraits[term] as number);
    const strengthUnit = factor / FULL;
    const shareUnit = 1 / (FULL * wordCount);
    let count = length;
    for (let at = start; at < end; at++) {
      const posting = postings[at] as number;
      const entry = posting >>> 12;
      const found = ((posting >>> 6) & FULL) * strengthUnit;
      const foundShare = (posting & FULL) * shareUnit;
      const present = strengths[entry] as number;
      const presentShare = shares[entry] as number;
      if (present === 0) {
        if (strength[entry] === 0 && referredStrength[entry] === 0) {
          if (!inScope(entry, scope)) continue;
          current[count++] = entry;
        }
        strengths[entry] = found;
        shares[entry] = foundShare;
      } else if (found * (1 + foundShare) > present * (1 + presentShare)) {
        strengths[entry] = found;
        shares[entry] = foundShare;
      }
    }
    return count;
  };

  const readSlot = ({ sources }: Slot, scope: Scope): number => {
    let length = 0;
    for (const source of sources) length = read(source, scope, length);
    return length;
  };

  /** Adds the word at hand to the sums and clears it; gives the new length of `touched`. */
  const addWord = (length: number, weight: number, counts: number, touchedLength: number): number => {
    let total = touchedLength;
    for (let at = 0; at < length; at++) {
      const entry = current[at] as number;
      const seen = answered[entry] as number;
      const own = strength[entry] as number;
      const referred = referredStrength[entry] as number;
      const isOwn = own * (1 + (share[entry] as number)) >= referred * (1 + (referredShare[entry] as number));
      const better = isOwn ? own : referred;
      const other = isOwn ? referred : own;
      const explained = (isOwn ? share : referredShare)[entry] as number;
      if (counts > 0 && seen === 0) touched[total++] = entry;
      if (counts > 0 || seen > 0) {
        answered[entry] = seen + counts;
        weighted[entry] = (weighted[entry] as number) + (better + other * AGREEMENT * (1 - better)) * weight;
        shares[entry] = (shares[entry] as number) + explained;
      }
      strength[entry] = 0;
      share[entry] = 0;
      referredStrength[entry] = 0;
      referredShare[entry] = 0;
    }
    return total;
  };

  return {
    match: (plan, scope) => {
      // Words that must be answered come first, so that fillers add to them but match nothing by themselves.
      const needed = plan.filter(slot => !slot.isFiller);
      const fillers = plan.filter(slot => slot.isFiller);
      let length = 0;
      let weights = 0;
      for (const slot of needed) {
        weights += slot.weight;
        length = addWord(readSlot(slot, scope), slot.weight, 1, length);
      }
      for (const slot of fillers) addWord(readSlot(slot, scope), 0, 0, length);

      let most = 0;
      for (let at = 0; at < length; at++) most = Math.max(most, answered[touched[at] as number] as number);
      const entries = new Uint32Array(length);
      const scores = new Float64Array(length);
      let count = 0;
      for (let at = 0; at < length; at++) {
        const entry = touched[at] as number;
        if (answered[entry] === most) {
          const explained = Math.min(1, shares[entry] as number);
          entries[count] = entry;
          scores[count++] =
            ((weighted[entry] as number) / weights) * (BASE_SHARE + (1 - BASE_SHARE) * explained);
        }
        answered[entry] = 0;
        weighted[entry] = 0;
        shares[entry] = 0;
      }
      return { entries: entries.subarray(0, count), scores: scores.subarray(0, count) };
    },
  };
};
