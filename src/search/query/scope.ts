// Scope of a search: the styles per library that pass the filters.
import type { Library } from '../../model/library.ts';
import { entryLibrary, entryStyles, type SearchIndex } from '../index/index-sections.ts';

/** Per library, bit r for its style of rank r; 0 excludes the library. */
export type Scope = Uint16Array;

export interface Filter {
  /** A library slug. */
  readonly library?: string | undefined;
  /** An icon must have one of these styles. */
  readonly styles?: readonly string[] | undefined;
}

/** The maximum number of styles of a library. */
export const MAX_STYLES = 16;
const ALL_STYLES = 0xffff;

/** Population count of 16-bit numbers. */
const BIT_COUNTS = new Uint8Array(1 << MAX_STYLES);
for (let bits = 1; bits < BIT_COUNTS.length; bits++) BIT_COUNTS[bits] = BIT_COUNTS[bits >>> 1] + (bits & 1);

/** The scope without filters. */
export const fullScope = (libraries: readonly Library[]): Scope =>
  new Uint16Array(libraries.length).fill(ALL_STYLES);

/** The part of `scope` that passes the filter; nothing for an unknown library or style. */
export const narrowScope = (
  scope: Scope,
  libraries: readonly Library[],
  { library, styles }: Filter,
): Scope =>
  scope.map((allowed, number) => {
    const row = libraries[number];
    if (library !== undefined && row.slug !== library) return 0;
    return styles === undefined ? allowed : allowed & styleBits(row, styles);
  });

const styleBits = (library: Library, styles: readonly string[]): number =>
  library.styles.reduce((bits, style, rank) => (styles.includes(style) ? bits | (1 << rank) : bits), 0);

/** The number of icons per library and style, at [library number × MAX_STYLES + style rank]. */
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

/** The number of icons in scope; `styleCounts` comes from `countStyles`. */
export const countIcons = (scope: Scope, styleCounts: Uint32Array): number =>
  styleCounts.reduce((sum, count, row) => {
    const allowed = scope[Math.floor(row / MAX_STYLES)];
    return (allowed >>> (row % MAX_STYLES)) & 1 ? sum + count : sum;
  }, 0);

/** The number of icons in scope of an entry with these traits. */
export const countEntryIcons = (traits: number, scope: Scope): number =>
  BIT_COUNTS[traits & ALL_STYLES & scope[traits >>> MAX_STYLES]];

/** The catalog position of an entry's icon number `nth` (from 0) of those in scope; -1 if there are fewer. */
export const iconPosition = (index: SearchIndex, scope: Scope, entry: number, nth: number): number => {
  const traits = index.entryTraits[entry];
  const styles = entryStyles(traits);
  let allowed = styles & scope[entryLibrary(traits)];
  for (let skipped = 0; skipped < nth; skipped++) allowed &= allowed - 1;
  if (allowed === 0) return -1;
  const lowest = allowed & -allowed;
  return index.entryPositions[entry] + BIT_COUNTS[styles & (lowest - 1)];
};
