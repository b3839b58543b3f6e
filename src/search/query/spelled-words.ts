// Query words with accents in the spelling that the dictionary has.
import type { Dictionary } from '../index/dictionary.ts';
import { foldWrittenOut } from '../text/fold.ts';
import { tokenize, tokenizeSpelled } from '../text/tokenize.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
const ASCII = /^[\u0000-\u007f]*$/;
const WRITTEN_OUT_LETTER = /[äöüåø]|[aou]\u0308|a\u030a/i;

/**
 * Replaces folded words of `text` with their spelling or their written-out spelling if that is a term, because without
 * the accent they may be words of another language: 'chó' is a dog and 'cho' to wait, 'Bäcker' is a baker and 'backer' a
 * supporter.
 */
export const restoreSpelling = (
  terms: Dictionary,
  text: string,
  words: readonly string[],
): readonly string[] => {
  if (ASCII.test(text)) return words;
  const spellings = [
    tokenizeSpelled(text),
    ...(WRITTEN_OUT_LETTER.test(text) ? [tokenize(foldWrittenOut(text))] : []),
  ].filter(({ length }) => length === words.length);
  return words.map((word, at) => spellings.find(spelling => terms.find(spelling[at]) >= 0)?.[at] ?? word);
};
