// Matching and ranking compared with a naive scan over all entries.
import { describe, expect, it } from 'vitest';
import { entryLibrary, entryStyles, openIndex } from '../../../src/search/index/index-sections.ts';
import type { PostingRange } from '../../../src/search/query/posting-ranges.ts';
import { planQuery, type QueryPlan } from '../../../src/search/query/query-plan.ts';
import { fullScope, narrowScope, type Scope } from '../../../src/search/query/scope.ts';
import { correctSpelling } from '../../../src/search/query/spell-correction.ts';
import { createMatcher, findExactEntries } from '../../../src/search/rank/match.ts';
import { createRank } from '../../../src/search/rank/rank.ts';
import {
  combinedWeight,
  EVIDENCE_MAX,
  evidenceCoverage,
  evidenceStrength,
  packEvidence,
  scoreOf,
} from '../../../src/search/rank/term-reader.ts';
import { catalog, catalogFile } from '../built-search.ts';

const index = openIndex(catalogFile);
const matcher = createMatcher(index);
const rank = createRank(index, catalog.libraries);
const all = fullScope(catalog.libraries);

const evidenceIn = ({ start, end, factor, wordCount }: PostingRange, entry: number): number => {
  const posting = index.postings.subarray(start, end).find(candidate => candidate >>> 12 === entry);
  if (posting === undefined) return 0;
  const weight = Math.round(((posting >>> 6) & 63) * ((factor * EVIDENCE_MAX) / 63));
  return packEvidence(weight, Math.round((posting & 63) * (EVIDENCE_MAX / (63 * wordCount))));
};

interface Best {
  readonly evidence: number;
  readonly strength: number;
}

const bestEvidence = (ranges: readonly PostingRange[], entry: number): Best =>
  ranges
    .map(range => {
      const evidence = evidenceIn(range, entry);
      return { evidence, strength: evidenceStrength(evidence, range.wordCount) };
    })
    .reduce((a, b) => (b.strength > a.strength ? b : a), { evidence: 0, strength: 0 });

const scoreEntry = (plan: QueryPlan, entry: number): { termCount: number; score: number } => {
  let termCount = 0;
  let weightSum = 0;
  let coverageSum = 0;
  for (const { ranges, idf, isStopWord } of plan) {
    const own = bestEvidence(
      ranges.filter(range => !range.isReference),
      entry,
    );
    const reference = bestEvidence(
      ranges.filter(range => range.isReference),
      entry,
    );
    const isOwnBetter = own.strength >= reference.strength;
    const [better, other] = isOwnBetter
      ? [own.evidence, reference.evidence]
      : [reference.evidence, own.evidence];
    if (better === 0) continue;
    coverageSum += evidenceCoverage(better);
    if (isStopWord) continue;
    termCount++;
    weightSum += idf * combinedWeight(better, other);
  }
  const idfSum = plan.filter(term => !term.isStopWord).reduce((sum, term) => sum + term.idf, 0);
  const weight = weightSum / (plan.length === 1 ? (plan[0]?.idf ?? 1) : idfSum);
  return { termCount, score: scoreOf(weight, coverageSum) };
};

interface Row {
  readonly entry: number;
  readonly bucket: number;
}

/**
 * Moves repetitions to lower buckets. (Decision 041) The bucket of a copy ('rocket-02') or negation ('bell-off') is
 * multiplied by 0.6 if its original matches nearly as well. An entry moves down by four buckets if a better match has
 * the same picture.
 */
const lowerRepetitions = <T extends Row>(rows: readonly T[]): readonly T[] => {
  const bucketOf = new Map(rows.map(({ entry, bucket }) => [entry, bucket]));
  const lowered = rows.map(row => {
    const original = index.entryOriginals[row.entry] ?? row.entry;
    const isCopy = original !== row.entry && (bucketOf.get(original) ?? -100) >= row.bucket - 12;
    return isCopy && row.bucket < 127 ? { ...row, bucket: Math.floor(row.bucket * 0.6) } : row;
  });
  const bestOf = new Map<number | undefined, T>();
  for (const row of lowered) {
    const best = bestOf.get(index.entryPictures[row.entry]);
    const isBetter =
      best === undefined ||
      row.bucket > best.bucket ||
      (row.bucket === best.bucket && row.entry < best.entry);
    if (isBetter) bestOf.set(index.entryPictures[row.entry], row);
  }
  return lowered.map(row =>
    row.bucket >= 125 || bestOf.get(index.entryPictures[row.entry]) === row
      ? row
      : { ...row, bucket: Math.max(0, row.bucket - 4) },
  );
};

