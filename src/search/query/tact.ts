// Tact: icons that are unsuitable for a delicate subject, such as illness or grief. (Decision 046)
import { namePostingCount, postingsStart, type SearchIndex } from '../index/index-sections.ts';
import { postingEntry } from '../index/posting.ts';
import { inflect } from '../text/inflect.ts';
import { phraseKey } from '../text/tokenize.ts';

/** Whether a word or phrase is delicate. */
export const isDelicate = ({ tact }: SearchIndex, words: readonly string[]): boolean =>
  words.some((word, at) => tact.delicate.has(word) || tact.delicate.has(phraseKey(words.slice(at, at + 2))));

/** For a query with a delicate word: all harsh words that are not in the query. Otherwise none. */
export const harshWords = (index: SearchIndex, words: readonly string[]): readonly string[] => {
  const { tact } = index;
  if (!isDelicate(index, words)) return [];
  const asked = new Set(words.flatMap(word => [word, ...inflect(word).map(form => form.word)]));
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
