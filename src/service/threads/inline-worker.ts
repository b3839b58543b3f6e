// Worker pool that runs every job in the calling thread.
import { createShaper } from '../../package/fonts/shaper.ts';
import { type Job, type JobResult, perform } from './job.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Serves tests, which run TypeScript sources, and benchmarks on a single core. */
export const createInlineWorker = (fontDirectory: string): WorkerPool<Job, JobResult> => {
  const shaper = createShaper(fontDirectory);
  return {
    run: async (job, { signal } = {}) => {
      signal?.throwIfAborted();
      return perform(job, shaper);
    },
    refusal: () => undefined,
    warmUp: async () => {},
    close: async () => {},
  };
};
