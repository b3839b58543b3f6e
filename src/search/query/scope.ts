// Scope of a search: the libraries and styles in which it finds icons. (Decision 041)
import type { Library } from '../../model/icon.ts';
import { entryLibrary, entryStyles, type SearchIndex } from '../index/index-sections.ts';

/** Per library: its permitted styles. Bit r is the style with index r in the library. */
export type Scope = Uint16Array;

/** Whether a scope contains all icons. */
export const isFullScope = (scope: Scope): boolean => scope.every(styles => styles === ALL_STYLES);

export interface Filter {
  /** Slugs of the permitted libraries. Undefined permits all libraries. */
  readonly libraries?: readonly string[] | undefined;
  /** Permitted styles. Undefined permits all styles. */
  readonly styles?: readonly string[] | undefined;
}

/** Maximum number of styles of a library: the index stores the styles of an entry in 16 bits. */
export const MAX_STYLES = 16;
const ALL_STYLES = 0xffff;

/** Number of set bits of each 16-bit number. */
const BIT_COUNTS = new Uint8Array(1 << MAX_STYLES);
for (let bits = 1; bits < BIT_COUNTS.length; bits++) BIT_COUNTS[bits] = BIT_COUNTS[bits >>> 1] + (bits & 1);

export const fullScope = (libraries: readonly Library[]): Scope =>
  new Uint16Array(libraries.length).fill(ALL_STYLES);

/** The styles of `scope` that pass the filter: none for unknown libraries or styles. */
export const narrowScope = (
  scope: Scope,
  catalogLibraries: readonly Library[],
  { libraries, styles }: Filter,
): Scope =>
  scope.map((allowed, index) => {
    const row = catalogLibraries[index];
    if (libraries?.includes(row.slug) === false) return 0;
    return styles === undefined ? allowed : allowed & styleBits(row, styles);
  });

const styleBits = (library: Library, styles: readonly string[]): number =>
  library.styles.reduce((bits, style, rank) => (styles.includes(style) ? bits | (1 << rank) : bits), 0);

/** Number of icons per library and style, at library × MAX_STYLES + style. Counting them takes 0.1 ms. */
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

/** Number of icons in scope. `styleCounts` is the result of `countStyles`. */
export const countIcons = (scope: Scope, styleCounts: Uint32Array): number =>
  styleCounts.reduce((sum, count, row) => {
    const allowed = scope[Math.floor(row / MAX_STYLES)];
    return (allowed >>> (row % MAX_STYLES)) & 1 ? sum + count : sum;
  }, 0);

/** Number of styles in which an entry is in scope. */
export const countEntryIcons = (traits: number, scope: Scope): number =>
  BIT_COUNTS[traits & ALL_STYLES & scope[traits >>> MAX_STYLES]];

/** Catalog position of an entry in a style, which is one bit of the styles of the entry. */
export const iconPosition = (index: SearchIndex, entry: number, style: number): number =>
  index.entryPositions[entry] + BIT_COUNTS[entryStyles(index.entryTraits[entry]) & (style - 1)];

/** Words, and the styles that each of the words selects. All other names of styles select only the style itself. */
const STYLE_SYNONYMS: readonly (readonly [words: string, styles: readonly string[]])[] = [
  ['outline outlined outlines line linear stroke stroked', ['outline', 'line', 'regular', 'stroke-rounded']],
  ['filled fill solid', ['filled', 'fill', 'solid']],
  ['duo-tone two-tone twotone', ['duotone']],
];

/** The scope of each style of the catalog together with its synonyms, in the order of the catalog. */
export const styleLayers = (libraries: readonly Library[]): readonly Scope[] => {
  const names = new Set(libraries.flatMap(({ styles }) => styles));
  const groups = new Set<readonly string[]>();
  for (const name of names) {
    const synonyms = STYLE_SYNONYMS.find(([, styles]) => styles.includes(name))?.[1];
    groups.add(synonyms ?? [name]);
  }
  return Array.from(groups, styles => narrowScope(fullScope(libraries), libraries, { styles }));
};

