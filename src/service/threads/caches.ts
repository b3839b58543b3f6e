// Caches job results in the main thread.
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { cacheLookups } from '../telemetry.ts';
import type { Job, JobResult } from './job.ts';
import type { RunOptions, WorkerPool } from './worker-pool.ts';
import { DeadlineError } from './worker-thread.ts';

type Run = WorkerPool<Job, JobResult>['run'];

interface CachedRunOptions extends RunOptions {
  /** Milliseconds after which a call rejects with a DeadlineError. The job goes on, so that a repeated call finds its result. */
  readonly deadline?: number;
}

type CachedRun = (job: Job, options?: CachedRunOptions) => Promise<JobResult>;

/** A running job and the number of callers that wait for its result. */
interface SharedRun {
  readonly result: Promise<JobResult>;
  readonly controller: AbortController;
  callers: number;
}

/**
 * Adds an LRU cache of `cacheBytes` to `run`. Equal jobs that run at the same time share one run. Does not cache
 * errors. An aborted call rejects; the job itself is aborted when all its callers have aborted.
 */
export const withCache = (run: Run, cacheBytes: number): CachedRun => {
  const finished = new LRUCache<string, JobResult>({
    maxSize: Math.max(1, cacheBytes),
    sizeCalculation: sizeOf,
  });
  const inFlight = new Map<string, SharedRun>();

  const leave = (key: string, shared: SharedRun): void => {
    if (inFlight.get(key) === shared) inFlight.delete(key);
  };
  const start = (key: string, job: Job, options: RunOptions): SharedRun => {
    const controller = new AbortController();
    const result = run(job, { ...options, signal: controller.signal });
    const shared: SharedRun = { result, controller, callers: 0 };
    inFlight.set(key, shared);
    result.then(
      value => {
        finished.set(key, value);
        leave(key, shared);
      },
      () => leave(key, shared),
    );
    return shared;
  };
  const join = (key: string, job: Job, { deadline, ...options }: CachedRunOptions): Promise<JobResult> =>
    new Promise((resolve, reject) => {
      const { signal } = options;
      const shared = inFlight.get(key) ?? start(key, job, options);
      shared.callers++;
      const onAbort = () => {
        reject(signal?.reason);
        if (--shared.callers > 0) return;
        leave(key, shared);
        shared.controller.abort(signal?.reason);
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      const onDeadline = () => {
        signal?.removeEventListener('abort', onAbort);
        reject(new DeadlineError(`no result after ${deadline} ms`));
      };
      const timer = deadline === undefined ? undefined : setTimeout(onDeadline, deadline);
      shared.result.then(resolve, reject).finally(() => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      });
    });

  return async (job, options = {}) => {
    options.signal?.throwIfAborted();
    const key = keyOf(job);
    const result = finished.get(key);
    if (cacheLookups.hasSubscribers) cacheLookups.publish({ cache: 'render', isHit: result !== undefined });
    return result ?? join(key, job, options);
  };
};

/** Estimated bytes of a cache entry besides the files: key, report, map overhead. */
const OVERHEAD_BYTES = 4096;

const sizeOf = ({ files }: JobResult): number =>
  files.reduce((size, { bytes }) => size + bytes.length, OVERHEAD_BYTES);

/** Cache key. Equivalent requests have equal keys, because the parser resolves defaults and color syntax. */
const keyOf = (job: Job): string => hash('sha256', JSON.stringify(inputOf(job)), 'base64url');
const inputOf = (job: Job): unknown => {
  if ('contactSheet' in job) return job.contactSheet.map(({ svg }) => svg);
  if ('card' in job) return job.card.map(({ request, iconSource }) => [request, iconSource?.icon]);
  const { request, iconSource } = job;
  const product = 'preview' in job ? job.preview : job.form;
  return [request, iconSource?.icon, iconSource?.library.license, product];
};
