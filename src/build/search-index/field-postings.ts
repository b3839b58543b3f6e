// The inverted index of the icons' own words: names, aliases, tags, borrowed tags.

import {
  EXACT_IMPACT,
  POSTING_MAX,
  packImpact,
  packPosting,
  postingEntry,
  postingImpact,
} from '../../search/index/posting.ts';
import { phraseKey, tokenize } from '../../search/text/tokenize.ts';
import type { Entry } from './entries.ts';
import { CONSENSUS, FIELD, SPREAD } from './weights.ts';

/** Term → its postings, the strongest first, then by entry. */
export type Postings = ReadonlyMap<string, readonly number[]>;

export interface FieldPostings {
  readonly postings: Postings;
  /** Terms that people type as one word: no phrases, no joined neighbours. */
  readonly words: ReadonlySet<string>;
  /** Phrases and names written as one word: 'darkmode'. */
  readonly joined: ReadonlySet<string>;
}

/** Of two names that differ by a counter only, the plain one of a library is as good as exact. */
const PLAIN = (POSTING_MAX << 6) | (POSTING_MAX - 1);
const COUNTED = packImpact(1, 0.9);
/** The same written as one word stands behind names that are that word. */
const JOINED_NAME = (POSTING_MAX << 6) | (POSTING_MAX - 1);
const JOINED_PLAIN = ((POSTING_MAX - 1) << 6) | (POSTING_MAX - 1);

export const indexFields = (entries: readonly Entry[]): FieldPostings => {
  const best = new Map<string, Map<number, number>>();
  const words = new Set<string>();
  const joined = new Set<string>();
  const information = nameInformation(entries);
  const agreement = tagAgreement(entries);

  entries.forEach((entry, number) => {
    const post = (term: string, value: number) => {
      const row = best.get(term) ?? new Map<number, number>();
      best.set(term, row);
      if ((row.get(number) ?? 0) < value) row.set(number, value);
    };
    const postWord = (term: string, value: number) => {
      words.add(term);
      post(term, value);
    };
    const postPhrase = (phrase: readonly string[], value: number, joinedValue = value) => {
      if (phrase.length === 1) postWord(phrase[0] as string, value);
      else {
        post(phraseKey(phrase), value);
        post(phrase.join(''), joinedValue);
        joined.add(phrase.join(''));
      }
    };

    const shares = sharesOf(entry.words, information);
    const libraryFactor = SPREAD[Math.min(entry.libraryCount, SPREAD.length) - 1] ?? 1;
    postPhrase(entry.words, EXACT_IMPACT, JOINED_NAME);
    if (entry.baseWords.length < entry.words.length) {
      if (entry.isBaseName) postPhrase(entry.baseWords, PLAIN, JOINED_PLAIN);
      else postPhrase(entry.baseWords, COUNTED);
    }
    entry.words.forEach((word, index) => {
      const share = shares[index] as number;
      const first = index === 0 ? 0.02 : 0;
      postWord(word, Math.min(EXACT_IMPACT - 1, packImpact((FIELD.nameWord + first) * libraryFactor, share)));
      const next = entry.words[index + 1];
      if (next !== undefined && entry.words.length > 2) {
        post(word + next, packImpact(FIELD.nameWord * libraryFactor, share + (shares[index + 1] as number)));
      }
    });

    for (const alias of entry.aliases) {
      const parts = tokenize(alias);
      if (parts.length === 0) continue;
      postPhrase(parts, packImpact(FIELD.alias, 1));
      const aliasShares = sharesOf(parts, information);
      parts.forEach((word, index) => {
        postWord(word, packImpact(FIELD.aliasWord, (aliasShares[index] as number) * 0.9));
      });
    }

    const tagShare = 0.5 / entry.baseWords.length;
    const agreed = agreement.get(phraseKey(entry.baseWords));
    const postTags = (tags: readonly string[], whole: number, part: number) => {
      for (const tag of tags) {
        const parts = tokenize(tag);
        if (parts.length === 0) continue;
        const libraries = agreed?.get(phraseKey(parts))?.size ?? 1;
        const consensus = CONSENSUS.gain * Math.min(CONSENSUS.most, libraries - 1);
        postPhrase(parts, packImpact(whole + consensus, tagShare));
        if (parts.length > 1) for (const word of parts) postWord(word, packImpact(part, tagShare));
      }
    };
    postTags(entry.tags, FIELD.tag, FIELD.tagWord);
    postTags(entry.borrowedTags, FIELD.borrowedTag, FIELD.borrowedTagWord);
  });

  const postings = new Map<string, readonly number[]>();
  for (const [term, row] of best) {
    const list = [...row].map(([entry, value]) => packPosting(entry, value));
    postings.set(term, list.sort(byImpactThenEntry));
  }
  return { postings, words, joined };
};

export const byImpactThenEntry = (a: number, b: number): number =>
  postingImpact(b) - postingImpact(a) || postingEntry(a) - postingEntry(b);

/** Name → tag → the libraries that put the tag on that name. */
const tagAgreement = (
  entries: readonly Entry[],
): ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<number>>> => {
  const agreement = new Map<string, Map<string, Set<number>>>();
  for (const { baseWords, library, tags, aliases } of entries) {
    const key = phraseKey(baseWords);
    const row = agreement.get(key) ?? new Map<string, Set<number>>();
    agreement.set(key, row);
    for (const tag of [...tags, ...aliases]) {
      const term = phraseKey(tokenize(tag));
      row.set(term, (row.get(term) ?? new Set()).add(library));
    }
  }
  return agreement;
};

/** How much each word of a name tells: a rare word much ('rocket'), a common one little ('circle'), a counter least. */
const nameInformation = (entries: readonly Entry[]): ((word: string) => number) => {
  const names = new Map(entries.map(entry => [entry.name, entry.words]));
  const frequency = new Map<string, number>();
  for (const words of names.values()) {
    for (const word of new Set(words)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  return word => {
    const rarity = Math.log(1 + names.size / (frequency.get(word) ?? 1));
    return /^\d+$/.test(word) ? rarity * 0.1 : rarity;
  };
};

const sharesOf = (words: readonly string[], information: (word: string) => number): readonly number[] => {
  const parts = words.map(information);
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map(part => part / sum);
};
