// Tests with real frameworks and bundlers: up to three minutes for each build, on a busy machine more.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['integrations/*.test.ts'],
    tags: [{ name: 'slow', description: 'Starts other programs.' }],
    testTimeout: 420_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
