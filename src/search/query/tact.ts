// Tact: icons that are unsuitable for a delicate subject, such as illness or grief. (Decision 046)
import { namePostingCount, postingsStart, type SearchIndex } from '../index/index-sections.ts';
import { postingEntry } from '../index/posting.ts';
import { inflect } from '../text/inflect.ts';
import { ENGLISH, isDelicateKey } from '../text/languages.ts';
import { fold, phraseKey } from '../text/tokenize.ts';

/** Maximum number of words of a delicate phrase: 'lost a child'. */
const MAX_PHRASE = 3;

/** The words that are delicate by themselves or as part of a phrase, in English or in the language of the words. */
const delicateWords = (
  { tact, sentenceWords }: SearchIndex,
  words: readonly string[],
  language: number,
): ReadonlySet<string> => {
  const found = new Set<string>();
  const keys = language === ENGLISH ? words : words.map(fold);
  const isListed = (phrase: string): boolean =>
    tact.delicate.has(phrase) || (language !== ENGLISH && isDelicateKey(sentenceWords, phrase, language));
  for (const [from, word] of keys.entries()) {
    let phrase = word;
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_PHRASE); to++) {
      if (isListed(phrase)) for (const part of words.slice(from, to)) found.add(part);
      phrase = phraseKey([phrase, keys[to] ?? '']);
    }
  }
  return found;
};

export const isDelicate = (index: SearchIndex, words: readonly string[], language: number): boolean =>
  delicateWords(index, words, language).size > 0;

/**
 * For a query with a delicate word: all harsh words that are not in the query. Otherwise none. A delicate word does not ask
 * for its picture, which would be a pun or the very trouble: no dot for a first period, no gun for gun violence.
 */
export const harshWords = (
  index: SearchIndex,
  words: readonly string[],
  language: number,
): readonly string[] => {
  const { tact } = index;
  const delicate = delicateWords(index, words, language);
  if (delicate.size === 0) return [];
  const others = words.filter(word => !delicate.has(word));
  const asked = new Set(others.flatMap(word => [word, ...inflect(word).map(form => form.word)]));
  return [...tact.harsh].filter(word => !asked.has(word));
};

/** The entries whose names or aliases contain one of the words. */
export const entriesNamed = (index: SearchIndex, words: readonly string[]): ReadonlySet<number> => {
  const entries = new Set<number>();
  for (const word of words) {
    const term = index.terms.find(word);
    if (term < 0) continue;
    const start = postingsStart(index, term);
    for (let at = start; at < start + namePostingCount(index, term); at++)
      entries.add(postingEntry(index.postings[at]));
  }
  return entries;
};
