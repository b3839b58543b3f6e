// Explanation of a page: the terms, fields and rules that placed each icon.
import type { IconExplanation, SearchExplanation } from '../client/api-types.ts';
import { entryStyles, namePostingCount, postingsStart, type SearchIndex } from './index/index-sections.ts';
import { EXACT_IMPACT, POSTING_MAX, postingEntry, postingImpact } from './index/posting.ts';
import type { PostingRange } from './query/posting-ranges.ts';
import type { QueryTerm } from './query/query-plan.ts';
import type { BucketPlacement } from './rank/buckets.ts';
import { EVIDENCE_MAX, evidenceCoverage, evidenceStrength, postingEvidence } from './rank/term-reader.ts';

type MatchExplanation = IconExplanation['matches'][number];

/** What a search recorded for its explanation. */
export interface SearchTrace {
  readonly words: readonly string[];
  /** Words that filtered by style or library. */
  readonly filters: readonly string[];
  readonly plan: readonly QueryTerm[];
  readonly placements: ReadonlyMap<number, BucketPlacement>;
}

/** Explains the icons at these catalog positions, in their order. */
export const explainPage = (
  index: SearchIndex,
  { words, filters, plan, placements }: SearchTrace,
  positions: Uint32Array,
): SearchExplanation => {
  const entries = findEntries(index, positions);
  const matches = explainMatches(index, plan, words, entries);
  return {
    words: plan.map(({ idf, isStopWord }, at) => ({
      word: words[at] ?? '',
      weight: round(idf),
      is_stop_word: isStopWord,
    })),
    filters,
    icons: Array.from(entries, (entry, at) => {
      const { score = 0, level = 0, rule = 'order of names' } = placements.get(entry) ?? {};
      return { score: round(score), level, rule, matches: matches[at] ?? [] };
    }),
  };
};

/** The entry of each catalog position. The positions of an entry are consecutive. */
const findEntries = (index: SearchIndex, positions: Uint32Array): Int32Array => {
  const end = positions.reduce((highest, position) => Math.max(highest, position + 1), 0);
  /** Per catalog position: its place on the page plus 1, or 0. */
  const places = new Uint16Array(end);
  positions.forEach((position, at) => {
    places[position] = at + 1;
  });
  const found = new Int32Array(positions.length).fill(-1);
  const { entryPositions, entryTraits } = index;
  for (let entry = 0; entry < entryPositions.length; entry++) {
    let position = entryPositions[entry];
    for (let rest = entryStyles(entryTraits[entry]); rest !== 0 && position < end; rest &= rest - 1) {
      const place = places[position++];
      if (place > 0) found[place - 1] = entry;
    }
  }
  return found;
};

/**
 * For each of `entries`: the best evidence of each word that matches it. `words` are the words of the plan. Reads every
 * posting list once for all entries, not once per entry.
 */
export const explainMatches = (
  index: SearchIndex,
  plan: readonly QueryTerm[],
  words: readonly string[],
  entries: Int32Array,
): readonly (readonly MatchExplanation[])[] => {
  /** Per entry of the index: its slot in `best` plus 1, or 0. Entries with several styles have one slot. */
  const slots = new Uint16Array(index.entryCount);
  entries.forEach((entry, at) => {
    if (entry >= 0) slots[entry] = at + 1;
  });
  const bestOfTerms = plan.map(({ ranges }) => bestMatches(index, ranges, slots, entries.length));
  return Array.from(entries, entry =>
    entry < 0
      ? []
      : bestOfTerms.flatMap((best, term) => {
          const match = best[slots[entry] - 1];
          return match === undefined ? [] : [describe(index, words[term] ?? '', match)];
        }),
  );
};

interface Match {
  readonly range: PostingRange;
  readonly at: number;
  readonly evidence: number;
  readonly strength: number;
}

/** The strongest evidence in `ranges` for each slot. */
const bestMatches = (
  { postings }: SearchIndex,
  ranges: readonly PostingRange[],
  slots: Uint16Array,
  slotCount: number,
): readonly (Match | undefined)[] => {
  const best = new Array<Match | undefined>(slotCount);
  for (const range of ranges) {
    for (let at = range.start; at < range.end; at++) {
      const posting = postings[at];
      const slot = slots[postingEntry(posting)] - 1;
      if (slot < 0) continue;
      const evidence = postingEvidence(posting, range.factor, range.wordCount);
      const strength = evidenceStrength(evidence, range.wordCount);
      const former = best[slot]?.strength ?? -1;
      if (strength > former) best[slot] = { range, at, evidence, strength };
    }
  }
  return best;
};

const describe = (index: SearchIndex, word: string, { range, at, evidence }: Match): MatchExplanation => {
  const term = index.terms.term(range.term);
  return {
    word,
    term,
    relation: relationOf(word, term, range),
    field: fieldOf(index, range.term, at),
    weight: round((evidence >>> 16) / EVIDENCE_MAX),
    coverage: round(evidenceCoverage(evidence) / EVIDENCE_MAX),
  };
};

const relationOf = (word: string, term: string, { isReference, wordCount }: PostingRange): string => {
  if (isReference) return wordCount > 1 ? 'related term of a phrase' : 'related term';
  if (wordCount > 1) return 'phrase';
  if (term === word) return 'word';
  return term.startsWith(word) ? 'inflection or completion' : 'inflection or correction';
};

const fieldOf = (index: SearchIndex, term: number, at: number): string => {
  const impact = postingImpact(index.postings[at]);
  if (impact >= EXACT_IMPACT - 1) return impact === EXACT_IMPACT ? 'whole name' : 'name without counter';
  if (at - postingsStart(index, term) >= namePostingCount(index, term)) return 'tag';
  return impact >>> 6 === POSTING_MAX ? 'name without counter' : 'word of name or alias';
};

export const round = (value: number): number => Math.round(value * 1000) / 1000;
