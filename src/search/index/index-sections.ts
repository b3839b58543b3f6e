// Sections of the search index in the catalog file, and the packed numbers in them.

import type { CatalogFile } from '../../catalog/catalog-file.ts';
import { once } from '../../model/memoized.ts';
import { decodeSentenceWords, type SentenceWords } from '../text/languages.ts';
import { buildDeletionIndex, type DeletionIndex } from './deletion-index.ts';
import { decodeTact, type Tact } from './delicate-words.ts';
import { type Dictionary, openDictionary, openSortedText, type SortedText } from './dictionary.ts';

/** Names of the sections. Sections are uint32 arrays, except JSON and the UTF-8 in `termText` and `correctionText`. */
export const SEARCH_SECTIONS = {
  /** The dictionary (DictionaryData). */
  termText: 'search/term-text',
  termOffsets: 'search/term-offsets',
  termSlots: 'search/term-slots',
  /** Per term: the start of its posting list, and its traits (packTermTraits). The last element ends the last list. */
  termPostings: 'search/term-postings',
  /** The posting lists (packPosting) of all terms, in term order. */
  postings: 'search/postings',
  /** Per term: the start and length of its list in `references` (packList). Equal lists are stored once. */
  referenceLists: 'search/reference-lists',
  /** Related terms of all terms (packReference). Each list starts with the most similar term. */
  references: 'search/references',
  /** Ids of the terms that several languages share, also with English, ascending. Each is followed by the languages as bits. */
  sharedTerms: 'search/shared-terms',
  /** Ids of the terms that are words of names, aliases or tags, ascending. A search completes prefixes to these words. */
  wordTerms: 'search/word-terms',
  /** Words that a misspelled word can become: the word terms and English words (SortedText). */
  correctionText: 'search/correction-text',
  correctionOffsets: 'search/correction-offsets',
  /** Per word in `correctionText`: letter signature and rarity (packWordTraits). */
  correctionTraits: 'search/correction-traits',
  /** DeletionIndex of the words in `correctionText`. */
  deletionBuckets: 'search/deletion-buckets',
  deletionWords: 'search/deletion-words',
  /** Hashes of English words that the dictionary lacks (hashWords). They are no misspellings. */
  otherWords: 'search/other-words',
  /** Per entry: catalog position of the icon in its first style. */
  entryPositions: 'search/entry-positions',
  /** Per entry: its traits in one number, encoded by packEntryTraits. */
  entryTraits: 'search/entry-traits',
  /** Per entry: the entry itself. For a numbered copy ('rocket-02') or negation ('bell-off'), the original icon. */
  entryOriginals: 'search/entry-originals',
  /** Per entry: the first entry with the same picture. */
  entryPictures: 'search/entry-pictures',
  /** All entries, sorted by name, then library. */
  entriesByName: 'search/entries-by-name',
  /** Stop words by place (StopWordLists), as JSON. */
  stopWords: 'search/stop-words',
  /** StoredTact (delicate-words.ts) as JSON. */
  tact: 'search/tact',
  /** StoredSentenceWords (languages.ts) as JSON. */
  sentenceWords: 'search/sentence-words',
} as const;

/** Sections whose uint32 arrays are properties of the index. */
const ARRAYS = [
  'termPostings',
  'postings',
  'referenceLists',
  'references',
  'sharedTerms',
  'wordTerms',
  'correctionTraits',
  'deletionBuckets',
  'deletionWords',
  'otherWords',
  'entryPositions',
  'entryTraits',
  'entryOriginals',
  'entryPictures',
  'entriesByName',
] as const satisfies readonly (keyof typeof SEARCH_SECTIONS)[];

type Arrays = Readonly<Record<(typeof ARRAYS)[number], Uint32Array>>;

/** The open index. Its arrays are views of the catalog file. */
export interface SearchIndex extends Arrays {
  readonly terms: Dictionary;
  readonly corrections: SortedText;
  readonly entryCount: number;
  readonly stopWords: StopWordLists;
  readonly tact: Tact;
  readonly sentenceWords: SentenceWords;
  /** The terms in `sentenceWords.senses`: words of several senses, and their neighbors. */
  readonly senseTerms: ReadonlySet<number>;
}

