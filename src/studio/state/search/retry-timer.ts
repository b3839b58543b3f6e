// Retries of failed requests, with growing delays.
import type { ApiFailure } from '../../api/failure.ts';

const FIRST_DELAY_MS = 2000;
const MAX_DELAY_MS = 30_000;

export interface RetryTimer {
  /** Schedules a retry, unless a retry cannot help. */
  schedule(failure: ApiFailure): void;
  /** Cancels a scheduled retry. After `succeeded`, delays start again with the shortest. */
  cancel(options?: { succeeded?: boolean }): void;
}

export const createRetryTimer = (retry: () => void): RetryTimer => {
  let delay = FIRST_DELAY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    schedule: ({ kind }) => {
      clearTimeout(timer);
      if (kind === 'rejected') return;
      timer = setTimeout(retry, delay);
      delay = Math.min(delay * 2, MAX_DELAY_MS);
    },
    cancel: ({ succeeded = false } = {}) => {
      clearTimeout(timer);
      if (succeeded) delay = FIRST_DELAY_MS;
    },
  };
};
