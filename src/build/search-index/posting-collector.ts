// Collects postings by term and sorts them into posting lists.
import { packPosting, postingEntry, postingImpact } from '../../search/index/posting.ts';
import { phraseKey } from '../../search/text/tokenize.ts';

/** Term → its posting list: highest impact first, then by entry. */
export type Postings = ReadonlyMap<string, readonly number[]>;

export interface FieldPostings {
  readonly postings: Postings;
  /** Terms that are single words of a field. */
  readonly words: ReadonlySet<string>;
  /** Phrases and names of several words, joined: 'darkmode'. */
  readonly joined: ReadonlySet<string>;
}

/** Collects terms of one entry at a time. Of several impacts of a term on an entry, the highest counts. */
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

/** Sorts the impacts by term and entry into posting lists. */
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
