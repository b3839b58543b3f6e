// Stop words: query words that an entry need not match. (vocabulary/stop-words.txt)
import type { StopWordLists } from '../index/stop-word-lists.ts';
import { phraseKey } from '../text/tokenize.ts';

/** Properties of a query word, given by its index. */
export interface StopWordContext {
  readonly isInPhrase: (at: number) => boolean;
  /** Whether the word is part of a library name. */
  readonly isLibraryWord: (at: number) => boolean;
}

/** Returns for each word whether it is a stop word. A query of stop words only has no stop words. */
export const findStopWords = (
  lists: StopWordLists,
  words: readonly string[],
  { isInPhrase, isLibraryWord }: StopWordContext,
): readonly boolean[] => {
  const last = words.length - 1;
  const isStopPhrase = (at: number): boolean =>
    lists.anywhere.has(phraseKey(words.slice(at, at + 2))) && !isLibraryWord(at) && !isLibraryWord(at + 1);
  const isStopWord = (word: string, at: number): boolean =>
    lists.anywhere.has(word) ||
    (at < last && lists['before of'].has(word) && /^(?:of|for|about)$/.test(words[at + 1])) ||
    (at === 0 && at < last && lists.first.has(word) && !isInPhrase(at)) ||
    (at === last && at > 0 && lists.last.has(word) && !isInPhrase(at)) ||
    (at < last && isStopPhrase(at)) ||
    (at > 0 && isStopPhrase(at - 1));
  const stopWords = words.map((word, at) => !isLibraryWord(at) && isStopWord(word, at));
  return stopWords.every(Boolean) ? words.map(() => false) : stopWords;
};
