// The build of the search index: documents in, sections of the catalog file out.

import {
  packEntryTraits,
  packReference,
  packTermTraits,
  SEARCH_SECTIONS,
} from '../../search/index/index-sections.ts';
import { EXACT_IMPACT, MAX_ENTRIES, packImpact, postingImpact } from '../../search/index/posting.ts';
import { JOINED_BIT, letterSignature } from '../../search/text/letter-signature.ts';
import { type Entry, groupEntries, type SearchDocument } from './entries.ts';
import { indexFields, type Postings } from './field-postings.ts';
import { dropMisspelledTags } from './misspelled-tags.ts';
import { buildPrefixPostings } from './prefix-lists.ts';
import { buildThesauri } from './thesaurus/build-thesauri.ts';
import { resolveThesauri } from './thesaurus/resolve.ts';
import type { Reference, Thesaurus } from './thesaurus/thesaurus.ts';
import type { Vocabulary } from './vocabulary/read-vocabulary.ts';
import { FIELD } from './weights.ts';
import { writeDeletionIndex } from './write-deletion-index.ts';
import { writeDictionary } from './write-dictionary.ts';

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
    isName: term => postingImpact(indexed.postings.get(term)?.[0] ?? 0) >= EXACT_IMPACT - 1,
  });
  const fields = dropMisspelledTags(indexed, {
    isNameWord: word => postingImpact(indexed.postings.get(word)?.[0] ?? 0) >= MIN_NAME_IMPACT,
    isDefined: word => english.has(word) || foreign.has(word),
  });
  const postings = new Map([...fields.postings, ...buildPrefixPostings(fields.postings, fields.words)]);
  const references = resolveThesauri({ english, foreign }, term => fields.postings.has(term));

  const dictionary = writeDictionary(new Set([...postings.keys(), ...references.keys()]));
  const termNumber = new Map(dictionary.sortedTerms.map((term, number) => [term, number]));
  return new Map([
    [SEARCH_SECTIONS.termText, dictionary.text],
    [SEARCH_SECTIONS.termOffsets, bytesOf(dictionary.offsets)],
    [SEARCH_SECTIONS.termSlots, bytesOf(dictionary.slots)],
    ...writePostings(dictionary.sortedTerms, postings, english),
    ...writeReferences(dictionary.sortedTerms, references, termNumber),
    ...writeWords(dictionary.sortedTerms, fields),
    ...writeEntries(entries),
  ]);
};

const MIN_NAME_IMPACT = packImpact(FIELD.aliasWord, 0);

const writePostings = (
  terms: readonly string[],
  postings: Postings,
  english: Thesaurus,
): [string, Uint8Array][] => {
  const lists = new Uint32Array(2 * terms.length + 1);
  const all: number[] = [];
  terms.forEach((term, number) => {
    const list = postings.get(term) ?? [];
    const heads = list.findIndex(posting => postingImpact(posting) < MIN_NAME_IMPACT);
    for (const posting of list) all.push(posting);
    lists[2 * number + 1] = packTermTraits(
      heads < 0 ? list.length : heads,
      list.length > 0 || english.has(term),
    );
    lists[2 * number + 2] = all.length;
  });
  return [
    [SEARCH_SECTIONS.termPostings, bytesOf(lists)],
    [SEARCH_SECTIONS.postings, bytesOf(Uint32Array.from(all))],
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
    [SEARCH_SECTIONS.referenceStarts, bytesOf(starts)],
    [SEARCH_SECTIONS.references, bytesOf(Uint32Array.from(all))],
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
    letters.push((letterSignature(term) | (words.has(term) ? 0 : JOINED_BIT)) >>> 0);
  });
  const deletions = writeDeletionIndex(texts);
  return [
    [SEARCH_SECTIONS.wordTerms, bytesOf(Uint32Array.from(numbers))],
    [SEARCH_SECTIONS.wordSignatures, bytesOf(Uint32Array.from(letters))],
    [SEARCH_SECTIONS.deletionWords, bytesOf(deletions.deletionWords)],
    [SEARCH_SECTIONS.deletionBuckets, bytesOf(deletions.deletionBuckets)],
  ];
};

const writeEntries = (entries: readonly Entry[]): [string, Uint8Array][] => {
  const byName = [...entries.keys()].sort((a, b) => {
    const [left, right] = [entries[a] as Entry, entries[b] as Entry];
    return left.name < right.name ? -1 : left.name > right.name ? 1 : left.library - right.library;
  });
  return [
    [SEARCH_SECTIONS.entryPositions, bytesOf(Uint32Array.from(entries, entry => entry.firstPosition))],
    [
      SEARCH_SECTIONS.entryTraits,
      bytesOf(Uint32Array.from(entries, entry => packEntryTraits(entry.library, entry.styles))),
    ],
    [SEARCH_SECTIONS.entriesByName, bytesOf(Uint32Array.from(byName))],
  ];
};

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
