// Emoji sequences (UTS #51) that are no term, split into their parts.
import type { Dictionary } from '../index/dictionary.ts';

const JOINER = '\u200d';
const FIRST_EMOJI = 0x2190;
/** Parts that only say who acts: 👩‍💻 becomes a laptop, 🧑‍🍳 a cook. */
const PEOPLE = new Set(['👩', '👨', '🧑', '👧', '👦', '🧒', '👶', '♀', '♂']);
const COUNTRY_FLAG = /^\p{Regional_Indicator}{2}$/u;
const FLAG = 'flag';
const FAMILY = 'users';

/** '🏳️‍🌈' → ['flag', '🌈'], '🇫🇷' and '🏴' → ['flag'], '👨‍👩‍👧' → ['users']; leaves every other word unchanged. */
export const splitEmoji = (terms: Dictionary, words: readonly string[]): readonly string[] =>
  words.flatMap(word => {
    if ((word.codePointAt(0) ?? 0) < FIRST_EMOJI || terms.find(word) >= 0) return [word];
    if (COUNTRY_FLAG.test(word)) return [FLAG];
    const parts = word.split(JOINER).map(part => (part === '🏳' || part === '🏴' ? FLAG : part));
    const subjects = parts.filter(part => !PEOPLE.has(part));
    return subjects.length > 0 ? subjects : [FAMILY];
  });
