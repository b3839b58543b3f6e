// Retry of rate-limited requests after the seconds of Retry-After.
import { ApiFailure } from './failure.ts';

export interface RetryOptions {
  readonly signal?: AbortSignal;
  /** Called every second with the seconds left, and with 0 at the end. */
  onWait(secondsLeft: number): void;
}

/** Runs `attempt` until it is not rate limited; rethrows every other failure. */
export const retryAfterLimit = async <T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> => {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.kind !== 'limited') throw error;
      await countDown(Math.max(1, error.waitSeconds), options);
    }
  }
};

export const countDown = async (seconds: number, { signal, onWait }: RetryOptions): Promise<void> => {
  try {
    for (let left = seconds; left > 0; left--) {
      onWait(left);
      await oneSecond(signal);
    }
  } finally {
    onWait(0);
  }
};

const oneSecond = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(finish, 1000);
    function finish() {
      signal?.removeEventListener('abort', stop);
      resolve();
    }
    function stop() {
      clearTimeout(timer);
      reject(signal?.reason);
    }
    signal?.addEventListener('abort', stop, { once: true });
  });
