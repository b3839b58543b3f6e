// Evidence by which the words of a query match one entry.

import { namePostingCount, postingsStart, type SearchIndex } from '../index/index-sections.ts';
import { EXACT_IMPACT, POSTING_MAX, postingEntry, postingImpact } from '../index/posting.ts';
import type { PostingRange } from '../query/posting-ranges.ts';
import type { QueryTerm } from '../query/query-plan.ts';
import { EVIDENCE_MAX, evidenceCoverage, evidenceStrength, postingEvidence } from '../rank/evidence.ts';
import type { MatchExplanation } from './explanation.ts';

/** The best evidence of each word that matches the entry; `words` are the words of the plan. */
export const explainMatches = (
  index: SearchIndex,
  plan: readonly QueryTerm[],
  words: readonly string[],
  entry: number,
): readonly MatchExplanation[] =>
  plan.flatMap(({ ranges }, at) => {
    const best = bestMatch(index, ranges, entry);
    return best === undefined ? [] : [describe(index, words[at] ?? '', best)];
  });

interface Match {
  readonly range: PostingRange;
  readonly at: number;
  readonly evidence: number;
}

const bestMatch = (index: SearchIndex, ranges: readonly PostingRange[], entry: number): Match | undefined => {
  let best: Match | undefined;
  for (const range of ranges) {
    for (let at = range.start; at < range.end; at++) {
      const posting = index.postings[at];
      if (postingEntry(posting) !== entry) continue;
      const evidence = postingEvidence(posting, range.factor, range.wordCount);
      if (best === undefined || evidenceStrength(evidence) > evidenceStrength(best.evidence)) {
        best = { range, at, evidence };
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
