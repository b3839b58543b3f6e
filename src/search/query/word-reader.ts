// Reading a word: all postings of its sources in; out, how well the word speaks for each entry that answers it.
//
// Here a search spends its time. The loops take postings and traits apart by hand: with the accessors of posting.ts and
// sections.ts they are too long for the engine to inline every call, and take twice the time.
import { addEntry, createEntrySet, drain } from '../index/entry-bitset.ts';
import type { SearchIndex } from '../index/index-sections.ts';
import { agreedStrength, postingReason, worth } from '../rank/evidence.ts';
import type { Source } from './posting-ranges.ts';
import type { Slot } from './query-plan.ts';
import type { Scope } from './scope.ts';

/** How well a word speaks for entries. */
export interface Answers {
  /** Of each array, so many are meant. */
  readonly count: number;
  /** Ascending. */
  readonly entries: Uint32Array;
  /** From 0 to 1. */
  readonly strengths: Float64Array;
  /** How much of the entry's name the word explains, from 0 to WHOLE. */
  readonly shares: Uint16Array;
}

/** Besides reading words it marks entries: with how many words of a query they answer. At first all marks are 0. */
export interface WordReader {
  /** The entries in scope that answer the word, of those with that mark; they hold until the next word is read. */
  read(slot: Slot, scope: Scope, mark: number): Answers;
  /** Raises the mark of the entries that answer the word from `mark` by one; gives the number of these. */
  raiseMarks(slot: Slot, mark: number): number;
  /** Clears the marks of the entries that answer the word. */
  clearMarks(slot: Slot): void;
}

/** Its working arrays are as long as the index has entries and serve one word at a time. */
export const createWordReader = (index: SearchIndex): WordReader => {
  const { entryCount, entryTraits, postings } = index;
  const entries = new Uint32Array(entryCount);
  const strengths = new Float64Array(entryCount);
  const shares = new Uint16Array(entryCount);
  // While reading: what answers at all, and of each entry the best reason by the word itself and by what it refers to.
  const answering = createEntrySet(entryCount);
  const own = new Uint32Array(entryCount);
  const referred = new Uint32Array(entryCount);
  // Between words.
  const marks = new Uint8Array(entryCount);

  const readSource = ({ start, end, factor, wordCount }: Source, best: Uint32Array, mark: number): void => {
    // A list is sorted by value: what a value means is worked out once.
    let value = -1;
    let reason = 0;
    let itsWorth = 0;
    for (let at = start; at < end; at++) {
      const posting = postings[at];
      const entry = posting >>> 12;
      if (marks[entry] !== mark) continue;
      if ((posting & 0xfff) !== value) {
        value = posting & 0xfff;
        reason = postingReason(posting, factor, wordCount) >>> 0;
        itsWorth = (reason >>> 16) * (0xffff + (reason & 0xffff));
      }
      const present = best[entry];
      if (present === 0) {
        best[entry] = reason;
        addEntry(answering, entry);
      } else if (itsWorth > (present >>> 16) * (0xffff + (present & 0xffff))) best[entry] = reason;
    }
  };

  /** Makes answers of the reasons, which are forgotten; gives their number. */
  const weigh = (scope: Scope): number => {
    const length = drain(answering, entries);
    let count = 0;
    for (let at = 0; at < length; at++) {
      const entry = entries[at];
      const a = own[entry];
      const b = referred[entry];
      own[entry] = 0;
      referred[entry] = 0;
      const traits = entryTraits[entry];
      if ((traits & 0xffff & scope[traits >>> 16]) === 0) continue;
      const isOwnBetter = b === 0 || (a !== 0 && worth(a) >= worth(b));
      const better = isOwnBetter ? a : b;
      const other = isOwnBetter ? b : a;
      entries[count] = entry;
      shares[count] = better & 0xffff;
      strengths[count++] = other === 0 ? (better >>> 16) / 0xffff : agreedStrength(better, other);
    }
    return count;
  };

  const raiseMarksOf = ({ start, end }: Source, mark: number): number => {
    let raised = 0;
    for (let at = start; at < end; at++) {
      const entry = postings[at] >>> 12;
      if (marks[entry] !== mark) continue;
      marks[entry] = mark + 1;
      raised++;
    }
    return raised;
  };

  return {
    read: ({ sources }, scope, mark) => {
      for (const source of sources) readSource(source, source.isReference ? referred : own, mark);
      return { count: weigh(scope), entries, strengths, shares };
    },
    raiseMarks: ({ sources }, mark) => sources.reduce((sum, source) => sum + raiseMarksOf(source, mark), 0),
    clearMarks: ({ sources }) => {
      for (const { start, end } of sources) {
        for (let at = start; at < end; at++) {
          marks[postings[at] >>> 12] = 0;
        }
      }
    },
  };
};