/** Large sections that are empty in the npm package. The index computes them on first use. (Decision 110) */
export const DERIVED_SECTIONS: ReadonlySet<string> = new Set([
  SEARCH_SECTIONS.termSlots,
  SEARCH_SECTIONS.deletionBuckets,
  SEARCH_SECTIONS.deletionWords,
]);

/** Throws a CatalogFileError if a section is missing. */
export const openIndex = (file: CatalogFile): SearchIndex => {
  const arrays = Object.fromEntries(
    ARRAYS.map(name => [name, file.uint32(SEARCH_SECTIONS[name])]),
  ) as unknown as Arrays;
  const corrections = openSortedText({
    text: file.section(SEARCH_SECTIONS.correctionText),
    offsets: file.uint32(SEARCH_SECTIONS.correctionOffsets),
  });
  const openDeletions = once(
    (): DeletionIndex =>
      arrays.deletionBuckets.length > 0 ? arrays : buildDeletionIndex(corrections.size, corrections.word),
  );
  const sentenceSection = file.section(SEARCH_SECTIONS.sentenceWords);
  const sentenceWords = once(() => decodeSentenceWords(sentenceSection));
  const terms = openDictionary({
    text: file.section(SEARCH_SECTIONS.termText),
    offsets: file.uint32(SEARCH_SECTIONS.termOffsets),
    slots: file.uint32(SEARCH_SECTIONS.termSlots),
  });
  const senseTerms = once(() => {
    const words = Array.from(sentenceWords().senses, ([word, { neighbors }]) => [word, ...neighbors]);
    return new Set(words.flat().map(terms.find));
  });
  return {
    ...arrays,
    terms,
    corrections,
    get deletionBuckets() {
      return openDeletions().deletionBuckets;
    },
    get deletionWords() {
      return openDeletions().deletionWords;
    },
    entryCount: arrays.entryPositions.length,
    stopWords: decodeLists(file.section(SEARCH_SECTIONS.stopWords), STOP_WORD_PLACES),
    tact: decodeTact(file.section(SEARCH_SECTIONS.tact)),
    get sentenceWords() {
      return sentenceWords();
    },
    get senseTerms() {
      return senseTerms();
    },
  };
};

const ENGLISH = 0x8000_0000;
const JOINED = 0x4000_0000;
const COMMONNESS_SHIFT = 28;
const TERM_LANGUAGE_SHIFT = 23;
const NAME_COUNT_BITS = 0x007f_ffff;

interface TermTraits {
  /** Number of postings for names and aliases (23 bits). */
  readonly nameCount: number;
  /** Index in LANGUAGES of the language of all references. 0 if their languages differ (5 bits). */
  readonly language: number;
  /** Whether the term is only a phrase written as one word ('darkmode'), which does not complete the term 'dark'. */
  readonly isJoined: boolean;
  readonly isEnglish: boolean;
  /** Index in IMPORTANCE (weights.ts) of a common English word. 0 for other terms (2 bits). */
  readonly commonness: number;
}

export const packTermTraits = ({
  nameCount,
  language,
  isJoined,
  isEnglish,
  commonness,
}: TermTraits): number =>
  (nameCount |
    (language << TERM_LANGUAGE_SHIFT) |
    (commonness << COMMONNESS_SHIFT) |
    (isJoined ? JOINED : 0) |
    (isEnglish ? ENGLISH : 0)) >>>
  0;

/** The term has the elements [postingsStart, postingsEnd) of `postings`. */
export const postingsStart = ({ termPostings }: SearchIndex, term: number): number => termPostings[2 * term];

export const postingsEnd = ({ termPostings }: SearchIndex, term: number): number =>
  termPostings[2 * term + 2];

/** The document frequency of the term. */
export const postingCount = (index: SearchIndex, term: number): number =>
  postingsEnd(index, term) - postingsStart(index, term);

/** Number of postings for names and aliases. They come first in the list, because they have the highest weights. */
export const namePostingCount = ({ termPostings }: SearchIndex, term: number): number =>
  termPostings[2 * term + 1] & NAME_COUNT_BITS;

export const isJoined = ({ termPostings }: SearchIndex, term: number): boolean =>
  (termPostings[2 * term + 1] & JOINED) !== 0;

export const commonness = ({ termPostings }: SearchIndex, term: number): number =>
  (termPostings[2 * term + 1] >>> COMMONNESS_SHIFT) & 3;

