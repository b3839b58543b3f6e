// The plan of a query: which terms of the dictionary may answer each of its words, and how well.
import { inflect } from './inflect.ts';
import { JOINED_BIT } from './letters.ts';
import { EXACT, postingEntry, postingValue } from './posting.ts';
import { completion, LONGEST_READY, readyPrefixTerm } from './ready-prefixes.ts';
import {
  headLength,
  isEnglish,
  isTranslation,
  referenceNearness,
  referenceTarget,
  type SearchIndex,
} from './sections.ts';
import { phraseKey } from './tokenize.ts';
import { correct } from './typo.ts';
import { JOINED, PREFIX } from './weights.ts';

/** A list of postings to read, all of it or only what stems from names. */
export interface Source {
  readonly term: number;
  readonly reach: 'all' | 'names';
  /** Was the term referred to by another? */
  readonly isReference: boolean;
  /** Factor on the strength of its postings, up to 1. */
  readonly factor: number;
  /** How many words of the query the term stands for: its share of the name is spread over them. */
  readonly wordCount: number;
}

/** One word of the query with all that may answer it. */
export interface Slot {
  readonly sources: readonly Source[];
  /** Rare words weigh more. */
  readonly weight: number;
  /** A word that an answer may lack: 'icon' in 'home icon'. */
  readonly isFiller: boolean;
}

export interface Plan {
  readonly slots: readonly Slot[];
  /** Entries whose name is the query itself, word for word. */
  readonly exact: Uint32Array;
}

const LONGEST_PHRASE = 5;
const MOST_COMPLETIONS = 48;
const REFERRING_COMPLETIONS = 6;

/** Says what a client searches for, not what the picture shows. */
const FILLERS = new Set(
  'icon icons svg svgs glyph glyphs pictogram pictograms the a an of for with and or my your to is'.split(
    ' ',
  ),
);
/** Means nothing behind another word: 'dollar sign', 'play button', 'facebook logo'. */
const LAST_FILLERS = new Set('sign symbol symbols logo logos button emoji'.split(' '));

export const planQuery = (index: SearchIndex, words: readonly string[]): Plan => {
  const phrases = findPhrases(index, words);
  const covered = new Set(phrases.flatMap(({ from, to }) => range(from, to)));
  const fillers = words.map(
    (word, at) => FILLERS.has(word) || (at > 0 && at === words.length - 1 && LAST_FILLERS.has(word)),
  );
  const allFill = fillers.every(Boolean);
  const slots = words.map((word, at): Slot => {
    const isLast = at === words.length - 1;
    const own = wordSources(index, word, { isLast, isCovered: covered.has(at) });
    const ofPhrases = phrases
      .filter(({ from, to }) => from <= at && at < to)
      .flatMap(phrase => phrase.sources);
    const sources = [...ofPhrases, ...own];
    return { sources, weight: rarity(index, own), isFiller: !allFill && fillers[at] === true };
  });
  return { slots, exact: exactEntries(index, phraseKey(words)) };
};

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

/** Entries with that very name. */
export const exactEntries = (index: SearchIndex, key: string): Uint32Array => {
  const term = index.terms.find(key);
  if (term < 0) return new Uint32Array();
  const start = index.postingStarts[term] as number;
  const end = index.postingStarts[term + 1] as number;
  let count = 0;
  while (start + count < end && postingValue(index.postings[start + count] as number) === EXACT) count++;
  return index.postings.slice(start, start + count).map(postingEntry);
};

interface Phrase {
  readonly from: number;
  readonly to: number;
  readonly sources: readonly Source[];
}

/** Neighbouring words that are a term together, with hyphens ('credit card') or joined ('light bulb'). */
const findPhrases = (index: SearchIndex, words: readonly string[]): readonly Phrase[] => {
  const phrases: Phrase[] = [];
  for (let from = 0; from < words.length - 1; from++) {
    for (let to = from + 2; to <= Math.min(words.length, from + LONGEST_PHRASE); to++) {
      const part = words.slice(from, to);
      const wordCount = to - from;
      const sources = [
        ...termSources(index, index.terms.find(phraseKey(part)), { factor: 1, wordCount }),
        ...termSources(index, index.terms.find(part.join('')), { factor: JOINED, wordCount }),
      ];
      if (sources.length > 0) phrases.push({ from, to, sources });
    }
  }
  return phrases;
};

interface SourceOptions {
  readonly factor: number;
  readonly wordCount: number;
}

