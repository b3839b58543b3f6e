// Error of the client: problem document of an error response.
import type { Problem } from './api-types.ts';

/** Error response of the server. `problem` is absent if a proxy responded without a problem document. */
export class FavsmithError extends Error {
  readonly status: number;
  readonly problem: Problem | undefined;
  /** Machine-readable code of the problem, such as `icon_not_found`. */
  readonly code: Problem['code'] | undefined;
  /** How to recover. */
  readonly hint: string | undefined;
  /** Every violation in the request, each with a JSON pointer to its field. */
  readonly errors: NonNullable<Problem['errors']>;
  /** Seconds after which the server accepts the request again. */
  readonly retryAfterSeconds: number | undefined;
  /** Identifies the request in the log of the server. */
  readonly requestId: string | undefined;

  constructor({ status, headers }: Response, problem: Problem | undefined) {
    super(problem?.detail ?? `The server responded with status ${status}.`);
    this.name = 'FavsmithError';
    this.status = status;
    this.problem = problem;
    this.code = problem?.code;
    this.hint = problem?.hint;
    this.errors = problem?.errors ?? [];
    this.retryAfterSeconds = secondsOf(headers.get('Retry-After'));
    this.requestId = headers.get('X-Request-Id') ?? undefined;
  }
}

/** Reads an error response into a FavsmithError. */
export const errorOf = async (response: Response): Promise<FavsmithError> => {
  const isProblem = response.headers.get('Content-Type')?.startsWith('application/problem+json');
  // The connection may fail before the body is complete.
  const problem = isProblem ? await response.json().catch(() => undefined) : undefined;
  if (!isProblem) await response.body?.cancel();
  return new FavsmithError(response, problem);
};

/** Retry-After is a number of seconds or an HTTP date (RFC 9110, section 10.2.3). */
const secondsOf = (value: string | null): number | undefined => {
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
};
