// Which names did they mean? For hints when a lookup finds nothing.

const SHOWN = 5;
const LONGEST_NAME = 64;

/** Below it, texts differ by more than a slip: `rokcet` is like `rocket`, `mouse` is not like `house` mistyped. */
const LEAST_LETTER_LIKENESS = 0.7;

/** Up to five of `names` that share words with `wanted` or are spelt much like it, the likest first. */
export const similarNames = (wanted: string, names: readonly string[]): string[] => {
  const key = wanted
    .slice(0, LONGEST_NAME)
    .toLowerCase()
    .trim()
    .replace(/[\s_]+/g, '-');
  if (key === '') return [];
  const words = key.split('-');
  const firstWord = words[0];
  return names
    .map(name => ({
      name,
      likeness: Math.max(letterLikeness(key, name), wordLikeness(words, name)),
      isContinued: name.startsWith(firstWord),
    }))
    .filter(({ likeness }) => likeness > 0)
    .sort(
      (a, b) =>
        b.likeness - a.likeness ||
        Number(b.isContinued) - Number(a.isContinued) ||
        a.name.length - b.name.length ||
        (a.name < b.name ? -1 : 1),
    )
    .slice(0, SHOWN)
    .map(({ name }) => name);
};

/** From a half for one shared word among many to 1 for the same words; 0 if none is shared. */
const wordLikeness = (words: readonly string[], name: string): number => {
  if (!words.some(word => name.includes(word))) return 0;
  const others = name.split('-');
  const shared = words.filter(word => others.includes(word)).length;
  return shared === 0 ? 0 : 0.5 + shared / (words.length + others.length);
};

/** 1 for the same text, less with every letter that must be changed; 0 if that is more than a slip. */
const letterLikeness = (a: string, b: string): number => {
  const longest = Math.max(a.length, b.length);
  const allowed = Math.floor(longest * (1 - LEAST_LETTER_LIKENESS));
  if (Math.abs(a.length - b.length) > allowed) return 0;
  const distance = editDistance(a, b, allowed);
  return distance > allowed ? 0 : 1 - distance / longest;
};

/**
 * Letters to insert, delete, replace or swap with their neighbour (optimal string alignment); `longest` of both texts
 * once it is clear that there are more than `allowed`.
 */
const editDistance = (a: string, b: string, allowed: number): number => {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let cost = Math.min(
        previous[column] + 1,
        current[column - 1] + 1,
        previous[column - 1] + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
      if (swapped) cost = Math.min(cost, beforePrevious[column - 2] + 1);
      current.push(cost);
      if (cost < least) least = cost;
    }
    if (least > allowed) return Math.max(a.length, b.length);
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length];
};
