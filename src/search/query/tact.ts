// Tact: icons that are unsuitable for a delicate subject, such as illness or grief. (Decision 046)
import { namePostingCount, postingsStart, type SearchIndex } from '../index/index-sections.ts';
import { postingEntry } from '../index/posting.ts';
import { inflect } from '../text/inflect.ts';
import { phraseKey } from '../text/tokenize.ts';

/** The words that are delicate by themselves or with the next or last word. */
const delicateWords = ({ tact }: SearchIndex, words: readonly string[]): ReadonlySet<string> => {
  const isPhrase = (from: number) => tact.delicate.has(phraseKey(words.slice(from, from + 2)));
  return new Set(
    words.filter((word, at) => tact.delicate.has(word) || isPhrase(at) || (at > 0 && isPhrase(at - 1))),
  );
};

export const isDelicate = (index: SearchIndex, words: readonly string[]): boolean =>
  delicateWords(index, words).size > 0;

/**
 * For a query with a delicate word: all harsh words that are not in the query. Otherwise none. A delicate word does not ask
 * for its picture, which would be a pun or the very trouble: no dot for a first period, no gun for gun violence.
 */
export const harshWords = (index: SearchIndex, words: readonly string[]): readonly string[] => {
  const { tact } = index;
  const delicate = delicateWords(index, words);
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
