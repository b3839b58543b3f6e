// The search index's part of the catalog file: which sections there are, and the typed arrays they hold.
import type { CatalogFile } from '../../catalog/catalog-file.ts';
import { type Dictionary, openDictionary } from './dictionary.ts';

export const SECTIONS = {
  /** The dictionary: UTF-8 text, uint32 offsets and uint32 hash table of all terms. */
  termText: 'search/term-text',
  termOffsets: 'search/term-offsets',
  termSlots: 'search/term-slots',
  /**
   * Two uint32 per term, and one at the end: where its postings begin; then whether it is English (bit 31), and how many
   * of its first postings stem from names and aliases.
   */
  termLists: 'search/term-lists',
  postings: 'search/postings',
  /** uint32 per term, and one at the end: where its references begin. */
  referenceStarts: 'search/reference-starts',
  /** uint32: target term 24 bits, translation 1 bit, nearness 7 bits. */
  references: 'search/references',
  /** uint32 per word of icons, ascending: its term. */
  wordTerms: 'search/word-terms',
  /** uint32 per word: its letters as bits, see letters.ts. */
  wordLetters: 'search/word-letters',
  /** uint32: words by what a letter less leaves of them, and where each bucket of them begins, see neighbours.ts. */
  neighbours: 'search/neighbours',
  neighbourStarts: 'search/neighbour-starts',
  /** uint32 per entry: position of its first style. */
  entryPositions: 'search/entry-positions',
  /** uint32 per entry: library 16 bits, styles 16 bits. */
  entryTraits: 'search/entry-traits',
  /** uint32 per entry: the entries by name, then library. */
  entriesByName: 'search/entries-by-name',
} as const;

/** The opened index: views of the catalog file, nothing copied. */
export interface SearchIndex {
  readonly terms: Dictionary;
  readonly termLists: Uint32Array;
  readonly postings: Uint32Array;
  readonly referenceStarts: Uint32Array;
  readonly references: Uint32Array;
  readonly wordTerms: Uint32Array;
  readonly wordLetters: Uint32Array;
  readonly neighbours: Uint32Array;
  readonly neighbourStarts: Uint32Array;
  readonly entryCount: number;
  readonly entryPositions: Uint32Array;
  readonly entryTraits: Uint32Array;
  readonly entriesByName: Uint32Array;
}

/** Throws a CatalogFileError if a section is missing. */
export const openIndex = (catalogFile: CatalogFile): SearchIndex => {
  const entryPositions = catalogFile.uint32(SECTIONS.entryPositions);
  return {
    terms: openDictionary({
      text: catalogFile.section(SECTIONS.termText),
      offsets: catalogFile.uint32(SECTIONS.termOffsets),
      slots: catalogFile.uint32(SECTIONS.termSlots),
    }),
    termLists: catalogFile.uint32(SECTIONS.termLists),
    postings: catalogFile.uint32(SECTIONS.postings),
    referenceStarts: catalogFile.uint32(SECTIONS.referenceStarts),
    references: catalogFile.uint32(SECTIONS.references),
    wordTerms: catalogFile.uint32(SECTIONS.wordTerms),
    wordLetters: catalogFile.uint32(SECTIONS.wordLetters),
    neighbours: catalogFile.uint32(SECTIONS.neighbours),
    neighbourStarts: catalogFile.uint32(SECTIONS.neighbourStarts),
    entryCount: entryPositions.length,
    entryPositions,
    entryTraits: catalogFile.uint32(SECTIONS.entryTraits),
    entriesByName: catalogFile.uint32(SECTIONS.entriesByName),
  };
};

const ENGLISH = 0x8000_0000;

export const packTermTraits = (headLength: number, isEnglish: boolean): number =>
  (headLength | (isEnglish ? ENGLISH : 0)) >>> 0;

/** The places in `postings` of the term's own, and how many there are. */
export const postingsFrom = ({ termLists }: SearchIndex, term: number): number => termLists[2 * term];
export const postingsEnd = ({ termLists }: SearchIndex, term: number): number => termLists[2 * term + 2];
export const postingCount = (index: SearchIndex, term: number): number =>
  postingsEnd(index, term) - postingsFrom(index, term);
/** How many of the first of them stem from names and aliases. */
export const headCount = ({ termLists }: SearchIndex, term: number): number =>
  (termLists[2 * term + 1] & ~ENGLISH) >>> 0;
/** Do icons or concepts have the word, rather than other languages only? */
export const isEnglish = ({ termLists }: SearchIndex, term: number): boolean =>
  termLists[2 * term + 1] >= ENGLISH;

const NEARNESS_STEPS = 127;

export const packReference = (target: number, nearness: number, isTranslation: boolean): number =>
  ((target << 8) | (isTranslation ? 0x80 : 0) | Math.round(nearness * NEARNESS_STEPS)) >>> 0;
export const referenceTarget = (reference: number): number => reference >>> 8;
export const referenceNearness = (reference: number): number => (reference & 0x7f) / NEARNESS_STEPS;
export const isTranslation = (reference: number): boolean => (reference & 0x80) !== 0;

export const packTraits = (library: number, styles: number): number => ((library << 16) | styles) >>> 0;
export const traitLibrary = (traits: number): number => traits >>> 16;
export const traitStyles = (traits: number): number => traits & 0xffff;
