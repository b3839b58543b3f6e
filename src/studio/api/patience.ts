// Waiting as the API asks to: after a 429, for the seconds of its Retry-After, and then once more.
import { ApiFailure } from './failure.ts';

export interface Patience {
  readonly signal?: AbortSignal;
  /** Told every second how many are left, and 0 when the waiting is over. */
  onWait(secondsLeft: number): void;
}

/** Runs `attempt` until it is not rate limited; every other failure is thrown. */
export const patiently = async <T>(attempt: () => Promise<T>, patience: Patience): Promise<T> => {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.kind !== 'limited') throw error;
      await countDown(Math.max(1, error.waitSeconds), patience);
    }
  }
};

const countDown = async (seconds: number, { signal, onWait }: Patience): Promise<void> => {
  try {
    for (let left = seconds; left > 0; left--) {
      onWait(left);
      await second(signal);
    }
  } finally {
    onWait(0);
  }
};

const second = (signal: AbortSignal | undefined): Promise<void> =>
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
