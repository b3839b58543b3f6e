// The build of the search index: documents in, sections of the catalog file out.

import { fileWords } from '../../search/index/deletion-index.ts';
import { writeDictionary } from '../../search/index/dictionary.ts';
import { packReference, packTermTraits, packTraits, SECTIONS } from '../../search/index/index-sections.ts';
import { EXACT, MAX_ENTRIES, packValue, postingValue } from '../../search/index/posting.ts';
import { FIELD } from '../../search/rank/weights.ts';
import { JOINED_BIT, letterBits } from '../../search/text/letters.ts';
import { addAnnotations } from './annotations.ts';
import { addConcepts, type Concept } from './concepts.ts';
import { addDepictions } from './depictions.ts';
import { type Entry, groupEntries, type SearchDocument } from './entries.ts';
import { indexFields, type Postings } from './field-postings.ts';
import { buildReadyPrefixes } from './prefix-lists.ts';
import {
  createReferences,
  type Reference,
  type References,
  resolveReferences,
  type Vocabulary,
} from './references.ts';
import { addSigns, addTranslations } from './translations.ts';
import { translations as applianceWords } from './vocabulary/appliance-words.ts';
import { translations as everydayWords } from './vocabulary/everyday-words.ts';
import { translations as interfaceWords } from './vocabulary/interface-words.ts';
import { translations as placeWords } from './vocabulary/place-words.ts';
import { signs } from './vocabulary/signs.ts';
import { translations as workWords } from './vocabulary/work-words.ts';

export type { SearchDocument } from './entries.ts';

/** Builds the index over `documents`, which must be in the catalog's order, with the synonyms of `concepts`. */
export const buildSearchIndex = (
  documents: readonly SearchDocument[],
  concepts: readonly Concept[] = [],
): ReadonlyMap<string, Uint8Array> => {
  const entries = groupEntries(documents);
  if (entries.length >= MAX_ENTRIES) throw new Error(`the index holds ${MAX_ENTRIES} names at most`);
  const fields = indexFields(entries);
  const postings = new Map([...fields.postings, ...buildReadyPrefixes(fields.postings, fields.words)]);
  const vocabulary = gatherVocabulary(fields.postings, concepts);
  const resolved = resolveAll(vocabulary);

  const dictionary = writeDictionary(new Set([...postings.keys(), ...resolved.keys()]));
  const termNumber = new Map(dictionary.sorted.map((term, number) => [term, number]));
  return new Map([
    [SECTIONS.termText, dictionary.text],
    [SECTIONS.termOffsets, bytesOf(dictionary.offsets)],
    [SECTIONS.termSlots, bytesOf(dictionary.slots)],
    ...writePostings(dictionary.sorted, postings, vocabulary.english),
    ...writeReferences(dictionary.sorted, resolved, termNumber),
    ...writeWords(dictionary.sorted, fields),
    ...writeEntries(entries),
  ]);
};

type Resolved = ReadonlyMap<string, readonly Reference[]>;

const gatherVocabulary = (postings: Postings, concepts: readonly Concept[]): Vocabulary => {
  const english = createReferences();
  const foreign = createReferences();
  addConcepts(english, concepts);
  addDepictions(english);
  for (const table of [interfaceWords, workWords, applianceWords, placeWords, everydayWords])
    addTranslations(foreign, table);
  addSigns(foreign, signs);
  const conceptTerms = new Set(english.terms());
  addAnnotations({
    english,
    foreign,
    isName: key => postingValue(postings.get(key)?.[0] ?? 0) >= EXACT - 1,
    isKnown: key => postings.has(key) || conceptTerms.has(key),
  });
  return { english, foreign, isIndexed: term => postings.has(term) };
};

const resolveAll = (vocabulary: Vocabulary): Resolved => {
  const resolved = new Map<string, readonly Reference[]>();
  for (const term of new Set([...vocabulary.english.terms(), ...vocabulary.foreign.terms()])) {
    const row = resolveReferences(vocabulary, term);
    if (row.length > 0) resolved.set(term, row);
  }
  return resolved;
};

const HEAD_VALUE = packValue(FIELD.aliasWord, 0);

const writePostings = (
  terms: readonly string[],
  postings: Postings,
  english: References,
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
  resolved: Resolved,
  termNumber: ReadonlyMap<string, number>,
): [string, Uint8Array][] => {
  const starts = new Uint32Array(terms.length + 1);
  const all: number[] = [];
  terms.forEach((term, number) => {
    for (const { target, nearness, isTranslation } of resolved.get(term) ?? []) {
      all.push(packReference(termNumber.get(target) as number, nearness, isTranslation));
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
