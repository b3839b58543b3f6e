// Bounded FIFO queue of callers that wait for a resource.

/** A caller in the queue. Both functions settle its promise and remove it from the queue. */
export interface Waiter<Resource> {
  readonly resolve: (resource: Resource) => void;
  readonly reject: (reason: unknown) => void;
}

export interface WaitQueueOptions {
  /** Maximum number of waiting callers; further calls are rejected. */
  readonly maxLength: number;
  /** Maximum waiting time in milliseconds; then the call is rejected. */
  readonly timeout: number;
}

export interface WaitQueue<Resource> {
  /** Waits for a resource. If `signal` is aborted, rejects with its reason. */
  wait(signal: AbortSignal | undefined): Promise<Resource>;
  /** The caller that has waited longest; undefined if the queue is empty. */
  first(): Waiter<Resource> | undefined;
}

export const createWaitQueue = <Resource>({ maxLength, timeout }: WaitQueueOptions): WaitQueue<Resource> => {
  const waiters = new Set<Waiter<Resource>>();
  return {
    first: () => waiters.values().next().value,
    wait: signal =>
      new Promise((resolve, reject) => {
        if (waiters.size >= maxLength) throw new Error(`${maxLength} jobs are waiting already`);
        const leave = () => {
          waiters.delete(waiter);
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
        const onTimeout = () => waiter.reject(new Error(`the job waited for ${timeout} ms`));
        const timer = setTimeout(onTimeout, timeout);
        signal?.addEventListener('abort', onAbort);
        waiters.add(waiter);
      }),
  };
};
