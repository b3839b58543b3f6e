// Senses of words that their neighbors in the query decide: a library of code, a log of a server.
import {
  isTranslation,
  referenceSimilarity,
  referencesEnd,
  referencesStart,
  referenceTarget,
  type SearchIndex,
} from '../index/index-sections.ts';
import type { Sense } from '../text/languages.ts';
import { phraseKey } from '../text/tokenize.ts';
import { CERTAIN } from '../weights.ts';

/** Makes phrases of words with a sense that a neighbor selects: 'python', 'library' → 'python', 'code', 'library'. */
export const readSenses = (
  index: SearchIndex,
  words: readonly string[],
  language: number,
): readonly string[] => {
  const { senses } = index.sentenceWords;
  if (words.length < 2) return words;
  const meanings = words.map(word => (language > 0 ? meaningsOf(index, word) : [word]));
  const ambiguous = meanings.map(names => names.find(name => senses.has(name)));
  if (ambiguous.every(meaning => meaning === undefined)) return words;
  // The name of an icon has its own sense.
  if (index.terms.find(phraseKey(words)) >= 0) return words;
  const hasNeighbor = (at: number, { topic, neighbors }: Sense): boolean =>
    words[at - 1] !== topic &&
    meanings.some((names, from) => from !== at && names.some(name => neighbors.has(name)));
  return words.flatMap((word, at) => {
    const meaning = ambiguous[at];
    const sense = meaning === undefined ? undefined : senses.get(meaning);
    return meaning && sense && hasNeighbor(at, sense) ? [sense.topic, meaning] : [word];
  });
};

/** The word, and the English terms with senses that certainly translate it. */
const meaningsOf = (index: SearchIndex, word: string): readonly string[] => {
  const meanings = [word];
  const term = index.terms.find(word);
  if (term < 0) return meanings;
  for (let at = referencesStart(index, term); at < referencesEnd(index, term); at++) {
    const reference = index.references[at];
    const target = referenceTarget(reference);
    if (!index.senseTerms.has(target) || !isTranslation(reference)) continue;
    if (referenceSimilarity(reference) >= CERTAIN) meanings.push(index.terms.term(target));
  }
  return meanings;
};
