// Matching and ranking agree with a slow scan that reads every list for every entry and sorts everything.
import { describe, expect, it } from 'vitest';
import { openIndex, traitLibrary, traitStyles } from '../../src/search/index/index-sections.ts';
import type { Source } from '../../src/search/query/posting-ranges.ts';
import { type Plan, planQuery } from '../../src/search/query/query-plan.ts';
import { everything, narrow, type Scope } from '../../src/search/query/scope.ts';
import { correctSpelling } from '../../src/search/query/spell-correction.ts';
import {
  agreedStrength,
  packReason,
  reasonShare,
  scoreOf,
  WHOLE,
  worth,
} from '../../src/search/rank/evidence.ts';
import { exactEntries } from '../../src/search/rank/exact.ts';
import { createMatcher } from '../../src/search/rank/match.ts';
import { createRanker } from '../../src/search/rank/rank.ts';
import { catalog, catalogFile } from './real-search.ts';

const index = openIndex(catalogFile);
const matcher = createMatcher(index);
const rank = createRanker(index, catalog.libraries.length);
const all = everything(catalog.libraries);

/** What one list says of one entry, in the matcher's units. */
const reasonOf = ({ start, end, factor, wordCount }: Source, entry: number): number => {
  const posting = index.postings.subarray(start, end).find(candidate => candidate >>> 12 === entry);
  if (posting === undefined) return 0;
  const strength = Math.round(((posting >>> 6) & 63) * ((factor * WHOLE) / 63));
  return packReason(strength, Math.round((posting & 63) * (WHOLE / (63 * wordCount))));
};

const best = (sources: readonly Source[], entry: number): number =>
  sources.map(source => reasonOf(source, entry)).reduce((a, b) => (worth(b) > worth(a) ? b : a), 0);

const scorePlan = (plan: Plan, entry: number): { answered: number; score: number } => {
  let answered = 0;
  let weighted = 0;
  let shares = 0;
  for (const { sources, weight, isFiller } of plan) {
    const own = best(
      sources.filter(source => !source.isReference),
      entry,
    );
    const referred = best(
      sources.filter(source => source.isReference),
      entry,
    );
    const [better, other] = worth(own) >= worth(referred) ? [own, referred] : [referred, own];
    if (better === 0) continue;
    shares += reasonShare(better);
    if (isFiller) continue;
    answered++;
    weighted += weight * agreedStrength(better, other);
  }
  const weights = plan.filter(slot => !slot.isFiller).reduce((sum, slot) => sum + slot.weight, 0);
  return {
    answered,
    score: scoreOf(plan.length === 1 ? weighted / (plan[0]?.weight ?? 1) : weighted / weights, shares),
  };
};

/** Positions of all matches in order, by the words of rank.ts taken literally. */
const scan = (plan: Plan, exact: Uint32Array, scope: Scope): number[] => {
  const mentioned = new Set(
    plan.flatMap(({ sources }) =>
      sources.flatMap(({ start, end }) =>
        Array.from(index.postings.subarray(start, end), posting => posting >>> 12),
      ),
    ),
  );
  const stylesOf = (entry: number): number[] => {
    const traits = index.entryTraits[entry] as number;
    const own = Array.from({ length: 16 }, (_, rank) => rank).filter(
      rank => (traitStyles(traits) >> rank) & 1,
    );
    return own.flatMap((rank, place) =>
      ((scope[traitLibrary(traits)] as number) >> rank) & 1
        ? [(index.entryPositions[entry] as number) + place]
        : [],
    );
  };
  const rows = [...mentioned]
    .filter(entry => stylesOf(entry).length > 0)
    .map(entry => ({
      entry,
      library: traitLibrary(index.entryTraits[entry] as number),
      ...scorePlan(plan, entry),
    }))
    .filter(row => row.answered > 0);
  const most = Math.max(0, ...rows.map(row => row.answered));
  const matching = rows
    .filter(row => row.answered === most)
    .map(row => ({ ...row, step: exact.includes(row.entry) ? 127 : Math.floor(row.score * 126) }));
  const ordered = matching
    .map(row => ({
      ...row,
      turn: matching.filter(
        other => other.step === row.step && other.library === row.library && other.entry < row.entry,
      ).length,
    }))
    .sort((a, b) => b.step - a.step || a.turn - b.turn || a.library - b.library);
  return [ordered.filter(row => row.step >= 125), ordered.filter(row => row.step < 125)].flatMap(part =>
    Array.from({ length: 16 }, (_, round) =>
      part.flatMap(({ entry }) => stylesOf(entry)[round] ?? []),
    ).flat(),
  );
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
  ['everything', all],
  ['one library', narrow(all, catalog.libraries, { library: 'tabler' })],
  ['one style', narrow(all, catalog.libraries, { styles: ['fill'] })],
] as const)('in %s', (_, scope) => {
  it.each(QUERIES)('"%s" is matched and ranked as by a slow scan', text => {
    const { words, alternatives } = correctSpelling(index, text.split(' '), () => false);
    const plan = planQuery(index, words, { alternatives });
    const exact = exactEntries(index, words);
    const slow = scan(plan, exact, scope);
    const ranked = (offset: number, limit: number) =>
      rank(scope, matcher.match(plan, scope), exact, { offset, limit });
    expect(Array.from(ranked(0, 96).positions)).toEqual(slow.slice(0, 96));
    expect(ranked(0, 96).total).toBe(slow.length);
    for (const offset of [1, 40, slow.length >> 1, Math.max(0, slow.length - 5)]) {
      expect(Array.from(ranked(offset, 50).positions)).toEqual(slow.slice(offset, offset + 50));
    }
  });
});
