// Tests: 10 s each; those tagged slow, a minute. `npm test -- --tags-filter '!slow'` leaves the slow ones out.
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** Files that need the machine for themselves: one replaces dist/, the other measures response times under load. */
const ALONE = ['test/dev.test.ts', 'test/deploy/faults.test.ts'];

export default defineConfig({
  test: {
    testTimeout: 10_000,
    hookTimeout: 30_000,
    // The default of one second is too short on a busy machine. A poll ends as soon as it matches.
    expect: { poll: { timeout: 9000 } },
    tags: [
      {
        name: 'slow',
        description: 'Starts other programs, opens a browser, or reads the whole catalog.',
        timeout: 60_000,
      },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'parallel',
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ALONE],
          // The default leaves one processor idle, on two of them half of the machine.
          maxWorkers: Math.max(2, availableParallelism() - 1),
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
});
