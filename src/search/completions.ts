// Completions: the words that begin with what is typed so far.
import { JOINED_BIT } from './letters.ts';
import { completionFactor, LONGEST_READY, readyPrefixTerm } from './ready-prefixes.ts';
import { headLength, type SearchIndex } from './sections.ts';
import { type Source, termSources } from './sources.ts';
import { PREFIX } from './weights.ts';

/** Of very many completions the shortest are taken; what the shortest of all refer to counts as well. */
const MOST_COMPLETIONS = 48;
const REFERRING_COMPLETIONS = 6;

const COMPLETION = { isReference: false, wordCount: 1 } as const;

/** Longer words of names that begin with `word`, which means something by itself as well. */
export const completionsBeside = (index: SearchIndex, word: string, factor: number): Source[] => {
  if (word.length <= LONGEST_READY) {
    const ready = index.terms.find(readyPrefixTerm(word));
    if (ready >= 0) return [{ ...COMPLETION, term: ready, reach: 'all', factor }];
  }
  return [...wordsFrom(index, word)]
    .filter(({ term, isJoined }) => !isJoined && nameCount(index, term) > 0)
    .map(({ term, length }) => ({
      ...COMPLETION,
      term,
      reach: 'names' as const,
      factor: factor * completionFactor(word.length / length, nameCount(index, term)),
    }));
};

/** Longer words of any kind that begin with `word`, and what the likeliest of them refer to. */
export const completionsAlone = (index: SearchIndex, word: string): Source[] => {
  if (word.length <= LONGEST_READY) {
    const ready = index.terms.find(readyPrefixTerm(word));
    if (ready >= 0) return [{ ...COMPLETION, term: ready, reach: 'all', factor: PREFIX.alone }];
  }
  return [...wordsFrom(index, word)]
    .sort(
      (a, b) => a.length - b.length || nameCount(index, b.term) - nameCount(index, a.term) || a.term - b.term,
    )
    .slice(0, MOST_COMPLETIONS)
    .flatMap(({ term, length }, rank) => {
      const factor = PREFIX.alone * completionFactor(word.length / length, nameCount(index, term));
      if (rank < REFERRING_COMPLETIONS && length - word.length <= word.length) {
        return termSources(index, term, { factor, wordCount: 1 });
      }
      return [{ ...COMPLETION, term, reach: 'all' as const, factor }];
    });
};

const nameCount = ({ termTraits }: SearchIndex, term: number): number =>
  headLength(termTraits[term] as number);

interface CompletedWord {
  readonly term: number;
  readonly length: number;
  readonly isJoined: boolean;
}

function* wordsFrom(index: SearchIndex, prefix: string): Generator<CompletedWord> {
  const [from, end] = index.terms.range(prefix);
  for (let at = firstWordFrom(index.wordTerms, from); at < index.wordTerms.length; at++) {
    const term = index.wordTerms[at] as number;
    if (term >= end) return;
    const length = index.terms.byteLength(term);
    const isJoined = ((index.wordLetters[at] as number) & JOINED_BIT) !== 0;
    if (length > prefix.length) yield { term, length, isJoined };
  }
}

/** The place of the first word whose term is not below `term`. */
export const firstWordFrom = (wordTerms: Uint32Array, term: number): number => {
  let low = 0;
  let high = wordTerms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((wordTerms[middle] as number) < term) low = middle + 1;
    else high = middle;
  }
  return low;
};
