// Matching: reads the postings of a plan and scores every entry that answers it.
import { FULL } from './posting.ts';
import type { Plan, Slot } from './query-plan.ts';
import { agreedStrength, packReason, reasonShare, WHOLE, worth } from './reason.ts';
import { isEverything, type Scope } from './scope.ts';
import { headLength, type SearchIndex, traitLibrary, traitStyles } from './sections.ts';
import type { Source } from './sources.ts';
import { BASE_SHARE } from './weights.ts';

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
export const createMatcher = (index: SearchIndex): Matcher => {
  const { entryCount, entryTraits, postings, postingStarts, termTraits } = index;
  // Of the word at hand, for the entries in `current`: the best reason by itself and the best by what it refers to.
  const own = new Uint32Array(entryCount);
  const referred = new Uint32Array(entryCount);
  const current = new Uint32Array(entryCount);
  // Of all words so far, for the entries in `touched`.
  const strengths = new Float64Array(entryCount);
  const shares = new Uint32Array(entryCount);
  const answered = new Uint8Array(entryCount);
  const touched = new Uint32Array(entryCount);

  const inScope = (entry: number, scope: Scope): boolean => {
    const traits = entryTraits[entry] as number;
    return (traitStyles(traits) & (scope[traitLibrary(traits)] as number)) !== 0;
  };

  /** Reads one source into the word at hand; gives the new length of `current`. */
  const read = (source: Source, scope: Scope | undefined, length: number): number => {
    const { term, reach, factor, wordCount, isReference } = source;
    const [reasons, others] = isReference ? [referred, own] : [own, referred];
    const start = postingStarts[term] as number;
    const end =
      reach === 'all' ? (postingStarts[term + 1] as number) : start + headLength(termTraits[term] as number);
    const strengthUnit = (factor * WHOLE) / FULL;
    const shareUnit = WHOLE / (FULL * wordCount);
    let count = length;
    for (let at = start; at < end; at++) {
      const posting = postings[at] as number;
      const entry = posting >>> 12;
      const reason = packReason(
        Math.round(((posting >>> 6) & FULL) * strengthUnit),
        Math.round((posting & FULL) * shareUnit),
      );
      const present = reasons[entry] as number;
      if (present !== 0) {
        if (worth(reason) > worth(present)) reasons[entry] = reason;
      } else if (others[entry] !== 0) {
        reasons[entry] = reason;
      } else if (scope === undefined || inScope(entry, scope)) {
        reasons[entry] = reason;
        current[count++] = entry;
      }
    }
    return count;
  };

  const readSlot = ({ sources }: Slot, scope: Scope | undefined): number => {
    let length = 0;
    for (const source of sources) length = read(source, scope, length);
    return length;
  };

  /** Adds the word at hand to the sums and clears it; gives the new length of `touched`. */
  const addWord = (length: number, { weight, isFiller }: Slot, touchedLength: number): number => {
    let total = touchedLength;
    for (let at = 0; at < length; at++) {
      const entry = current[at] as number;
      const [a, b] = [own[entry] as number, referred[entry] as number];
      own[entry] = 0;
      referred[entry] = 0;
      const seen = answered[entry] as number;
      if (isFiller && seen === 0) continue;
      const isOwnBetter = worth(a) >= worth(b);
      shares[entry] = (shares[entry] as number) + reasonShare(isOwnBetter ? a : b);
      if (isFiller) continue;
      if (seen === 0) touched[total++] = entry;
      answered[entry] = seen + 1;
      const strength = isOwnBetter ? agreedStrength(a, b) : agreedStrength(b, a);
      strengths[entry] = (strengths[entry] as number) + strength * weight;
    }
    return total;
  };

  /** The matches among `touched`, whose sums are cleared. */
  const collect = (length: number, weights: number): Matches => {
    let most = 0;
    for (let at = 0; at < length; at++) most = Math.max(most, answered[touched[at] as number] as number);
    const entries = new Uint32Array(length);
    const scores = new Float64Array(length);
    let count = 0;
    for (let at = 0; at < length; at++) {
      const entry = touched[at] as number;
      if (answered[entry] === most) {
        entries[count] = entry;
        scores[count++] = scoreOf((strengths[entry] as number) / weights, shares[entry] as number);
      }
      answered[entry] = 0;
      strengths[entry] = 0;
      shares[entry] = 0;
    }
    return { entries: entries.subarray(0, count), scores: scores.subarray(0, count) };
  };

  /** The matches of a single word, without the sums. */
  const collectWord = (length: number): Matches => {
    const scores = new Float64Array(length);
    for (let at = 0; at < length; at++) {
      const entry = current[at] as number;
      const [a, b] = [own[entry] as number, referred[entry] as number];
      own[entry] = 0;
      referred[entry] = 0;
      scores[at] =
        worth(a) >= worth(b)
          ? scoreOf(agreedStrength(a, b), reasonShare(a))
          : scoreOf(agreedStrength(b, a), reasonShare(b));
    }
    return { entries: current.slice(0, length), scores };
  };

  return {
    match: (plan, scopeAsked) => {
      const scope = isEverything(scopeAsked) ? undefined : scopeAsked;
      const [first] = plan;
      if (first !== undefined && plan.length === 1) return collectWord(readSlot(first, scope));
      // Words that must be answered come first, so that fillers add to them but match nothing by themselves.
      const slots = plan.toSorted((a, b) => Number(a.isFiller) - Number(b.isFiller));
      let length = 0;
      let weights = 0;
      for (const slot of slots) {
        if (!slot.isFiller) weights += slot.weight;
        length = addWord(readSlot(slot, scope), slot, length);
      }
      return collect(length, weights);
    },
  };
};

/** From a strength of 0 to 1 and the parts of the name that are explained, which may add up to more than the whole. */
export const scoreOf = (strength: number, shares: number): number =>
  strength * (BASE_SHARE + (1 - BASE_SHARE) * (Math.min(WHOLE, shares) / WHOLE));
