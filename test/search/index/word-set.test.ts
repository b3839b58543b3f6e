// Word set.
import { expect, test } from 'vitest';
import { containsWord, hashWords } from '../../../src/search/index/dictionary.ts';

const words = Array.from({ length: 1000 }, (_, number) => `word${number}`);
const set = hashWords(words);

test('a word set contains each of its words', () => {
  expect(words.filter(word => !containsWord(set, word))).toEqual([]);
});

test.each(['', 'word', 'word1000', 'Word1'])('a word set does not contain %j', word => {
  expect(containsWord(set, word)).toBe(false);
});

test('a word set is sorted and has no duplicates if words repeat', () => {
  expect([...hashWords(['b', 'a', 'b'])]).toEqual([...hashWords(['a', 'b'])]);
});

test('an empty word set contains no word', () => {
  expect(containsWord(hashWords([]), 'word')).toBe(false);
});
