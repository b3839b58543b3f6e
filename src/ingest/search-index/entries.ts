// Entries of the search index, and groups of entries with the same picture. (Decision 041)
import { phraseKey } from '../../search/text/tokenize.ts';
import type { CatalogIcon } from '../catalog/collect-icons.ts';
import { mainKey } from './thesaurus/term-keys.ts';
import type { VocabularyRow } from './vocabulary/grammar.ts';

export interface SearchDocument
  extends Pick<CatalogIcon, 'library' | 'name' | 'styleRank' | 'aliases' | 'borrowedTags'> {
  readonly position: number;
  readonly nameWords: readonly string[];
  readonly tags: readonly string[];
}

/** An icon name in a library, in all its styles, which have consecutive catalog positions. */
export interface Entry {
  readonly name: string;
  readonly library: number;
  readonly firstPosition: number;
  /** The styles as bits. Bit r is the style with index r in the library. */
  readonly styles: number;
  readonly words: readonly string[];
  /** The words without a number at the end: ['rocket'] for 'rocket-01'. */
  readonly baseWords: readonly string[];
  /** Whether the name is the shortest of the library with these base words: 'rocket-01' if there is no 'rocket'. */
  readonly isBaseName: boolean;
  /** Number of libraries with a name of these base words. */
  readonly libraryCount: number;
  readonly aliases: readonly string[];
  readonly tags: readonly string[];
  readonly borrowedTags: readonly string[];
}

/** Groups documents into entries. Of two entries with equal scores, a search shows the earlier entry first. */
export const groupEntries = (documents: readonly SearchDocument[]): readonly Entry[] => {
  const libraries = [...new Set(documents.map(document => document.library))];
  const groups = new Map<string, SearchDocument[]>();
  for (const document of documents) {
    const key = `${document.library}/${document.name}`;
    groups.set(key, [...(groups.get(key) ?? []), document]);
  }
  const drafts = [...groups.values()].map(group => draftEntry(group, libraries));
  const librariesByName = groupLibraries(drafts);
  const baseNames = chooseBaseNames(drafts);
  const entries = drafts.map(draft => ({
    ...draft,
    isBaseName: baseNames.get(baseKey(draft)) === draft.name,
    libraryCount: librariesByName.get(draft.baseWords.join('-'))?.size ?? 1,
  }));
  return entries.sort(
    (a, b) =>
      b.libraryCount - a.libraryCount ||
      a.baseWords.length - b.baseWords.length ||
      a.name.length - b.name.length ||
      (a.name < b.name ? -1 : a.name > b.name ? 1 : a.library - b.library),
  );
};

type EntryDraft = Omit<Entry, 'isBaseName' | 'libraryCount'>;

const draftEntry = (group: readonly SearchDocument[], libraries: readonly string[]): EntryDraft => {
  const [first] = group;
  if (first === undefined) throw new Error('an entry needs a document');
  const union = (list: (document: SearchDocument) => readonly string[]) => [...new Set(group.flatMap(list))];
  return {
    name: first.name,
    library: libraries.indexOf(first.library),
    firstPosition: Math.min(...group.map(document => document.position)),
    styles: group.reduce((mask, document) => mask | (1 << document.styleRank), 0) >>> 0,
    words: first.nameWords,
    baseWords: withoutCounter(first.nameWords),
    aliases: union(document => document.aliases),
    tags: union(document => document.tags),
    borrowedTags: union(document => document.borrowedTags),
  };
};

const withoutCounter = (words: readonly string[]): readonly string[] => {
  const end = words.findLastIndex(word => !/^\d+$/.test(word)) + 1;
  return end === 0 ? words : words.slice(0, end);
};

const groupLibraries = (drafts: readonly EntryDraft[]): ReadonlyMap<string, ReadonlySet<number>> => {
  const libraries = new Map<string, Set<number>>();
  for (const { baseWords, library } of drafts) {
    const key = baseWords.join('-');
    libraries.set(key, (libraries.get(key) ?? new Set()).add(library));
  }
  return libraries;
};

