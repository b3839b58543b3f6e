// The scope of a search: which styles of which libraries may answer.
import type { Library } from '../model/library.ts';

/** Per library, the styles that may answer as bits by rank; 0 excludes the library. */
export type Scope = Uint16Array;

export const ALL_STYLES = 0xffff;

export const everything = (libraries: readonly Library[]): Scope =>
  new Uint16Array(libraries.length).fill(ALL_STYLES);

export interface Filter {
  readonly library?: string | undefined;
  /** An icon must have one of these styles. */
  readonly styles?: readonly string[] | undefined;
}

export const narrow = (scope: Scope, libraries: readonly Library[], { library, styles }: Filter): Scope =>
  scope.map((allowed, number) => {
    const row = libraries[number] as Library;
    if (library !== undefined && row.slug !== library) return 0;
    return styles === undefined ? allowed : allowed & styleBits(row, styles);
  });

const styleBits = (library: Library, styles: readonly string[]): number =>
  library.styles.reduce((bits, style, rank) => (styles.includes(style) ? bits | (1 << rank) : bits), 0);
