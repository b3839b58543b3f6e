// Emoji sequences: an emoji of several that no term is, as those of its parts that show something.
import type { Dictionary } from '../index/dictionary.ts';

const JOINER = '\u200d';
/** People, who only say who does it: 👩‍💻 is a laptop, 🧑‍🍳 a cook. */
const PEOPLE = new Set(['👩', '👨', '🧑', '👧', '👦', '🧒', '👶', '♀', '♂']);
const FLAG = /^\p{Regional_Indicator}{2}$/u;
const ANY_FLAG = 'flag';
const FAMILY = 'users';

/** '🏳️‍🌈' → ['flag', '🌈'], '🇫🇷' and '🏴' → ['flag'], '👨‍👩‍👧' → ['users']; every other word as it is. */
export const splitEmoji = (terms: Dictionary, words: readonly string[]): readonly string[] =>
  words.flatMap(word => {
    if ((word.codePointAt(0) as number) < 0x2190 || terms.find(word) >= 0) return [word];
    if (FLAG.test(word)) return [ANY_FLAG];
    const parts = word.split(JOINER).map(part => (part === '🏳' || part === '🏴' ? ANY_FLAG : part));
    const things = parts.filter(part => !PEOPLE.has(part));
    return things.length > 0 ? things : [FAMILY];
  });
