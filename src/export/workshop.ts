// Where jobs are done: in worker threads, which leave the event loop free, or right here.
import { Piscina } from 'piscina';
import { type Job, type Product, perform } from './job.ts';
import { createShaper } from './shaper.ts';

export interface Workshop {
  perform(job: Job): Promise<Product>;
  /** Lets jobs at hand end, and ends the threads. */
  close(): Promise<void>;
}

/** Threads that have had nothing to do for so long give their memory back. */
const idleMilliseconds = 30_000;

/** Below the thread that answers requests: under full load it still gets the processor at once (as in nice(2)). */
const niceIncrement = 5;

/**
 * A workshop of at most `threads` worker threads, the first started by the first job. More than `maxQueue` waiting
 * jobs are refused. Needs compiled code: a worker thread cannot load TypeScript.
 */
export const createThreads = (
  fontDirectory: string,
  { threads, maxQueue }: { readonly threads: number; readonly maxQueue: number },
): Workshop => {
  let pool: Piscina<Job, Product> | undefined;
  const open = () => {
    pool ??= new Piscina<Job, Product>({
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
    perform: async job => open().run(job),
    close: async () => pool?.close(),
  };
};

/** A workshop without threads. */
export const createBench = (fontDirectory: string): Workshop => {
  const shaper = createShaper(fontDirectory);
  return { perform: async job => perform(job, shaper), close: async () => {} };
};
