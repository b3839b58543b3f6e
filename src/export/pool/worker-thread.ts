// Worker thread that runs one job at a time.
import { Worker } from 'node:worker_threads';

/** What a thread posts for a job: its result, or what it threw. */
export type WorkerReply<Result> = { readonly result: Result } | { readonly error: unknown };

/** What a thread executes: a module of JavaScript that posts a `WorkerReply` for each job, and its `workerData`. */
export interface WorkerScript {
  readonly url: URL;
  readonly workerData?: unknown;
}

/** Time limits of a job in milliseconds; the thread of a job that exceeds one is terminated. */
export interface JobLimits {
  readonly jobTimeout: number;
  /** Counts from the moment that `signal` is aborted. */
  readonly abortedJobTimeout: number;
  readonly signal: AbortSignal | undefined;
}

export interface WorkerThread<Job, Result> {
  /** Runs a job on the idle thread. Rejects with what the job threw, or with the reason why the thread ended. */
  run(job: Job, limits: JobLimits): Promise<Result>;
  /** Ends the thread at once. `reason` becomes the error of its job. */
  terminate(reason: Error): Promise<unknown>;
}

interface PendingJob<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Starts a thread. Calls `onEnd` when it is terminated and when it exits, whatever the reason: it must get no further job.
 * Only a running job keeps the process alive.
 */
export const startThread = <Job, Result>(
  { url, workerData }: WorkerScript,
  onEnd: (thread: WorkerThread<Job, Result>) => void,
): WorkerThread<Job, Result> => {
  const worker = new Worker(url, { workerData });
  let pending: PendingJob<Result> | undefined;
  let exitReason: unknown;

  const settle = (reply: WorkerReply<Result>): void => {
    const settled = pending;
    pending = undefined;
    worker.unref();
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
    run: async (job, { jobTimeout, abortedJobTimeout, signal }) => {
      const terminateAfter = (milliseconds: number) =>
        setTimeout(() => thread.terminate(new Error(`the job ran for ${milliseconds} ms`)), milliseconds);
      const timers = [terminateAfter(jobTimeout)];
      const onAbort = () => timers.push(terminateAfter(abortedJobTimeout));
      signal?.addEventListener('abort', onAbort);
      try {
        return await post(job);
      } finally {
        timers.forEach(clearTimeout);
        signal?.removeEventListener('abort', onAbort);
      }
    },
    terminate: reason => {
      exitReason ??= reason;
      onEnd(thread);
      return worker.terminate();
    },
  };
  worker.on('message', settle);
  worker.on('messageerror', error => settle({ error }));
  // An `error` event without a listener, as after a failed start or a crash, would end the process.
  worker.on('error', error => {
    exitReason ??= error;
  });
  worker.on('exit', code => {
    onEnd(thread);
    settle({ error: exitReason ?? new Error(`the worker thread exited with code ${code}`) });
  });
  return thread;
};
