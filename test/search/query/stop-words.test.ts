// Stop words by their position in a query.
import { expect, it } from 'vitest';
import { decodeLists, STOP_WORD_PLACES } from '../../../src/search/index/index-sections.ts';
import { findStopWords, type Phrase } from '../../../src/search/query/phrases.ts';

const lists = decodeLists(
  new TextEncoder().encode(
    JSON.stringify({
      anywhere: ['icon', 'of', 'font-awesome'],
      first: ['go', 'red'],
      last: ['sign', 'page'],
      'before of': ['picture'],
      sentence: ['we', 'that'],
      town: ['riga', 'porto-alegre'],
      place: ['isle', 'lake', 'islands'],
      modifier: ['vegan', 'second-hand'],
    }),
  ),
  STOP_WORD_PLACES,
);

/**
 * Puts stop words in brackets. `phrases` are ranges of words. `library` has the indices of words that are part of
 * a library name.
 */
const mark = (
  query: string,
  {
    phrases = [],
    library = [],
    names = [],
  }: {
    readonly phrases?: readonly Phrase[];
    readonly library?: readonly number[];
    readonly names?: readonly number[];
  } = {},
): string => {
  const words = query.split(' ');
  const found = findStopWords(lists, words, {
    phrases,
    isLibraryWord: at => library.includes(at),
    isName: at => names.includes(at),
  });
  return words.map((word, at) => (found[at] ? `[${word}]` : word)).join(' ');
};

it.each([
  ['words of the list "anywhere" at any position', 'icon home icon', '[icon] home [icon]'],
  ['both words of a stop phrase', 'phone font awesome', 'phone [font] [awesome]'],
  ['no single word of a stop phrase', 'awesome phone font', 'awesome phone font'],
  ['words of the list "first" at the start', 'go home', '[go] home'],
  ['no words of the list "first" at the end', 'home go', 'home go'],
  ['words of the list "last" at the end', 'dollar sign', 'dollar [sign]'],
  ['no words of the list "last" at the start', 'sign dollar', 'sign dollar'],
  ['words of the list "before of" before of', 'cat picture of cat', 'cat [picture] [of] cat'],
  ['no words of the list "before of" at other positions', 'picture frame', 'picture frame'],
  ['words of the list "sentence" among four words', 'we sell that book', '[we] sell [that] book'],
  ['no words of the list "sentence" among fewer words', 'that we sell', 'that we sell'],
  ['towns of one or two words', 'tennis in riga porto alegre', 'tennis in [riga] [porto] [alegre]'],
  ['no town that is the whole query', 'porto alegre', 'porto alegre'],
  ['a modifier of one word before another word', 'buy vegan bread', 'buy [vegan] bread'],
  ['a modifier of two words before another word', 'second hand bikes', '[second] [hand] bikes'],
  ['no modifier before a stop word', 'vegan icon', 'vegan [icon]'],
  ['no modifier at the end', 'bread vegan', 'bread vegan'],
  ['no stop words if the query has no other word', 'icon of icon', 'icon of icon'],
])('findStopWords finds %s: %s', (_, query, marked) => {
  expect(mark(query)).toBe(marked);
});

it('findStopWords does not return the first or last word of a phrase', () => {
  const phrases = [{ from: 0, to: 2, ranges: [], isMeaning: false }];
  expect(mark('go home', { phrases })).toBe('go home');
  expect(mark('web page', { phrases })).toBe('web page');
  expect(mark('icon home', { phrases })).toBe('[icon] home');
});

it('findStopWords does not return a modifier that is a phrase with the word after it', () => {
  expect(mark('second hand books', { phrases: [{ from: 0, to: 3, ranges: [], isMeaning: true }] })).toBe(
    'second hand books',
  );
  expect(mark('second hand books', { phrases: [{ from: 0, to: 2, ranges: [], isMeaning: true }] })).toBe(
    '[second] [hand] books',
  );
});

it.each([
  ['campers on the isle of skye', [5], 'campers on the [isle] [of] skye'],
  ['fish of lake erie', [3], 'fish [of] [lake] erie'],
  ['ferries to the gulf islands', [3, 4], 'ferries to the gulf [islands]'],
  ['boats on a lake', [], 'boats on a lake'],
  ['erie boats on the lake', [0], 'erie boats on the lake'],
])('findStopWords returns a kind of place beside a name: %s', (query, names, marked) => {
  expect(mark(query, { names })).toBe(marked);
});

it('findStopWords does not return a word that is part of a library name', () => {
  expect(mark('icon phone', { library: [0] })).toBe('icon phone');
  expect(mark('phone font awesome', { library: [1] })).toBe('phone font awesome');
});
