// Bounded queue of callers that wait for a resource. Alternates between urgent and other callers.
import { queueLengths, queueRefusals, queueWaits } from '../telemetry.ts';

/** A waiting caller. `resolve` and `reject` settle the promise and remove the caller from the queue. */
export interface Waiter<Resource> {
  readonly resolve: (resource: Resource) => void;
  readonly reject: (reason: unknown) => void;
}

/** Thrown if the queue is full, if the estimated wait is too long, and after waiting for `queueTimeout` milliseconds. */
export class QueueFullError extends Error {
  /** Estimated time in milliseconds until all current waiters get a resource. */
  readonly waitMilliseconds: number;

  constructor(message: string, waitMilliseconds: number) {
    super(message);
    this.name = 'QueueFullError';
    this.waitMilliseconds = waitMilliseconds;
  }
}

export interface WaitQueueOptions {
  readonly resources: number;
  /** Maximum number of waiting calls of each kind. Further calls are rejected. */
  readonly maxQueue: number;
  /** Maximum estimated wait in milliseconds. Calls with a longer estimate are rejected at once. */
  readonly maxWait: number;
  /** Maximum wait in milliseconds. Calls are rejected after this time. */
  readonly queueTimeout: number;
}

/** Weight of the latest job in the moving average of the job time. */
const NEW_JOB_WEIGHT = 0.1;

export const createWaitQueue = <Resource>({
  resources,
  maxQueue,
  maxWait,
  queueTimeout,
}: WaitQueueOptions) => {
  type Waiters = Set<Waiter<Resource>>;
  const urgent: Waiters = new Set();
  const others: Waiters = new Set();
  let jobMilliseconds = 0;
  let wasUrgent = false;
  const kindOf = (isUrgent: boolean) => (isUrgent ? urgent : others);
  const publishLength = () => queueLengths.publish(urgent.size + others.size);
  const estimateWait = (waiters: Waiters): number => {
    const other = waiters === urgent ? others : urgent;
    return ((waiters.size + Math.min(waiters.size, other.size)) * jobMilliseconds) / resources;
  };
  const refuse = (waiters: Waiters, reason: string): QueueFullError => {
    queueRefusals.publish(undefined);
    return new QueueFullError(reason, estimateWait(waiters));
  };
  /** The error that a new call would be rejected with. Undefined if it would be accepted. */
  const refusal = (isUrgent: boolean): QueueFullError | undefined => {
    const waiters = kindOf(isUrgent);
    if (waiters.size < maxQueue && estimateWait(waiters) <= maxWait) return undefined;
    return refuse(waiters, `${waiters.size} jobs are waiting already`);
  };
  return {
    refusal,
    /** The caller that gets the next resource: of urgent or other callers, whose turn it is, the one that waits longest. */
    first: (): Waiter<Resource> | undefined => {
      const isUrgentNext = others.size === 0 || (urgent.size > 0 && !wasUrgent);
      return kindOf(isUrgentNext).values().next().value;
    },
    finished: (milliseconds: number) => {
      jobMilliseconds += (milliseconds - jobMilliseconds) * NEW_JOB_WEIGHT;
    },
    /** Waits for a resource. If `signal` aborts, rejects with its reason. */
    wait: (signal: AbortSignal | undefined, isUrgent: boolean): Promise<Resource> => {
      const error = refusal(isUrgent);
      if (error) return Promise.reject(error);
      const waiters = kindOf(isUrgent);
      return new Promise((resolve, reject) => {
        const start = performance.now();
        const leave = () => {
          waiters.delete(waiter);
          publishLength();
          queueWaits.publish(performance.now() - start);
          clearTimeout(timer);
          signal?.removeEventListener('abort', onAbort);
        };
        const waiter: Waiter<Resource> = {
          resolve: resource => {
            wasUrgent = isUrgent;
            leave();
            resolve(resource);
          },
          reject: reason => {
            leave();
            reject(reason);
          },
        };
        const onAbort = () => waiter.reject(signal?.reason);
        const expire = () => waiter.reject(refuse(waiters, `the job waited for ${queueTimeout} ms`));
        const timer = setTimeout(expire, queueTimeout);
        signal?.addEventListener('abort', onAbort);
        waiters.add(waiter);
        publishLength();
      });
    },
  };
};
