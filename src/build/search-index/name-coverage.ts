// Name coverage: the fraction of a name's information that each of its words carries.
import type { Entry } from './entries.ts';

/** Factor on the inverse document frequency of counters ('01'). */
const COUNTER_FACTOR = 0.1;

/**
 * Returns a function that computes the coverage of each word of a name. Coverage is proportional to inverse document
 * frequency and sums to 1 over the name, so rare words ('rocket') have a higher coverage than common words ('circle').
 */
export const createNameCoverage = (
  entries: readonly Entry[],
): ((words: readonly string[]) => readonly number[]) => {
  const names = new Map(entries.map(entry => [entry.name, entry.words]));
  const frequency = new Map<string, number>();
  for (const words of names.values()) {
    for (const word of new Set(words)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const information = (word: string): number => {
    const inverseFrequency = Math.log(1 + names.size / (frequency.get(word) ?? 1));
    return /^\d+$/.test(word) ? inverseFrequency * COUNTER_FACTOR : inverseFrequency;
  };
  return words => {
    const parts = words.map(information);
    const sum = parts.reduce((total, part) => total + part, 0);
    return parts.map(part => part / sum);
  };
};
