// Worker pool: a few threads behind a bounded queue of jobs.
import { createWaitQueue } from './wait-queue.ts';
import { startThread, type WorkerScript, type WorkerThread } from './worker-thread.ts';

export interface RunOptions {
  /**
   * Aborting rejects a waiting job with the signal's reason. A running job gets a shorter time limit instead: most jobs
   * end sooner than a new thread could start, and their results are cached.
   */
  readonly signal?: AbortSignal | undefined;
}

export interface WorkerPool<Job, Result> {
  run(job: Job, options?: RunOptions): Promise<Result>;
  /** Waits for the jobs that run or wait, then ends the threads. Refuses later jobs. */
  close(): Promise<void>;
}

/** Times are in milliseconds. */
export interface WorkerPoolOptions {
  readonly script: WorkerScript;
  /** Maximum number of threads; each starts when a job finds no idle one. */
  readonly threads: number;
  /** Maximum number of waiting jobs; further ones are refused. */
  readonly maxQueue: number;
  /** A job that has waited this long is refused. */
  readonly queueTimeout?: number;
  /** The thread of a job that has run this long is terminated. */
  readonly jobTimeout?: number;
  /** The thread of a job that runs this long after its signal was aborted is terminated. */
  readonly abortedJobTimeout?: number;
  /** A thread that has been idle this long ends, which frees its memory. */
  readonly idleTimeout?: number;
}

/**
 * Creates a pool that outlives its threads: one that fails to start, crashes or is terminated costs the one job that it
 * was given, and the next job gets a new thread. (Decision 063)
 */
export const createWorkerPool = <Job, Result>({
  script,
  threads: maxThreads,
  maxQueue,
  // Connections end after 30 idle seconds: a later result would find no reader.
  queueTimeout = 20_000,
  jobTimeout = 10_000,
  abortedJobTimeout = 1000,
  idleTimeout = 30_000,
}: WorkerPoolOptions): WorkerPool<Job, Result> => {
  type Thread = WorkerThread<Job, Result>;
  const queue = createWaitQueue<Thread>({ maxLength: maxQueue, timeout: queueTimeout });
  const threads = new Set<Thread>();
  /** Idle threads, each with the timer that ends it. */
  const idle = new Map<Thread, NodeJS.Timeout>();
  const unfinished = new Set<Promise<unknown>>();
  let isClosed = false;

  const remove = (thread: Thread): void => {
    clearTimeout(idle.get(thread));
    idle.delete(thread);
    threads.delete(thread);
  };
  const start = (): Thread => {
    const thread = startThread(script, remove);
    threads.add(thread);
    return thread;
  };
  /** An idle thread or, below the maximum, a new one. */
  const available = (): Thread | undefined => {
    // The last one used: the others may end, and its code is the most optimized.
    const thread = [...idle.keys()].at(-1);
    if (!thread) return threads.size < maxThreads ? start() : undefined;
    clearTimeout(idle.get(thread));
    idle.delete(thread);
    return thread;
  };
  const endIdle = (thread: Thread) => thread.terminate(new Error('the thread was idle'));
  const release = (thread: Thread): void => {
    if (threads.has(thread)) idle.set(thread, setTimeout(endIdle, idleTimeout, thread).unref());
    for (let waiter = queue.first(); waiter; waiter = queue.first()) {
      try {
        const next = available();
        if (!next) return;
        waiter.resolve(next);
      } catch (error) {
        waiter.reject(error);
      }
    }
  };
  const run = async (job: Job, signal: AbortSignal | undefined): Promise<Result> => {
    signal?.throwIfAborted();
    if (isClosed) throw new Error('the worker pool is closed');
    const thread = available() ?? (await queue.wait(signal));
    try {
      return await thread.run(job, { jobTimeout, abortedJobTimeout, signal });
    } finally {
      release(thread);
    }
  };

  return {
    run: (job, { signal } = {}) => {
      const result = run(job, signal);
      const forget = () => unfinished.delete(result);
      unfinished.add(result);
      result.then(forget, forget);
      return result;
    },
    close: async () => {
      isClosed = true;
      await Promise.allSettled(unfinished);
      const reason = new Error('the worker pool is closed');
      await Promise.all(Array.from(threads, thread => thread.terminate(reason)));
    },
  };
};
