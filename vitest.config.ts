// Tests: 10 s each; those tagged slow, a minute. `npm test -- --tags-filter '!slow'` leaves the slow ones out.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 10_000,
    hookTimeout: 30_000,
    tags: [
      {
        name: 'slow',
        description: 'Starts other programs, opens a browser, or reads the whole catalog.',
        timeout: 60_000,
      },
    ],
  },
});
