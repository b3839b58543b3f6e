// Entries: what search ranks is a name of a library, whatever styles it is drawn in.

/** One icon as the build hands it over; `position` is its place in the catalog, `names` the words of its own name. */
export interface SearchDocument {
  readonly position: number;
  readonly library: string;
  readonly name: string;
  readonly style: string;
  readonly styleRank: number;
  readonly names: readonly string[];
  readonly aliases: readonly string[];
  readonly tags: readonly string[];
  readonly borrowedTags: readonly string[];
}

/** All styles of one name of one library, which lie side by side in the catalog. */
export interface Entry {
  readonly name: string;
  /** The place of its library among all. */
  readonly library: number;
  readonly firstPosition: number;
  /** Bit r is set if the name is drawn in the style of rank r. */
  readonly styles: number;
  readonly words: readonly string[];
  /** The words without a counter at the end: 'rocket-01' → ['rocket']. */
  readonly baseWords: readonly string[];
  /** Is it the first of its library for `baseWords`? 'rocket-01' is, if the library has no 'rocket'. */
  readonly isPlain: boolean;
  /** How many libraries have the plain name. */
  readonly spread: number;
  readonly aliases: readonly string[];
  readonly tags: readonly string[];
  readonly borrowedTags: readonly string[];
}

/**
 * Groups documents into entries in the order that decides between equal matches: names that more libraries share
 * first, then those of fewer words, then shorter ones, then by name, then by library.
 */
export const groupEntries = (documents: readonly SearchDocument[]): readonly Entry[] => {
  const libraries = [...new Set(documents.map(document => document.library))];
  const groups = new Map<string, SearchDocument[]>();
  for (const document of documents) {
    const key = `${document.library}/${document.name}`;
    const group = groups.get(key);
    if (group) group.push(document);
    else groups.set(key, [document]);
  }
  const drafts = [...groups.values()].map(group => draftEntry(group, libraries));
  const namesakes = countLibraries(drafts);
  const plain = choosePlain(drafts);
  const entries = drafts.map(draft => ({
    ...draft,
    isPlain: plain.get(plainKey(draft)) === draft.name,
    spread: namesakes.get(draft.baseWords.join('-'))?.size ?? 1,
  }));
  return entries.sort(
    (a, b) =>
      b.spread - a.spread ||
      a.baseWords.length - b.baseWords.length ||
      a.name.length - b.name.length ||
      (a.name < b.name ? -1 : a.name > b.name ? 1 : a.library - b.library),
  );
};

type Draft = Omit<Entry, 'isPlain' | 'spread'>;

/** An entry holds its styles as this many bits. */
const MOST_STYLES = 16;

const draftEntry = (group: readonly SearchDocument[], libraries: readonly string[]): Draft => {
  const [first] = group;
  if (first === undefined) throw new Error('an entry needs a document');
  if (group.some(document => document.styleRank >= MOST_STYLES)) {
    throw new Error(`${first.library} has more than ${MOST_STYLES} styles`);
  }
  const union = (list: (document: SearchDocument) => readonly string[]) => [...new Set(group.flatMap(list))];
  return {
    name: first.name,
    library: libraries.indexOf(first.library),
    firstPosition: Math.min(...group.map(document => document.position)),
    styles: group.reduce((mask, document) => mask | (1 << document.styleRank), 0) >>> 0,
    words: first.names,
    baseWords: withoutCounter(first.names),
    aliases: union(document => document.aliases),
    tags: union(document => document.tags),
    borrowedTags: union(document => document.borrowedTags),
  };
};

const withoutCounter = (words: readonly string[]): readonly string[] => {
  const end = words.findLastIndex(word => !/^\d+$/.test(word)) + 1;
  return end === 0 ? words : words.slice(0, end);
};

const countLibraries = (entries: readonly Draft[]): ReadonlyMap<string, ReadonlySet<number>> => {
  const libraries = new Map<string, Set<number>>();
  for (const { baseWords, library } of entries) {
    const key = baseWords.join('-');
    libraries.set(key, (libraries.get(key) ?? new Set()).add(library));
  }
  return libraries;
};

const plainKey = ({ library, baseWords }: Draft): string => `${library}/${baseWords.join('-')}`;

/** Per library and plain name, its shortest and then first name. */
const choosePlain = (entries: readonly Draft[]): ReadonlyMap<string, string> => {
  const plain = new Map<string, string>();
  for (const entry of entries) {
    const key = plainKey(entry);
    const chosen = plain.get(key);
    const better =
      chosen === undefined ||
      entry.name.length < chosen.length ||
      (entry.name.length === chosen.length && entry.name < chosen);
    if (better) plain.set(key, entry.name);
  }
  return plain;
};
