// Encoder of the sections of the search index.
import { buildDeletionIndex, letterSignature, packWordTraits } from '../../search/index/deletion-index.ts';
import { type DictionaryData, hashTerms, type SortedTextData } from '../../search/index/dictionary.ts';
import {
  packEntryTraits,
  packList,
  packReference,
  packTermTraits,
  SEARCH_SECTIONS,
} from '../../search/index/index-sections.ts';
import { postingImpact } from '../../search/index/posting.ts';
import { phraseKey, tokenize, tokenizeSpelled } from '../../search/text/tokenize.ts';
import { toBytes } from '../catalog/write-catalog-file.ts';
import type { Entry, Pictures } from './entries.ts';
import type { FieldPostings, Postings } from './posting-lists.ts';
import type { Reference } from './thesaurus/thesaurus.ts';
import type { VocabularyRow } from './vocabulary/grammar.ts';
import { MIN_NAME_IMPACT } from './weights.ts';

export type Section = [name: string, bytes: Uint8Array];

interface TermData {
  readonly postings: Postings;
  readonly fields: FieldPostings;
  readonly isEnglish: (term: string) => boolean;
  readonly commonnessOf: (term: string) => number;
  readonly references: ReadonlyMap<string, readonly Reference[]>;
}

/** Index in LANGUAGES of the language of all references. 0 if their languages differ. */
const languageOfAll = (references: readonly Reference[] = []): number => {
  const languages = new Set(references.map(({ language }) => language));
  return languages.size === 1 ? (references[0]?.language ?? 0) : 0;
};

/** Encodes the posting lists. Here and below, `terms` are the terms of the dictionary in its order. */
export const writePostings = (
  terms: readonly string[],
  { postings, fields, isEnglish, commonnessOf, references }: TermData,
): Section[] => {
  const termPostings = new Uint32Array(2 * terms.length + 1);
  const all: number[] = [];
  terms.forEach((term, number) => {
    const list = postings.get(term) ?? [];
    const nameEnd = list.findIndex(posting => postingImpact(posting) < MIN_NAME_IMPACT);
    for (const posting of list) all.push(posting);
    termPostings[2 * number + 1] = packTermTraits({
      nameCount: nameEnd < 0 ? list.length : nameEnd,
      language: languageOfAll(references.get(term)),
      isJoined: fields.joined.has(term) && !fields.words.has(term),
      isEnglish: list.length > 0 || isEnglish(term),
      commonness: commonnessOf(term),
    });
    termPostings[2 * number + 2] = all.length;
  });
  return [
    [SEARCH_SECTIONS.termPostings, toBytes(termPostings)],
    [SEARCH_SECTIONS.postings, toBytes(Uint32Array.from(all))],
  ];
};

export const writeReferences = (
  terms: readonly string[],
  references: ReadonlyMap<string, readonly Reference[]>,
): Section[] => {
  const termNumbers = new Map(terms.map((term, number) => [term, number]));
  const lists = new Uint32Array(terms.length);
  const known = new Map<string, number>();
  const all: number[] = [];
  terms.forEach((term, number) => {
    const own = references.get(term) ?? [];
    const ofAll = languageOfAll(own);
    const list = own.map(({ target, similarity, isTranslation, language }) =>
      packReference({
        target: termNumbers.get(target) ?? 0,
        similarity,
        isTranslation,
        language: ofAll === 0 ? language : 0,
      }),
    );
    // The bytes as text: numbers in decimal take ten times as long.
    const key = Buffer.from(Uint32Array.from(list).buffer).toString('latin1');
    const start = known.get(key) ?? all.length;
    if (!known.has(key)) all.push(...list);
    known.set(key, start);
    lists[number] = packList(start, list.length);
  });
  return [
    [SEARCH_SECTIONS.referenceLists, toBytes(lists)],
    [SEARCH_SECTIONS.references, toBytes(Uint32Array.from(all))],
  ];
};

/** Encodes the languages of the terms that several languages share. */
export const writeShared = (terms: readonly string[], languages: ReadonlyMap<string, number>): Section => {
  const shared = terms.flatMap((term, number) => {
    const bits = languages.get(term);
    return bits === undefined ? [] : [number, bits];
  });
  return [SEARCH_SECTIONS.sharedTerms, toBytes(Uint32Array.from(shared))];
};

export const writeWords = (terms: readonly string[], { words, joined }: FieldPostings): Section => {
  const isWord = (term: string): boolean => words.has(term) || joined.has(term);
  const numbers = terms.flatMap((term, number) => (isWord(term) ? [number] : []));
  return [SEARCH_SECTIONS.wordTerms, toBytes(Uint32Array.from(numbers))];
};

export const writeEntries = (entries: readonly Entry[], { originals, pictures }: Pictures): Section[] => {
  const byName = [...entries.entries()].sort(
    ([, a], [, b]) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0) || a.library - b.library,
  );
  const traits = entries.map(({ library, styles }) => packEntryTraits(library, styles));
  return [
    [SEARCH_SECTIONS.entryPositions, toBytes(Uint32Array.from(entries, entry => entry.firstPosition))],
    [SEARCH_SECTIONS.entryTraits, toBytes(Uint32Array.from(traits))],
    [SEARCH_SECTIONS.entryOriginals, toBytes(originals)],
    [SEARCH_SECTIONS.entryPictures, toBytes(pictures)],
    [SEARCH_SECTIONS.entriesByName, toBytes(Uint32Array.from(byName, ([number]) => number))],
  ];
};

