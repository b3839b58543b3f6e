// Query plan: the posting ranges that match each word of a query.
import { commonness, isEnglish, postingCount, type SearchIndex } from '../index/index-sections.ts';
import { IMPORTANCE, IN_FOREIGN_PHRASE, IN_MEANING } from '../weights.ts';
import type { Correction } from './correction-candidates.ts';
import { contains, findPhrases, findStopWords, type Phrase } from './phrases.ts';
import type { PostingRange } from './posting-ranges.ts';
import { expandWord, isCertainTranslation, type KnownForm, knownForms } from './word-expansion.ts';

/** A query word with the posting ranges that match it. */
export interface QueryTerm {
  readonly ranges: readonly PostingRange[];
  /** Inverse document frequency, the weight of the word in the score. */
  readonly idf: number;
  /** Weight of the word if entries need not match all words, from 0 to 1: low for 'compare', high for 'lighthouse'. */
  readonly importance: number;
  /** Whether entries need not match the word: 'icon' in 'home icon'. */
  readonly isStopWord: boolean;
}

/** One query term per word, in the order of the words. */
export type QueryPlan = readonly QueryTerm[];

export interface PlanOptions {
  /** Further corrections of misspelled words. Without this map, words match literally (no stemming). */
  readonly alternatives?: ReadonlyMap<string, readonly Correction[]>;
  /** Indices of words that are library names and therefore never stop words. */
  readonly libraryWords?: ReadonlySet<number>;
}

export const planQuery = (
  index: SearchIndex,
  words: readonly string[],
  { alternatives, libraryWords }: PlanOptions = {},
): QueryPlan => {
  const phrases = findPhrases(index, words);
  const isInPhrase = (at: number) => phrases.some(phrase => contains(phrase, at));
  const stopWords = findStopWords(index.stopWords, words, {
    phrases,
    isLibraryWord: at => libraryWords?.has(at) === true,
  });
  const english = words.map(word => words.length > 1 && isOnlyEnglish(index, word));
  const formsOf = words.map(word => knownForms(index, word));
  const importances = findImportances(index, words, formsOf, phrases);
  return words.map((word, at): QueryTerm => {
    const ranges: PostingRange[] = [];
    for (const phrase of phrases) if (contains(phrase, at)) ranges.push(...phrase.ranges);
    const forms = formsOf[at];
    const own = expandWord(index, word, {
      forms,
      factor: factorInPhrases(phrases.filter(phrase => contains(phrase, at))),
      isLast: at === words.length - 1,
      isInPhrase: isInPhrase(at),
      alternatives: alternatives && (alternatives.get(word) ?? []),
      isEnglishQuery: english.some((isEnglish, other) => isEnglish && other !== at),
    });
    const isLiteral = stopWords[at] && at < words.length - 1;
    ranges.push(...(isLiteral ? own.filter(({ term }) => term === forms[0]?.term) : own));
    return {
      ranges,
      idf: inverseDocumentFrequency(index, own),
      importance: importances[at],
      isStopWord: stopWords[at],
    };
  });
};

/** The factor for the weight of a single word that is part of all `phrases`. */
const factorInPhrases = (phrases: readonly Phrase[]): number => {
  const meanings = phrases.filter(({ isMeaning }) => isMeaning);
  if (meanings.length === 0) return 1;
  return meanings.some(({ isForeign }) => isForeign) ? IN_FOREIGN_PHRASE : IN_MEANING;
};

/** Whether the word is English and no word of another language. */
const isOnlyEnglish = (index: SearchIndex, word: string): boolean => {
  const term = index.terms.find(word);
  return term >= 0 && isEnglish(index, term) && !isCertainTranslation(index, term);
};

/** Importance of a single letter after other words, which is probably the beginning of a word. */
const UNFINISHED = IMPORTANCE[2];

/** The importance of each word. In a phrase with icons of its own, all words have the highest importance among them. */
const findImportances = (
  index: SearchIndex,
  words: readonly string[],
  forms: readonly (readonly KnownForm[])[],
  phrases: readonly Phrase[],
): readonly number[] => {
  const own = words.map((word, at) =>
    at > 0 && word.length === 1 ? UNFINISHED : importanceOf(index, forms[at]),
  );
  const meanings = phrases.filter(({ isMeaning }) => isMeaning);
  return own.map((importance, at) =>
    meanings.reduce(
      (highest, phrase) =>
        contains(phrase, at) ? Math.max(highest, ...own.slice(phrase.from, phrase.to)) : highest,
      importance,
    ),
  );
};

/** The importance of the word or, if it is no term, of its base form. */
const importanceOf = (index: SearchIndex, [first]: readonly KnownForm[]): number =>
  first === undefined ? 1 : (IMPORTANCE[commonness(index, first.term)] ?? 1);

const inverseDocumentFrequency = (index: SearchIndex, ranges: readonly PostingRange[]): number => {
  let frequency = 0;
  for (const { term } of ranges) frequency += postingCount(index, term);
  return Math.log(1 + index.entryCount / (1 + frequency));
};
