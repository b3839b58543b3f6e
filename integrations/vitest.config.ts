// Tests with real frameworks and bundlers: up to three minutes for each build, on a busy machine more.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ResultsTable } from './results-table.ts';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    reporters: ['default', new ResultsTable()],
    include: ['integrations/*.test.ts'],
    tags: [{ name: 'slow', description: 'Starts other programs.' }],
    testTimeout: 420_000,
    hookTimeout: 60_000,
    // Builds use several processors by themselves, but wait for each other, for servers and for the screen.
    maxWorkers: 2,
  },
});
