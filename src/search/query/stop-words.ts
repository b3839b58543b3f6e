// Stop words: query words that an entry need not match. (vocabulary/stop-words.txt)
import type { StopWordLists } from '../index/stop-word-lists.ts';
import { phraseKey } from '../text/tokenize.ts';
import { contains, type Phrase } from './phrases.ts';

/** Properties of a query word, given by its index. */
export interface StopWordContext {
  readonly phrases: readonly Phrase[];
  /** Whether the word is part of a library name. */
  readonly isLibraryWord: (at: number) => boolean;
}

/** Minimum number of words of a query in which pronouns and prepositions are stop words. */
const SENTENCE_LENGTH = 4;

/** Returns for each word whether it is a stop word. A query of stop words only has no stop words. */
export const findStopWords = (
  lists: StopWordLists,
  words: readonly string[],
  { phrases, isLibraryWord }: StopWordContext,
): readonly boolean[] => {
  // 'du lịch' is the Vietnamese travel, although 'du' is a French article.
  if (phrases.some(({ from, to, isForeign }) => isForeign && from === 0 && to === words.length)) {
    return words.map(() => false);
  }
  const isInPhrase = (at: number) => phrases.some(phrase => contains(phrase, at));
  const last = words.length - 1;
  const isSentence = words.length >= SENTENCE_LENGTH;
  const isStopPhrase = (at: number): boolean =>
    lists.anywhere.has(phraseKey(words.slice(at, at + 2))) && !isLibraryWord(at) && !isLibraryWord(at + 1);
  const isStopWord = (word: string, at: number): boolean =>
    lists.anywhere.has(word) ||
    (isSentence && lists.sentence.has(word) && !isInPhrase(at)) ||
    (at < last && lists['before of'].has(word) && /^(?:of|for|about)$/.test(words[at + 1])) ||
    (at === 0 && at < last && lists.first.has(word) && !isInPhrase(at)) ||
    (at === last && at > 0 && lists.last.has(word) && !isInPhrase(at)) ||
    (at < last && isStopPhrase(at)) ||
    (at > 0 && isStopPhrase(at - 1));
  const stopWords = words.map((word, at) => !isLibraryWord(at) && isStopWord(word, at));
  return stopWords.every(Boolean) ? words.map(() => false) : stopWords;
};
