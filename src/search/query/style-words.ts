// Style words: names of styles and libraries in the text of a query, which act as filters. (Decision 042)
import type { Library } from '../../model/library.ts';
import type { Filter } from './scope.ts';

const OUTLINE_STYLES = ['outline', 'line', 'regular', 'stroke-rounded'];
const SOLID_STYLES = ['filled', 'fill', 'solid'];

/** Words for styles, beside the style names themselves. */
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

/** Words that are also subjects of icons: alone in a query, they do not name a style. */
const AMBIGUOUS = new Set(['light', 'line', 'bold', 'fill', 'regular', 'thin', 'stroke', 'solid', 'linear']);

/** Package names of libraries that differ from their slugs. */
const PACKAGE_NAMES: Readonly<Record<string, readonly string[]>> = { lucide: ['lucide-react'] };

/** Words that library names have in common. */
const GENERIC_WORDS = new Set(['icons', 'icon', 'free']);

export interface StyleWords {
  /** A name in one word, or in several with hyphens, to the filter that it stands for. */
  readonly filters: ReadonlyMap<string, Filter>;
  /** Every word of these names. */
  readonly words: ReadonlySet<string>;
}

/** The names of the catalog's libraries and styles, and synonyms of style names. */
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

/** 'Remix Icon' → 'remix' */
const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .split(' ')
    .filter(word => !GENERIC_WORDS.has(word))
    .join('-');

export interface StyledQuery {
  /** The words that are left to search for. */
  readonly words: readonly string[];
  readonly filters: readonly Filter[];
  /** Indexes of the words that name a library. */
  readonly libraryWords: ReadonlySet<number>;
}

/** The maximum number of words in the name of a style or library ('material-symbols-light'). */
const MAX_NAME_LENGTH = 4;

/** Separates style and library words from the others. Undefined if there are none, or only one ambiguous word. */
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
