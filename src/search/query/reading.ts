// Language of a sentence, and its words as terms of that language. (Decision 043)
import { editDistanceFrom } from '../../model/edit-distance.ts';
import { containsWord } from '../index/dictionary.ts';
import {
  isEnglish,
  referenceLanguage,
  referenceSimilarity,
  referencesEnd,
  referencesStart,
  type SearchIndex,
  sharedLanguages,
} from '../index/index-sections.ts';
import { foreignForms } from '../text/foreign-forms.ts';
import {
  classOfKey,
  ENGLISH,
  LANGUAGES,
  languageIndex,
  SENTENCE_CLASSES,
  type SentenceClass,
  sentenceClass,
  UNKNOWN,
} from '../text/languages.ts';
import { fold, isUnspaced, phraseKey } from '../text/tokenize.ts';
import { contains, findPhrases, startsPhrase } from './phrases.ts';
import { knownForms, wordsBeginning } from './word-expansion.ts';

/** Points of a language for a word: by class, for a term of the language, a form of such a term, or an unknown word. */
const SCORES = { helper: 1.5, site: 1.2, purpose: 1.2, term: 1, form: 0.5, unknown: -1 } as const;
/** Minimum lead over English in points: LEAD with MIN_SCORE points or letters that English lacks, else CLEAR_LEAD. */
const MIN_SCORE = 1;
const LEAD = 0.5;
const CLEAR_LEAD = 2;
/** Points of the language that the user probably writes in. */
const HINT = 1;
/** Points of a letter that English lacks, for each language with the letter. Other languages lose the same number. */
const LETTER = 0.5;
/** A text of fewer words, all of them English, is not tried in other languages. */
const MIN_SENTENCE = 4;
const [JAPANESE, CHINESE, THAI] = ['ja', 'zh', 'th'].map(languageIndex) as [number, number, number];
/** Scripts of several languages, and the most frequent language of each. */
const SCRIPTS = [/\p{Script=Arab}/u, /\p{Script=Deva}/u, /\p{Script=Hang}/u, /\p{Script=Cyrl}/u];
const SCRIPT_LANGUAGES = ['ar', 'hi', 'ko', 'ru'].map(languageIndex);

/**
 * The index in LANGUAGES of the language of a sentence: the language with the most points. UNKNOWN for a single word, and
 * if the lead over English is too small. `text` has the words with accents; `hint` is the index of the language that the
 * user probably writes in, or at most 0.
 */
export const findLanguage = (
  index: SearchIndex,
  text: string,
  words: readonly string[],
  hint: number,
): number => {
  if (words.some(isUnspaced)) {
    if (words.some(word => /[\u30a0-\u30ff]/.test(word))) return JAPANESE;
    if (words.some(word => /[\u0e00-\u0e7f]/.test(word))) return THAI;
    const isJapanese = (word: string) => {
      const term = index.terms.find(word);
      return knowsTerm(index, term, JAPANESE) && !knowsTerm(index, term, CHINESE);
    };
    return hint === JAPANESE || (hint !== CHINESE && words.some(isJapanese)) ? JAPANESE : CHINESE;
  }
  // A name of several words is not a sentence: 'ô tô' is Vietnamese for car, not Portuguese.
  if (new Set(words).size < 2) return UNKNOWN;
  const keys = words.map(fold);
  const isTerm = (parts: readonly string[]) => index.terms.find(phraseKey(parts)) >= 0;
  if (isTerm(words) || isTerm(keys)) return UNKNOWN;
  const english = keys.map(key => isEnglishWord(index, key));
  const letters = [...new Set(text.toLowerCase().normalize('NFC'))].flatMap(
    letter => index.sentenceWords.letter.get(letter) ?? [],
  );
  if (hint <= 0 && letters.length === 0 && words.length < MIN_SENTENCE && english.every(Boolean))
    return ENGLISH;
  const script = SCRIPT_LANGUAGES[SCRIPTS.findIndex(pattern => words.some(word => pattern.test(word)))];
  const scores = LANGUAGES.map<number>((_, at) => (at > 0 && at === hint ? HINT : at === script ? LEAD : 0));
  for (const languages of letters)
    for (let at = 1; at < scores.length; at++) scores[at] += has(languages, at) ? LETTER : -LETTER;
  for (const [at, word] of words.entries())
    addScores(scores, index, { word, key: keys[at] ?? word, isEnglish: english[at] === true });
  const best = scores.reduce((first, score, at) => (at > 0 && score > (scores[first] ?? 0) ? at : first), 1);
  const lead = (scores[best] ?? 0) - (scores[0] ?? 0);
  const isLikely = script !== undefined || letters.length > 0 || (scores[best] ?? 0) >= MIN_SCORE;
  if (lead >= (isLikely ? LEAD : CLEAR_LEAD)) return best;
  return lead <= -LEAD ? ENGLISH : UNKNOWN;
};

