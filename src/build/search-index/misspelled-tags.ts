// Detection and removal of misspelled tags.
import { editDistanceFrom } from '../../catalog/edit-distance.ts';
import { findSimilarWords } from '../../search/index/deletion-index.ts';
import { postingEntry } from '../../search/index/posting.ts';
import { inflect } from '../../search/text/inflect.ts';
import type { FieldPostings } from './posting-lists.ts';
import { writeDeletionIndex } from './write-words.ts';

/** Minimum length of a misspelled tag, because shorter words often differ by one letter: 'beam' and 'team'. */
const MIN_LENGTH = 5;

export interface KnownWords {
  /** Whether the word occurs in an icon's name or alias. */
  readonly isNameWord: (word: string) => boolean;
  /** Whether the vocabulary contains the word. */
  readonly isDefined: (word: string) => boolean;
}

/**
 * Removes misspelled tags from the postings. A tag is misspelled if it occurs in no name or alias and is at edit
 * distance 1 from a name word that all icons with the tag have too. Otherwise the query 'calender' would match the few
 * icons with that tag instead of being corrected to 'calendar'.
 */
export const dropMisspelledTags = (
  { postings, words, joined }: FieldPostings,
  { isNameWord, isDefined }: KnownWords,
): FieldPostings => {
  const nameWords = [...words].filter(isNameWord);
  const nameWordIndex = writeDeletionIndex(nameWords);
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