const baseKey = ({ library, baseWords }: EntryDraft): string => `${library}/${baseWords.join('-')}`;

/** The shortest name by library and base words. Of equally short names, the alphabetically first. */
const chooseBaseNames = (drafts: readonly EntryDraft[]): ReadonlyMap<string, string> => {
  const best = drafts.toSorted((a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1));
  // Of several names with one key, a map keeps the last.
  return new Map(best.reverse().map(draft => [baseKey(draft), draft.name]));
};

/** The name of an icon without the number of a copy: 'rocket' for 'rocket-01'. */
export const pictureOf = (name: string): string => name.replace(/(?:-\d+)+$/, '');

/**
 * Converts the icons of the catalog, in its order, to documents. Omits aliases that name another icon in the library:
 * Hugeicons exports a cup of coffee also as `beer`.
 */
export const toSearchDocuments = (icons: readonly CatalogIcon[]): readonly SearchDocument[] => {
  const names = new Set(icons.map(({ library, name }) => `${library} ${pictureOf(name)}`));
  return icons.map(({ library, name, styleRank, aliases, tagList, borrowedTags }, position) => ({
    position,
    library,
    name,
    styleRank,
    nameWords: name.split('-'),
    aliases: aliases.filter(
      alias => pictureOf(alias) === pictureOf(name) || !names.has(`${library} ${pictureOf(alias)}`),
    ),
    tags: tagList,
    borrowedTags,
  }));
};

export interface Pictures {
  /** Per entry: the entry itself. For a numbered copy ('rocket-02') or negation ('bell-off'), the original icon. */
  readonly originals: Uint32Array;
  /** Per entry: the first entry with the same picture. */
  readonly pictures: Uint32Array;
  /** Per entry: names of its picture that only other libraries use. Only one entry per picture and library has them. */
  readonly otherNames: readonly (readonly string[])[];
}

const NEGATIONS = new Set(['off', 'slash']);

/** Finds the originals and pictures of all entries. Each row has names of one picture. */
export const relatePictures = (entries: readonly Entry[], rows: readonly VocabularyRow[]): Pictures => {
  const groups = groupNames(rows);
  const byName = new Map<string, number>();
  entries.forEach((entry, number) => {
    if (entry.isBaseName) byName.set(nameKey(entry, phraseKey(entry.baseWords)), number);
  });
  const firstEntries = new Map<string, number>();
  const pictureOf = ({ baseWords }: Entry, number: number): number => {
    const name = phraseKey(baseWords);
    const picture = groups.get(name)?.[0] ?? name;
    const first = firstEntries.get(picture) ?? number;
    firstEntries.set(picture, first);
    return first;
  };
  const originalOf = (entry: Entry, number: number): number => {
    const { baseWords } = entry;
    const isNegation = baseWords.length > 1 && NEGATIONS.has(baseWords.at(-1) ?? '');
    const name = phraseKey(isNegation ? baseWords.slice(0, -1) : baseWords);
    return byName.get(nameKey(entry, name)) ?? number;
  };
  const otherNamesOf = (entry: Entry): readonly string[] => {
    const name = phraseKey(entry.baseWords);
    const group = groups.get(name) ?? [];
    const isPresent = (other: string) => byName.has(nameKey(entry, other));
    const standsForPicture = entry.isBaseName && group.find(isPresent) === name;
    return standsForPicture ? group.filter(other => !isPresent(other)) : [];
  };
  return {
    originals: Uint32Array.from(entries, originalOf),
    pictures: Uint32Array.from(entries, pictureOf),
    otherNames: entries.map(otherNamesOf),
  };
};

const nameKey = ({ library }: Entry, name: string): string => `${library}/${name}`;

/** Maps each name to all names of its row, with the headword first. */
const groupNames = (rows: readonly VocabularyRow[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    rows.flatMap(({ heads, tiers }) => {
      const names = [...heads, ...tiers.flat()].map(mainKey);
      return names.map(name => [name, names] as const);
    }),
  );
