// Problem errors and problem documents (RFC 9457).
import { type Channel, PROBLEMS, type Problem, type ProblemCode } from './problem-table.ts';

export { type Channel, PROBLEM_CODES, PROBLEMS, type Problem, type ProblemCode } from './problem-table.ts';

/** One error in a request; `pointer` is a JSON pointer (RFC 6901) to the field. */
export interface Violation {
  readonly pointer: string;
  readonly detail: string;
}

/** Optional details of a problem: violations, and a hint that overrides that of the problem table. */
export interface ProblemDetails {
  readonly errors?: readonly Violation[];
  readonly hint?: string | ((channel: Channel) => string);
  /** When a refused request may succeed, for the header Retry-After. */
  readonly retryAfterSeconds?: number;
}

/** Error that a client can act on. All other errors are bugs. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly errors: readonly Violation[];
  /** How to recover, in the words of the API; in those of a program if a function of the library throws. */
  readonly hint: string;
  readonly retryAfterSeconds: number | undefined;
  readonly #hint: ProblemDetails['hint'];

  constructor(
    code: ProblemCode,
    detail: string,
    { errors = [], hint, retryAfterSeconds }: ProblemDetails = {},
  ) {
    super(detail);
    this.name = 'ProblemError';
    this.code = code;
    this.errors = errors;
    this.#hint = hint;
    this.hint = this.hintFor('api');
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** How to recover, in the words of a channel. */
  hintFor(channel: Channel): string {
    const hint = this.#hint;
    return (typeof hint === 'function' ? hint(channel) : hint) ?? hintOf(this.code, channel);
  }
}

/** Refusal because the service or the client's share of it is busy. The request does not count for the quota. */
export class CapacityError extends ProblemError {
  constructor(detail: string, retryAfterSeconds: number) {
    super('rate_limited', detail, { retryAfterSeconds });
  }
}

/** Advice of the table on how to recover. */
export const hintOf = (code: ProblemCode, channel: Channel): string => {
  const { hint, hintElsewhere, hints }: Problem = PROBLEMS[code];
  return channel === 'api' ? hint : (hints?.[channel] ?? hintElsewhere ?? hint);
};

/** How to search an icon of a library, as a clause in the imperative. */
export const searchAdvice = (channel: Channel, library: string): string =>
  ({
    api: `search GET /api/v1/icons?library=${library}&q=…`,
    tool: `call search_icons with the library ${library}`,
    command: `run favsmith search --library ${library}`,
    plugin: `run npx favsmith search --library ${library}`,
    library: `call search() with the library "${library}"`,
  })[channel];

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
