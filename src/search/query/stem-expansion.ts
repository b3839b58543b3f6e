// Stemming of foreign words by the longest common prefix with a term.
//
// Example: 'настройка' matches the term 'настройки'.
import type { SearchIndex } from '../index/index-sections.ts';
import { addTermRanges, type PostingRange } from './posting-ranges.ts';

/** Maximum number of letters that are cut from the word, and that may follow the stem in a matching term. */
const MAX_CUT = 3;
const MAX_SUFFIX = 3;
/** Minimum stem lengths; higher for Latin, because many English words share short Latin prefixes. */
const MIN_STEM_LENGTH = 3;
const MIN_LATIN_STEM_LENGTH = 5;
/** Loss of similarity per letter that is cut. */
const LOSS_PER_LETTER = 0.1;
const MAX_TERMS = 64;
const MAX_RANGES = 12;

/**
 * The posting ranges of terms that begin with the longest possible stem of the word; the first stem is the whole word.
 */
export const stemRanges = (index: SearchIndex, word: string): readonly PostingRange[] => {
  const letters = [...word];
  const minLength = /^[a-z]/.test(word) ? MIN_LATIN_STEM_LENGTH : MIN_STEM_LENGTH;
  for (let cut = 0; cut <= MAX_CUT && letters.length - cut >= minLength; cut++) {
    const stem = letters.slice(0, letters.length - cut).join('');
    const maxLength = cut === 0 ? letters.length * 2 : letters.length - cut + MAX_SUFFIX;
    const ranges: PostingRange[] = [];
    for (const term of termsWithStem(index, stem, maxLength)) {
      addTermRanges(ranges, index, term, { factor: 1 - LOSS_PER_LETTER * cut, wordCount: 1 });
    }
    if (ranges.length > 0) return ranges.slice(0, MAX_RANGES);
  }
  return [];
};

/** Single-word terms that begin with `stem`, shortest first. */
const termsWithStem = ({ terms }: SearchIndex, stem: string, maxLength: number): readonly number[] => {
  const [from, end] = terms.range(stem);
  const found: { readonly id: number; readonly length: number }[] = [];
  for (let id = from; id < Math.min(end, from + MAX_TERMS); id++) {
    const term = terms.term(id);
    const length = [...term].length;
    if (length <= maxLength && !term.includes('-')) found.push({ id, length });
  }
  return found.sort((a, b) => a.length - b.length || a.id - b.id).map(({ id }) => id);
};
