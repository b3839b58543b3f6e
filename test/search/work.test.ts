// @module-tag slow
// Work of the most expensive requests, counted instead of timed.
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openCatalog } from '../../src/catalog/catalog.ts';
import { readCatalogFile } from '../../src/catalog/catalog-file.ts';

const counter = vi.hoisted(() => ({ comparisons: 0 }));
vi.mock('../../src/catalog/edit-distance.ts', async importOriginal => {
  const original = await importOriginal<typeof import('../../src/catalog/edit-distance.ts')>();
  return {
    ...original,
    editDistanceFrom: (word: string, limit: number) => {
      const distance = original.editDistanceFrom(word, limit);
      return (other: string, most?: number) => {
        counter.comparisons++;
        return distance(other, most);
      };
    },
  };
});

const file = readCatalogFile(join(import.meta.dirname, '..', '..', 'data', 'catalog.bin'));
const catalog = openCatalog(file);

const COMMON_LETTERS = 'aeiorstlnc-';

/** Names of the most common letters. The filter by letters rules out the fewest icon names for them. */
const generateNames = (count: number): string[] => {
  let state = 1;
  const random = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 6 + random(58) }, () => COMMON_LETTERS[random(COMMON_LETTERS.length)]).join(''),
  );
};

it('unknown names of common letters are compared with at most 500 names of the largest library', () => {
  const names = ['aeiorstlnaeiorst1', 'seatrionlseatrion', 'arrow-circle-lft', ...generateNames(200)];
  const comparisons = names.map(name => {
    counter.comparisons = 0;
    catalog.similarNames({ library: 'hugeicons', name });
    return counter.comparisons;
  });
  expect(Math.max(...comparisons)).toBeGreaterThan(100);
  expect(Math.max(...comparisons)).toBeLessThanOrEqual(500);
});
