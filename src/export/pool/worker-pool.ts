// Where jobs are done: in worker threads, which leave the event loop free, or right here.
import { Piscina } from 'piscina';
import { createShaper } from '../fonts/shaper.ts';
import { type Job, type Product, perform } from './job.ts';
import type { QueuedJob } from './worker.ts';

export interface Workshop {
  perform(job: Job): Promise<Product>;
  /** Lets jobs at hand end, and ends the threads. */
  close(): Promise<void>;
}

/** Threads that have had nothing to do for so long give their memory back. */
const idleMilliseconds = 30_000;

/** Nobody listens any more to an answer that comes much later: connections end after 30 idle seconds. */
const defaultPatience = 20_000;

/** Below the thread that answers requests: under full load it still gets the processor at once (as in nice(2)). */
const niceIncrement = 5;

export interface ThreadOptions {
  readonly threads: number;
  /** Jobs that may wait; more are refused. */
  readonly maxQueue: number;
  /** How long a job may wait, 20 seconds by default; then it is refused as well. */
  readonly patienceMilliseconds?: number;
}

/**
 * A workshop of worker threads, the first started by the first job. Needs compiled code: a worker thread cannot load
 * TypeScript.
 */
export const createThreads = (
  fontDirectory: string,
  { threads, maxQueue, patienceMilliseconds = defaultPatience }: ThreadOptions,
): Workshop => {
  let pool: Piscina<QueuedJob, Product> | undefined;
  const open = () => {
    pool ??= new Piscina<QueuedJob, Product>({
      filename: new URL('./worker.js', import.meta.url).href,
      name: 'work',
      workerData: { fontDirectory },
      minThreads: 0,
      maxThreads: threads,
      maxQueue,
      idleTimeout: idleMilliseconds,
      niceIncrement,
      // A thread that sleeps between jobs on a lock never frees what waits for a finaliser: fonts, pixels.
      atomics: 'disabled',
    });
    return pool;
  };
  return {
    perform: async job => open().run({ job, startBefore: Date.now() + patienceMilliseconds }),
    close: async () => pool?.close(),
  };
};

/** A workshop without threads. */
export const createBench = (fontDirectory: string): Workshop => {
  const shaper = createShaper(fontDirectory);
  return { perform: async job => perform(job, shaper), close: async () => {} };
};
