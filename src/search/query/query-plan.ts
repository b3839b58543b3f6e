// Query plan: what each word of a query matches, and how much the word counts.
import { commonness, isEnglish, postingCount, type SearchIndex } from '../index/index-sections.ts';
import { LANGUAGES, type SentenceClass, sentenceClass, UNKNOWN } from '../text/languages.ts';
import { isFragment, isUnspaced } from '../text/tokenize.ts';
import { FOREIGN_WORD, IMPORTANCE, IN_MEANING, NUMBER_FORM, QUALIFIER } from '../weights.ts';
import { contains, findPhrases, findPhraseTerm, findStopWords, type Phrase } from './phrases.ts';
import type { PostingRange } from './posting-ranges.ts';
import { classesOf, knowsTerm } from './reading.ts';
import { expandWord, type KnownForm, knownForms } from './word-expansion.ts';

/** The posting ranges that match a query word. */
export interface QueryTerm {
  readonly ranges: readonly PostingRange[];
  /** Inverse document frequency: the weight of the word in the score. */
  readonly idf: number;
  /** Weight of the word (0 to 1) in relaxed scores: low for 'compare', high for 'lighthouse'. */
  readonly importance: number;
  /** Whether an entry can match the query without the word: 'icon' in 'home icon'. */
  readonly isStopWord: boolean;
}

/** One query term per word, in the order of the words. */
export type QueryPlan = readonly QueryTerm[];

export interface PlanOptions {
  /** Corrections of words that may be typos. */
  readonly alternatives?: ReadonlyMap<string, string>;
  /** Indices of the words in library names, which are no stop words. */
  readonly libraryWords?: ReadonlySet<number>;
  /** Words with a capital inside a sentence, which are probably names. */
  readonly names?: ReadonlySet<string>;
  /** Index in LANGUAGES of the language of the words. Default: UNKNOWN. */
  readonly language?: number;
}

export const planQuery = (
  index: SearchIndex,
  words: readonly string[],
  { alternatives, libraryWords, names, language = UNKNOWN }: PlanOptions = {},
): QueryPlan => {
  const classes = classesOf(index, words, language);
  const phrases = findPhrases(index, words, { isHelper: at => classes[at] === 'helper', language });
  const isName = (at: number) => names?.has(words[at] ?? '') === true;
  const stopWords = findStopWords(index.stopWords, words, {
    phrases,
    isLibraryWord: at => libraryWords?.has(at) === true,
    isName,
  });
  // In a sentence of another language, its own words have no forms ('sery', Polish cheeses, are no series), and others no
  // verbs of English: the Dutch 'haring' is no hare.
  const formsOf = words.map((word, at) => {
    const term = language > 0 ? index.terms.find(word) : -1;
    if (term >= 0 && knowsTerm(index, term, language)) return [{ term, similarity: 1 }];
    const forms = knownForms(index, word).filter(
      ({ similarity }) => language <= 0 || similarity >= NUMBER_FORM,
    );
    // A name that only other languages have as a word is no such word: 'Lagos' has no lakes.
    const isKnown = ({ term }: KnownForm) =>
      isEnglish(index, term) || (language > 0 && knowsTerm(index, term, language));
    return isName(at) && language !== UNKNOWN && !forms.some(isKnown) ? [] : forms;
  });
  const importances = lowerQualifiers(words, stopWords, findImportances(index, words, formsOf, phrases));
  const plan = words.map((word, at): QueryTerm => {
    const ranges: PostingRange[] = [];
    for (const phrase of phrases) if (contains(phrase, at)) ranges.push(...phrase.ranges);
    if (classes[at] === 'helper') return { ranges, idf: 0, importance: 0, isStopWord: true };
    const forms = formsOf[at];
    const own = expandWord(index, word, {
      forms,
      factor: phrases.some(phrase => phrase.isMeaning && contains(phrase, at)) ? IN_MEANING : 1,
      isLast: at === words.length - 1,
      isName: isName(at),
      correction: alternatives?.get(word),
      language,
    });
    const [form] = forms;
    const isLiteral = stopWords[at] && at < words.length - 1;
    // A foreign word of two letters is probably the beginning of an English word: 'le' in 'arrow le'.
    const isUnfinished =
      at > 0 && language <= 0 && isFragment(word) && form !== undefined && !isEnglish(index, form.term);
    if (isLiteral) ranges.push(...own.filter(({ term }) => term === form?.term));
    else ranges.push(...own.filter(({ isReference }) => !isReference || !isUnfinished));
    return {
      ranges,
      idf: inverseDocumentFrequency(index, own),
      importance: importances[at],
      isStopWord: stopWords[at],
    };
  });
  return language > 0 ? leaveOut(index, plan, { words, classes, phrases, language }) : plan;
};

