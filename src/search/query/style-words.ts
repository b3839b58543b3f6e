// Style words: style and library names in a query, which act as filters. (Decision 042)
import type { Library } from '../../model/icon.ts';
import type { Filter } from './scope.ts';

const OUTLINE_STYLES = ['outline', 'line', 'regular', 'stroke-rounded'];
const SOLID_STYLES = ['filled', 'fill', 'solid'];

/** Synonyms of style names → the styles that they select. */
const STYLE_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  outline: OUTLINE_STYLES,
  outlined: OUTLINE_STYLES,
  outlines: OUTLINE_STYLES,
  line: OUTLINE_STYLES,
  linear: OUTLINE_STYLES,
  stroke: OUTLINE_STYLES,
  stroked: OUTLINE_STYLES,
  filled: SOLID_STYLES,
  fill: SOLID_STYLES,
  solid: SOLID_STYLES,
  bold: ['bold'],
  thin: ['thin'],
  light: ['light'],
  regular: ['regular'],
  duotone: ['duotone'],
  'duo-tone': ['duotone'],
  'two-tone': ['duotone'],
  twotone: ['duotone'],
};

/** Words that are also subjects of icons; as the only word of a query, they are not style words. */
const AMBIGUOUS = new Set(['light', 'line', 'bold', 'fill', 'regular', 'thin', 'stroke', 'solid', 'linear']);

/** npm package names of libraries, where they differ from the slug. */
const PACKAGE_NAMES: Readonly<Record<string, readonly string[]>> = { lucide: ['lucide-react'] };

/** Words of library names that do not identify a library. */
const GENERIC_WORDS = new Set(['icons', 'icon', 'free']);

export interface StyleWords {
  /** Style or library name, hyphenated if it has several words → its filter. */
  readonly filters: ReadonlyMap<string, Filter>;
  /** All words that occur in these names. */
  readonly words: ReadonlySet<string>;
}

/** Collects the names of all libraries and styles in the catalog, and the synonyms of style names. */
export const collectStyleWords = (libraries: readonly Library[]): StyleWords => {
  const filters = new Map<string, Filter>();
  const styles = new Set(libraries.flatMap(library => library.styles));
  for (const style of styles) if (style !== 'default') filters.set(style, { styles: [style] });
  for (const [word, meant] of Object.entries(STYLE_SYNONYMS)) {
    if (meant.some(style => styles.has(style))) filters.set(word, { styles: meant });
  }
  for (const { slug, name } of libraries) {
    const names = [slug, plainName(name), `${slug}icon`, `${slug}icons`, ...(PACKAGE_NAMES[slug] ?? [])];
    for (const libraryName of names) filters.set(libraryName, { library: slug });
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
  /** The other words, which are searched for. */
  readonly words: readonly string[];
  readonly filters: readonly Filter[];
  /** Indices of the query words that are library names. */
  readonly libraryWords: ReadonlySet<number>;
}

/** Maximum number of words in a style or library name ('material-symbols-light'). */
const MAX_NAME_LENGTH = 4;

/**
 * Separates style and library words from other words. Undefined if there are none, or if the query is one ambiguous
 * word.
 */
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
        if (name.filter.library !== undefined) libraryWords.add(at);
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
