// Every error that the service can answer, one row per code: its HTTP status, its title and the way out.

/** A row of the table of problems. `trigger` says when the code is answered, in words for the documentation. */
export interface Problem {
  readonly status: number;
  readonly title: string;
  readonly trigger: string;
  readonly hint: string;
}

const BAD_REQUEST = 400;
const NOT_FOUND = 404;
const METHOD_NOT_ALLOWED = 405;
const TOO_MANY_REQUESTS = 429;
const INTERNAL_SERVER_ERROR = 500;
const SERVICE_UNAVAILABLE = 503;

/** The problems by code. The order of those with status 400 is the order in which they take precedence. */
export const PROBLEMS = {
  invalid_shape: {
    status: BAD_REQUEST,
    title: 'Invalid shape',
    trigger: 'The field shape is not one of its three values.',
    hint: 'Send shape as rounded-square, circle or none, or leave it out.',
  },
  invalid_bg_mode: {
    status: BAD_REQUEST,
    title: 'Invalid background mode',
    trigger: 'The field bg_mode is neither solid nor linear.',
    hint: 'Send bg_mode as solid or linear, or leave it out.',
  },
  invalid_text: {
    status: BAD_REQUEST,
    title: 'Invalid initials',
    trigger:
      'The field text is not a string of one or two letters or digits that the bundled fonts can draw.',
    hint: 'Send text with one or two letters or digits, for example "AB", or send library and name instead.',
  },
  missing_export_source: {
    status: BAD_REQUEST,
    title: 'Nothing to draw',
    trigger: 'There is neither a text nor both a library and a name. Blank values count as absent.',
    hint: 'Send library together with name, or send text with one or two initials.',
  },
  invalid_json: {
    status: BAD_REQUEST,
    title: 'Invalid request',
    trigger:
      'The request cannot be read: no body, a body over 16 KiB, not JSON, not an object, not application/json, ' +
      'or a field without a code of its own has the wrong type or form. Requests that break HTTP itself count too.',
    hint: 'Send a JSON object as described in the documentation, with Content-Type: application/json.',
  },
  not_found: {
    status: NOT_FOUND,
    title: 'Not found',
    trigger: 'There is nothing at this path.',
    hint: 'Send GET /api/v1 for the list of all endpoints.',
  },
  icon_not_found: {
    status: NOT_FOUND,
    title: 'Icon not found',
    trigger: 'No icon has this library, this name and, when one is given, this style.',
    hint: 'Search GET /api/v1/icons?q=… for the exact name.',
  },
  method_not_allowed: {
    status: METHOD_NOT_ALLOWED,
    title: 'Method not allowed',
    trigger: 'The path exists, but not for this method. The header Allow lists the methods it has.',
    hint: 'Repeat the request with one of the methods in the header Allow.',
  },
  rate_limited: {
    status: TOO_MANY_REQUESTS,
    title: 'Too many requests',
    trigger: 'The client sent more requests within 60 seconds than its quota allows.',
    hint: 'Wait for the seconds given in the header Retry-After, then send the request again.',
  },
  export_failed: {
    status: INTERNAL_SERVER_ERROR,
    title: 'Export failed',
    trigger: 'The package could not be made, although the request is right.',
    hint: 'Send the same request again in a moment; initials (text) need no icon index.',
  },
  index_unavailable: {
    status: SERVICE_UNAVAILABLE,
    title: 'Icon index unavailable',
    trigger: 'The icon index is missing or damaged. The service recovers by itself once it is whole.',
    hint: 'Send the request again in a moment; GET /api/v1/health says when the index is back.',
  },
} as const satisfies Record<string, Problem>;

export type ProblemCode = keyof typeof PROBLEMS;

/** All codes, in the order of the table. */
export const PROBLEM_CODES = Object.keys(PROBLEMS) as readonly ProblemCode[];

/** One thing that is wrong in a request; `pointer` is a JSON pointer (RFC 6901) to the field. */
export interface Violation {
  readonly pointer: string;
  readonly detail: string;
}

/** What a problem may say beyond its code: every violation, and a hint that fits better than the table's. */
export interface ProblemExtras {
  readonly errors?: readonly Violation[];
  readonly hint?: string;
}

/** Thrown for everything a client can act on; whatever else is thrown is a fault of the service. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly errors: readonly Violation[];
  readonly hint: string;

  constructor(code: ProblemCode, detail: string, extras: ProblemExtras = {}) {
    super(detail);
    this.name = 'ProblemError';
    this.code = code;
    this.errors = extras.errors ?? [];
    this.hint = extras.hint ?? PROBLEMS[code].hint;
  }
}

/** The body of a problem answer: RFC 9457 with the members `code`, `hint` and, where several things are wrong, `errors`. */
export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly code: ProblemCode;
  readonly hint: string;
  readonly errors?: readonly Violation[];
}

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** The problem document of an error, for a server at `baseUrl` and a request to `instance`. */
export const problemDocument = (
  error: ProblemError,
  { baseUrl, instance }: { baseUrl: string; instance: string },
): ProblemDocument => ({
  type: `${baseUrl}/docs/errors#${error.code}`,
  title: PROBLEMS[error.code].title,
  status: PROBLEMS[error.code].status,
  detail: error.message,
  instance,
  code: error.code,
  hint: error.hint,
  ...(error.errors.length > 0 && { errors: error.errors }),
});
