// Query words with umlauts or Nordic letters in their written-out spelling.
import type { Dictionary } from '../index/dictionary.ts';
import { foldWrittenOut } from '../text/fold.ts';
import { tokenize } from '../text/tokenize.ts';

const WRITTEN_OUT_LETTER = /[äöüåø]|[aou]\u0308|a\u030a/i;

/**
 * Replaces folded words of `text` with their written-out spelling if that is a term, because without the accent they
 * may be words of another language: 'Bäcker' is a baker and 'backer' a supporter, the Danish 'kød' is no code.
 */
export const writeOut = (terms: Dictionary, text: string, words: readonly string[]): readonly string[] => {
  if (!WRITTEN_OUT_LETTER.test(text)) return words;
  const writtenOut = tokenize(foldWrittenOut(text));
  if (writtenOut.length !== words.length) return words;
  return words.map((word, at) => (terms.find(writtenOut[at]) >= 0 ? writtenOut[at] : word));
};
