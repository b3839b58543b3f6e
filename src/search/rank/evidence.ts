// Evidence: how well a query term matches an entry, as one number.
//
//     weight 16 bits | coverage 16 bits
import { POSTING_MAX, postingCoverage, postingWeight } from '../index/posting.ts';
import { AGREEMENT, UNCOVERED_SCORE } from '../weights.ts';

/** The highest weight and the highest coverage of evidence. Evidence of 0 means no match. */
export const EVIDENCE_MAX = 0xffff;

export const packEvidence = (weight: number, coverage: number): number => ((weight << 16) | coverage) >>> 0;
const evidenceWeight = (evidence: number): number => evidence >>> 16;
export const evidenceCoverage = (evidence: number): number => evidence & EVIDENCE_MAX;

/** The evidence of a posting whose weight is multiplied by `factor` and whose coverage is divided by `wordCount`. */
export const postingEvidence = (posting: number, factor: number, wordCount: number): number =>
  packEvidence(
    Math.round(postingWeight(posting) * ((factor * EVIDENCE_MAX) / POSTING_MAX)),
    Math.round(postingCoverage(posting) * (EVIDENCE_MAX / (POSTING_MAX * wordCount))),
  );

/** The order of evidence: weight × (1 + coverage), so that coverage counts as in the score. */
export const evidenceStrength = (evidence: number): number =>
  (evidence >>> 16) * (EVIDENCE_MAX + (evidence & EVIDENCE_MAX));

/** The weight, from 0 to 1, of the better of two kinds of evidence; the other kind, if there is any, adds to it. */
export const combinedWeight = (better: number, other: number): number => {
  const weight = evidenceWeight(better) / EVIDENCE_MAX;
  if (other === 0) return weight;
  return weight + (evidenceWeight(other) / EVIDENCE_MAX) * AGREEMENT * (1 - weight);
};

/** From a weight of 0 to 1 and a coverage, which may exceed EVIDENCE_MAX if terms cover the same part of the name. */
export const scoreOf = (weight: number, coverage: number): number =>
  weight * (UNCOVERED_SCORE + (1 - UNCOVERED_SCORE) * (Math.min(EVIDENCE_MAX, coverage) / EVIDENCE_MAX));
