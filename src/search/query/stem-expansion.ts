// Stemming of words in other languages, by the longest common prefix with a term: 'настройка' finds 'настройки'.
import type { SearchIndex } from '../index/index-sections.ts';
import { addTermRanges, type PostingRange } from './posting-ranges.ts';

/** At most this many letters are cut from the word, and a matching term has at most this many after the stem. */
const MAX_CUT = 3;
const MAX_SUFFIX = 3;
/** Latin stems are longer because many English words share a short prefix with them. */
const MIN_STEM_LENGTH = 3;
const MIN_LATIN_STEM_LENGTH = 5;
/** The similarity falls by this much per letter cut. */
const LOSS_PER_LETTER = 0.1;
const MAX_TERMS = 64;
const MAX_RANGES = 12;

/** The ranges of the terms with the longest stem of the word that any term has. The whole word also matches as a prefix. */
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

/** Terms of one word that begin with `stem`, the shortest first. */
const termsWithStem = ({ terms }: SearchIndex, stem: string, maxLength: number): readonly number[] => {
  const [from, end] = terms.range(stem);
  const found: { readonly number: number; readonly length: number }[] = [];
  for (let number = from; number < Math.min(end, from + MAX_TERMS); number++) {
    const term = terms.term(number);
    const length = [...term].length;
    if (length <= maxLength && !term.includes('-')) found.push({ number, length });
  }
  return found.sort((a, b) => a.length - b.length || a.number - b.number).map(({ number }) => number);
};
