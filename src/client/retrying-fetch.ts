// fetch with errors for error responses and retries after Retry-After.
import { errorOf } from './favsmith-error.ts';

export interface RetryOptions {
  readonly fetch: typeof fetch;
  readonly retries: number;
  readonly maxRetryAfterSeconds: number;
}

/** Sends a request. Returns a successful response, otherwise throws a FavsmithError after the last attempt. */
export const createRetryingFetch =
  ({ fetch, retries, maxRetryAfterSeconds }: RetryOptions) =>
  async (url: URL, init: RequestInit): Promise<Response> => {
    for (let attempt = 0; ; attempt++) {
      const response = await fetch(url, init);
      if (response.ok) return response;
      const error = await errorOf(response);
      const { retryAfterSeconds: seconds } = error;
      if (attempt >= retries || seconds === undefined || seconds > maxRetryAfterSeconds) throw error;
      await sleep(seconds * 1000, init.signal);
    }
  };

/** Waits; rejects with the reason of the signal as soon as it is aborted. */
const sleep = (milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
