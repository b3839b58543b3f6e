// The build of the search index: documents in, sections of the catalog file out.

import { fileWords } from '../../search/index/deletion-index.ts';
import { writeDictionary } from '../../search/index/dictionary.ts';
import { packReference, packTermTraits, packTraits, SECTIONS } from '../../search/index/index-sections.ts';
import { EXACT, MAX_ENTRIES, packValue, postingValue } from '../../search/index/posting.ts';
import { FIELD } from '../../search/rank/weights.ts';
import { JOINED_BIT, letterBits } from '../../search/text/letters.ts';
import { type Entry, groupEntries, type SearchDocument } from './entries.ts';
import { indexFields, type Postings } from './field-postings.ts';
import { dropMisspelledTags } from './misspelled-tags.ts';
import { buildReadyPrefixes } from './prefix-lists.ts';
import { buildThesauri } from './thesaurus/build-thesauri.ts';
import { resolveThesauri } from './thesaurus/resolve.ts';
import type { Reference, Thesaurus } from './thesaurus/thesaurus.ts';
import type { Vocabulary } from './vocabulary/read-vocabulary.ts';

export type { SearchDocument } from './entries.ts';

/** Builds the index over `documents`, which must be in the catalog's order. */
export const buildSearchIndex = (
  documents: readonly SearchDocument[],
  vocabulary: Vocabulary,
): ReadonlyMap<string, Uint8Array> => {
  const entries = groupEntries(documents);
  if (entries.length >= MAX_ENTRIES) throw new Error(`the index holds ${MAX_ENTRIES} names at most`);
  const indexed = indexFields(entries);
  const { english, foreign } = buildThesauri(vocabulary, {
    isIndexed: term => indexed.postings.has(term),
    isName: term => postingValue(indexed.postings.get(term)?.[0] ?? 0) >= EXACT - 1,
  });
  const fields = dropMisspelledTags(indexed, {
    isNameWord: word => postingValue(indexed.postings.get(word)?.[0] ?? 0) >= HEAD_VALUE,
    isDefined: word => english.has(word) || foreign.has(word),
  });
  const postings = new Map([...fields.postings, ...buildReadyPrefixes(fields.postings, fields.words)]);
  const references = resolveThesauri({ english, foreign }, term => fields.postings.has(term));

  const dictionary = writeDictionary(new Set([...postings.keys(), ...references.keys()]));
  const termNumber = new Map(dictionary.sorted.map((term, number) => [term, number]));
  return new Map([
    [SECTIONS.termText, dictionary.text],
    [SECTIONS.termOffsets, bytesOf(dictionary.offsets)],
    [SECTIONS.termSlots, bytesOf(dictionary.slots)],
    ...writePostings(dictionary.sorted, postings, english),
    ...writeReferences(dictionary.sorted, references, termNumber),
    ...writeWords(dictionary.sorted, fields),
    ...writeEntries(entries),
  ]);
};

const HEAD_VALUE = packValue(FIELD.aliasWord, 0);

const writePostings = (
  terms: readonly string[],
  postings: Postings,
  english: Thesaurus,
): [string, Uint8Array][] => {
  const lists = new Uint32Array(2 * terms.length + 1);
  const all: number[] = [];
  terms.forEach((term, number) => {
    const list = postings.get(term) ?? [];
    const heads = list.findIndex(posting => postingValue(posting) < HEAD_VALUE);
    for (const posting of list) all.push(posting);
    lists[2 * number + 1] = packTermTraits(
      heads < 0 ? list.length : heads,
      list.length > 0 || english.has(term),
    );
    lists[2 * number + 2] = all.length;
  });
  return [
    [SECTIONS.termLists, bytesOf(lists)],
    [SECTIONS.postings, bytesOf(Uint32Array.from(all))],
  ];
};

const writeReferences = (
  terms: readonly string[],
  references: ReadonlyMap<string, readonly Reference[]>,
  termNumber: ReadonlyMap<string, number>,
): [string, Uint8Array][] => {
  const starts = new Uint32Array(terms.length + 1);
  const all: number[] = [];
  terms.forEach((term, number) => {
    for (const { target, similarity, isTranslation } of references.get(term) ?? []) {
      all.push(packReference(termNumber.get(target) as number, similarity, isTranslation));
    }
    starts[number + 1] = all.length;
  });
  return [
    [SECTIONS.referenceStarts, bytesOf(starts)],
    [SECTIONS.references, bytesOf(Uint32Array.from(all))],
  ];
};

const writeWords = (
  terms: readonly string[],
  { words, joined }: { readonly words: ReadonlySet<string>; readonly joined: ReadonlySet<string> },
): [string, Uint8Array][] => {
  const numbers: number[] = [];
  const letters: number[] = [];
  const texts: string[] = [];
  terms.forEach((term, number) => {
    if (!words.has(term) && !joined.has(term)) return;
    numbers.push(number);
    texts.push(term);
    letters.push((letterBits(term) | (words.has(term) ? 0 : JOINED_BIT)) >>> 0);
  });
  const filed = fileWords(texts);
  return [
    [SECTIONS.wordTerms, bytesOf(Uint32Array.from(numbers))],
    [SECTIONS.wordLetters, bytesOf(Uint32Array.from(letters))],
    [SECTIONS.neighbours, bytesOf(filed.words)],
    [SECTIONS.neighbourStarts, bytesOf(filed.starts)],
  ];
};

const writeEntries = (entries: readonly Entry[]): [string, Uint8Array][] => {
  const byName = [...entries.keys()].sort((a, b) => {
    const [left, right] = [entries[a] as Entry, entries[b] as Entry];
    return left.name < right.name ? -1 : left.name > right.name ? 1 : left.library - right.library;
  });
  return [
    [SECTIONS.entryPositions, bytesOf(Uint32Array.from(entries, entry => entry.firstPosition))],
    [
      SECTIONS.entryTraits,
      bytesOf(Uint32Array.from(entries, entry => packTraits(entry.library, entry.styles))),
    ],
    [SECTIONS.entriesByName, bytesOf(Uint32Array.from(byName))],
  ];
};

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
