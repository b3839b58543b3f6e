// Posting lists of the fields of entries: names, aliases, tags and borrowed tags.
import { EXACT_IMPACT, POSTING_MAX, packImpact } from '../../search/index/posting.ts';
import { phraseKey, tokenize } from '../../search/text/tokenize.ts';
import type { Entry } from './entries.ts';
import { createPostingCollector, type FieldPostings, type PostingCollector } from './posting-lists.ts';
import { BRAND_TAG, CONSENSUS, FIELD, LIBRARY_COUNT_FACTORS } from './weights.ts';

/** Impact of a base name ('rocket' of 'rocket-01'), below that of a whole name. */
const BASE_NAME_IMPACT = (POSTING_MAX << 6) | (POSTING_MAX - 1);

/** Impact of the base name if the library has a shorter name with this base name. */
const OTHER_BASE_NAME_IMPACT = packImpact(1, 0.9);

/** Impact of a name of several words, written as one word. A name that is itself one word has a higher impact. */
const JOINED_NAME_IMPACT = (POSTING_MAX << 6) | (POSTING_MAX - 1);

const JOINED_BASE_NAME_IMPACT = ((POSTING_MAX - 1) << 6) | (POSTING_MAX - 1);

/** Impact of the name of a brand for its logo. */
const BRAND_NAME_IMPACT = JOINED_BASE_NAME_IMPACT;

const FIRST_WORD_BONUS = 0.02;

/** Factor for the coverage of the words of an alias. */
const ALIAS_COVERAGE = 0.9;

/** Coverage of a tag, divided by the number of words of the base name. */
const TAG_COVERAGE = 0.5;

interface FieldOptions {
  /** Per entry: alternative names, which have the impact of a base name. */
  readonly otherNames?: readonly (readonly string[])[];
  readonly brands?: Brands;
}

/** Indexes all fields of the entries. The id of an entry is its index in `entries`. */
export const indexFields = (
  entries: readonly Entry[],
  { otherNames = [], brands }: FieldOptions = {},
): FieldPostings => {
  const collector = createPostingCollector();
  const coverageOf = createNameCoverage(entries);
  const tagLibraries = countTagLibraries(entries);
  entries.forEach((entry, number) => {
    indexName(collector, number, { entry, coverage: coverageOf(entry.words) });
    const addOtherName = (name: string, impact: number): void => {
      if (name.includes('-')) collector.addTerm(number, name, impact);
      else collector.addWord(number, name, impact);
    };
    for (const name of otherNames[number] ?? []) addOtherName(name, BASE_NAME_IMPACT);
    for (const name of brands?.otherNames(entry) ?? []) addOtherName(name, BRAND_NAME_IMPACT);
    indexAliases(collector, number, { entry, coverageOf });
    indexTags(collector, number, {
      entry,
      libraryCounts: tagLibraries.get(phraseKey(entry.baseWords)),
      factorOf: words => (brands?.isGenericTag(entry, words) === true ? BRAND_TAG : 1),
    });
  });
  return collector.collect();
};

const indexName = (
  collector: PostingCollector,
  number: number,
  { entry, coverage }: { readonly entry: Entry; readonly coverage: readonly number[] },
): void => {
  const { words, baseWords, isBaseName, libraryCount } = entry;
  collector.addPhrase(number, words, EXACT_IMPACT, JOINED_NAME_IMPACT);
  if (baseWords.length < words.length) {
    if (isBaseName) collector.addPhrase(number, baseWords, BASE_NAME_IMPACT, JOINED_BASE_NAME_IMPACT);
    else collector.addPhrase(number, baseWords, OTHER_BASE_NAME_IMPACT);
  }
  const factor = LIBRARY_COUNT_FACTORS[Math.min(libraryCount, LIBRARY_COUNT_FACTORS.length) - 1] ?? 1;
  words.forEach((word, index) => {
    const wordCoverage = coverage[index] ?? 0;
    const weight = FIELD.nameWord + (index === 0 ? FIRST_WORD_BONUS : 0);
    collector.addWord(number, word, Math.min(EXACT_IMPACT - 1, packImpact(weight * factor, wordCoverage)));
    const next = words[index + 1];
    if (next === undefined || words.length === 2) return;
    const pairCoverage = wordCoverage + (coverage[index + 1] ?? 0);
    collector.addTerm(number, word + next, packImpact(FIELD.nameWord * factor, pairCoverage));
  });
};

type CoverageOf = (words: readonly string[]) => readonly number[];

const indexAliases = (
  collector: PostingCollector,
  number: number,
  { entry, coverageOf }: { readonly entry: Entry; readonly coverageOf: CoverageOf },
): void => {
  for (const alias of entry.aliases) {
    const words = tokenize(alias);
    if (words.length === 0) continue;
    collector.addPhrase(number, words, packImpact(FIELD.alias, 1));
    const coverage = coverageOf(words);
    words.forEach((word, index) => {
      const wordCoverage = (coverage[index] ?? 0) * ALIAS_COVERAGE;
      collector.addWord(number, word, packImpact(FIELD.aliasWord, wordCoverage));
    });
  }
};

type LibraryCounts = ReadonlyMap<string, ReadonlySet<number>> | undefined;

