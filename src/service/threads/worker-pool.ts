// Worker pool: limits the number of threads and the length of the job queue.
import { queueWaits } from '../telemetry.ts';
import { createWaitQueue, type WaitQueueOptions } from './wait-queue.ts';
import { type JobLimits, startThread, type WorkerScript, type WorkerThread } from './worker-thread.ts';

/**
 * Limits of a job that replace the limits of the pool. An abort rejects a waiting job with the reason of the signal. A
 * running job continues with a shorter time limit, because most jobs end sooner than a new thread could start, and
 * their results are cached. `onTime` is not called if the result comes from the job of another call.
 */
export type RunOptions = Partial<Omit<JobLimits, 'abortedJobTimeout'>>;

export type WorkerPool<Job, Result> = ReturnType<typeof createWorkerPool<Job, Result>>;

/** Options of a worker pool. Times are in milliseconds. */
export interface WorkerPoolOptions<Job>
  extends Partial<Omit<JobLimits, 'signal' | 'onTime'>>,
    Partial<Pick<WaitQueueOptions, 'maxWait' | 'queueTimeout'>>,
    Pick<WaitQueueOptions, 'maxQueue'> {
  readonly script: WorkerScript;
  /** Whether a job is urgent. Default: no job. Urgent and other jobs alternate while both wait. */
  readonly isUrgent?: (job: Job) => boolean;
  /** Number of idle threads that stay alive. Default: 0. */
  readonly minThreads?: number;
  /** Maximum number of threads. A thread starts when a job finds no idle thread. */
  readonly threads: number;
  /** Idle time after which a thread is terminated to free its memory. */
  readonly idleTimeout?: number;
}

type ThreadOptions = Required<
  Pick<WorkerPoolOptions<never>, 'script' | 'threads' | 'minThreads' | 'idleTimeout'>
>;

const createThreads = <Job, Result>({ script, threads: maximum, minThreads, idleTimeout }: ThreadOptions) => {
  type Thread = WorkerThread<Job, Result>;
  const threads = new Set<Thread>();
  /** Idle threads with their idle timers. */
  const idle = new Map<Thread, NodeJS.Timeout>();

  /** Takes a thread if it is idle. Returns whether it was. */
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
      // Prefers the most recently used thread, which has the most optimized code. The others can then reach their idle
      // timeout.
      const thread = [...idle.keys()].at(-1);
      if (!thread) return start();
      takeIdle(thread);
      return thread;
    },
    takeIdle,
    start,
    release: (thread: Thread) => {
      if (threads.has(thread)) idle.set(thread, setTimeout(endIdle, idleTimeout, thread).unref());
    },
    terminate: (reason: Error) => Promise.all(Array.from(threads, thread => thread.terminate(reason))),
  };
};

const DEFAULTS = {
  isUrgent: () => false,
  minThreads: 0,
  maxWait: 4000,
  // Below 30 s, because the server closes idle connections after that time.
  queueTimeout: 20_000,
  jobTimeout: 10_000,
  // By the weights of the scheduler, a thread of low priority beside 15 busy processes per core has 0.7 % of it. A minute
  // would then be 0.4 s of work: too little to start a thread and draw a logo. (An estimate, not a measurement.)
  jobDeadline: 600_000,
  abortedJobTimeout: 1000,
  idleTimeout: 30_000,
};

/** Creates a pool. A thread that crashes rejects only its current job, and is replaced. (Decision 063) */
export const createWorkerPool = <Job, Result>(poolOptions: WorkerPoolOptions<Job>) => {
  type Thread = WorkerThread<Job, Result>;
  const options = { ...DEFAULTS, ...poolOptions };
  const { isUrgent } = options;
  const threads = createThreads<Job, Result>(options);
  const queue = createWaitQueue<Thread>({ ...options, resources: options.threads });
  const unfinished = new Set<Promise<unknown>>();
  const track = <Value>(work: Promise<Value>): Promise<Value> => {
    const forget = () => unfinished.delete(work);
    unfinished.add(work);
    work.then(forget, forget);
    return work;
  };
  let isClosed = false;

  /** Marks a thread as idle, and gives threads to waiting jobs. */
  const release = (thread: Thread): void => {
    threads.release(thread);
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
  const runOn = (thread: Thread, job: Job, { onTime, ...own }: RunOptions): Promise<Result> =>
    thread.run(job, { ...options, signal: undefined, ...own, onTime });
  const run = async (job: Job, runOptions: RunOptions): Promise<Result> => {
    const { signal } = runOptions;
    signal?.throwIfAborted();
    if (isClosed) throw new Error('the worker pool is closed');
    const available = threads.take();
    if (available) queueWaits.publish(0);
    const thread = available ?? (await queue.wait(signal, isUrgent(job)));
    const start = performance.now();
    try {
      return await runOn(thread, job, runOptions);
    } finally {
      queue.finished(performance.now() - start);
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
    /** Starts `minThreads` threads and runs `jobs` on each. A thread that gets other work skips the rest. */
    warmUp: async (jobs: readonly Job[]): Promise<void> => {
      for (let started = 0; started < options.minThreads && !isClosed; started++) {
        const thread = threads.start();
        if (thread) await track(warm(thread, jobs));
      }
    },
    run: (job: Job, runOptions: RunOptions = {}): Promise<Result> => track(run(job, runOptions)),
    /** The error that a new job would be rejected with. Undefined if it would be accepted. */
    refusal: (isUrgentJob = false) => (threads.isAvailable() ? undefined : queue.refusal(isUrgentJob)),
    /** Rejects further jobs. Waits for running and queued jobs, then terminates the threads. */
    close: async (): Promise<void> => {
      isClosed = true;
      await Promise.allSettled(unfinished);
      await threads.terminate(new Error('the worker pool is closed'));
    },
  };
};
