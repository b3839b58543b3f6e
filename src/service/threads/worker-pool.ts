// Worker pool: a bounded number of threads and a bounded queue of jobs.
import { jobs, queueWaits, waits } from '../telemetry.ts';
import { createWaitQueue, type QueueFullError } from './wait-queue.ts';
import { startThread, type WorkerScript, type WorkerThread } from './worker-thread.ts';

export interface RunOptions {
  /**
   * Aborting rejects a waiting job with the signal's reason. A running job continues with a shorter time limit, because
   * most jobs end sooner than a new thread could start, and their results are cached.
   */
  readonly signal?: AbortSignal | undefined;
}

export interface WorkerPool<Job, Result> {
  run(job: Job, options?: RunOptions): Promise<Result>;
  /** The error with which a further job would be rejected because the queue is full. */
  refusal(isUrgent?: boolean): QueueFullError | undefined;
  /** Waits for running and queued jobs, then terminates the threads. Later jobs are rejected. */
  close(): Promise<void>;
  /**
   * Starts the threads that stay and runs `jobs` on each, one at a time. A thread that gets other work in between skips
   * the rest. Failures are ignored.
   */
  warmUp(jobs: readonly Job[]): Promise<void>;
}

/** Times are in milliseconds. */
export interface WorkerPoolOptions<Job> {
  readonly script: WorkerScript;
  /** Jobs that share the threads equally with the others while both wait; none by default. */
  readonly isUrgent?: (job: Job) => boolean;
  /** Number of threads that stay when they are idle; the default is 0. */
  readonly minThreads?: number;
  /** Maximum number of threads; the pool starts one when a job finds no idle thread. */
  readonly threads: number;
  /** Maximum number of waiting urgent jobs, and of waiting others; further jobs are rejected. */
  readonly maxQueue: number;
  /** Jobs are rejected at once if they would probably wait longer. */
  readonly maxWait?: number;
  /** Maximum waiting time of a job; then the job is rejected. */
  readonly queueTimeout?: number;
  /** Maximum running time of a job; then its thread is terminated. */
  readonly jobTimeout?: number;
  /** Maximum running time after the signal of a job was aborted; then its thread is terminated. */
  readonly abortedJobTimeout?: number;
  /** A thread that has been idle for this long is terminated, which frees its memory. */
  readonly idleTimeout?: number;
}

/**
 * Creates a pool. If a thread fails to start, crashes or is terminated, only its current job is rejected; the pool
 * starts a new thread for the next job. (Decision 063)
 */
export const createWorkerPool = <Job, Result>({
  script,
  isUrgent = () => false,
  threads: maxThreads,
  minThreads = 0,
  maxQueue,
  maxWait = 4000,
  // Must be below 30 s, after which the server closes idle connections and cannot deliver a result.
  queueTimeout = 20_000,
  jobTimeout = 10_000,
  abortedJobTimeout = 1000,
  idleTimeout = 30_000,
}: WorkerPoolOptions<Job>): WorkerPool<Job, Result> => {
  type Thread = WorkerThread<Job, Result>;
  const queue = createWaitQueue<Thread>({
    resources: maxThreads,
    maxLength: maxQueue,
    maxWait,
    timeout: queueTimeout,
  });
  const threads = new Set<Thread>();
  /** Idle threads, each with the timer that ends it. */
  const idle = new Map<Thread, NodeJS.Timeout>();
  const unfinished = new Set<Promise<unknown>>();
  let isClosed = false;

  /** Takes a thread out of the idle ones. */
  const take = (thread: Thread): void => {
    clearTimeout(idle.get(thread));
    idle.delete(thread);
  };
  const remove = (thread: Thread): void => {
    take(thread);
    threads.delete(thread);
  };
  const start = (): Thread => {
    const thread = startThread(script, remove);
    threads.add(thread);
    return thread;
  };
  /** An idle thread or, below the maximum, a new one. */
  const available = (): Thread | undefined => {
    // The most recently used thread has the most optimized code; the others can reach their idle timeout.
    const thread = [...idle.keys()].at(-1);
    if (!thread) return threads.size < maxThreads ? start() : undefined;
    take(thread);
    return thread;
  };
  const endIdle = (thread: Thread): void => {
    if (threads.size > minThreads) thread.terminate(new Error('the thread was idle'));
  };
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
    const idleThread = available();
    if (idleThread) queueWaits.publish(0);
    const thread = idleThread ?? (await waits.tracePromise(() => queue.wait(signal, isUrgent(job)), {}));
    const start = performance.now();
    try {
      return await jobs.tracePromise(() => thread.run(job, { jobTimeout, abortedJobTimeout, signal }), {});
    } finally {
      queue.finished(isUrgent(job), performance.now() - start);
      release(thread);
    }
  };

  const track = <Value>(work: Promise<Value>): Promise<Value> => {
    const forget = () => unfinished.delete(work);
    unfinished.add(work);
    work.then(forget, forget);
    return work;
  };
  /** Runs jobs on `thread` until others use it. */
  const warm = async (thread: Thread, jobs: readonly Job[]): Promise<void> => {
    for (const job of jobs) {
      await thread.run(job, { jobTimeout, abortedJobTimeout, signal: undefined }).catch(() => {});
      release(thread);
      if (isClosed || !idle.has(thread)) return;
      take(thread);
    }
    release(thread);
  };

  return {
    warmUp: async jobs => {
      for (let started = 0; started < minThreads; started++)
        if (!isClosed && threads.size < maxThreads) await track(warm(start(), jobs));
    },
    run: (job, { signal } = {}) => track(run(job, signal)),
    refusal: (isUrgentJob = false) =>
      idle.size > 0 || threads.size < maxThreads ? undefined : queue.refusal(isUrgentJob),
    close: async () => {
      isClosed = true;
      await Promise.allSettled(unfinished);
      const reason = new Error('the worker pool is closed');
      await Promise.all(Array.from(threads, thread => thread.terminate(reason)));
    },
  };
};
