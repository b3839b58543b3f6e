// Splitter for emoji sequences (UTS #51) without a dictionary term.
import type { Dictionary } from '../index/dictionary.ts';

const JOINER = '\u200d';
const FIRST_EMOJI = 0x2190;
/** Parts that denote the person of a sequence and are dropped: 👩‍💻 becomes a laptop, 🧑‍🍳 a cooking pan. */
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
