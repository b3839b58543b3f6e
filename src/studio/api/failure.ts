// Failures of API requests, and automatic retries.
import { signal } from '@preact/signals';
import { FavsmithError, type Problem } from '../../client/client.ts';
import { say } from '../languages/texts.ts';

/** `offline`: no response. `limited`: 429, retry after `waitSeconds`. `rejected`: other 4xx. `broken`: 5xx. */
type FailureKind = 'offline' | 'limited' | 'rejected' | 'broken';

export class ApiFailure extends Error {
  readonly kind: FailureKind;
  readonly problem: Partial<Problem> | undefined;
  readonly waitSeconds: number;

  constructor(kind: FailureKind, problem?: Partial<Problem>, waitSeconds = 0) {
    super(problem?.detail ?? kind);
    this.name = 'ApiFailure';
    this.kind = kind;
    this.problem = problem;
    this.waitSeconds = waitSeconds;
  }
}

/** Wait after a 429 without a valid Retry-After. */
const DEFAULT_WAIT_SECONDS = 10;

/** Converts an error of the client to an ApiFailure. Unknown errors count as `broken`. */
export const toFailure = (error: unknown): ApiFailure => {
  if (error instanceof ApiFailure) return error;
  if (!(error instanceof FavsmithError)) return new ApiFailure('broken');
  const { status, problem, retryAfterSeconds = DEFAULT_WAIT_SECONDS } = error;
  if (status === 429) return new ApiFailure('limited', problem, Math.ceil(retryAfterSeconds));
  return new ApiFailure(status >= 500 ? 'broken' : 'rejected', problem);
};

/** What a failure leaves intact. */
export type Safe = 'designSafe' | 'wordsSafe';

export const failureText = ({ kind, problem }: ApiFailure, safe: Safe = 'designSafe'): string => {
  switch (kind) {
    case 'offline':
      return `${say('offline')} ${say(safe)}`;
    case 'limited':
      return say('tooMany');
    case 'rejected':
      return problem?.detail ?? say('broken');
    case 'broken':
      return `${say(problem?.code === 'index_unavailable' ? 'noIcons' : 'broken')} ${say(safe)}`;
  }
};

export const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

export interface RetryOptions {
  readonly signal?: AbortSignal;
  /** Is called every second of a wait, and with 0 at its end. */
  onWait?(secondsLeft: number): void;
}

/** Repeats `attempt` as long as the service answers 429. Throws other failures. */
export const retryAfterLimit = async <T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> => {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      const { kind, waitSeconds } = toFailure(error);
      if (kind !== 'limited') throw error;
      await countDown(Math.max(1, waitSeconds), options);
    }
  }
};

const countDown = async (seconds: number, { signal, onWait }: RetryOptions): Promise<void> => {
  for (let left = seconds; left > 0; left--) {
    onWait?.(left);
    await new Promise(resolve => setTimeout(resolve, 1000));
    signal?.throwIfAborted();
  }
  onWait?.(0);
};

const FIRST_DELAY_MS = 2000;
const MAX_DELAY_MS = 30_000;

export type Trouble = ReturnType<typeof createTrouble>;

/** State of a request for the page: its failure or wait, and its automatic retries. */
export const createTrouble = () => {
  const failure = signal<ApiFailure | undefined>(undefined);
  const waitSeconds = signal(0);
  /** Number of retries. An effect that reads it sends the request again. */
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
      if (failure.value.kind === 'rejected') return;
      timer = setTimeout(retry, delay);
      delay = Math.min(delay * 2, MAX_DELAY_MS);
    },
    /** Cancels the next retry, after a success or because another request replaces this one. */
    end: ({ succeeded } = { succeeded: true }): void => {
      clearTimeout(timer);
      failure.value = undefined;
      if (!succeeded) return;
      delay = FIRST_DELAY_MS;
      waitSeconds.value = 0;
    },
  };
};
