// Bounded queue of callers that wait for a resource: urgent callers first, each kind in FIFO order.
import { queueLengths, queueRefusals, queueWaits } from '../telemetry.ts';

/** A caller in the queue. Both functions settle its promise and remove it from the queue. */
export interface Waiter<Resource> {
  readonly resolve: (resource: Resource) => void;
  readonly reject: (reason: unknown) => void;
}

/** Thrown if the queue is full, or if a caller has waited for `timeout` milliseconds. */
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
  /** Maximum number of waiting callers; further calls are rejected. */
  readonly maxLength: number;
  /** Maximum estimated time in milliseconds until a further caller gets a resource; otherwise its call is rejected. */
  readonly maxWait: number;
  /** Maximum waiting time in milliseconds; then the call is rejected. */
  readonly timeout: number;
  /** Estimates the time in milliseconds until `waiting` callers get a resource. */
  readonly estimateWait: (waiting: number) => number;
}

export interface WaitQueue<Resource> {
  /** The error that a further caller would get, or `undefined` if there is a place. */
  refusal(): QueueFullError | undefined;
  /** Waits for a resource. If `signal` is aborted, rejects with its reason. */
  wait(signal: AbortSignal | undefined, isUrgent?: boolean): Promise<Resource>;
  /** The urgent caller that has waited longest, or without urgent callers the other caller that has. */
  first(): Waiter<Resource> | undefined;
}

export const createWaitQueue = <Resource>({
  maxLength,
  maxWait,
  timeout,
  estimateWait,
}: WaitQueueOptions): WaitQueue<Resource> => {
  const urgent = new Set<Waiter<Resource>>();
  const others = new Set<Waiter<Resource>>();
  const length = (): number => urgent.size + others.size;
  const refusal = (): QueueFullError | undefined => {
    const wait = estimateWait(length());
    if (length() < maxLength && wait <= maxWait) return undefined;
    queueRefusals.publish(undefined);
    return new QueueFullError(`${length()} jobs are waiting already`, wait);
  };
  return {
    refusal,
    first: () => (urgent.size > 0 ? urgent : others).values().next().value,
    wait: (signal, isUrgent = false) =>
      new Promise((resolve, reject) => {
        const error = refusal();
        if (error) throw error;
        const waiters = isUrgent ? urgent : others;
        const start = performance.now();
        const leave = () => {
          waiters.delete(waiter);
          queueLengths.publish(length());
          queueWaits.publish(performance.now() - start);
          clearTimeout(timer);
          signal?.removeEventListener('abort', onAbort);
        };
        const waiter: Waiter<Resource> = {
          resolve: resource => {
            leave();
            resolve(resource);
          },
          reject: reason => {
            leave();
            reject(reason);
          },
        };
        const onAbort = () => waiter.reject(signal?.reason);
        const onTimeout = () => {
          queueRefusals.publish(undefined);
          waiter.reject(new QueueFullError(`the job waited for ${timeout} ms`, estimateWait(length())));
        };
        const timer = setTimeout(onTimeout, timeout);
        signal?.addEventListener('abort', onAbort);
        waiters.add(waiter);
        queueLengths.publish(length());
      }),
  };
};
