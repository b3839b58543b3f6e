// Did-you-mean suggestions for unknown icon names.
import { editDistanceFrom } from './edit-distance.ts';

const MAX_SUGGESTIONS = 5;
const MAX_NAME_LENGTH = 64;

/** Minimum of 1 - edit distance / length: `rokcet` suggests `rocket`, `mouse` does not suggest `house`. */
const MIN_SPELLING_SIMILARITY = 0.7;

/** Up to five of `names` that share words with `wanted` or are within a small edit distance, most similar first. */
export const similarNames = (wanted: string, names: readonly string[]): string[] => {
  const key = toKebabCase(wanted.slice(0, MAX_NAME_LENGTH));
  if (key === '') return [];
  const words = key.split('-');
  const firstWord = words[0] as string;
  const spellingSimilarity = spellingSimilarityTo(key);
  return names
    .map(name => ({
      name,
      similarity: Math.max(spellingSimilarity(name), wordSimilarity(words, name)),
      hasPrefix: name.startsWith(firstWord),
    }))
    .filter(({ similarity }) => similarity > 0)
    .sort(
      (a, b) =>
        b.similarity - a.similarity ||
        Number(b.hasPrefix) - Number(a.hasPrefix) ||
        a.name.length - b.name.length ||
        (a.name < b.name ? -1 : 1),
    )
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => name);
};

const toKebabCase = (text: string): string =>
  text
    .toLowerCase()
    .trim()
    .replace(/[\s_]+/g, '-');

/** Word overlap: 1 if all words are equal, above 0.5 if some are, 0 if none is. */
const wordSimilarity = (words: readonly string[], name: string): number => {
  if (!words.some(word => name.includes(word))) return 0;
  const otherWords = name.split('-');
  const shared = words.filter(word => otherWords.includes(word)).length;
  return shared === 0 ? 0 : 0.5 + shared / (words.length + otherWords.length);
};

/** Spelling similarity: 1 - edit distance / length, or 0 if that is below the minimum. */
const spellingSimilarityTo = (key: string): ((name: string) => number) => {
  const maxEdits = (length: number) => Math.floor(length * (1 - MIN_SPELLING_SIMILARITY));
  const maxLength = Math.floor(key.length / MIN_SPELLING_SIMILARITY);
  const distance = editDistanceFrom(key, maxEdits(maxLength));
  return name => {
    const longest = Math.max(key.length, name.length);
    const limit = maxEdits(longest);
    if (Math.abs(key.length - name.length) > limit) return 0;
    const edits = distance(name);
    return edits > limit ? 0 : 1 - edits / longest;
  };
};
