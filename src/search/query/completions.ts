// Completions: the words that begin with what is typed so far.

import { headCount, type SearchIndex } from '../index/index-sections.ts';
import { MAX_ENTRIES } from '../index/posting.ts';
import { completionFactor, LONGEST_READY, readyPrefixTerm } from '../index/prefix-postings.ts';
import { PREFIX } from '../rank/weights.ts';
import { JOINED_BIT } from '../text/letters.ts';
import { addTermSources, headList, type Source, wholeList } from './posting-ranges.ts';

/** Of very many completions the shortest are taken; what the shortest of all refer to counts as well. */
const MOST_COMPLETIONS = 48;
const REFERRING_COMPLETIONS = 6;

/** Adds longer words of names that begin with `word`, which means something by itself as well. */
export const addCompletionsBeside = (
  sources: Source[],
  index: SearchIndex,
  word: string,
  factor: number,
): void => {
  const ready = readyPrefix(index, word, factor);
  if (ready !== undefined) {
    sources.push(ready);
    return;
  }
  const [from, to] = wordsFrom(index, word);
  for (let at = from; at < to; at++) {
    const term = index.wordTerms[at];
    const names = headCount(index, term);
    if (names === 0 || (index.wordLetters[at] & JOINED_BIT) !== 0) continue;
    const length = index.terms.byteLength(term);
    if (length === word.length) continue;
    sources.push(
      headList(index, term, { factor: factor * completionFactor(word.length / length, names), wordCount: 1 }),
    );
  }
};

/** Longer words of any kind that begin with `word`, and what the likeliest of them refer to. */
export const completionsAlone = (index: SearchIndex, word: string): Source[] => {
  const ready = readyPrefix(index, word, PREFIX.alone);
  if (ready !== undefined) return [ready];
  const sources: Source[] = [];
  for (const [rank, term] of shortestWords(index, word).entries()) {
    const length = index.terms.byteLength(term);
    const factor = PREFIX.alone * completionFactor(word.length / length, headCount(index, term));
    const isReferring = rank < REFERRING_COMPLETIONS && length - word.length <= word.length;
    if (isReferring) addTermSources(sources, index, term, { factor, wordCount: 1 });
    else sources.push(wholeList(index, term, { factor, wordCount: 1 }));
  }
  return sources;
};

const readyPrefix = (index: SearchIndex, word: string, factor: number): Source | undefined => {
  if (word.length > LONGEST_READY) return undefined;
  const term = index.terms.find(readyPrefixTerm(word));
  return term < 0 ? undefined : wholeList(index, term, { factor, wordCount: 1 });
};

/** The places [from, to) of the words that begin with `prefix`. */
export const wordsFrom = ({ terms, wordTerms }: SearchIndex, prefix: string): readonly [number, number] =>
  terms.range(prefix, wordTerms);

/** More terms than an index has. */
const TERMS = 2 ** 22;

/** The terms of the shortest words that begin with `prefix`; of equally short ones, those of more names first. */
const shortestWords = (index: SearchIndex, prefix: string): readonly number[] => {
  const [from, to] = wordsFrom(index, prefix);
  const keys = new Float64Array(to - from);
  let count = 0;
  for (let at = from; at < to; at++) {
    const term = index.wordTerms[at];
    const length = index.terms.byteLength(term);
    if (length === prefix.length) continue;
    keys[count++] = ((length + 1) * MAX_ENTRIES - headCount(index, term)) * TERMS + term;
  }
  return Array.from(keys.subarray(0, count).sort().subarray(0, MOST_COMPLETIONS), key => key % TERMS);
};

export const hasCompletionBeside = (index: SearchIndex, word: string): boolean => {
  const sources: Source[] = [];
  addCompletionsBeside(sources, index, word, 1);
  return sources.length > 0;
};