/** Whether an icon or an English synonym has the term. All other terms come from translations. */
export const isEnglish = ({ termPostings }: SearchIndex, term: number): boolean =>
  termPostings[2 * term + 1] >= ENGLISH;

const LENGTH_BITS = 5;

/** Packs the start (27 bits) and the length (5 bits) of a list of references. */
export const packList = (start: number, length: number): number => ((start << LENGTH_BITS) | length) >>> 0;

/** The term has the elements [referencesStart, referencesEnd) of `references`. */
export const referencesStart = ({ referenceLists }: SearchIndex, term: number): number =>
  referenceLists[term] >>> LENGTH_BITS;

export const referencesEnd = ({ referenceLists }: SearchIndex, term: number): number =>
  (referenceLists[term] >>> LENGTH_BITS) + (referenceLists[term] & ((1 << LENGTH_BITS) - 1));

const SIMILARITY_MAX = 127;
export const MAX_TERMS = 1 << 19;
const LANGUAGE_SHIFT = 27;

interface Reference {
  readonly target: number;
  readonly similarity: number;
  readonly isTranslation: boolean;
  /** Index in LANGUAGES. 0 for English and for several languages, and if TermTraits has the language. */
  readonly language: number;
}

/** Packs language (5 bits), target (19 bits), translation flag (1 bit) and similarity (7 bits). */
export const packReference = ({ target, similarity, isTranslation, language }: Reference): number =>
  ((language << LANGUAGE_SHIFT) |
    (target << 8) |
    (isTranslation ? 0x80 : 0) |
    Math.round(similarity * SIMILARITY_MAX)) >>>
  0;

export const referenceTarget = (reference: number): number => (reference >>> 8) & (MAX_TERMS - 1);

/** Index in LANGUAGES of a reference in the list of the term. 0 for English and for several languages. */
export const referenceLanguage = ({ termPostings }: SearchIndex, term: number, reference: number): number =>
  reference >>> LANGUAGE_SHIFT || (termPostings[2 * term + 1] >>> TERM_LANGUAGE_SHIFT) & 0x1f;

/** The languages of a term that several languages share, as bits. Bit i is the language with index i. 0 for other terms. */
export const sharedLanguages = ({ sharedTerms }: SearchIndex, term: number): number => {
  let low = 0;
  let high = sharedTerms.length / 2;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sharedTerms[2 * middle] < term) low = middle + 1;
    else high = middle;
  }
  return sharedTerms[2 * low] === term ? sharedTerms[2 * low + 1] : 0;
};

export const referenceSimilarity = (reference: number): number => (reference & 0x7f) / SIMILARITY_MAX;

export const isTranslation = (reference: number): boolean => (reference & 0x80) !== 0;

/** Packs a library (16 bits) and a set of its styles (16 bits). Bit r is the style with index r in the library. */
export const packEntryTraits = (library: number, styles: number): number => ((library << 16) | styles) >>> 0;

export const entryLibrary = (traits: number): number => traits >>> 16;

export const entryStyles = (traits: number): number => traits & 0xffff;

/**
 * Where a query may have a word of the list as a stop word. A sentence has at least SENTENCE_LENGTH words. A town is a stop
 * word anywhere, a kind of place beside a name, a modifier before another word.
 */
export const STOP_WORD_PLACES = [
  'anywhere',
  'first',
  'last',
  'before of',
  'sentence',
  'town',
  'place',
  'modifier',
] as const;

export type StopWordPlace = (typeof STOP_WORD_PLACES)[number];

/** Stop words, and hyphenated phrases of two words ('font-awesome'). */
export type StopWordLists = Readonly<Record<StopWordPlace, ReadonlySet<string>>>;

/** Decodes lists of words, which the catalog file has as JSON. A list that the file lacks is empty. */
export const decodeLists = <Name extends string>(
  section: Uint8Array,
  names: readonly Name[],
): Readonly<Record<Name, ReadonlySet<string>>> => {
  const lists: Partial<Record<Name, readonly string[]>> = JSON.parse(new TextDecoder().decode(section));
  const sets = names.map(name => [name, new Set(lists[name])] as const);
  return Object.fromEntries(sets) as unknown as Record<Name, ReadonlySet<string>>;
};