/** Styles with their synonyms, in the order of the catalog. */
const LAYERS = [
  'outline line regular stroke-rounded',
  'filled fill',
  'thin',
  'light',
  'bold',
  'duotone',
  'default',
];

/** The positions of all matches in scope, in the order that Decision 041 defines. */
const scan = (plan: QueryPlan, exact: Uint32Array, scope: Scope): number[] => {
  const candidates = new Set(
    plan.flatMap(({ ranges }) =>
      ranges.flatMap(({ start, end }) =>
        Array.from(index.postings.subarray(start, end), posting => posting >>> 12),
      ),
    ),
  );
  const stylesOf = (entry: number) => {
    const traits = index.entryTraits[entry] ?? 0;
    const ranks = Array.from({ length: 16 }, (_, rank) => rank).filter(
      rank => (entryStyles(traits) >> rank) & 1,
    );
    return ranks.map((rank, place) => ({
      position: (index.entryPositions[entry] ?? 0) + place,
      style: catalog.libraries[entryLibrary(traits)]?.styles[rank] ?? '',
      isInScope: (((scope[entryLibrary(traits)] ?? 0) >> rank) & 1) === 1,
    }));
  };
  const rows = [...candidates]
    .map(entry => ({
      entry,
      library: entryLibrary(index.entryTraits[entry] ?? 0),
      ...scoreEntry(plan, entry),
    }))
    .filter(row => row.termCount > 0);
  const most = Math.max(0, ...rows.map(row => row.termCount));
  const matches = lowerRepetitions(
    rows
      .filter(row => row.termCount === most)
      .map(row => ({ ...row, bucket: exact.includes(row.entry) ? 127 : Math.floor(row.score * 126) })),
  );
  const ordered = matches
    .map(row => ({
      ...row,
      round: matches.filter(
        other => other.bucket === row.bucket && other.library === row.library && other.entry < row.entry,
      ).length,
    }))
    .sort((a, b) => b.bucket - a.bucket || a.round - b.round || a.library - b.library);
  const named = ordered.filter(row => row.bucket >= 125);
  const others = ordered.filter(row => row.bucket < 125);
  const pictures = others.filter(row => row.bucket >= 63).slice(0, 24);
  const inFirstStyle = (part: readonly Row[]) => part.flatMap(({ entry }) => stylesOf(entry).slice(0, 1));
  const inFurtherStyles = (part: readonly Row[]) =>
    LAYERS.flatMap(layer =>
      part.flatMap(({ entry }) =>
        stylesOf(entry)
          .slice(1)
          .filter(({ style }) => layer.split(' ').includes(style)),
      ),
    );
  return [
    ...inFirstStyle([...named, ...pictures]),
    ...inFurtherStyles(named),
    ...inFirstStyle(others.slice(pictures.length)),
    ...inFurtherStyles(others),
  ]
    .filter(({ isInScope }) => isInScope)
    .map(({ position }) => position);
};

const QUERIES = [
  'rocket',
  'heart',
  'arrow left',
  'delete user',
  'photo',
  'maison',
  'calender',
  'roc',
  'credit card',
  'home icon',
  'purple unicorn',
  'zoom',
  'a',
];

describe.each([
  ['all icons', all],
  ['one library', narrowScope(all, catalog.libraries, { libraries: ['tabler'] })],
  ['one style', narrowScope(all, catalog.libraries, { styles: ['fill'] })],
] as const)('in %s', (_, scope) => {
  it.each(QUERIES)('the engine and the naive scan return the same order for "%s"', text => {
    const { words, alternatives } = correctSpelling(index, text.split(' '), () => false);
    const plan = planQuery(index, words, { alternatives });
    const exact = findExactEntries(index, words);
    const expected = scan(plan, exact, scope);
    const ranked = (offset: number, limit: number) =>
      rank({ ...matcher.matchAll(plan), exact }, { scope }, { offset, limit });
    expect(Array.from(ranked(0, 96).positions)).toEqual(expected.slice(0, 96));
    expect(ranked(0, 96).total).toBe(expected.length);
    for (const offset of [1, 40, expected.length >> 1, Math.max(0, expected.length - 5)]) {
      expect(Array.from(ranked(offset, 50).positions)).toEqual(expected.slice(offset, offset + 50));
    }
  });
});
