// Threat model: each row names existing tests.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const rows = readFileSync(join(root, 'docs', 'threat-model.md'), 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| ') && !line.startsWith('| input'))
  .map(line => line.slice(2, -2).split(' | '));

/** Titles of the tests of a file: the first arguments of `it`, `test` and the functions that `each` returns. */
const titlesOf = (path: string): readonly string[] =>
  [
    ...readFileSync(join(root, path), 'utf8').matchAll(
      /(?:\b(?:it|test)(?:\.(?!each|for)\w+)*|[\])]|\))\(\s*(['`])((?:(?!\1)[^\n])+)\1,/g,
    ),
  ].map(([, , title = '']) => title);

describe('the threat model', () => {
  it('has at least 25 rows, each about another input', () => {
    expect(new Set(rows.map(([input]) => input)).size).toBeGreaterThanOrEqual(Math.max(25, rows.length));
  });

  it.each(rows.map(row => [row[0], row] as const))(
    'names a defense and existing tests for %s, one of them by its title',
    (_input, row) => {
      expect(row).toHaveLength(4);
      expect(row[2]?.length).toBeGreaterThan(10);
      const tests = [...(row[3] ?? '').matchAll(/`([^`]+)`(?: \("([^"]+)"\))?/g)];
      for (const [, path = '', title] of tests) {
        expect(existsSync(join(root, path)), path).toBe(true);
        const isTest = path.endsWith('.test.ts') || statSync(join(root, path)).isDirectory();
        expect([path, isTest]).toEqual([path, true]);
        if (title !== undefined) expect(titlesOf(path)).toContain(title);
      }
      expect(tests.some(([, , title]) => title !== undefined)).toBe(true);
    },
  );
});
