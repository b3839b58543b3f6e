// The text of the first field.
import { expect, it } from 'vitest';
import { nameOfWords, readWords } from '../../../src/studio/state/read-words.ts';

it.each([
  ['a bakery in Lisbon', 'words', 'a bakery in Lisbon', ''],
  ['AB', 'letters', 'AB', ''],
  ['ñ', 'letters', 'ñ', ''],
  ['tv', 'letters', 'tv', ''],
  ['ibm', 'words', 'ibm', ''],
  ['🦊', 'emoji', '🦊', ''],
  ['👩‍🚀', 'emoji', '👩‍🚀', ''],
  ['🇵🇹', 'emoji', '🇵🇹', ''],
  ['👍🏽', 'emoji', '👍🏽', ''],
  ['🦊 cafe', 'words', '🦊 cafe', ''],
  ['7', 'letters', '7', ''],
  ['#0a7', 'words', '', '#0a7'],
  ['#2f7d32', 'words', '', '#2f7d32'],
  ['2f7d32', 'words', '', '#2f7d32'],
  ['oklch(0.6 0.15 30)', 'words', '', 'oklch(0.6 0.15 30)'],
  ['AB #0a7', 'letters', 'AB', '#0a7'],
  ['coffee rgb(60, 30, 10) shop', 'words', 'coffee shop', 'rgb(60, 30, 10)'],
  ['tomato', 'words', 'tomato', ''],
  ['a facade', 'words', 'a facade', ''],
  ['C# lessons', 'words', 'C# lessons', ''],
  ['#hashtag', 'words', '#hashtag', ''],
])('reads %s as %s "%s" with the color "%s"', (given, kind, text, color) => {
  expect(readWords(given)).toEqual({ kind, text, color });
});

it('names a site with at most four words and a capital', () => {
  expect(nameOfWords('zorblax frobnicator of the seven seas')).toBe('Zorblax frobnicator of the');
});
