// Phrases and stop words in a query.
import {
  isEnglish,
  referenceSimilarity,
  referencesEnd,
  referencesStart,
  type SearchIndex,
  type StopWordLists,
} from '../index/index-sections.ts';
import { inflect } from '../text/inflect.ts';
import { ENGLISH, UNKNOWN } from '../text/languages.ts';
import { fold, phraseKey } from '../text/tokenize.ts';
import { JOINED, MEANING, NUMBER_FORM } from '../weights.ts';
import { addTermRanges, type PostingRange } from './posting-ranges.ts';

/** The query words [from, to) as a phrase. */
export interface Phrase {
  readonly from: number;
  readonly to: number;
  readonly ranges: readonly PostingRange[];
  /** Whether the vocabulary gives the phrase its own icons. */
  readonly isMeaning: boolean;
}

const MAX_PHRASE_LENGTH = 5;

interface PhraseOptions {
  readonly isHelper?: (at: number) => boolean;
  /** Index in LANGUAGES of the language of the words. Default: UNKNOWN. */
  readonly language?: number;
}

/**
 * Finds phrases that are terms: with hyphens ('credit card': `credit-card`), in the other number ('credit cards') or as
 * one word ('light bulb': `lightbulb`). At least one word is not a helper (article, preposition, pronoun). Phrases with
 * a helper are not tried as one word, those of an English sentence only as an English word: 'at a' is no Swedish 'äta'.
 */
export const findPhrases = (
  index: SearchIndex,
  words: readonly string[],
  { isHelper = () => false, language = UNKNOWN }: PhraseOptions = {},
): readonly Phrase[] => {
  const phrases: Phrase[] = [];
  for (let from = 0; from < words.length - 1; from++) {
    const isStart = startsPhrase(index, words[from]);
    for (let to = from + 2; to <= Math.min(words.length, from + MAX_PHRASE_LENGTH); to++) {
      const part = words.slice(from, to);
      const wordCount = to - from;
      const helpers = part.filter((_, at) => isHelper(from + at)).length;
      if (helpers === wordCount) continue;
      const ranges: PostingRange[] = [];
      const term = isStart ? findPhraseTerm(index, part) : -1;
      const joined = helpers > 0 ? -1 : index.terms.find(part.join(''));
      addTermRanges(ranges, index, term, { factor: 1, wordCount });
      // If the phrase is a term, the joined word must be English: Vietnamese 'tự do' does not mean Hungarian 'tüdő'.
      if ((term < 0 && language !== ENGLISH) || (joined >= 0 && isEnglish(index, joined)))
        addTermRanges(ranges, index, joined, { factor: JOINED, wordCount });
      if (ranges.length === 0) continue;
      phrases.push({ from, to, ranges, isMeaning: term >= 0 && hasMeaning(index, term) });
    }
  }
  return phrases;
};

/** Whether a term of several words begins with this word. */
export const startsPhrase = (index: SearchIndex, word: string): boolean => {
  const [from, to] = index.terms.range(`${fold(word)}-`);
  return from < to;
};

const hasMeaning = (index: SearchIndex, term: number): boolean => {
  const at = referencesStart(index, term);
  return at < referencesEnd(index, term) && referenceSimilarity(index.references[at]) >= MEANING;
};

/** The term of the phrase or, if there is none, of the phrase in the other number. -1 if neither is a term. */
export const findPhraseTerm = (index: SearchIndex, words: readonly string[]): number => {
  const key = phraseKey(words);
  const own = index.terms.find(key);
  if (own >= 0) return own;
  const folded = fold(key);
  if (folded !== key) return index.terms.find(folded);
  const start = `${phraseKey(words.slice(0, -1))}-`;
  const [from, to] = index.terms.range(start);
  if (from === to) return -1;
  for (const { word, similarity } of inflect(words[words.length - 1] ?? '')) {
    const term = similarity < NUMBER_FORM ? -1 : index.terms.find(start + word);
    if (term >= 0 && isEnglish(index, term)) return term;
  }
  return -1;
};

export const contains = ({ from, to }: Phrase, at: number): boolean => from <= at && at < to;

interface StopWordContext {
  readonly phrases: readonly Phrase[];
  /** Whether the query word with this index is part of a library name. */
  readonly isLibraryWord: (at: number) => boolean;
  /** Whether the query word with this index is probably a name. */
  readonly isName: (at: number) => boolean;
}

/** Minimum number of words of a sentence, in which pronouns and prepositions are stop words. */
const SENTENCE_LENGTH = 4;

/** The subject follows these words: 'button that deletes'. */
const OF = /^(?:of|for|about|that|where|which)$/;

/** Whether each word is a stop word. If all words would be stop words, none is. */
export const findStopWords = (
  lists: StopWordLists,
  words: readonly string[],
  { phrases, isLibraryWord, isName }: StopWordContext,
): readonly boolean[] => {
  const isInPhrase = (at: number) => phrases.some(phrase => contains(phrase, at));
  const last = words.length - 1;
  const isSentence = words.length >= SENTENCE_LENGTH;
  const pairs = words.map((word, at) => phraseKey([word, words[at + 1] ?? '']));
  const isStopPhrase = (at: number): boolean => {
    const isListed = lists.anywhere.has(pairs[at]) || lists.town.has(pairs[at]);
    return isListed && !isLibraryWord(at) && !isLibraryWord(at + 1);
  };
  /** Whether the word is part of the name of a place: 'isle' in 'Isle of Skye', 'lake' in 'Lake Erie'. */
  const isInPlace = (word: string, at: number): boolean =>
    lists.place.has(word) && (isName(at + 1) || isName(at - 1) || (words[at + 1] === 'of' && isName(at + 2)));
  const isStopWord = (word: string, at: number): boolean =>
    lists.anywhere.has(word) ||
    isInPlace(word, at) ||
    lists.town.has(word) ||
    (isSentence && lists.sentence.has(word) && !isInPhrase(at)) ||
    (at < last && lists['before of'].has(word) && OF.test(words[at + 1])) ||
    (at === 0 && at < last && lists.first.has(word) && !isInPhrase(at)) ||
    (at === last && at > 0 && lists.last.has(word) && !isInPhrase(at)) ||
    (at < last && isStopPhrase(at)) ||
    (at > 0 && isStopPhrase(at - 1));
  const own = words.map((word, at) => !isLibraryWord(at) && isStopWord(word, at));
  // A modifier yields to the word after it, unless both form a phrase: 'second-hand bikes', but not 'second-hand books'.
  const yieldsAt = (from: number, to: number): boolean =>
    own[to] === false &&
    !isLibraryWord(from) &&
    !phrases.some(phrase => contains(phrase, from) && phrase.to > to);
  const stopWords = [...own];
  for (const [at, word] of words.entries()) {
    if (lists.modifier.has(word) && yieldsAt(at, at + 1)) stopWords[at] = true;
    if (lists.modifier.has(pairs[at]) && yieldsAt(at, at + 2)) stopWords.fill(true, at, at + 2);
  }
  return stopWords.every(Boolean) ? words.map(() => false) : stopWords;
};
