// Ranking: matches in, icon positions in their final order out, no more of them than a page needs.
import type { Matches } from './match.ts';
import type { Scope } from './scope.ts';
import { type SearchIndex, traitLibrary, traitStyles } from './sections.ts';

export interface Ranked {
  readonly total: number;
  /** The positions of the page asked for. */
  readonly positions: Uint32Array;
}

export interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** Scores are told apart in this many steps; what falls into one step is equally good. */
const STEPS = 128;
/** From this step on, a match is the name asked for, or that name with a counter. */
const NAMED = 125;

/** The step of a score; entries whose name is the query stand above all. */
const stepOf = (score: number): number => Math.min(STEPS - 2, Math.floor(score * (STEPS - 2)));

/**
 * Orders the matches by step, within a step by taking turns between the libraries, each library's in the order of the
 * entries. Icons in their first style come before the same names in further styles: first the names asked for in all
 * their styles, then everything else.
 */
export const rankMatches = (
  index: SearchIndex,
  scope: Scope,
  { entries, scores }: Matches,
  exact: Uint32Array,
  { offset, limit }: Window,
): Ranked => {
  const named = new Set(exact);
  const steps = Uint8Array.from(scores, (score, at) =>
    named.size > 0 && named.has(entries[at] as number) ? STEPS - 1 : stepOf(score),
  );
  const libraryOf = (entry: number) => traitLibrary(index.entryTraits[entry] as number);
  const ordered = orderBySteps(entries, steps, libraryOf, scope.length);
  const namedCount = steps.reduce((count, step) => (step >= NAMED ? count + 1 : count), 0);
  const positions: number[] = [];
  for (const part of [ordered.subarray(0, namedCount), ordered.subarray(namedCount)]) {
    addStyles(index, scope, part, positions);
  }
  return { total: positions.length, positions: Uint32Array.from(positions.slice(offset, offset + limit)) };
};

const orderBySteps = (
  entries: Uint32Array,
  steps: Uint8Array,
  libraryOf: (entry: number) => number,
  libraryCount: number,
): Uint32Array => {
  const starts = new Uint32Array(STEPS + 1);
  for (const step of steps) starts[STEPS - step] = (starts[STEPS - step] as number) + 1;
  for (let at = 1; at <= STEPS; at++) starts[at] = (starts[at] as number) + (starts[at - 1] as number);
  const ordered = new Uint32Array(entries.length);
  const next = starts.slice();
  entries.forEach((entry, at) => {
    const row = STEPS - 1 - (steps[at] as number);
    ordered[next[row] as number] = entry;
    next[row] = (next[row] as number) + 1;
  });
  for (let row = 0; row < STEPS; row++) {
    const part = ordered.subarray(starts[row], starts[row + 1]);
    if (part.length > 1) takeTurns(part.sort(), libraryOf, libraryCount);
  }
  return ordered;
};

/** Reorders entries so that each library's first comes before any library's second. */
const takeTurns = (
  entries: Uint32Array,
  libraryOf: (entry: number) => number,
  libraryCount: number,
): void => {
  const turns = new Uint32Array(libraryCount);
  const keyed = Array.from(entries, entry => {
    const library = libraryOf(entry);
    const turn = turns[library] as number;
    turns[library] = turn + 1;
    return { entry, key: turn * libraryCount + library };
  });
  keyed.sort((a, b) => a.key - b.key);
  keyed.forEach(({ entry }, at) => {
    entries[at] = entry;
  });
};

/** Adds the icons of the entries: all in their first style that is in scope, then all in their second, and so on. */
const addStyles = (index: SearchIndex, scope: Scope, entries: Uint32Array, positions: number[]): void => {
  let rest = entries;
  for (let round = 0; rest.length > 0; round++) {
    rest = rest.filter(entry => {
      const position = stylePosition(index, scope, entry, round);
      if (position >= 0) positions.push(position);
      return position >= 0;
    });
  }
};

/** The position of the entry's style number `round` among those in scope, or -1. */
export const stylePosition = (index: SearchIndex, scope: Scope, entry: number, round: number): number => {
  const traits = index.entryTraits[entry] as number;
  const styles = traitStyles(traits);
  let allowed = styles & (scope[traitLibrary(traits)] as number);
  for (let skipped = 0; skipped < round; skipped++) allowed &= allowed - 1;
  if (allowed === 0) return -1;
  const lowest = allowed & -allowed;
  return (index.entryPositions[entry] as number) + countOnes(styles & (lowest - 1));
};

const countOnes = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};