interface Sentence {
  readonly words: readonly string[];
  readonly classes: readonly (SentenceClass | undefined)[];
  readonly phrases: readonly Phrase[];
  readonly language: number;
}

/**
 * Turns unknown words into stop words, and words of a class if the sentence has words that are more likely the subject.
 * Lowers the importance of words that the language lacks, unless they are a phrase with icons of its own.
 */
const leaveOut = (
  index: SearchIndex,
  plan: QueryPlan,
  { words, classes, phrases, language }: Sentence,
): QueryPlan => {
  const isKnown = ({ ranges, isStopWord }: QueryTerm) => ranges.length > 0 && !isStopWord;
  const rankOf = (at: number) => RANKS.indexOf(classes[at]);
  const best = Math.max(...plan.map((term, at) => (isKnown(term) ? rankOf(at) : -1)));
  if (best < 0) return plan;
  return plan.map((term, at) => {
    if (!isKnown(term) || rankOf(at) < best) return { ...term, isStopWord: true };
    const isOwn =
      knowsTerm(index, index.terms.find(words[at]), language) ||
      phrases.some(phrase => phrase.isMeaning && contains(phrase, at));
    return isOwn || rankOf(at) < RANKS.length - 1 ? term : { ...term, importance: FOREIGN_WORD };
  });
};

/** Classes of words, from the least likely subject to the most likely subject. */
const RANKS: readonly (SentenceClass | undefined)[] = ['helper', 'site', 'purpose', undefined];

/** Importance of a single letter after other words, which is probably the beginning of a word. */
const UNFINISHED = IMPORTANCE[2];

/** The importance of each word. In a phrase with its own icons, all words count as the most important word. */
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

/** Words before a qualifier of the subject: 'a law firm for tenants', 'a bot that answers'. */
const QUALIFIES =
  /^(?:for|with|in|on|at|near|from|by|as|during|through|over|while|without|after|before|until|beside|around|who|which|that|where|when|under|inside|between|among|so|if)$/;

/** Minimum length of a word without spaces around it that frames the rest of its run. */
const MIN_FRAME = 2;

/**
 * The typed words that do not name the subject: helpers, and words of a class if others are more likely the subject. For
 * words without spaces, their longest beginning of a class: 'ร้านขาย' (shop for) of 'ร้านขายดอกไม้'.
 */
export const frameWords = (
  index: SearchIndex,
  { plan, words, typed, language }: FramedText,
): readonly string[] => {
  const { stopWords, sentenceWords } = index;
  // A term of several words is in no doubt, but its language is not looked up: 'prodej medu'.
  const term = language === UNKNOWN && words.length > 1 ? findPhraseTerm(index, words) : -1;
  const spoken = term < 0 ? language : LANGUAGES.findIndex((_, at) => at > 0 && knowsTerm(index, term, at));
  if (spoken <= 0)
    return typed.filter(
      word => stopWords.anywhere.has(word) || stopWords.sentence.has(word) || QUALIFIES.test(word),
    );
  const ranksOf = (all: readonly string[]) => classesOf(index, all, spoken).map(name => RANKS.indexOf(name));
  const best = Math.max(1, ...ranksOf(words).filter((_, at) => plan[at].ranges.length > 0));
  const ranks = ranksOf(typed);
  const beginnings = words.filter(isUnspaced).flatMap(word => {
    for (let end = word.length - 1; end >= MIN_FRAME; end--)
      if (sentenceClass(sentenceWords, word.slice(0, end), spoken) !== undefined) return [word.slice(0, end)];
    return [];
  });
  return [...typed.filter((_, at) => ranks[at] < best), ...beginnings];
};

interface FramedText {
  readonly plan: QueryPlan;
  /** The words of the plan, and as typed. */
  readonly words: readonly string[];
  readonly typed: readonly string[];
  readonly language: number;
}

/** Lowers the importance of the words after the subject of a sentence. (Decision 045) */
const lowerQualifiers = (
  words: readonly string[],
  stopWords: readonly boolean[],
  importances: readonly number[],
): readonly number[] => {
  const subject = importances.findIndex((importance, at) => !stopWords[at] && importance >= IMPORTANCE[1]);
  if (subject < 0) return importances;
  const from = words.findIndex((word, at) => at > subject && QUALIFIES.test(word));
  return from < 0
    ? importances
    : importances.map((importance, at) => (at < from ? importance : importance * QUALIFIER));
};

/** The importance of the first form of a word: the word itself if it is a term. */
const importanceOf = (index: SearchIndex, [first]: readonly KnownForm[]): number =>
  first === undefined ? 1 : (IMPORTANCE[commonness(index, first.term)] ?? 1);

const inverseDocumentFrequency = (index: SearchIndex, ranges: readonly PostingRange[]): number => {
  let frequency = 0;
  for (const { term } of ranges) frequency += postingCount(index, term);
  return Math.log(1 + index.entryCount / (1 + frequency));
};
