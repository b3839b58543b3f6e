// Query words with accents in the spelling that the dictionary has.
import type { SearchIndex } from '../index/index-sections.ts';
import { foldWrittenOut } from '../text/fold.ts';
import { tokenize, tokenizeSpelled } from '../text/tokenize.ts';
import { knownForeignForms } from './word-expansion.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
const ASCII = /^[\u0000-\u007f]*$/;
const WRITTEN_OUT_LETTER = /[äöüåø]|[aou]\u0308|a\u030a/i;

/**
 * Replaces folded words of `text` with their spelling or their written-out spelling if that is a term, because without
 * the accent they may be words of another language: 'chó' is a dog and 'cho' to wait, 'Bäcker' is a baker and 'backer' a
 * supporter. An unknown word with accents is no typing error of an English word, but perhaps the plural of a term:
 * 'fåglar'.
 */
export const restoreSpelling = (
  index: SearchIndex,
  text: string,
  words: readonly string[],
): readonly string[] => {
  if (ASCII.test(text)) return words;
  const { terms } = index;
  const spelled = tokenizeSpelled(text);
  const writtenOut = WRITTEN_OUT_LETTER.test(text) ? tokenize(foldWrittenOut(text)) : [];
  if (spelled.length !== words.length) return words;
  return words.map((word, at) => {
    const own = spelled[at];
    const other = writtenOut.length === words.length ? writtenOut[at] : word;
    const known = [own, other, word].find(candidate => terms.find(candidate) >= 0);
    if (known !== undefined || own === word) return known ?? word;
    const [base] = [own, word].flatMap(candidate => knownForeignForms(index, candidate));
    return base === undefined ? word : terms.term(base.term);
  });
};