const indexTags = (
  collector: PostingCollector,
  number: number,
  {
    entry,
    libraryCounts,
    factorOf,
  }: { entry: Entry; libraryCounts: LibraryCounts; factorOf: (tagWords: readonly string[]) => number },
): void => {
  const coverage = TAG_COVERAGE / entry.baseWords.length;
  const addTags = (tags: readonly string[], tagWeight: number, wordWeight: number): void => {
    for (const tag of tags) {
      const words = tokenize(tag);
      if (words.length === 0) continue;
      const libraries = libraryCounts?.get(phraseKey(words))?.size ?? 1;
      const consensus = CONSENSUS.gain * Math.min(CONSENSUS.most, libraries - 1);
      const factor = factorOf(words);
      collector.addPhrase(number, words, packImpact((tagWeight + consensus) * factor, coverage));
      if (words.length === 1) continue;
      for (const word of words) collector.addWord(number, word, packImpact(wordWeight * factor, coverage));
    }
  };
  addTags(entry.tags, FIELD.tag, FIELD.tagWord);
  addTags(entry.borrowedTags, FIELD.borrowedTag, FIELD.borrowedTagWord);
};

/** By base name and tag: the libraries that have the tag or alias on an icon of this name. */
const countTagLibraries = (
  entries: readonly Entry[],
): ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<number>>> => {
  const counts = new Map<string, Map<string, Set<number>>>();
  for (const { baseWords, library, tags, aliases } of entries) {
    const name = phraseKey(baseWords);
    const row = counts.get(name) ?? new Map<string, Set<number>>();
    counts.set(name, row);
    for (const tag of [...tags, ...aliases]) {
      const term = phraseKey(tokenize(tag));
      row.set(term, (row.get(term) ?? new Set()).add(library));
    }
  }
  return counts;
};

/** Factor for the inverse document frequency of numbers such as '01'. */
const COUNTER_FACTOR = 0.1;

/**
 * Returns a function that computes the coverages of the words of a name. They are proportional to the inverse document
 * frequency and add up to 1: rare words ('rocket') have a higher coverage than common words ('circle').
 */
export const createNameCoverage = (
  entries: readonly Entry[],
): ((words: readonly string[]) => readonly number[]) => {
  const names = new Map(entries.map(entry => [entry.name, entry.words]));
  const frequency = new Map<string, number>();
  for (const words of names.values()) {
    for (const word of new Set(words)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const information = (word: string): number => {
    const inverseFrequency = Math.log(1 + names.size / (frequency.get(word) ?? 1));
    return /^\d+$/.test(word) ? inverseFrequency * COUNTER_FACTOR : inverseFrequency;
  };
  return words => {
    const parts = words.map(information);
    const sum = parts.reduce((total, part) => total + part, 0);
    return parts.map(part => part / sum);
  };
};

type Named = Pick<Entry, 'baseWords' | 'library' | 'tags'>;

type Brands = ReturnType<typeof collectBrands>;

/** Finds the brands in names such as 'brand-github' and 'github-logo'. */
export const collectBrands = (entries: readonly Named[], isCommonWord: (word: string) => boolean) => {
  const brands = new Set(entries.map(({ baseWords }) => markedBrand(baseWords)).filter(name => name !== ''));
  const isMarked = ({ baseWords, tags }: Named) => markedBrand(baseWords) !== '' || tags.some(isLogoTag);
  const marking = new Set(entries.filter(isMarked).map(({ library }) => library));
  /** Names that a library with marked logos has for other icons: 'apple' beside 'brand-apple'. */
  const others = new Set(
    entries
      .filter(entry => marking.has(entry.library) && !isMarked(entry))
      .map(({ baseWords }) => phraseKey(baseWords)),
  );
  const isLogo = (entry: Named): boolean => {
    const name = phraseKey(entry.baseWords);
    return isMarked(entry) || (brands.has(name) && !others.has(name));
  };
  /** 'apple' needs 'brand' or 'logo' to be a brand, because it is also a common word. 'github' is always a brand. */
  const brandOf = ({ baseWords }: Named): string => {
    const name = phraseKey(baseWords);
    return markedBrand(baseWords) || (brands.has(name) && !isCommonWord(name) ? name : '');
  };
  return {
    /** Whether the tag of a logo names no brand: 'book review' on douban, but not 'twitter' on brand-x. */
    isGenericTag: (entry: Named, tagWords: readonly string[]): boolean =>
      isLogo(entry) && !brands.has(phraseKey(tagWords)),
    /** Names for brand-github are 'github-logo' and 'github', for brand-swift only 'swift-logo', because swift is a word. */
    otherNames: (entry: Named): readonly string[] => {
      const brand = brandOf(entry);
      if (brand === '') return [];
      const names = isCommonWord(brand) ? [`${brand}-logo`] : [brand, `${brand}-logo`];
      return names.filter(name => name !== phraseKey(entry.baseWords));
    },
  };
};

/** The category of logos in Remix. */
const isLogoTag = (tag: string): boolean => tag.toLowerCase() === 'logos';

const markedBrand = (words: readonly string[]): string => {
  if (words.length < 2) return '';
  if (words[0] === 'brand') return phraseKey(words.slice(1));
  return words.at(-1) === 'logo' ? phraseKey(words.slice(0, -1)) : '';
};
