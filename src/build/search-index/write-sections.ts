// Writers of the index sections: posting lists, references, words, entries, stop words.
import {
  packEntryTraits,
  packReference,
  packTermTraits,
  SEARCH_SECTIONS,
  type StopWordPlace,
  type StoredStopWords,
} from '../../search/index/index-sections.ts';
import { postingImpact } from '../../search/index/posting.ts';
import { toBytes } from '../catalog/write-catalog-file.ts';
import type { Entry } from './entries.ts';
import type { Pictures } from './pictures.ts';
import type { FieldPostings, Postings } from './posting-lists.ts';
import { mainKey } from './thesaurus/term-keys.ts';
import type { Reference } from './thesaurus/thesaurus.ts';
import type { VocabularyRow } from './vocabulary/grammar.ts';
import { MIN_NAME_IMPACT } from './weights.ts';

export type Section = [name: string, bytes: Uint8Array];

interface TermData {
  readonly postings: Postings;
  readonly fields: FieldPostings;
  readonly isEnglish: (term: string) => boolean;
  /** Class of a common word, 0 for other terms. */
  readonly commonnessOf: (term: string) => number;
}

/** In all writers, `terms` are the terms of the dictionary in its order. */
export const writePostings = (
  terms: readonly string[],
  { postings, fields, isEnglish, commonnessOf }: TermData,
): Section[] => {
  const termPostings = new Uint32Array(2 * terms.length + 1);
  const all: number[] = [];
  terms.forEach((term, number) => {
    const list = postings.get(term) ?? [];
    const nameEnd = list.findIndex(posting => postingImpact(posting) < MIN_NAME_IMPACT);
    for (const posting of list) all.push(posting);
    termPostings[2 * number + 1] = packTermTraits({
      nameCount: nameEnd < 0 ? list.length : nameEnd,
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
  const starts = new Uint32Array(terms.length + 1);
  const all: number[] = [];
  terms.forEach((term, number) => {
    for (const { target, similarity, isTranslation } of references.get(term) ?? []) {
      all.push(packReference(termNumbers.get(target) ?? 0, similarity, isTranslation));
    }
    starts[number + 1] = all.length;
  });
  return [
    [SEARCH_SECTIONS.referenceStarts, toBytes(starts)],
    [SEARCH_SECTIONS.references, toBytes(Uint32Array.from(all))],
  ];
};

/** Writes the words for completion. */
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

export const writeStopWords = (rows: readonly VocabularyRow[]): Section => {
  const keysAt = (place: StopWordPlace): readonly string[] =>
    rows.filter(({ heads }) => heads[0] === place).flatMap(({ tiers }) => tiers.flat().map(mainKey));
  const lists: StoredStopWords = {
    anywhere: keysAt('anywhere'),
    first: keysAt('first'),
    last: keysAt('last'),
    'before of': keysAt('before of'),
    sentence: keysAt('sentence'),
  };
  return [SEARCH_SECTIONS.stopWords, new TextEncoder().encode(JSON.stringify(lists))];
};
