// Threat model: each row names tests that exist.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const rows = readFileSync(join(root, 'docs', 'threat-model.md'), 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| ') && !line.startsWith('| input'))
  .map(line => line.slice(2, -2).split(' | '));

/** What the project's threat model must cover, as found in the first column. */
const INPUTS = [
  'JSON body',
  'colors',
  'site_name',
  'initials',
  'header fields',
  'slow or silent sockets',
  'catalog file',
];

describe('the threat model', () => {
  it('covers what a client can send', () => {
    const inputs = rows.map(([input = '']) => input.replaceAll('`', ''));
    expect(inputs).toEqual(expect.arrayContaining(INPUTS));
  });

  it.each(rows.map(row => [row[0], row] as const))(
    'names a defense and existing tests for %s',
    (_input, row) => {
      expect(row).toHaveLength(4);
      expect(row[2]?.length).toBeGreaterThan(10);
      const tests = [...(row[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
      expect(tests.length).toBeGreaterThan(0);
      for (const path of tests) {
        expect(existsSync(join(root, path)), path).toBe(true);
        const isTest = path.endsWith('.test.ts') || statSync(join(root, path)).isDirectory();
        expect([path, isTest]).toEqual([path, true]);
      }
    },
  );
});