const isEnglishWord = (index: SearchIndex, word: string): boolean => {
  const own = index.terms.find(word);
  if (own >= 0 && isEnglish(index, own)) return true;
  return (
    containsWord(index.otherWords, word) || knownForms(index, word).some(({ term }) => isEnglish(index, term))
  );
};

const has = (languages: number, language: number): boolean => ((languages >>> language) & 1) > 0;

interface SpokenWord {
  /** The word with its accents, and folded. */
  readonly word: string;
  readonly key: string;
  readonly isEnglish: boolean;
}

const addScores = (
  scores: number[],
  index: SearchIndex,
  { word, key, isEnglish: isKnownEnglish }: SpokenWord,
): void => {
  const classes = SENTENCE_CLASSES.map(name => [name, index.sentenceWords[name].get(key) ?? 0] as const);
  const terms = languagesOf(index, index.terms.find(word));
  const isKnown = isKnownEnglish || terms !== 0 || classes.some(([, languages]) => languages !== 0);
  const forms = isKnown ? 0 : languagesOfForms(index, word);
  for (const [at, score] of scores.entries()) {
    const named = classes.find(([, languages]) => has(languages, at))?.[0];
    const isTerm = at === 0 ? isKnownEnglish : has(terms, at);
    const isForm = at === 0 ? isKnownEnglish : has(forms, at);
    scores[at] = score + SCORES[named ?? (isTerm ? 'term' : isForm ? 'form' : 'unknown')];
  }
};

/** Minimum similarity of a translation that makes a term a word of the language. */
const MIN_SIMILARITY = 0.3;

/** The languages of a term as bits. Bit i is the language with index i. */
const languagesOf = (index: SearchIndex, term: number): number => {
  if (term < 0) return 0;
  let languages = sharedLanguages(index, term);
  for (let at = referencesStart(index, term); at < referencesEnd(index, term); at++) {
    const reference = index.references[at];
    if (referenceSimilarity(reference) < MIN_SIMILARITY) continue;
    const own = referenceLanguage(index, term, reference);
    if (own > 0) languages |= 1 << own;
  }
  return languages;
};

/** Maximum number of letters that forms of a word have after their common beginning, and minimum of the beginning. */
const ENDING = 2;
const MIN_BEGINNING = 5;

/** The languages, as bits, that have a term with the same beginning. */
const languagesOfForms = (index: SearchIndex, word: string): number => {
  const start = word.slice(0, -ENDING);
  if (start.length < MIN_BEGINNING) return 0;
  return wordsBeginning(index, start)
    .filter(term => term.length <= word.length + ENDING)
    .reduce((languages, form) => languages | languagesOf(index, index.terms.find(form)), 0);
};

/** Whether the term is a word of the language with this index. */
export const knowsTerm = (index: SearchIndex, term: number, language: number): boolean =>
  has(languagesOf(index, term), language);

/** Maximum number of words of a phrase with a class: 'câu lạc bộ' is Vietnamese for club. */
const MAX_CLASSED = 3;

/** The class of each word in a sentence of the language, or of the phrase with it. A single word has none. */
export const classesOf = (
  index: SearchIndex,
  words: readonly string[],
  language: number,
): readonly (SentenceClass | undefined)[] => {
  const classes = words.map<SentenceClass | undefined>(() => undefined);
  if (language <= 0 || words.length < 2) return classes;
  const { sentenceWords } = index;
  const keys = words.map(fold);
  for (let from = 0; from < words.length; ) {
    let count = sentenceWords.phraseStarts.has(keys[from]) ? MAX_CLASSED : 1;
    const classOf = () => classOfKey(sentenceWords, keys.slice(from, from + count).join(' '), language);
    let found = classOf();
    while (found === undefined && count > 1) {
      count--;
      found = classOf();
    }
    classes.fill(found, from, from + count);
    from += count;
  }
  return classes;
};

/**
 * Converts the words of a sentence to terms of the language: to base forms, to the parts of compounds, or by correcting
 * one error. Other words stay as they are.
 */
export const readWords = (
  index: SearchIndex,
  words: readonly string[],
  language: number,
  names?: ReadonlySet<string>,
): readonly string[] => {
  const classes = classesOf(index, words, language);
  const phrases = findPhrases(index, words, { isHelper: at => classes[at] === 'helper' });
  const isKnown = (word: string) => knowsTerm(index, index.terms.find(word), language);
  const read = words.flatMap((word, at) => {
    if (index.stopWords.town.has(word)) return [word];
    if (classes[at] || isKnown(word) || phrases.some(phrase => contains(phrase, at))) return [word];
    const own = index.terms.find(word);
    if (own < 0 && names?.has(word)) return [word];
    // The rules of other languages do not apply to English words that these languages share: 'surf', 'pasta'.
    const isShared = own >= 0 && isEnglish(index, own);
    const base = isShared ? undefined : (foreignForms(word).find(isKnown) ?? findStem(index, word, isKnown));
    if (base !== undefined) return [base];
    const parts = splitCompound(index, word, language, isKnown);
    if (parts !== undefined) return parts;
    const isOther = own >= 0 || isEnglishWord(index, word);
    return [(isOther ? undefined : correct(index, word, isKnown)) ?? word];
  });
  return read.map((word, at) => formInPhrase(index, read[at - 1], word, isKnown) ?? word);
};

