// Ranking: matches in, icon positions in their final order out, no more of them than a page needs.
//
// Matches fall into steps by score; what falls into one step is equally good, and there the libraries take turns, each
// with its entries in their own order. The names asked for come in all their styles before anything else; of the rest,
// every icon in its first style comes before any in a further one:
//
//     names asked for, first styles | their second styles | … | the rest, first styles | their second styles | …

import type { SearchIndex } from '../index/index-sections.ts';
import { iconsInScope, type Scope, STYLE_BITS, stylePosition } from '../query/scope.ts';
import { createTurns } from './interleave.ts';
import type { Matches } from './match.ts';

export interface Ranked {
  readonly total: number;
  /** The positions of the page asked for. */
  readonly positions: Uint32Array;
}

export interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** Orders the matches and cuts the window out of them. `exact` are the entries whose name is the query itself. */
export type Rank = (scope: Scope, matches: Matches, exact: Uint32Array, window: Window) => Ranked;

const STEPS = 128;
/** The step of entries whose name is the query itself. */
const EXACT_STEP = STEPS - 1;
/** Below this score no exact name is found: its words all answer, each as a word of a name at least. */
const LEAST_EXACT = 0.8;
/** From this step on a match is the name asked for, or that name with a counter. */
const NAMED_STEP = 125;

/** Its working arrays are as long as the index has entries and serve one ranking at a time. */
export const createRanker = (index: SearchIndex, libraryCount: number): Rank => {
  const takeTurns = createTurns(index, libraryCount);
  const { entryTraits } = index;
  const steps = new Uint8Array(index.entryCount);
  const ordered = new Uint32Array(index.entryCount);
  /** How many matches are in each step, and where in `ordered` its next one goes. */
  const sizes = new Uint32Array(STEPS);
  const next = new Uint32Array(STEPS);

  /** Puts each match into its step; gives the number of icons they have in all. */
  const countSteps = ({ entries, scores }: Matches, exact: Uint32Array, scope: Scope): number => {
    sizes.fill(0);
    let icons = 0;
    for (let at = 0; at < entries.length; at++) {
      const entry = entries[at];
      const score = scores[at];
      const isExact = score > LEAST_EXACT && exact.includes(entry);
      const step = isExact ? EXACT_STEP : (score * (EXACT_STEP - 1)) | 0;
      steps[at] = step;
      sizes[step]++;
      icons += iconsInScope(entryTraits[entry], scope);
    }
    return icons;
  };

  /** Puts the best `count` entries into `ordered`: by step, within a step by turns. */
  const orderBest = (entries: Uint32Array, count: number): void => {
    let lowest = STEPS;
    for (let length = 0; lowest > 0 && length < count; ) {
      lowest--;
      next[lowest] = length;
      length += sizes[lowest];
    }
    for (let at = 0; at < entries.length; at++) {
      const step = steps[at];
      if (step < lowest) continue;
      const place = next[step];
      ordered[place] = entries[at];
      next[step] = place + 1;
    }
    for (let step = lowest; step < STEPS; step++) {
      const size = sizes[step];
      if (size < 2) continue;
      const end = next[step];
      takeTurns(ordered, end - size, end, count - (end - size));
    }
  };

  return (scope, matches, exact, { offset, limit }) => {
    const total = countSteps(matches, exact, scope);
    const end = Math.min(total, offset + limit);
    const positions = new Uint32Array(Math.max(0, end - offset));
    if (positions.length === 0) return { total, positions };

    let named = 0;
    for (let step = NAMED_STEP; step < STEPS; step++) named += sizes[step];
    // An entry has an icon at least, so that no more of them are needed than icons.
    const needed = Math.min(matches.entries.length, Math.max(named, end));
    orderBest(matches.entries, needed);
    let at = -offset;
    /** Writes the icons of `ordered` from one place to another round by round; `at` runs through the window. */
    const write = (from: number, to: number): void => {
      for (let round = 0; round < STYLE_BITS && at < positions.length; round++) {
        // Every entry has an icon in the first round, so that those before the window need not be looked at.
        const skipped = round === 0 ? Math.min(Math.max(0, -at), to - from) : 0;
        at += skipped;
        for (let place = from + skipped; place < to && at < positions.length; place++) {
          const position = stylePosition(index, scope, ordered[place], round);
          if (position < 0) continue;
          if (at >= 0) positions[at] = position;
          at++;
        }
      }
    };
    write(0, named);
    write(named, needed);
    return { total, positions };
  };
};
