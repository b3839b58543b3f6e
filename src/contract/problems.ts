// Problem errors, and problem documents for their responses (RFC 9457).
import { PROBLEMS, type ProblemCode } from './problem-table.ts';

export { PROBLEM_CODES, PROBLEMS, type Problem, type ProblemCode } from './problem-table.ts';

/** One error in a request; `pointer` is a JSON pointer (RFC 6901) to the field. */
export interface Violation {
  readonly pointer: string;
  readonly detail: string;
}

/** Every violation of a request, and a hint that replaces the one of the table. */
export interface ProblemDetails {
  readonly errors?: readonly Violation[];
  readonly hint?: string;
  /** When a refused request may succeed, for the header Retry-After. */
  readonly retryAfterSeconds?: number;
}

/** Thrown for every error that a client can act on; all other errors are bugs. */
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

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** An error response; `code`, `hint` and `errors` are extension members (RFC 9457, section 3.2). */
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

/** The `type` of a problem: the address of its entry in the documentation. */
export const problemType = (code: ProblemCode, baseUrl: string): string => `${baseUrl}/docs/errors#${code}`;

/** The document for an error in a response from `baseUrl` to a request with the path `instance`. */
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
