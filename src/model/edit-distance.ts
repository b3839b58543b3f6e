// Edit distance between words, weighted by kind of typing error.

/** Costs of frequent typing errors, fitted to lists of misspellings. Any other substitution costs 1. */
const OMITTED_DOUBLE = 0.3;
const TRANSPOSITION = 0.6;
const ADDED_DOUBLE = 0.65;
const OMITTED_LETTER = 0.75;
const VOWEL_FOR_VOWEL = 0.85;
const ADDED_LETTER = 0.95;
/** In words up to this length, a substitution costs OTHER_WORD, because it usually gives another word ("lazy", "lady"). */
const SHORT_WORD = 4;
const OTHER_WORD = 2;

const A = 'a'.charCodeAt(0);
/** Bit set of the vowels. Bit 0 is `a`. */
const VOWELS = [...'aeiouy'].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) - A)), 0);
const isVowel = (code: number): boolean => code >= A && code < A + 26 && (VOWELS & (1 << (code - A))) !== 0;

/**
 * Returns a function that computes the cost of typing `word` instead of another word: optimal string alignment
 * (restricted Damerau-Levenshtein) with the costs above. If the cost exceeds `most`, the function returns any number
 * above `most`. `limit` is the default and the maximum of `most`.
 */
export const editDistanceFrom = (word: string, limit: number): ((other: string, most?: number) => number) => {
  const maxLength = word.length + limit;
  const substitution = word.length <= SHORT_WORD ? OTHER_WORD : 1;
  type Rows = [Float64Array, Float64Array, Float64Array];
  const rows = [0, 1, 2].map(() => new Float64Array(maxLength + 1)) as Rows;
  return (other, most = limit) => {
    if (other.length > maxLength) return most + 1;
    let [beforePrevious, previous, current] = rows;
    for (let column = 0; column <= other.length; column++) previous[column] = column * OMITTED_LETTER;
    let previousMinimum = 0;
    for (let row = 1; row <= word.length; row++) {
      const a = word.charCodeAt(row - 1);
      const beforeA = row > 1 ? word.charCodeAt(row - 2) : 0;
      const forVowel = isVowel(a) ? VOWEL_FOR_VOWEL : substitution;
      const addition = a === beforeA ? ADDED_DOUBLE : ADDED_LETTER;
      current[0] = row * ADDED_LETTER;
      let rowMinimum = row * ADDED_LETTER;
      let beforeB = 0;
      for (let column = 1; column <= other.length; column++) {
        const b = other.charCodeAt(column - 1);
        const change = a === b ? 0 : isVowel(b) ? forVowel : substitution;
        let cost = Math.min(
          (previous[column - 1] as number) + change,
          (previous[column] as number) + addition,
          (current[column - 1] as number) + (b === beforeB ? OMITTED_DOUBLE : OMITTED_LETTER),
        );
        if (a === beforeB && b === beforeA && a !== b) {
          cost = Math.min(cost, (beforePrevious[column - 2] as number) + TRANSPOSITION);
        }
        current[column] = cost;
        if (cost < rowMinimum) rowMinimum = cost;
        beforeB = b;
      }
      // The next row may use a transposition, which adds to the previous row.
      if (rowMinimum > most && previousMinimum + TRANSPOSITION > most) return most + 1;
      previousMinimum = rowMinimum;
      [beforePrevious, previous, current] = [previous, current, beforePrevious];
    }
    return previous[other.length] as number;
  };
};