/** Style names that are also subjects of icons. A query of one of these words alone searches for the subject. */
const AMBIGUOUS = new Set(['light', 'line', 'bold', 'fill', 'regular', 'thin', 'stroke', 'solid', 'linear']);

/** npm packages by library slug, for packages whose name differs from the slug. */
const PACKAGE_NAMES: Readonly<Record<string, readonly string[]>> = { lucide: ['lucide-react'] };

/** Words of library names that do not identify a library. */
const GENERIC_WORDS = new Set(['icons', 'icon', 'free']);

export interface StyleWords {
  /** Filters by name of a style or library. Names of several words have hyphens. */
  readonly filters: ReadonlyMap<string, Filter>;
  /** All words of these names. */
  readonly words: ReadonlySet<string>;
}

/** Collects the words that filter: names of libraries and styles in the catalog, and synonyms of style names. */
export const collectStyleWords = (libraries: readonly Library[]): StyleWords => {
  const filters = new Map<string, Filter>();
  const styles = new Set(libraries.flatMap(library => library.styles));
  for (const style of styles) if (style !== 'default') filters.set(style, { styles: [style] });
  for (const [words, meant] of STYLE_SYNONYMS) {
    if (!meant.some(style => styles.has(style))) continue;
    for (const word of words.split(' ')) filters.set(word, { styles: meant });
  }
  for (const { slug, name } of libraries) {
    const names = [slug, plainName(name), `${slug}icon`, `${slug}icons`, ...(PACKAGE_NAMES[slug] ?? [])];
    for (const libraryName of names) filters.set(libraryName, { libraries: [slug] });
  }
  return { filters, words: new Set([...filters.keys()].flatMap(name => name.split('-'))) };
};

/** Library name without generic words: 'Remix Icon' → 'remix'. */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .split(' ')
    .filter(word => !GENERIC_WORDS.has(word))
    .join('-');

export interface StyledQuery {
  /** The query words that are not filters. */
  readonly words: readonly string[];
  readonly filters: readonly Filter[];
  /** Indices of the query words that belong to library names. */
  readonly libraryWords: ReadonlySet<number>;
}

/** Maximum number of words in the name of a style or library ('material-symbols-light'). */
const MAX_NAME_LENGTH = 4;

/** Whether a word names only a style or library, and no subject of icons. */
export const isFilterName = ({ filters }: StyleWords, word: string): boolean =>
  filters.has(word) && !AMBIGUOUS.has(word);

/** Separates names of styles and libraries from the other words. Undefined if the query has no such name. */
export const readStyleWords = (styleWords: StyleWords, words: readonly string[]): StyledQuery | undefined => {
  if (words.length === 1 && AMBIGUOUS.has(words[0])) return undefined;
  const rest: string[] = [];
  const filters: Filter[] = [];
  const libraryWords = new Set<number>();
  for (let at = 0; at < words.length; ) {
    const name = longestNameAt(styleWords, words, at);
    if (name === undefined) rest.push(words[at++]);
    else {
      filters.push(name.filter);
      for (const end = at + name.wordCount; at < end; at++) {
        if (name.filter.libraries !== undefined) libraryWords.add(at);
      }
    }
  }
  return filters.length > 0 ? { words: rest, filters, libraryWords } : undefined;
};

const longestNameAt = (
  { filters }: StyleWords,
  words: readonly string[],
  from: number,
): { readonly filter: Filter; readonly wordCount: number } | undefined => {
  for (let wordCount = Math.min(MAX_NAME_LENGTH, words.length - from); wordCount > 0; wordCount--) {
    const filter = filters.get(words.slice(from, from + wordCount).join('-'));
    if (filter !== undefined) return { filter, wordCount };
  }
  return undefined;
};
