// Failures of API requests, and automatic retries.
import { signal } from '@preact/signals';
import type { ProblemDocument } from '../../contract/problems.ts';

/** `offline`: no response. `limited`: 429, retry after `waitSeconds`. `rejected`: other 4xx. `broken`: 5xx. */
type FailureKind = 'offline' | 'limited' | 'rejected' | 'broken';

export class ApiFailure extends Error {
  readonly kind: FailureKind;
  readonly problem: Partial<ProblemDocument> | undefined;
  readonly waitSeconds: number;

  constructor(kind: FailureKind, problem?: Partial<ProblemDocument>, waitSeconds = 0) {
    super(problem?.detail ?? kind);
    this.name = 'ApiFailure';
    this.kind = kind;
    this.problem = problem;
    this.waitSeconds = waitSeconds;
  }
}

/** Converts an error to an ApiFailure. Unknown errors count as `broken`. */
export const toFailure = (error: unknown): ApiFailure =>
  error instanceof ApiFailure ? error : new ApiFailure('broken');

export const failureText = ({ kind, problem }: ApiFailure): string => {
  switch (kind) {
    case 'offline':
      return 'You’re offline. Your design is safe.';
    case 'limited':
      return 'A short break: too many requests in one minute.';
    case 'rejected':
      return problem?.detail ?? 'The service rejected this design.';
    case 'broken':
      return problem?.code === 'index_unavailable'
        ? 'The icons are not available yet. Initials work meanwhile. Your design is safe.'
        : 'Something broke on our side. Your design is safe.';
  }
};

export const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

export interface RetryOptions {
  readonly signal?: AbortSignal;
  /** Receives the remaining seconds every second, and 0 at the end. */
  onWait(secondsLeft: number): void;
}

/** Repeats `attempt` while it is rate limited. Throws all other failures. */
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

const countDown = async (seconds: number, { signal, onWait }: RetryOptions): Promise<void> => {
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

const FIRST_DELAY_MS = 2000;
const MAX_DELAY_MS = 30_000;

export type Trouble = ReturnType<typeof createTrouble>;

/** Failure of a request or wait for it, and its automatic retries. */
export const createTrouble = () => {
  const failure = signal<ApiFailure | undefined>(undefined);
  const waitSeconds = signal(0);
  /** Changes with each retry. */
  const attempt = signal(0);
  let delay = FIRST_DELAY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const retry = () => {
    clearTimeout(timer);
    attempt.value += 1;
  };
  return {
    failure,
    waitSeconds,
    attempt,
    retry,
    onWait: (secondsLeft: number): void => {
      waitSeconds.value = secondsLeft;
    },
    onFailure: (error: unknown): void => {
      if (isAborted(error)) return;
      clearTimeout(timer);
      failure.value = toFailure(error);
      // The next attempt would be rejected, too.
      if (failure.value.kind === 'rejected') return;
      timer = setTimeout(retry, delay);
      delay = Math.min(delay * 2, MAX_DELAY_MS);
    },
    /** Cancels a retry, because the request succeeded or another one replaces it. */
    end: ({ succeeded } = { succeeded: true }): void => {
      clearTimeout(timer);
      if (succeeded) delay = FIRST_DELAY_MS;
      failure.value = undefined;
    },
  };
};
