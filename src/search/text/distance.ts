// Distance: how many slips of the keyboard lie between two words.

const SWAPPED = 0.7;
const DOUBLED = 0.7;
const VOWEL = 0.85;
/** Up to this length, another consonant makes another word: 'lazy' is not 'lady'. */
const SHORT = 4;

const VOWELS = new Set([...'aeiouy'].map(letter => letter.charCodeAt(0)));

/**
 * Measures Damerau's distance (optimal string alignment) from `word` to others; likelier slips cost a little less than
 * one. What lies above `most` may be anything above it.
 */
export const distanceFrom = (word: string, most: number): ((other: string) => number) => {
  const longest = word.length + most;
  const consonant = word.length <= SHORT ? 2 : 1;
  const rows = [0, 1, 2].map(() => new Float64Array(longest + 1));
  return other => {
    if (other.length > longest) return most + 1;
    let [before, previous, current] = rows;
    for (let column = 0; column <= other.length; column++) previous[column] = column;
    for (let row = 1; row <= word.length; row++) {
      const a = word.charCodeAt(row - 1);
      const beforeA = row > 1 ? word.charCodeAt(row - 2) : 0;
      const drop = a === beforeA ? DOUBLED : 1;
      current[0] = row;
      let least = row;
      let beforeB = 0;
      for (let column = 1; column <= other.length; column++) {
        const b = other.charCodeAt(column - 1);
        const change = a === b ? 0 : VOWELS.has(a) && VOWELS.has(b) ? VOWEL : consonant;
        let cost = Math.min(
          previous[column - 1] + change,
          previous[column] + drop,
          current[column - 1] + (b === beforeB ? DOUBLED : 1),
        );
        if (a === beforeB && b === beforeA && a !== b) {
          cost = Math.min(cost, before[column - 2] + SWAPPED);
        }
        current[column] = cost;
        if (cost < least) least = cost;
        beforeB = b;
      }
      if (least > most) return most + 1;
      [before, previous, current] = [previous, current, before];
    }
    return previous[other.length];
  };
};
