// Stop words by their place in a query.
import { expect, it } from 'vitest';
import { decodeStopWords } from '../../src/search/index/stop-word-lists.ts';
import { findStopWords } from '../../src/search/query/stop-words.ts';

const lists = decodeStopWords(
  new TextEncoder().encode(
    JSON.stringify({
      anywhere: ['icon', 'of', 'font-awesome'],
      first: ['go', 'red'],
      last: ['sign', 'page'],
      'before of': ['picture'],
    }),
  ),
);

/** Stop words in brackets; `phrase` and `library` are the indexes of words in a phrase or naming a library. */
const mark = (query: string, { phrase = [-1], library = [-1] } = {}): string => {
  const words = query.split(' ');
  const found = findStopWords(lists, words, {
    isInPhrase: at => phrase.includes(at),
    isLibraryWord: at => library.includes(at),
  });
  return words.map((word, at) => (found[at] ? `[${word}]` : word)).join(' ');
};

it.each([
  ['anywhere', 'icon home icon', '[icon] home [icon]'],
  ['two words of a stop phrase', 'phone font awesome', 'phone [font] [awesome]'],
  ['not one word of a stop phrase', 'awesome phone font', 'awesome phone font'],
  ['at the start', 'go home', '[go] home'],
  ['not a first word at the end', 'home go', 'home go'],
  ['at the end', 'dollar sign', 'dollar [sign]'],
  ['not a last word at the start', 'sign dollar', 'sign dollar'],
  ['before of', 'cat picture of cat', 'cat [picture] [of] cat'],
  ['not elsewhere', 'picture frame', 'picture frame'],
  ['nothing if no other word is left', 'icon of icon', 'icon of icon'],
])('finds %s: %s', (_, query, marked) => {
  expect(mark(query)).toBe(marked);
});

it('keeps first and last words that are part of a phrase', () => {
  expect(mark('go home', { phrase: [0, 1] })).toBe('go home');
  expect(mark('web page', { phrase: [0, 1] })).toBe('web page');
});

it('keeps words that name a library of the catalog', () => {
  expect(mark('icon phone', { library: [0] })).toBe('icon phone');
  expect(mark('phone font awesome', { library: [1] })).toBe('phone font awesome');
});
