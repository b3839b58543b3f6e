// Style words: the ways people name a library or a style inside a search text.
import type { Library } from '../../model/library.ts';
import type { Filter } from './scope.ts';

const OUTLINES = ['outline', 'line', 'regular', 'stroke-rounded'];
const SOLIDS = ['filled', 'fill', 'solid'];

/** What a word asks for beyond the style of that very name. */
const STYLE_WORDS: Readonly<Record<string, readonly string[]>> = {
  outline: OUTLINES,
  outlined: OUTLINES,
  outlines: OUTLINES,
  line: OUTLINES,
  linear: OUTLINES,
  stroke: OUTLINES,
  stroked: OUTLINES,
  filled: SOLIDS,
  fill: SOLIDS,
  solid: SOLIDS,
  bold: ['bold'],
  thin: ['thin'],
  light: ['light'],
  regular: ['regular'],
  duotone: ['duotone'],
  'duo-tone': ['duotone'],
  'two-tone': ['duotone'],
  twotone: ['duotone'],
};

/** These are words for pictures too: alone, they do not mean the style. */
const AMBIGUOUS = new Set(['light', 'line', 'bold', 'fill', 'regular', 'thin', 'stroke', 'solid', 'linear']);

/** Further names of libraries: packages that people paste. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = { lucide: ['lucide-react'] };

/** Parts of a library's name that say nothing by themselves. */
const GENERIC_WORDS = new Set(['icons', 'icon', 'free']);

export interface StyleWords {
  /** A word, or several with hyphens, → the filter that it may mean. */
  readonly filters: ReadonlyMap<string, Filter>;
  /** Every single word of these names. */
  readonly words: ReadonlySet<string>;
}

/** The style and library words of a catalog: each library's slug and name, each style's name, and what people say for them. */
export const collectStyleWords = (libraries: readonly Library[]): StyleWords => {
  const filters = new Map<string, Filter>();
  const offered = new Set(libraries.flatMap(library => library.styles));
  for (const style of offered) if (style !== 'default') filters.set(style, { styles: [style] });
  for (const [word, styles] of Object.entries(STYLE_WORDS)) {
    if (styles.some(style => offered.has(style))) filters.set(word, { styles });
  }
  for (const { slug, name } of libraries) {
    const spoken = name
      .toLowerCase()
      .replace(/[^a-z0-9 ]/g, '')
      .split(' ')
      .filter(word => !GENERIC_WORDS.has(word));
    const names = [slug, spoken.join('-'), `${slug}icon`, `${slug}icons`, ...(OTHER_NAMES[slug] ?? [])];
    for (const libraryName of names) filters.set(libraryName, { library: slug });
  }
  return { filters, words: new Set([...filters.keys()].flatMap(name => name.split('-'))) };
};

export interface StyledWords {
  /** The words that are left to search for. */
  readonly words: readonly string[];
  readonly filters: readonly Filter[];
  /** Places of the words that name a library. */
  readonly libraryWords: ReadonlySet<number>;
}

/** A style or a library has at most this many words in its name ('material-symbols-light'). */
const LONGEST_NAME = 4;

/** Takes style and library words out of `words`; undefined if there are none, or only one that means a picture as well. */
export const readStyleWords = (styleWords: StyleWords, words: readonly string[]): StyledWords | undefined => {
  if (words.length === 1 && AMBIGUOUS.has(words[0])) return undefined;
  const rest: string[] = [];
  const filters: Filter[] = [];
  const libraryWords = new Set<number>();
  for (let at = 0; at < words.length; ) {
    const named = longestName(styleWords, words, at);
    if (named === undefined) rest.push(words[at++]);
    else {
      filters.push(named.filter);
      for (const end = at + named.wordCount; at < end; at++) {
        if (named.filter.library !== undefined) libraryWords.add(at);
      }
    }
  }
  return filters.length > 0 ? { words: rest, filters, libraryWords } : undefined;
};

const longestName = (
  styleWords: StyleWords,
  words: readonly string[],
  from: number,
): { readonly filter: Filter; readonly wordCount: number } | undefined => {
  for (let wordCount = Math.min(LONGEST_NAME, words.length - from); wordCount > 0; wordCount--) {
    const filter = styleWords.filters.get(words.slice(from, from + wordCount).join('-'));
    if (filter !== undefined) return { filter, wordCount };
  }
  return undefined;
};
