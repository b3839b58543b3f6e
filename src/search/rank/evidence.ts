// Evidence: weight and coverage of a query term on an entry, packed into 32 bits.
//
//     weight 16 bits | coverage 16 bits
import { POSTING_MAX, postingCoverage, postingWeight } from '../index/posting.ts';
import { AGREEMENT, UNCOVERED_SCORE } from '../weights.ts';

/** Maximum of the weight field and of the coverage field. Evidence 0 means no match. */
export const EVIDENCE_MAX = 0xffff;

export const packEvidence = (weight: number, coverage: number): number => ((weight << 16) | coverage) >>> 0;
const evidenceWeight = (evidence: number): number => evidence >>> 16;
export const evidenceCoverage = (evidence: number): number => evidence & EVIDENCE_MAX;

/** The evidence of a posting: its weight multiplied by `factor` and its coverage divided by `wordCount`. */
export const postingEvidence = (posting: number, factor: number, wordCount: number): number =>
  packEvidence(
    Math.round(postingWeight(posting) * ((factor * EVIDENCE_MAX) / POSTING_MAX)),
    Math.round(postingCoverage(posting) * (EVIDENCE_MAX / (POSTING_MAX * wordCount))),
  );

/** Sort key of evidence: weight × (1 + coverage), which is proportional to its score. */
export const evidenceStrength = (evidence: number): number =>
  (evidence >>> 16) * (EVIDENCE_MAX + (evidence & EVIDENCE_MAX));

/**
 * Combines the evidence of the word itself and of its related terms to a weight from 0 to 1: the weight of the better
 * one, increased by the other one unless that is 0.
 */
export const combinedWeight = (better: number, other: number): number => {
  const weight = evidenceWeight(better) / EVIDENCE_MAX;
  if (other === 0) return weight;
  return weight + (evidenceWeight(other) / EVIDENCE_MAX) * AGREEMENT * (1 - weight);
};

/**
 * The score for a weight (0 to 1) and a coverage, which may exceed EVIDENCE_MAX if terms cover the same part of the
 * name.
 */
export const scoreOf = (weight: number, coverage: number): number =>
  weight * (UNCOVERED_SCORE + (1 - UNCOVERED_SCORE) * (Math.min(EVIDENCE_MAX, coverage) / EVIDENCE_MAX));
