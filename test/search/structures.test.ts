// The structures of the index give what a look at everything would give.
import { describe, expect, it } from 'vitest';
import { editDistanceFrom } from '../../src/catalog/edit-distance.ts';
import { neighbours } from '../../src/search/index/deletion-index.ts';
import { addEntry, createEntrySet, drain } from '../../src/search/index/entry-bitset.ts';
import { openIndex } from '../../src/search/index/index-sections.ts';
import { catalogFile } from './real-search.ts';

const index = openIndex(catalogFile);

describe('neighbours', () => {
  const words = Array.from(index.wordTerms, term => index.terms.term(term));

  it.each(['hosue', 'calender', 'rokcet', 'umbrela', 'tsar', 'oen', 'xheck', 'arrrow', 'rrow', 'a11y'])(
    'of %s hold every word that is one slip away',
    word => {
      const distance = editDistanceFrom(word, 1);
      const near = words.flatMap((other, at) => (distance(other) <= 1 ? [at] : []));
      expect(near.length).toBeGreaterThan(0);
      const filed = neighbours(index, word);
      expect(near.filter(at => !filed.has(at))).toEqual([]);
      expect(filed.size).toBeLessThan(words.length / 100);
    },
  );
});

describe('a set of entries', () => {
  it('gives each entry once, ascending, and is empty then', () => {
    const set = createEntrySet(5000);
    const list = new Uint32Array(5000);
    const entries = [4999, 0, 31, 32, 33, 1024, 31, 4999, 2047, 7];
    for (const entry of entries) addEntry(set, entry);
    const count = drain(set, list);
    expect([...list.subarray(0, count)]).toEqual([...new Set(entries)].sort((a, b) => a - b));
    expect(drain(set, list)).toBe(0);
  });
});

describe('the hash table of terms', () => {
  it('finds every term under its own number', () => {
    let wrong = 0;
    for (let number = 0; number < index.terms.size; number++) {
      if (index.terms.find(index.terms.term(number)) !== number) wrong++;
    }
    expect(wrong).toBe(0);
  });
});