/** The form of a word in a phrase with the word before it: 'morska' of 'morskie' after 'latarnia'. */
const formInPhrase = (
  index: SearchIndex,
  before: string | undefined,
  word: string,
  isKnown: IsKnown,
): string | undefined => {
  if (before === undefined || !startsPhrase(index, before)) return undefined;
  const start = `${fold(before)}-`;
  return findStem(index, fold(word), form => isKnown(start + form), start);
};

/** Maximum number of letters in both endings of two forms of a word, and minimum part of the word that both share. */
const MAX_ENDING = 4;
const MIN_STEM = { latin: 0.7, other: 0.65 } as const;
const MIN_STEM_LENGTH = { latin: 4, other: 2 } as const;
/** Number of letters by which a term may be longer than its form: a longer one is another word, 'hallenbad' for 'halle'. */
const MAX_LONGER = 1;
const ARABIC_ARTICLE = /^ال(?=.{3})/;

type IsKnown = (word: string) => boolean;

/** The term, or word after `start`, that shares the longest beginning with the word: 'лодок' → 'лодка'. */
const findStem = (index: SearchIndex, word: string, isKnown: IsKnown, start?: string): string | undefined => {
  const script = /^[a-z]/.test(word) ? 'latin' : 'other';
  // Two words with the article share more letters than their stems.
  const article = ARABIC_ARTICLE.exec(word)?.[0].length ?? 0;
  const stem = word.length - article;
  const least = article + Math.max(MIN_STEM_LENGTH[script], Math.ceil(stem * MIN_STEM[script]));
  for (let length = word.length; length >= least; length--) {
    const most = MAX_ENDING - (word.length - length);
    const found = wordsBeginning(index, word.slice(0, length), start)
      .filter(term => term.length <= Math.min(length + most, word.length + MAX_LONGER) && isKnown(term))
      .sort((a, b) => a.length - b.length);
    if (found[0] !== undefined) return found[0];
  }
  return undefined;
};

/** Languages that write compounds as one word, and the linking letters between the parts. */
const COMPOUNDING = new Set(['de', 'nl', 'sv', 'da', 'nb', 'fi', 'hu'].map(languageIndex));
const LINKS = ['', 's', 'es', 'n', 'en', 'e', 'er'];
const MIN_PART = 3;

/** Splits a compound in two, the second part as short as possible: 'Kerzenladen' → 'kerze', 'laden'. */
const splitCompound = (
  index: SearchIndex,
  word: string,
  language: number,
  isKnown: IsKnown,
): readonly string[] | undefined => {
  if (!COMPOUNDING.has(language)) return undefined;
  for (let at = word.length - MIN_PART; at >= MIN_PART; at--) {
    const kind = word.slice(at);
    if (sentenceClass(index.sentenceWords, kind, language) === undefined && !isKnown(kind)) continue;
    const start = word.slice(0, at);
    const subject = LINKS.filter(link => start.endsWith(link))
      .map(link => start.slice(0, start.length - link.length))
      .find(part => part.length >= MIN_PART && isKnown(part));
    if (subject !== undefined) return [subject, kind];
  }
  return longestKnown(word, isKnown);
};

/** The longest known beginning of a compound whose second part is unknown: 'kaffee' of 'Kaffeemaschinen'. */
const longestKnown = (word: string, isKnown: IsKnown): readonly string[] | undefined => {
  for (let at = word.length - MIN_PART; at >= MIN_BEGINNING; at--)
    for (const link of ['', 's', 'n'])
      if (word.slice(0, at).endsWith(link) && isKnown(word.slice(0, at - link.length)))
        return [word.slice(0, at - link.length)];
  return undefined;
};

/** Minimum length of a corrected word. */
const MIN_CORRECTED = 7;
/** Number of letters at the beginning of a word that a correction keeps. */
const KEPT_LETTERS = 3;

/** The first known term with one error. */
const correct = (index: SearchIndex, word: string, isKnown: IsKnown): string | undefined => {
  if (word.length < MIN_CORRECTED) return undefined;
  const distanceTo = editDistanceFrom(fold(word), 1);
  const start = word.slice(0, KEPT_LETTERS);
  return wordsBeginning(index, start).find(
    term => Math.abs(term.length - word.length) <= 1 && distanceTo(term) <= 1 && isKnown(term),
  );
};
