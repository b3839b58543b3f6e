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

/** Parts of a library's name that say nothing by themselves. */
const GENERIC_WORDS = new Set(['icons', 'icon', 'free']);

/** Word, or two words with a hyphen, → the filter that it may mean. */
export type StyleWords = ReadonlyMap<string, Filter>;

/** The style and library words of a catalog: each library's slug and name, each style's name, and what people say for them. */
export const collectStyleWords = (libraries: readonly Library[]): StyleWords => {
  const words = new Map<string, Filter>();
  const offered = new Set(libraries.flatMap(library => library.styles));
  for (const style of offered) if (style !== 'default') words.set(style, { styles: [style] });
  for (const [word, styles] of Object.entries(STYLE_WORDS)) {
    if (styles.some(style => offered.has(style))) words.set(word, { styles });
  }
  for (const { slug, name } of libraries) {
    const spoken = name
      .toLowerCase()
      .replace(/[^a-z0-9 ]/g, '')
      .split(' ')
      .filter(word => !GENERIC_WORDS.has(word));
    for (const word of [slug, spoken.join('-'), `${slug}icon`, `${slug}icons`])
      words.set(word, { library: slug });
  }
  return words;
};

export interface StyledWords {
  /** The words that are left to search for. */
  readonly words: readonly string[];
  readonly filters: readonly Filter[];
}

/** Takes style and library words out of `words`; undefined if there are none, or only one that means a picture as well. */
export const readStyleWords = (styleWords: StyleWords, words: readonly string[]): StyledWords | undefined => {
  if (words.length === 1 && AMBIGUOUS.has(words[0])) return undefined;
  const rest: string[] = [];
  const filters: Filter[] = [];
  for (let at = 0; at < words.length; at++) {
    const pair = styleWords.get(words.slice(at, at + 2).join('-'));
    const single = styleWords.get(words[at]);
    const filter = (at + 1 < words.length && pair) || single;
    if (filter === undefined) rest.push(words[at]);
    else filters.push(filter);
    if (filter !== undefined && filter === pair && filter !== single) at++;
  }
  return filters.length > 0 ? { words: rest, filters } : undefined;
};
