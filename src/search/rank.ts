// Ranking: matches in, icon positions in their final order out, no more of them than a page needs.
//
// Matches fall into steps by score; what falls into one step is equally good, and there the libraries take turns, each
// with its entries in their own order. The names asked for come in all their styles before anything else; of the rest,
// every icon in its first style comes before any in a further one:
//
//     names asked for, first styles | their second styles | … | the rest, first styles | their second styles | …
import type { Matches } from './match.ts';
import { type Scope, STYLE_BITS, styleCount, stylePosition } from './scope.ts';
import { type SearchIndex, traitLibrary } from './sections.ts';
import { takeTurns } from './turns.ts';

export interface Ranked {
  readonly total: number;
  /** The positions of the page asked for. */
  readonly positions: Uint32Array;
}

export interface Window {
  readonly offset: number;
  readonly limit: number;
}

const STEPS = 128;
/** The step of entries whose name is the query itself. */
const EXACT_STEP = STEPS - 1;
/** From this step on a match is the name asked for, or that name with a counter. */
const NAMED_STEP = 125;

/** Orders the matches and cuts the window out of them. `exact` are the entries whose name is the query itself. */
export const rankMatches = (
  index: SearchIndex,
  scope: Scope,
  { entries, scores }: Matches,
  exact: Uint32Array,
  { offset, limit }: Window,
): Ranked => {
  const steps = new Uint8Array(entries.length);
  const sizes = new Uint32Array(STEPS);
  const named = new Uint32Array(STYLE_BITS);
  const rest = new Uint32Array(STYLE_BITS);
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] as number;
    const step =
      exact.length > 0 && exact.includes(entry)
        ? EXACT_STEP
        : Math.floor((scores[at] as number) * (EXACT_STEP - 1));
    steps[at] = step;
    sizes[step] = (sizes[step] as number) + 1;
    const rounds = step >= NAMED_STEP ? named : rest;
    const styles = styleCount(index, scope, entry);
    for (let round = 0; round < styles; round++) rounds[round] = (rounds[round] as number) + 1;
  }

  const namedIcons = sum(named);
  const total = namedIcons + sum(rest);
  const end = Math.min(total, offset + limit);
  const namedEntries = named[0] as number;
  const neededRest =
    Math.max(0, end - namedIcons) <= (rest[0] as number) ? end - namedIcons : (rest[0] as number);
  const ordered = orderBest(index, scope, entries, steps, sizes, namedEntries + Math.max(0, neededRest));
  const positions = new Uint32Array(Math.max(0, end - offset));
  const write = (part: Uint32Array, rounds: Uint32Array, start: number): void => {
    let at = start;
    for (let round = 0; round < STYLE_BITS && at < end; round++) {
      const size = rounds[round] as number;
      if (at + size > offset) writeRound(index, scope, part, round, { positions, at: at - offset });
      at += size;
    }
  };
  write(ordered.subarray(0, namedEntries), named, 0);
  write(ordered.subarray(namedEntries), rest, namedIcons);
  return { total, positions };
};

const sum = (numbers: Uint32Array): number => numbers.reduce((total, number) => total + number, 0);

/** Writes the entries' icons of style number `round`, the first to place `at` of `positions`, which may lie outside. */
const writeRound = (
  index: SearchIndex,
  scope: Scope,
  entries: Uint32Array,
  round: number,
  { positions, at: start }: { readonly positions: Uint32Array; readonly at: number },
): void => {
  // In the first round every entry has an icon, so that those before the window need not be looked at.
  const skipped = round === 0 && start < 0 ? -start : 0;
  let at = start + skipped;
  for (let number = skipped; number < entries.length && at < positions.length; number++) {
    const position = stylePosition(index, scope, entries[number] as number, round);
    if (position < 0) continue;
    if (at >= 0) positions[at] = position;
    at++;
  }
};

/** The best `count` entries in order (some more, where a step is cut): by step, within a step by turns. */
const orderBest = (
  index: SearchIndex,
  scope: Scope,
  entries: Uint32Array,
  steps: Uint8Array,
  sizes: Uint32Array,
  count: number,
): Uint32Array => {
  const starts = new Uint32Array(STEPS);
  let lowest = STEPS;
  let length = 0;
  while (lowest > 0 && length < count) {
    lowest--;
    starts[lowest] = length;
    length += sizes[lowest] as number;
  }
  const ordered = new Uint32Array(length);
  const next = starts.slice();
  for (let at = 0; at < entries.length; at++) {
    const step = steps[at] as number;
    if (step < lowest) continue;
    const place = next[step] as number;
    ordered[place] = entries[at] as number;
    next[step] = place + 1;
  }
  const libraryOf = (entry: number) => traitLibrary(index.entryTraits[entry] as number);
  for (let step = lowest; step < STEPS; step++) {
    const start = starts[step] as number;
    const size = sizes[step] as number;
    if (size > 1) takeTurns(ordered.subarray(start, start + size).sort(), libraryOf, scope.length);
  }
  return ordered;
};
