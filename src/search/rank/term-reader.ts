// Reader of posting lists: the evidence of one query term for each entry.
//
// A search spends most of its time here. The loops unpack postings inline: with the accessor functions of posting.ts, they would exceed V8's inlining budget and take twice as long.
import type { SearchIndex } from '../index/index-sections.ts';
import { POSTING_MAX, postingCoverage, postingWeight } from '../index/posting.ts';
import type { PostingRange } from '../query/posting-ranges.ts';
import type { QueryTerm } from '../query/query-plan.ts';
import { AGREEMENT, UNCOVERED_SCORE } from '../weights.ts';

/** The entries that match one term. The arrays are longer than `count`. The next `read` overwrites them. */
export interface TermMatches {
  readonly count: number;
  /** In ascending order. */
  readonly entries: Uint32Array;
  /** From 0 to 1. */
  readonly weights: Float64Array;
  /** The part of the entry's name that the term covers, from 0 to EVIDENCE_MAX. */
  readonly coverages: Uint16Array;
}

/** Intersects posting lists by counting: an entry that matches each of the first n terms has the counter n. */
interface TermReader {
  /** Returns the entries that match the term and have the given counter. */
  read(term: QueryTerm, counter: number): TermMatches;
  /** Increments the counter of each entry that matches the term and has the given counter. Returns their number. */
  count(term: QueryTerm, counter: number): number;
  /** Resets the counters of the entries that match the term. */
  reset(term: QueryTerm): void;
}

/** Working arrays that all searches share. */
interface Evidence extends Omit<TermMatches, 'count'> {
  readonly index: SearchIndex;
  /** The set of entries that have evidence. */
  readonly matching: EntryBitset;
  /** Per entry: the best evidence of the word itself and of related terms, and the strengths of both. */
  readonly own: Uint32Array;
  readonly related: Uint32Array;
  readonly ownStrengths: Uint32Array;
  readonly relatedStrengths: Uint32Array;
  readonly counters: Uint8Array;
}

export const createTermReader = (index: SearchIndex): TermReader => {
  const { entryCount, postings } = index;
  const evidence: Evidence = {
    index,
    matching: createEntryBitset(entryCount),
    own: new Uint32Array(entryCount),
    related: new Uint32Array(entryCount),
    ownStrengths: new Uint32Array(entryCount),
    relatedStrengths: new Uint32Array(entryCount),
    counters: new Uint8Array(entryCount),
    entries: new Uint32Array(entryCount),
    weights: new Float64Array(entryCount),
    coverages: new Uint16Array(entryCount),
  };
  const { counters, entries, weights, coverages } = evidence;
  return {
    read: ({ ranges }, counter) => {
      for (const range of ranges) readRange(evidence, range, counter);
      return { count: collectMatches(evidence), entries, weights, coverages };
    },
    count: ({ ranges }, counter) =>
      ranges.reduce((sum, range) => sum + countRange(postings, range, counters, counter), 0),
    reset: ({ ranges }) => {
      for (const { start, end } of ranges) {
        for (let at = start; at < end; at++) counters[postings[at] >>> 12] = 0;
      }
    },
  };
};

/** Reads the postings of the entries whose counter equals `counter`. Keeps the best evidence of each entry. */
const readRange = (
  { index: { postings }, matching, own, related, ownStrengths, relatedStrengths, counters }: Evidence,
  { start, end, factor, wordCount, isReference }: PostingRange,
  counter: number,
): void => {
  const best = isReference ? related : own;
  const strengths = isReference ? relatedStrengths : ownStrengths;
  // Lists are sorted by impact, so successive postings often have equal evidence.
  let impact = -1;
  let evidence = 0;
  let strength = 0;
  for (let at = start; at < end; at++) {
    const posting = postings[at];
    const entry = posting >>> 12;
    if (counters[entry] !== counter) continue;
    if ((posting & 0xfff) !== impact) {
      impact = posting & 0xfff;
      evidence = postingEvidence(posting, factor, wordCount) >>> 0;
      strength = evidenceStrength(evidence, wordCount);
    }
    const isFirst = best[entry] === 0;
    if (isFirst) addEntry(matching, entry);
    else if (strength <= strengths[entry]) continue;
    best[entry] = evidence;
    strengths[entry] = strength;
  }
};

