// Tests. A file belongs to a project by its tag. (CONTRIBUTING.md, Tests)
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const SLOW = /^\/\/ @module-tag slow$/m;
/** Files that need the machine for themselves: they replace dist/, or measure response times under load. */
const ALONE = /^\/\/ @module-tag alone$/m;

const folder = join(import.meta.dirname, 'test');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.test.ts'))
  .map(path => ({
    path: `test/${path.replaceAll('\\', '/')}`,
    text: readFileSync(join(folder, path), 'utf8'),
  }));
const tagged = (...tags: readonly RegExp[]) =>
  files.filter(({ text }) => tags.some(tag => tag.test(text))).map(({ path }) => path);
const [slow, alone] = [tagged(SLOW), tagged(ALONE)];

export default defineConfig({
  test: {
    // Limits for a test that hangs, far above what one takes on a machine with a load of 30.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    // The default of one second is too short on a busy machine. A poll ends as soon as it matches.
    expect: { poll: { timeout: 9000 }, requireAssertions: true },
    // The default leaves one processor idle, on two of them half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    tags: [
      {
        name: 'slow',
        description: 'Starts other programs, opens a browser, or reads the whole catalog.',
        timeout: 180_000,
        // Browsers and other programs fail now and then for reasons of their own.
        retry: process.env.CI ? 1 : 0,
      },
      { name: 'alone', description: 'Runs while no other file does.' },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['test/**/*.test.ts'],
          exclude: [...slow, ...alone],
          // The files of a worker share its modules, and with them the catalog and the fonts.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: slow.filter(path => !alone.includes(path)),
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: alone, maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
