// Stems: the words of other languages that begin as a word does, however it ends: 'настройка' for 'настройки'.
import type { SearchIndex } from '../index/index-sections.ts';
import { addTermSources, type Source } from './posting-ranges.ts';

/** A word loses at most this many letters of its ending, and a term may have as many more than what is left. */
const MOST_LOST = 3;
const MOST_ENDING = 3;
/** What is left has at least this many letters: Latin words share their beginnings with English ones. */
const SHORTEST = 3;
const SHORTEST_LATIN = 5;
const MOST_TERMS = 64;
const MOST_SOURCES = 12;
/** How much less likely the word is with each letter lost. */
const LOSS = 0.1;

/** What the foreign terms with the longest common beginning refer to; without a loss, also longer words yet to be typed. */
export const stemSources = (index: SearchIndex, word: string): Source[] => {
  const letters = [...word];
  const shortest = /^[a-z]/.test(word) ? SHORTEST_LATIN : SHORTEST;
  for (let lost = 0; lost <= MOST_LOST && letters.length - lost >= shortest; lost++) {
    const stem = letters.slice(0, letters.length - lost).join('');
    const longest = lost === 0 ? letters.length * 2 : letters.length - lost + MOST_ENDING;
    const sources: Source[] = [];
    for (const term of termsFrom(index, stem, longest)) {
      addTermSources(sources, index, term, { factor: 1 - LOSS * lost, wordCount: 1 });
    }
    if (sources.length > 0) return sources.slice(0, MOST_SOURCES);
  }
  return [];
};

/** Terms of one word that begin with `stem`, the shortest first. */
const termsFrom = ({ terms }: SearchIndex, stem: string, longest: number): readonly number[] => {
  const [from, end] = terms.range(stem);
  const found: { readonly number: number; readonly length: number }[] = [];
  for (let number = from; number < Math.min(end, from + MOST_TERMS); number++) {
    const term = terms.term(number);
    const length = [...term].length;
    if (length <= longest && !term.includes('-')) found.push({ number, length });
  }
  return found.sort((a, b) => a.length - b.length || a.number - b.number).map(({ number }) => number);
};