/** Writes the matches to the result arrays and clears the evidence. Returns the number of matches. */
const collectMatches = ({
  matching,
  own,
  related,
  ownStrengths,
  relatedStrengths,
  entries,
  weights,
  coverages,
}: Evidence): number => {
  const count = drainEntries(matching, entries);
  for (let at = 0; at < count; at++) {
    const entry = entries[at];
    const ownEvidence = own[entry];
    const relatedEvidence = related[entry];
    own[entry] = 0;
    related[entry] = 0;
    const isOwnBetter =
      relatedEvidence === 0 || (ownEvidence !== 0 && ownStrengths[entry] >= relatedStrengths[entry]);
    const better = isOwnBetter ? ownEvidence : relatedEvidence;
    const other = isOwnBetter ? relatedEvidence : ownEvidence;
    coverages[at] = better & 0xffff;
    weights[at] = other === 0 ? (better >>> 16) / 0xffff : combinedWeight(better, other);
  }
  return count;
};

const countRange = (
  postings: Uint32Array,
  { start, end }: PostingRange,
  counters: Uint8Array,
  counter: number,
): number => {
  let counted = 0;
  for (let at = start; at < end; at++) {
    const entry = postings[at] >>> 12;
    if (counters[entry] !== counter) continue;
    counters[entry] = counter + 1;
    counted++;
  }
  return counted;
};

// Evidence: weight (16 bits) and coverage (16 bits) of a query term for an entry, each from 0 to EVIDENCE_MAX.

export const EVIDENCE_MAX = 0xffff;

export const packEvidence = (weight: number, coverage: number): number => ((weight << 16) | coverage) >>> 0;

const evidenceWeight = (evidence: number): number => evidence >>> 16;

export const evidenceCoverage = (evidence: number): number => evidence & EVIDENCE_MAX;

/** The evidence of a posting: weight multiplied by `factor`, and coverage divided by `wordCount`. */
export const postingEvidence = (posting: number, factor: number, wordCount: number): number =>
  packEvidence(
    Math.round(postingWeight(posting) * ((factor * EVIDENCE_MAX) / POSTING_MAX)),
    Math.round(postingCoverage(posting) * (EVIDENCE_MAX / (POSTING_MAX * wordCount))),
  );

/**
 * Sort key for evidence (32 bits): weight × (1 + coverage). A phrase counts the coverage of all its `wordCount` words,
 * so it is stronger than the single words.
 */
export const evidenceStrength = (evidence: number, wordCount: number): number =>
  ((evidence >>> 16) *
    (EVIDENCE_MAX + Math.min(EVIDENCE_MAX, (evidence & EVIDENCE_MAX) * wordCount)) *
    0.5) >>>
  0;

/** The weight of the better evidence, from 0 to 1. The weight of the other evidence raises it (AGREEMENT). */
export const combinedWeight = (better: number, other: number): number => {
  const weight = evidenceWeight(better) / EVIDENCE_MAX;
  if (other === 0) return weight;
  return weight + (evidenceWeight(other) / EVIDENCE_MAX) * AGREEMENT * (1 - weight);
};

/** The score for a weight (0 to 1) and a sum of coverages. The sum exceeds EVIDENCE_MAX if terms cover the same word. */
export const scoreOf = (weight: number, coverage: number): number =>
  weight * (UNCOVERED_SCORE + (1 - UNCOVERED_SCORE) * (Math.min(EVIDENCE_MAX, coverage) / EVIDENCE_MAX));

/** Bitset of entries with a summary level. */
export interface EntryBitset {
  /** One bit per entry. */
  readonly bits: Int32Array;
  /** One bit per element of `bits`, set if the element is not 0. `drainEntries` skips the other elements. */
  readonly summary: Int32Array;
}

export const createEntryBitset = (entryCount: number): EntryBitset => ({
  bits: new Int32Array((entryCount >>> 5) + 1),
  summary: new Int32Array((entryCount >>> 10) + 1),
});

export const addEntry = ({ bits, summary }: EntryBitset, entry: number): void => {
  bits[entry >>> 5] |= 1 << entry;
  summary[entry >>> 10] |= 1 << (entry >>> 5);
};

/** Writes the entries in ascending order to `list`, and clears the set. Returns the number of entries. */
export const drainEntries = ({ bits, summary }: EntryBitset, list: Uint32Array): number => {
  let length = 0;
  for (let group = 0; group < summary.length; group++) {
    for (let elements = summary[group]; elements !== 0; elements &= elements - 1) {
      const element = (group << 5) | lowestBit(elements);
      for (let rest = bits[element]; rest !== 0; rest &= rest - 1) {
        list[length++] = (element << 5) | lowestBit(rest);
      }
      bits[element] = 0;
    }
    summary[group] = 0;
  }
  return length;
};

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
