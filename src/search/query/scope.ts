// The scope of a search: which styles of which libraries may answer.
import type { Library } from '../../model/library.ts';
import { type SearchIndex, traitLibrary, traitStyles } from '../index/index-sections.ts';

/** Per library, the styles that may answer as bits by rank; 0 excludes the library. */
export type Scope = Uint16Array;

export interface Filter {
  readonly library?: string | undefined;
  /** An icon must have one of these styles. */
  readonly styles?: readonly string[] | undefined;
}

/** A library has at most this many styles. */
export const STYLE_BITS = 16;
const ALL_STYLES = 0xffff;

/** By number, how many of its 16 bits are set. */
const ONES = new Uint8Array(1 << STYLE_BITS);
for (let bits = 1; bits < ONES.length; bits++) ONES[bits] = ONES[bits >>> 1] + (bits & 1);

export const everything = (libraries: readonly Library[]): Scope =>
  new Uint16Array(libraries.length).fill(ALL_STYLES);

/** What is left of `scope` behind the filter; an unknown library or style leaves nothing. */
export const narrow = (scope: Scope, libraries: readonly Library[], { library, styles }: Filter): Scope =>
  scope.map((allowed, number) => {
    const row = libraries[number];
    if (library !== undefined && row.slug !== library) return 0;
    return styles === undefined ? allowed : allowed & styleBits(row, styles);
  });

const styleBits = (library: Library, styles: readonly string[]): number =>
  library.styles.reduce((bits, style, rank) => (styles.includes(style) ? bits | (1 << rank) : bits), 0);

/** How many icons of each style each library has: [library × 16 + style rank]. */
export const countStyles = (index: SearchIndex): Uint32Array => {
  const counts: number[] = [];
  for (const traits of index.entryTraits) {
    for (let rest = traitStyles(traits); rest !== 0; rest &= rest - 1) {
      const row = traitLibrary(traits) * STYLE_BITS + (31 - Math.clz32(rest & -rest));
      counts[row] = (counts[row] ?? 0) + 1;
    }
  }
  return Uint32Array.from(counts, count => count ?? 0);
};

/** How many icons are in scope, from what `countStyles` gave. */
export const scopeSize = (scope: Scope, styleCounts: Uint32Array): number =>
  styleCounts.reduce((size, count, row) => {
    const allowed = scope[Math.floor(row / STYLE_BITS)];
    return (allowed >>> (row % STYLE_BITS)) & 1 ? size + count : size;
  }, 0);

/** How many icons an entry of these traits has in scope. */
export const iconsInScope = (traits: number, scope: Scope): number =>
  ONES[traits & ALL_STYLES & scope[traits >>> STYLE_BITS]];

/** The position of the entry's icon number `round` of those in scope, or -1. */
export const stylePosition = (index: SearchIndex, scope: Scope, entry: number, round: number): number => {
  const traits = index.entryTraits[entry];
  const styles = traitStyles(traits);
  let allowed = styles & scope[traitLibrary(traits)];
  for (let skipped = 0; skipped < round; skipped++) allowed &= allowed - 1;
  if (allowed === 0) return -1;
  const lowest = allowed & -allowed;
  return index.entryPositions[entry] + ONES[styles & (lowest - 1)];
};
