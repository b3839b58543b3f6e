// Worker pool: a bounded number of threads and a bounded queue of jobs.
import { jobs, queueWaits, waits } from '../telemetry.ts';
import { createWaitQueue, type QueueFullError, type WaitQueue } from './wait-queue.ts';
import { startThread, type WorkerScript, type WorkerThread } from './worker-thread.ts';

export interface RunOptions {
  /**
   * Aborting rejects a waiting job with the signal's reason. A running job continues with a shorter time limit, because
   * most jobs end sooner than a new thread could start, and their results are cached.
   */
  readonly signal?: AbortSignal | undefined;
  /** Limits of processor time and of running time of this job in milliseconds; the defaults are those of the pool. */
  readonly jobTimeout?: number;
  readonly jobDeadline?: number;
  /** Receives the processor time of the job in milliseconds, also if it fails; not called if another call runs the job. */
  readonly onTime?: ((milliseconds: number) => void) | undefined;
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
  /**
   * Whether a job is urgent; by default, none is. Urgent jobs have the first turn. While others wait too, they get a
   * quarter of the time.
   */
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
  /** Maximum processor time of a job, or running time where that is unknown; then its thread is terminated. */
  readonly jobTimeout?: number;
  /** Maximum running time of a job in any case. */
  readonly jobDeadline?: number;
  /** Maximum processor time after the signal of a job was aborted; then its thread is terminated. */
  readonly abortedJobTimeout?: number;
  /** A thread that has been idle for this long is terminated, which frees its memory. */
  readonly idleTimeout?: number;
}

/** The threads of a pool. */
interface Threads<Thread> {
  /** Whether `take` would return a thread. */
  isAvailable(): boolean;
  /** Returns an idle thread or, below the maximum, a new one. */
  take(): Thread | undefined;
  /** Takes a thread that is idle; returns false if it is not. */
  takeIdle(thread: Thread): boolean;
  /** Starts a thread; undefined at the maximum. */
  start(): Thread | undefined;
  /** Marks a thread as idle, unless it has ended. */
  release(thread: Thread): void;
  terminate(reason: Error): Promise<unknown>;
}

type ThreadOptions = Required<
  Pick<WorkerPoolOptions<never>, 'script' | 'threads' | 'minThreads' | 'idleTimeout'>
>;

const createThreads = <Job, Result>({
  script,
  threads: maximum,
  minThreads,
  idleTimeout,
}: ThreadOptions): Threads<WorkerThread<Job, Result>> => {
  type Thread = WorkerThread<Job, Result>;
  const threads = new Set<Thread>();
  /** Idle threads, each with the timer that ends it. */
  const idle = new Map<Thread, NodeJS.Timeout>();

  const takeIdle = (thread: Thread): boolean => {
    clearTimeout(idle.get(thread));
    return idle.delete(thread);
  };
  const remove = (thread: Thread): void => {
    takeIdle(thread);
    threads.delete(thread);
  };
  const start = (): Thread | undefined => {
    if (threads.size >= maximum) return undefined;
    const thread = startThread(script, remove);
    threads.add(thread);
    return thread;
  };
  const endIdle = (thread: Thread): void => {
    if (threads.size > minThreads) thread.terminate(new Error('the thread was idle'));
  };
  return {
    isAvailable: () => idle.size > 0 || threads.size < maximum,
    take: () => {
      // The most recently used thread has the most optimized code. The other threads can reach their idle timeout.
      const thread = [...idle.keys()].at(-1);
      if (!thread) return start();
      takeIdle(thread);
      return thread;
    },
    takeIdle,
    start,
    release: thread => {
      if (threads.has(thread)) idle.set(thread, setTimeout(endIdle, idleTimeout, thread).unref());
    },
    terminate: reason => Promise.all(Array.from(threads, thread => thread.terminate(reason))),
  };
};

/** Promises that have not settled yet. */
const createUnfinished = () => {
  const unfinished = new Set<Promise<unknown>>();
  return {
    track: <Value>(work: Promise<Value>): Promise<Value> => {
      const forget = () => unfinished.delete(work);
      unfinished.add(work);
      work.then(forget, forget);
      return work;
    },
    settled: (): Promise<unknown> => Promise.allSettled(unfinished),
  };
};

const DEFAULTS = {
  isUrgent: () => false,
  minThreads: 0,
  maxWait: 4000,
  // Must be below 30 s, after which the server closes idle connections and cannot deliver a result.
  queueTimeout: 20_000,
  jobTimeout: 10_000,
  jobDeadline: 25_000,
  abortedJobTimeout: 1000,
  idleTimeout: 30_000,
};

/** Gives threads to waiting jobs while there are both. */
const serveQueue = <Thread>(queue: WaitQueue<Thread>, threads: Threads<Thread>): void => {
  for (let waiter = queue.first(); waiter; waiter = queue.first()) {
    try {
      const next = threads.take();
      if (!next) return;
      waiter.resolve(next);
    } catch (error) {
      waiter.reject(error);
    }
  }
};

/**
 * Creates a pool. If a thread fails to start, crashes or is terminated, only its current job is rejected; the pool
 * starts a new thread for the next job. (Decision 063)
 */
export const createWorkerPool = <Job, Result>(
  poolOptions: WorkerPoolOptions<Job>,
): WorkerPool<Job, Result> => {
  type Thread = WorkerThread<Job, Result>;
  const options = { ...DEFAULTS, ...poolOptions };
  const { isUrgent } = options;
  const threads = createThreads<Job, Result>(options);
  const { threads: resources, maxQueue: maxLength, maxWait, queueTimeout: timeout } = options;
  const queue = createWaitQueue<Thread>({ resources, maxLength, maxWait, timeout });
  const { track, settled } = createUnfinished();
  let isClosed = false;

  const release = (thread: Thread): void => {
    threads.release(thread);
    serveQueue(queue, threads);
  };
  const runOn = (thread: Thread, job: Job, { onTime, ...own }: RunOptions): Promise<Result> =>
    thread.run(job, { ...options, signal: undefined, ...own, onTime });
  const run = async (job: Job, runOptions: RunOptions): Promise<Result> => {
    const { signal } = runOptions;
    signal?.throwIfAborted();
    if (isClosed) throw new Error('the worker pool is closed');
    const available = threads.take();
    if (available) queueWaits.publish(0);
    const thread = available ?? (await waits.tracePromise(() => queue.wait(signal, isUrgent(job)), {}));
    const start = performance.now();
    try {
      return await jobs.tracePromise(() => runOn(thread, job, runOptions), {});
    } finally {
      queue.finished(isUrgent(job), performance.now() - start);
      release(thread);
    }
  };
  /** Runs jobs on `thread` until a caller needs it. */
  const warm = async (thread: Thread, jobs: readonly Job[]): Promise<void> => {
    for (const job of jobs) {
      await runOn(thread, job, {}).catch(() => {});
      release(thread);
      if (isClosed || !threads.takeIdle(thread)) return;
    }
    release(thread);
  };

  return {
    warmUp: async jobs => {
      for (let started = 0; started < options.minThreads && !isClosed; started++) {
        const thread = threads.start();
        if (thread) await track(warm(thread, jobs));
      }
    },
    run: (job, runOptions = {}) => track(run(job, runOptions)),
    refusal: (isUrgentJob = false) => (threads.isAvailable() ? undefined : queue.refusal(isUrgentJob)),
    close: async () => {
      isClosed = true;
      await settled();
      await threads.terminate(new Error('the worker pool is closed'));
    },
  };
};
