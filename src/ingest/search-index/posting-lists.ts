// Posting lists of terms and short prefixes, without misspelled tags.
import { editDistanceFrom } from '../../model/edit-distance.ts';
import { buildDeletionIndex, findSimilarWords } from '../../search/index/deletion-index.ts';
import {
  completionFactor,
  MAX_PREFIX_LENGTH,
  POSTING_MAX,
  packImpact,
  packPosting,
  postingCoverage,
  postingEntry,
  postingImpact,
  postingWeight,
  prefixTerm,
} from '../../search/index/posting.ts';
import { inflect } from '../../search/text/inflect.ts';
import { phraseKey } from '../../search/text/tokenize.ts';
import { MIN_NAME_IMPACT } from './weights.ts';

/** Posting lists by term, sorted by descending impact, then by entry. */
export type Postings = ReadonlyMap<string, readonly number[]>;

export interface FieldPostings {
  readonly postings: Postings;
  /** The terms that are words of names, aliases or tags. */
  readonly words: ReadonlySet<string>;
  /** Phrases and names of several words, written as one word: 'darkmode'. */
  readonly joined: ReadonlySet<string>;
}

export type PostingCollector = ReturnType<typeof createPostingCollector>;

/** Collects postings. A term in several fields of an entry has the highest impact. */
export const createPostingCollector = () => {
  const impacts = new Map<string, Map<number, number>>();
  const words = new Set<string>();
  const joined = new Set<string>();

  const addTerm = (entry: number, term: string, impact: number): void => {
    const row = impacts.get(term) ?? new Map<number, number>();
    impacts.set(term, row);
    if ((row.get(entry) ?? 0) < impact) row.set(entry, impact);
  };
  const addWord = (entry: number, word: string, impact: number): void => {
    words.add(word);
    addTerm(entry, word, impact);
  };
  return {
    addTerm,
    addWord,
    /** Adds a phrase as a hyphenated term and as one word. A phrase of one word is a single term. */
    addPhrase: (entry: number, phrase: readonly string[], impact: number, joinedImpact = impact) => {
      const [first = '', ...others] = phrase;
      if (others.length === 0) return addWord(entry, first, impact);
      addTerm(entry, phraseKey(phrase), impact);
      addTerm(entry, phrase.join(''), joinedImpact);
      joined.add(phrase.join(''));
    },
    collect: (): FieldPostings => ({ postings: toPostings(impacts), words, joined }),
  };
};

export const toPostings = (
  impacts: Iterable<readonly [string, ReadonlyMap<number, number>]>,
): Map<string, readonly number[]> => {
  const postings = new Map<string, readonly number[]>();
  for (const [term, row] of impacts) {
    const list = Array.from(row, ([entry, impact]) => packPosting(entry, impact));
    postings.set(term, list.sort(byImpactThenEntry));
  }
  return postings;
};

const byImpactThenEntry = (a: number, b: number): number =>
  postingImpact(b) - postingImpact(a) || postingEntry(a) - postingEntry(b);

/** Prefixes with at most this number of entries have no list: a search reads the lists of the words instead. */
const MIN_ENTRIES = 600;

/** Posting lists of frequent short prefixes: the entries whose names or aliases have a longer word with the prefix. */
export const buildPrefixPostings = (postings: Postings, words: ReadonlySet<string>): Postings => {
  const rows = new Map<string, Map<number, number>>();
  for (const word of words) {
    const list = postings.get(word) ?? [];
    const end = list.findIndex(posting => postingImpact(posting) < MIN_NAME_IMPACT);
    const namePostings = end < 0 ? list : list.slice(0, end);
    for (let length = 1; length <= MAX_PREFIX_LENGTH && length < word.length; length++) {
      const prefix = word.slice(0, length);
      const row = rows.get(prefix) ?? new Map<number, number>();
      rows.set(prefix, row);
      const factor = completionFactor(length / word.length, namePostings.length);
      for (const posting of namePostings) {
        const weight = (postingWeight(posting) / POSTING_MAX) * factor;
        const impact = packImpact(weight, postingCoverage(posting) / POSTING_MAX);
        const entry = postingEntry(posting);
        if ((row.get(entry) ?? 0) < impact) row.set(entry, impact);
      }
    }
  }
  const lists = [...rows].filter(([, row]) => row.size > MIN_ENTRIES);
  return toPostings(lists.map(([prefix, row]) => [prefixTerm(prefix), row]));
};

/** Minimum length of a misspelled tag. Shorter words often differ in one letter: 'beam' and 'team'. */
const MIN_LENGTH = 5;

/**
 * Removes misspelled tags. A tag is misspelled if it occurs in no name or alias, and has edit distance 1 to a name word
 * of all icons with the tag. Otherwise, the query 'calender' would match the few icons with this tag instead of being
 * corrected to 'calendar'.
 */
export const dropMisspelledTags = (
  { postings, words, joined }: FieldPostings,
  { isNameWord, isDefined }: Readonly<Record<'isNameWord' | 'isDefined', (word: string) => boolean>>,
): FieldPostings => {
  const nameWords = [...words].filter(isNameWord);
  const nameWordIndex = buildDeletionIndex(nameWords.length, id => nameWords[id] as string);
  const entriesOf = (word: string): readonly number[] => (postings.get(word) ?? []).map(postingEntry);

  const isMisspelled = (tag: string): boolean => {
    if (tag.length < MIN_LENGTH || !/^[a-z]+$/.test(tag) || isNameWord(tag) || isDefined(tag)) return false;
    if (inflect(tag).some(form => postings.has(form.word))) return false;
    const distance = editDistanceFrom(tag, 1);
    const tagged = entriesOf(tag);
    return [...findSimilarWords(nameWordIndex, tag)].some(at => {
      const word = nameWords[at] ?? '';
      if (word[0] !== tag[0] || distance(word) > 1) return false;
      const entries = new Set(entriesOf(word));
      return entries.size > tagged.length && tagged.every(entry => entries.has(entry));
    });
  };

  const misspelled = new Set([...words].filter(isMisspelled));
  const isKept = (word: string) => !misspelled.has(word);
  return {
    postings: new Map([...postings].filter(([term]) => isKept(term))),
    words: new Set([...words].filter(isKept)),
    joined,
  };
};