/** The term's own postings and those of the terms it refers to. */
const termSources = (index: SearchIndex, term: number, { factor, wordCount }: SourceOptions): Source[] => {
  if (term < 0) return [];
  const sources: Source[] = [];
  if (postingCount(index, term) > 0)
    sources.push({ term, reach: 'all', isReference: false, factor, wordCount });
  const end = index.referenceStarts[term + 1] as number;
  for (let at = index.referenceStarts[term] as number; at < end; at++) {
    const reference = index.references[at] as number;
    sources.push({
      term: referenceTarget(reference),
      reach: isTranslation(reference) ? 'all' : 'names',
      isReference: true,
      factor: factor * referenceNearness(reference),
      wordCount,
    });
  }
  return sources;
};

const postingCount = ({ postingStarts }: SearchIndex, term: number): number =>
  (postingStarts[term + 1] as number) - (postingStarts[term] as number);

/**
 * What one word stands for: itself, its forms, what it refers to, and what it begins. Only where nothing of that is
 * there: two words written as one; only where not even that: words it may be a slip of.
 */
const wordSources = (
  index: SearchIndex,
  word: string,
  { isLast, isCovered }: { readonly isLast: boolean; readonly isCovered: boolean },
): readonly Source[] => {
  const own = [{ word, nearness: 1 }, ...inflect(word)]
    .map(form => ({ term: index.terms.find(form.word), nearness: form.nearness }))
    .filter(
      ({ term, nearness }) => term >= 0 && (nearness === 1 || isEnglish(index.termTraits[term] as number)),
    );
  const direct = own.flatMap(({ term, nearness }) =>
    termSources(index, term, { factor: nearness, wordCount: 1 }),
  );
  if (direct.length > 0) {
    if (!isLast) return direct;
    const isNameWord = own.some(({ term }) => headLength(index.termTraits[term] as number) > 0);
    return [...direct, ...completionsBeside(index, word, isNameWord ? PREFIX.beside : PREFIX.instead)];
  }
  if (isCovered && !isLast) return [];
  const completions = completionsAlone(index, word);
  if (completions.length > 0) return completions;
  return isCovered ? [] : corrections(index, word);
};

const COMPLETION = { isReference: false, wordCount: 1 } as const;

/** Longer words of names that begin with a word which means something by itself as well. */
const completionsBeside = (index: SearchIndex, word: string, factor: number): Source[] => {
  if (word.length <= LONGEST_READY) {
    const ready = index.terms.find(readyPrefixTerm(word));
    if (ready >= 0) return [{ ...COMPLETION, term: ready, reach: 'all', factor }];
  }
  return [...wordsFrom(index, word)]
    .filter(({ term, isJoined }) => !isJoined && headLength(index.termTraits[term] as number) > 0)
    .map(({ term, length }) => ({
      ...COMPLETION,
      term,
      reach: 'names' as const,
      factor: factor * completion(word.length / length),
    }));
};

/** Longer words of any kind, and what the likeliest of them refer to. */
const completionsAlone = (index: SearchIndex, word: string): Source[] => {
  if (word.length <= LONGEST_READY) {
    const ready = index.terms.find(readyPrefixTerm(word));
    if (ready >= 0) return [{ ...COMPLETION, term: ready, reach: 'all', factor: PREFIX.alone }];
  }
  return [...wordsFrom(index, word)]
    .sort((a, b) => a.length - b.length || a.term - b.term)
    .slice(0, MOST_COMPLETIONS)
    .flatMap(({ term, length }, rank) => {
      const factor = PREFIX.alone * completion(word.length / length);
      if (rank < REFERRING_COMPLETIONS && length - word.length <= word.length) {
        return termSources(index, term, { factor, wordCount: 1 });
      }
      return [{ ...COMPLETION, term, reach: 'all' as const, factor }];
    });
};

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

const firstWordFrom = (wordTerms: Uint32Array, term: number): number => {
  let low = 0;
  let high = wordTerms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((wordTerms[middle] as number) < term) low = middle + 1;
    else high = middle;
  }
  return low;
};

const corrections = (index: SearchIndex, word: string): Source[] =>
  correct(index, word).flatMap(({ term, likelihood }) =>
    termSources(index, term, { factor: likelihood, wordCount: 1 }),
  );

/** Inverse document frequency over what the word itself finds. */
const rarity = (index: SearchIndex, sources: readonly Source[]): number => {
  const found = sources.reduce((sum, { term }) => sum + postingCount(index, term), 0);
  return Math.log(1 + index.entryCount / (1 + found));
};