/** A word or phrase as in a query, which has each word with its accents or folded: 'đà-nẵng', 'đà-nang', 'da-nang'. */
const spellingsOf = (text: string): readonly string[] => {
  const spelled = tokenizeSpelled(text);
  return tokenize(text).reduce<readonly string[]>(
    (starts, folded, at) => {
      const words = new Set([folded, spelled[at] ?? folded]);
      return [...words].flatMap(word =>
        starts.map(start => (start === '' ? word : phraseKey([start, word]))),
      );
    },
    [''],
  );
};

/** Encodes the words of the rows by headword, as JSON. */
export const writeLists = (rows: readonly VocabularyRow[], heads: readonly string[]): Uint8Array => {
  const keysUnder = (head: string) =>
    rows.filter(row => row.heads[0] === head).flatMap(({ tiers }) => tiers.flat().flatMap(spellingsOf));
  return new TextEncoder().encode(
    JSON.stringify(Object.fromEntries(heads.map(head => [head, keysUnder(head)]))),
  );
};

/** Encodes the dictionary of distinct terms. The id of a term is its index in `sortedTerms`. */
export const writeDictionary = (
  terms: Iterable<string>,
): DictionaryData & { readonly sortedTerms: readonly string[] } => {
  const { sorted, text, offsets } = writeSortedText(terms);
  return { sortedTerms: sorted, text, offsets, slots: hashTerms(sorted.length, id => sorted[id] as string) };
};

interface EnglishWords {
  /** Size of the smallest SCOWL list that contains an English word. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Whether the word finds icons. */
  readonly isKnown: (word: string) => boolean;
}

/** Sizes of SCOWL lists. */
const VERY_COMMON = 20;
const COMMON = 35;

/** Rarity of words in icon names, of very common, of common and of all other English words. */
const RARITY = { name: 0, veryCommon: 1, common: 2, other: 3 } as const;

/** From this number of icon names on, a word that is not English, such as 'wifi', has the rarity of name words. */
const FREQUENT_IN_NAMES = 8;

/** Shorter English words that no icon has are not offered as corrections, because they are too similar to each other. */
const MIN_LENGTH = 4;

/**
 * Encodes the words that a misspelled word can become: words of icons, common English words, and rarer English words that
 * find icons. A typo of a common word that finds nothing must not find the icons of another word.
 */
export const writeCorrections = (
  { postings, words, joined }: FieldPostings,
  { sizes, isKnown }: EnglishWords,
): readonly Section[] => {
  const sizeOf = (word: string): number => sizes.get(word) ?? Number.POSITIVE_INFINITY;
  const english = [...sizes.keys()].filter(
    word => /^[a-z]+$/.test(word) && word.length >= MIN_LENGTH && (sizeOf(word) <= COMMON || isKnown(word)),
  );
  const { sorted, text, offsets } = writeSortedText(new Set([...words, ...joined, ...english]));

  const isNameWord = (word: string): boolean => {
    const names = (postings.get(word) ?? []).filter(posting => postingImpact(posting) >= MIN_NAME_IMPACT);
    return names.length >= (sizes.has(word) ? 1 : FREQUENT_IN_NAMES);
  };
  const rarityOf = (word: string): number => {
    if (isNameWord(word)) return RARITY.name;
    if (sizeOf(word) <= VERY_COMMON) return RARITY.veryCommon;
    return sizeOf(word) <= COMMON ? RARITY.common : RARITY.other;
  };
  const traits = Uint32Array.from(sorted, word => packWordTraits(letterSignature(word), rarityOf(word)));
  const deletions = buildDeletionIndex(sorted.length, id => sorted[id] as string);
  return [
    [SEARCH_SECTIONS.correctionText, text],
    [SEARCH_SECTIONS.correctionOffsets, toBytes(offsets)],
    [SEARCH_SECTIONS.correctionTraits, toBytes(traits)],
    [SEARCH_SECTIONS.deletionWords, toBytes(deletions.deletionWords)],
    [SEARCH_SECTIONS.deletionBuckets, toBytes(deletions.deletionBuckets)],
  ];
};

/** Encodes distinct words, sorted by their UTF-8 bytes. The id of a word is its index in `sorted`. */
const writeSortedText = (
  words: Iterable<string>,
): SortedTextData & { readonly sorted: readonly string[] } => {
  const rows = [...words].map(word => ({ word, bytes: Buffer.from(word) }));
  rows.sort((a, b) => a.bytes.compare(b.bytes));
  const offsets = new Uint32Array(rows.length + 1);
  let end = 0;
  rows.forEach(({ bytes }, id) => {
    end += bytes.length;
    offsets[id + 1] = end;
  });
  return { sorted: rows.map(row => row.word), text: Buffer.concat(rows.map(row => row.bytes)), offsets };
};
