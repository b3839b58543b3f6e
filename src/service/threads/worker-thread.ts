// Worker thread that runs one job at a time.
import { Worker } from 'node:worker_threads';
import { threadFailures } from '../telemetry.ts';
import { threadProcessorTime } from './thread-resources.ts';
import type { Waiter } from './wait-queue.ts';

/** Result or error of a job, and how many bytes of memory the thread uses afterwards. */
export type WorkerReply<Result> = ({ readonly result: Result } | { readonly error: unknown }) & {
  readonly memory?: number;
};

/**
 * The JavaScript module of a thread. It posts its `nativeId`, the id that the operating system gives it, if known. Then
 * it posts a `WorkerReply` for each job.
 */
export interface WorkerScript {
  readonly url: URL;
  readonly workerData?: unknown;
}

/**
 * Time limits of a job in milliseconds. A job that exceeds a limit terminates its thread. `jobTimeout` and
 * `abortedJobTimeout` count processor time: on a busy machine, a thread of low priority may run for a fiftieth of the
 * elapsed time. `jobDeadline` counts elapsed time, and says nothing about the job.
 */
export interface JobLimits {
  readonly jobTimeout: number;
  readonly jobDeadline: number;
  /** Time limit after `signal` has aborted. */
  readonly abortedJobTimeout: number;
  readonly signal: AbortSignal | undefined;
  /** Receives the processor time of the job in milliseconds, or the elapsed time if that is unknown. */
  readonly onTime: ((milliseconds: number) => void) | undefined;
}

export interface WorkerThread<Job, Result> {
  /** Runs a job on an idle thread. Rejects with the error of the job, or with the reason why the thread ended. */
  run(job: Job, limits: JobLimits): Promise<Result>;
  /** Terminates the thread. The current job rejects with `reason`. */
  terminate(reason: Error): Promise<unknown>;
}

/**
 * A thread that uses more memory is terminated: WebAssembly memory never shrinks, and idle threads collect no garbage.
 * After packages of ordinary logos, threads use 20 to 45 MB.
 */
const MAX_MEMORY_AFTER_JOB = 48 * 1024 * 1024;

/**
 * By default, V8 uses up to 48 MB for young objects of a thread. With 6 MB, packages take no more time, and an idle
 * thread holds less garbage. The limit for old objects stops artwork with thousands of shapes, which would take 300 MB.
 * Packages of icons take less than 20 MB.
 */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 160 };

/** Time in milliseconds between two comparisons of a job with its limits. */
const CHECK_INTERVAL = 50;

/** Applies the limits of a job. Calls `onLimit` with an error that names the exceeded limit. Returns a function that ends the limits. */
const limitJob = (
  { jobTimeout, jobDeadline, abortedJobTimeout, signal, onTime }: JobLimits,
  processorTime: () => number | undefined,
  onLimit: (reason: Error) => void,
): (() => void) => {
  const start = performance.now();
  const before = processorTime() ?? 0;
  const processBefore = process.cpuUsage();
  const read = () => {
    const elapsed = performance.now() - start;
    const total = processorTime();
    if (total !== undefined) return { elapsed, used: total - before };
    // Where the time of a thread is unknown, it is at most the time of the process.
    const { user, system } = process.cpuUsage(processBefore);
    return { elapsed, used: Math.min(elapsed, (user + system) / 1000) };
  };
  let limit = { milliseconds: jobTimeout, end: jobTimeout };
  const onAbort = () => {
    const end = read().used + abortedJobTimeout;
    if (end < limit.end) limit = { milliseconds: abortedJobTimeout, end };
  };
  signal?.addEventListener('abort', onAbort);
  const exceeded = (): Error | undefined => {
    const { elapsed, used } = read();
    if (used >= limit.end) return new JobTimeoutError(`the job ran for ${limit.milliseconds} ms`);
    return elapsed < jobDeadline ? undefined : new DeadlineError(`the job did not end in ${jobDeadline} ms`);
  };
  const timer = setInterval(() => {
    const reason = exceeded();
    if (!reason) return;
    // On a busy machine, the thread may end much later.
    clearInterval(timer);
    onLimit(reason);
  }, CHECK_INTERVAL);
  return () => {
    clearInterval(timer);
    onTime?.(read().used);
    signal?.removeEventListener('abort', onAbort);
  };
};

/** Whether a job failed because the thread ran out of memory. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** The job used too much processor time. */
export class JobTimeoutError extends Error {
  override readonly name = 'JobTimeoutError';
}

/** The result is late, because the machine is busy: the job itself may be small. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Starts a thread. Calls `onEnd` when the thread is terminated or exits; the caller must then run no further jobs on
 * it. An idle thread does not keep the process alive.
 */
export const startThread = <Job, Result>(
  { url, workerData }: WorkerScript,
  onEnd: (thread: WorkerThread<Job, Result>) => void,
): WorkerThread<Job, Result> => {
  const worker = new Worker(url, { workerData, resourceLimits: RESOURCE_LIMITS });
  let pending: Waiter<Result> | undefined;
  let exitReason: unknown;
  /** Returns 0 before the thread has started, which on a busy machine may take longer than a job. */
  let processorTime = (): number | undefined => 0;

  const settle = (reply: WorkerReply<Result>): void => {
    const settled = pending;
    pending = undefined;
    worker.unref();
    if ((reply.memory ?? 0) > MAX_MEMORY_AFTER_JOB)
      thread.terminate(new Error('the thread has grown too large'));
    if ('result' in reply) settled?.resolve(reply.result);
    else settled?.reject(reply.error);
  };
  const post = (job: Job): Promise<Result> =>
    new Promise((resolve, reject) => {
      worker.postMessage(job);
      pending = { resolve, reject };
      worker.ref();
    });
  const thread: WorkerThread<Job, Result> = {
    run: async (job, limits) => {
      const stop = limitJob(
        limits,
        () => processorTime(),
        reason => thread.terminate(reason),
      );
      try {
        return await post(job);
      } finally {
        stop();
      }
    },
    terminate: reason => {
      exitReason ??= reason;
      onEnd(thread);
      return worker.terminate();
    },
  };
  worker.on('message', (message: { nativeId: number | undefined } | WorkerReply<Result>) => {
    if ('nativeId' in message) processorTime = () => threadProcessorTime(message.nativeId);
    else settle(message);
  });
  worker.on('messageerror', error => settle({ error }));
  // A failed start or a crash emits `error`. Without a listener, that would end the process.
  worker.on('error', error => {
    exitReason ??= error;
  });
  worker.on('exit', code => {
    onEnd(thread);
    if (pending) threadFailures.publish(undefined);
    settle({ error: exitReason ?? new Error(`the worker thread exited with code ${code}`) });
  });
  return thread;
};
