// Posting collector: groups postings by term and sorts them.
import { packPosting, postingEntry, postingImpact } from '../../search/index/posting.ts';
import { phraseKey } from '../../search/text/tokenize.ts';

/** Term → posting list, sorted by descending impact, then by entry. */
export type Postings = ReadonlyMap<string, readonly number[]>;

export interface FieldPostings {
  readonly postings: Postings;
  /** Terms that occur as single words in a field. */
  readonly words: ReadonlySet<string>;
  /** Phrases and multi-word names, written as one word: 'darkmode'. */
  readonly joined: ReadonlySet<string>;
}

/**
 * Collects the terms of entries. If a term occurs in several fields of an entry, the posting gets the highest impact.
 */
export interface PostingCollector {
  addTerm(entry: number, term: string, impact: number): void;
  addWord(entry: number, word: string, impact: number): void;
  /** Adds a single word, or a phrase both hyphenated and joined. */
  addPhrase(entry: number, words: readonly string[], impact: number, joinedImpact?: number): void;
  collect(): FieldPostings;
}

export const createPostingCollector = (): PostingCollector => {
  const impacts = new Map<string, Map<number, number>>();
  const words = new Set<string>();
  const joined = new Set<string>();

  const addTerm: PostingCollector['addTerm'] = (entry, term, impact) => {
    const row = impacts.get(term) ?? new Map<number, number>();
    impacts.set(term, row);
    if ((row.get(entry) ?? 0) < impact) row.set(entry, impact);
  };
  const addWord: PostingCollector['addWord'] = (entry, word, impact) => {
    words.add(word);
    addTerm(entry, word, impact);
  };
  return {
    addTerm,
    addWord,
    addPhrase: (entry, phrase, impact, joinedImpact = impact) => {
      if (phrase.length === 1) return addWord(entry, phrase[0] as string, impact);
      addTerm(entry, phraseKey(phrase), impact);
      addTerm(entry, phrase.join(''), joinedImpact);
      joined.add(phrase.join(''));
    },
    collect: () => ({ postings: toPostings(impacts), words, joined }),
  };
};

/** Converts a map from term to entry to impact into sorted posting lists. */
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
