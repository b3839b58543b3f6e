// Scope of a search: the permitted styles of each library.
import type { Library } from '../../model/icon.ts';
import { entryLibrary, entryStyles, type SearchIndex } from '../index/index-sections.ts';

/** One element per library; bit r permits the style with index r in the library's list, 0 excludes the library. */
export type Scope = Uint16Array;

export interface Filter {
  /** A library slug. */
  readonly library?: string | undefined;
  /** Permitted styles; undefined permits all. */
  readonly styles?: readonly string[] | undefined;
}

/** Maximum number of styles of a library. */
export const MAX_STYLES = 16;
const ALL_STYLES = 0xffff;

/** Lookup table for the population count of 16-bit numbers. */
const BIT_COUNTS = new Uint8Array(1 << MAX_STYLES);
for (let bits = 1; bits < BIT_COUNTS.length; bits++) BIT_COUNTS[bits] = BIT_COUNTS[bits >>> 1] + (bits & 1);

/** The scope without filters. */
export const fullScope = (libraries: readonly Library[]): Scope =>
  new Uint16Array(libraries.length).fill(ALL_STYLES);

/** The part of `scope` that passes the filter; empty for an unknown library or style. */
export const narrowScope = (
  scope: Scope,
  libraries: readonly Library[],
  { library, styles }: Filter,
): Scope =>
  scope.map((allowed, index) => {
    const row = libraries[index];
    if (library !== undefined && row.slug !== library) return 0;
    return styles === undefined ? allowed : allowed & styleBits(row, styles);
  });

const styleBits = (library: Library, styles: readonly string[]): number =>
  library.styles.reduce((bits, style, rank) => (styles.includes(style) ? bits | (1 << rank) : bits), 0);

/** Number of icons per library and style, at index library × MAX_STYLES + style. */
export const countStyles = (index: SearchIndex): Uint32Array => {
  const counts: number[] = [];
  for (const traits of index.entryTraits) {
    for (let rest = entryStyles(traits); rest !== 0; rest &= rest - 1) {
      const row = entryLibrary(traits) * MAX_STYLES + (31 - Math.clz32(rest & -rest));
      counts[row] = (counts[row] ?? 0) + 1;
    }
  }
  return Uint32Array.from(counts, count => count ?? 0);
};

/** Number of icons in scope; `styleCounts` is the result of `countStyles`. */
export const countIcons = (scope: Scope, styleCounts: Uint32Array): number =>
  styleCounts.reduce((sum, count, row) => {
    const allowed = scope[Math.floor(row / MAX_STYLES)];
    return (allowed >>> (row % MAX_STYLES)) & 1 ? sum + count : sum;
  }, 0);

/** Number of an entry's icons that are in scope; `traits` are the traits of the entry. */
export const countEntryIcons = (traits: number, scope: Scope): number =>
  BIT_COUNTS[traits & ALL_STYLES & scope[traits >>> MAX_STYLES]];

/** Catalog position of the `nth` icon (from 0) of an entry among its icons in scope; -1 if there are fewer. */
export const iconPosition = (index: SearchIndex, scope: Scope, entry: number, nth: number): number => {
  const traits = index.entryTraits[entry];
  const styles = entryStyles(traits);
  let allowed = styles & scope[entryLibrary(traits)];
  for (let skipped = 0; skipped < nth; skipped++) allowed &= allowed - 1;
  if (allowed === 0) return -1;
  const lowest = allowed & -allowed;
  return index.entryPositions[entry] + BIT_COUNTS[styles & (lowest - 1)];
};
