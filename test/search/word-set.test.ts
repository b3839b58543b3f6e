// Word set.
import { expect, test } from 'vitest';
import { containsWord, hashWords } from '../../src/search/index/dictionary.ts';

const words = Array.from({ length: 1000 }, (_, number) => `word${number}`);
const set = hashWords(words);

test('contains each of its words', () => {
  expect(words.filter(word => !containsWord(set, word))).toEqual([]);
});

test.each(['', 'word', 'word1000', 'Word1'])('does not contain %j', word => {
  expect(containsWord(set, word)).toBe(false);
});

test('is sorted and has no duplicates if words repeat', () => {
  expect([...hashWords(['b', 'a', 'b'])]).toEqual([...hashWords(['a', 'b'])]);
});

test('contains nothing if it is empty', () => {
  expect(containsWord(hashWords([]), 'word')).toBe(false);
});
