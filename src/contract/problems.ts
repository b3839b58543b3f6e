// Problem errors and problem documents (RFC 9457).
import { PROBLEMS, type ProblemCode } from './problem-table.ts';

export { PROBLEM_CODES, PROBLEMS, type Problem, type ProblemCode } from './problem-table.ts';

/** One error in a request; `pointer` is a JSON pointer (RFC 6901) to the field. */
export interface Violation {
  readonly pointer: string;
  readonly detail: string;
}

/** Optional details of a problem: violations, and a hint that overrides that of the problem table. */
export interface ProblemDetails {
  readonly errors?: readonly Violation[];
  readonly hint?: string;
  /** When a refused request may succeed, for the header Retry-After. */
  readonly retryAfterSeconds?: number;
}

/** Error that a client can act on. All other errors are bugs. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly errors: readonly Violation[];
  readonly hint: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ProblemCode,
    detail: string,
    { errors = [], hint, retryAfterSeconds }: ProblemDetails = {},
  ) {
    super(detail);
    this.name = 'ProblemError';
    this.code = code;
    this.errors = errors;
    this.hint = hint ?? PROBLEMS[code].hint;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Refusal because the service or the client's share of it is busy. The request does not count for the quota. */
export class CapacityError extends ProblemError {
  constructor(detail: string, retryAfterSeconds: number) {
    super('rate_limited', detail, { retryAfterSeconds });
  }
}

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** Body of an error response. `code`, `hint` and `errors` are extension members (RFC 9457, section 3.2). */
export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly code: ProblemCode;
  readonly hint: string;
  /** Present if the request has violations. */
  readonly errors?: readonly Violation[];
}

/** The `type` of a problem: the URL of its entry in the documentation. */
export const problemType = (code: ProblemCode, baseUrl: string): string => `${baseUrl}/docs/errors#${code}`;

/** Builds the document of an error. `instance` is the path of the request. */
export const problemDocument = (
  { code, message, hint, errors }: ProblemError,
  { baseUrl, instance }: { readonly baseUrl: string; readonly instance: string },
): ProblemDocument => ({
  type: problemType(code, baseUrl),
  title: PROBLEMS[code].title,
  status: PROBLEMS[code].status,
  detail: message,
  instance,
  code,
  hint,
  ...(errors.length > 0 && { errors }),
});
