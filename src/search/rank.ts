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
/** Below this score no exact name is found: its words all answer, each as a word of a name at least. */
const LEAST_EXACT = 0.8;
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
  // How many entries have so many styles in scope, of the names asked for and of the rest.
  const namedByStyles = new Uint32Array(STYLE_BITS + 1);
  const restByStyles = new Uint32Array(STYLE_BITS + 1);
  for (let at = 0; at < entries.length; at++) {
    const entry = entries[at] as number;
    const score = scores[at] as number;
    const isExact = score > LEAST_EXACT && exact.includes(entry);
    const step = isExact ? EXACT_STEP : Math.floor(score * (EXACT_STEP - 1));
    steps[at] = step;
    sizes[step] = (sizes[step] as number) + 1;
    const byStyles = step >= NAMED_STEP ? namedByStyles : restByStyles;
    const styles = styleCount(index, scope, entry);
    byStyles[styles] = (byStyles[styles] as number) + 1;
  }
  const named = roundSizes(namedByStyles);
  const rest = roundSizes(restByStyles);

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

/** The sizes of the rounds: every entry is in the first, those with more than one style in the second, and so on. */
const roundSizes = (entriesByStyles: Uint32Array): Uint32Array => {
  const sizes = new Uint32Array(STYLE_BITS);
  let size = 0;
  for (let round = STYLE_BITS - 1; round >= 0; round--) {
    size += entriesByStyles[round + 1] as number;
    sizes[round] = size;
  }
  return sizes;
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

/** The best `count` entries in order: by step, within a step by turns. */
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
    const part = ordered.subarray(start, start + (sizes[step] as number));
    if (part.length > 1)
      takeTurns(sortEntries(part), libraryOf, { libraryCount: scope.length, wanted: count - start });
  }
  return ordered.subarray(0, count);
};

/** Lists of postings are sorted, so that what comes out of one list only is in order already. */
const sortEntries = (entries: Uint32Array): Uint32Array => {
  for (let at = 1; at < entries.length; at++) {
    if ((entries[at] as number) < (entries[at - 1] as number)) return entries.sort();
  }
  return entries;
};
