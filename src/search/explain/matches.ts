// Evidence by which the words of a query match one entry.

import { namePostingCount, postingsStart, type SearchIndex } from '../index/index-sections.ts';
import { EXACT_IMPACT, POSTING_MAX, postingEntry, postingImpact } from '../index/posting.ts';
import type { PostingRange } from '../query/posting-ranges.ts';
import type { QueryTerm } from '../query/query-plan.ts';
import { EVIDENCE_MAX, evidenceCoverage, evidenceStrength, postingEvidence } from '../rank/evidence.ts';
import type { MatchExplanation } from './explanation.ts';

/**
 * For each of `entries`: the best evidence of each word that matches it; `words` are the words of the plan. Reads every
 * posting list once, because a page of 300 entries would otherwise read each list 300 times.
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
          const match = best[(slots[entry] as number) - 1];
          return match === undefined ? [] : [describe(index, words[term] ?? '', match)];
        }),
  );
};

interface Match {
  readonly range: PostingRange;
  readonly at: number;
  readonly evidence: number;
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
      const { evidence: former = -1 } = best[slot] ?? {};
      if (former < 0 || evidenceStrength(evidence) > evidenceStrength(former)) {
        best[slot] = { range, at, evidence };
      }
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
