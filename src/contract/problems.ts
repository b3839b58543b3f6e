// Problems (RFC 9457): table of codes, API errors, and quoting of received values.
import { propertyNames } from '../model/unknown-value.ts';
import { formatKibibytes, MAX_ARTWORK_BYTES, MAXIMUM_BODY_BYTES } from './limits.ts';

/** Where a problem is shown: HTTP API, MCP tool, command line, bundler plugin or npm library. */
export type Channel = 'api' | 'tool' | 'command' | 'plugin' | 'library';

/** A problem code. Clients see `trigger` and `hint`. */
export interface ProblemRow {
  readonly status: number;
  readonly title: string;
  readonly trigger: string;
  /** Trigger for operations without a request body. Default: `trigger`. */
  readonly triggerWithoutBody?: string;
  /** Advice on how to recover. A ProblemError may override it. */
  readonly hint: string;
  /** Advice for all channels but the API, if `hint` is about HTTP. `hints` has advice for single channels. */
  readonly hintElsewhere?: string;
  readonly hints?: Partial<Readonly<Record<Channel, string>>>;
  /** Seconds after which a request may succeed (Retry-After). A ProblemError may override it. */
  readonly retryAfterSeconds?: number;
}

/** Status codes named by reason phrase (RFC 9110). */
export const STATUS = {
  ok: 200,
  noContent: 204,
  found: 302,
  notModified: 304,
  permanentRedirect: 308,
  badRequest: 400,
  notFound: 404,
  methodNotAllowed: 405,
  misdirectedRequest: 421,
  tooManyRequests: 429,
  internalServerError: 500,
  serviceUnavailable: 503,
} as const;

const MALFORMED_FIELD =
  'A field or parameter that has no error code of its own has the wrong type or format.';

/** Problems by code. If several codes with status 400 apply, the service returns the first of them in this order. */
export const PROBLEMS = {
  invalid_shape: {
    status: STATUS.badRequest,
    title: 'Invalid shape',
    trigger: 'The field shape is not rounded-square, circle or none.',
    hint: 'Use rounded-square, circle or none as shape, or leave it out.',
  },
  invalid_bg_mode: {
    status: STATUS.badRequest,
    title: 'Invalid background mode',
    trigger: 'The field bg_mode is neither solid nor linear.',
    hint: 'Use solid or linear as bg_mode, or leave it out.',
  },
  invalid_text: {
    status: STATUS.badRequest,
    title: 'Invalid initials',
    trigger:
      'The field text is not a string of one or two letters or digits that the installed fonts can draw.',
    hint: 'Use one or two letters or digits as text, for example AB, or use library and name instead.',
  },
  missing_export_source: {
    status: STATUS.badRequest,
    title: 'Nothing to draw',
    trigger:
      'The request has neither artwork, emoji, text nor both library and name. Blank values count as absent.',
    hint: 'Name an icon with library and name, or set text to one or two initials, emoji to an emoji, or artwork to an SVG document or a picture.',
  },
  invalid_json: {
    status: STATUS.badRequest,
    title: 'Invalid request',
    trigger:
      `The request body is missing, longer than ${formatKibibytes(MAXIMUM_BODY_BYTES)}, not JSON, not an object, or not declared as ` +
      `application/json. Artwork does not count for that length. ${MALFORMED_FIELD} Requests that are not valid HTTP have this code too.`,
    triggerWithoutBody: MALFORMED_FIELD,
    hint: 'Send a JSON object as described in the documentation, with Content-Type: application/json.',
    hintElsewhere: 'Correct the values that the message names, and try again.',
  },
  invalid_artwork: {
    status: STATUS.badRequest,
    title: 'Invalid artwork',
    trigger:
      `An artwork field is neither an SVG document nor a picture that can be read, shows nothing, is longer in total than the server allows (${formatKibibytes(MAX_ARTWORK_BYTES)} by default), or takes too ` +
      'many elements, path segments or seconds to draw.',
    hint: 'Use a simple SVG document without text and entities, or the data URL of a PNG, JPEG, WebP or GIF file.',
    hints: { command: 'Or use the logo as a PNG, JPEG, WebP or GIF file.' },
  },
  invalid_emoji: {
    status: STATUS.badRequest,
    title: 'Invalid emoji',
    trigger: 'The field emoji is not one emoji, or none of the sets of drawings has it.',
    hint: 'Search GET /api/v1/emoji?q=… for an emoji that has a drawing.',
    hintElsewhere: 'Use another emoji, or artwork with your own drawing.',
    hints: { library: 'Call searchEmoji() for an emoji that has a drawing.' },
  },
  not_found: {
    status: STATUS.notFound,
    title: 'Not found',
    trigger: 'The service has no resource at this path.',
    hint: 'Send GET /api/v1 for the list of all endpoints.',
  },
  icon_not_found: {
    status: STATUS.notFound,
    title: 'Icon not found',
    trigger: 'No icon has this library, this name and, if given, this style.',
    hint: 'Search GET /api/v1/icons?q=… for the exact name.',
    hintElsewhere: 'Run npx favsmith search for the exact name.',
    hints: {
      tool: 'Call search_icons for the exact name.',
      command: 'Run favsmith search for the exact name.',
      library: 'Call search() for the exact name.',
    },
  },
  method_not_allowed: {
    status: STATUS.methodNotAllowed,
    title: 'Method not allowed',
    trigger:
      'The resource does not support this method. The header Allow lists the methods that it supports.',
    hint: 'Repeat the request with one of the methods in the header Allow.',
  },
  rate_limited: {
    status: STATUS.tooManyRequests,
    title: 'Too many requests',
    trigger:
      'The client has sent more requests in the current window of 60 seconds than its quota allows, renders too many ' +
      'images at the same time, or too many renderings of all clients are waiting. Also if the service is too busy to ' +
      'answer in time.',
    hint: 'Wait for the seconds given in the header Retry-After, then send the request again.',
    hintElsewhere: 'Wait for a minute, then try again.',
  },
  export_failed: {
    status: STATUS.internalServerError,
    title: 'Export failed',
    trigger: 'The request is valid, but the service failed to render it.',
    hint: 'Send the same request again in a moment. Initials (text) work without the icon index.',
    hintElsewhere: 'Try again in a moment. Initials work without the icon index.',
  },
  index_unavailable: {
    status: STATUS.serviceUnavailable,
    title: 'Icon index unavailable',
    trigger: 'The icon index is missing or damaged. The service loads it as soon as it is available.',
    retryAfterSeconds: 5,
    hint: 'Send the request again in a moment. GET /api/v1/health reports when the index is available.',
    hintElsewhere: 'Install the package favsmith again; in a clone of its repository, run npm run build.',
    hints: { tool: 'Try again in a moment. Initials work without the icon index.' },
  },
} as const satisfies Record<string, ProblemRow>;

export type ProblemCode = keyof typeof PROBLEMS;

export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(PROBLEMS, code);

export const PROBLEM_CODES = propertyNames(PROBLEMS);

export interface Violation {
  readonly pointer: string;
  readonly detail: string;
}

/** Violations, and a hint that replaces the hint of the table. */
interface ProblemDetails {
  readonly errors?: readonly Violation[];
  readonly hint?: string | ((channel: Channel) => string);
  /** Seconds after which a refused request may succeed (Retry-After). */
  readonly retryAfterSeconds?: number;
}

/**
 * Error that a client can act on. All other errors are bugs.
 *
 * @example
 * ```js
 * import { getIcon, ProblemError } from 'favsmith';
 *
 * const error = await getIcon('lucide/rockt').catch(error => error);
 * console.log(error instanceof ProblemError && error.code); // icon_not_found
 * ```
 */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly errors: readonly Violation[];
  /** Advice on how to recover: for API clients or, in an error that the library throws, for library users. */
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
    this.retryAfterSeconds = retryAfterSeconds ?? (PROBLEMS[code] as ProblemRow).retryAfterSeconds;
  }

  hintFor(channel: Channel): string {
    const hint = this.#hint;
    return (typeof hint === 'function' ? hint(channel) : hint) ?? hintOf(this.code, channel);
  }
}

/** Thrown if the service is busy, or if a client has used up its share. The request does not count for the quota. */
export class CapacityError extends ProblemError {
  constructor(detail: string, retryAfterSeconds: number) {
    super('rate_limited', detail, { retryAfterSeconds });
  }
}

export const hintOf = (code: ProblemCode, channel: Channel): string => {
  const { hint, hintElsewhere, hints }: ProblemRow = PROBLEMS[code];
  return channel === 'api' ? hint : (hints?.[channel] ?? hintElsewhere ?? hint);
};

/** How to search for icons of a library, as an imperative clause. */
export const searchAdvice = (channel: Channel, library: string): string =>
  ({
    api: `search GET /api/v1/icons?library=${library}&q=…`,
    tool: `call search_icons with the library ${library}`,
    command: `run favsmith search --library ${library}`,
    plugin: `run npx favsmith search --library ${library}`,
    library: `call search() with the library "${library}"`,
  })[channel];

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

export const problemType = (code: ProblemCode, baseUrl: string): string => `${baseUrl}/docs/errors#${code}`;

/** Body of an error response. `code`, `hint` and `errors` are extension members (RFC 9457, section 3.2). */
export const problemDocument = (
  { code, message, hint, errors }: ProblemError,
  { baseUrl, instance }: { readonly baseUrl: string; readonly instance: string },
) => ({
  type: problemType(code, baseUrl),
  title: PROBLEMS[code].title,
  status: PROBLEMS[code].status,
  detail: message,
  instance,
  code,
  hint,
  ...(errors.length > 0 && { errors }),
});

export type ProblemDocument = ReturnType<typeof problemDocument>;

export const isClientError = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500;

const LONGEST_QUOTE = 40;

/** Formats a value for a `detail`: `"0.2"`, `12`, `null`, `an array`, `an object`. Shortens long strings. */
export const quote = (value: unknown): string => {
  if (typeof value === 'string') {
    const characters = [...value.slice(0, 2 * LONGEST_QUOTE)];
    const short = characters.slice(0, LONGEST_QUOTE).join('');
    return `${JSON.stringify(short)}${short.length < value.length ? '…' : ''}`;
  }
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
};

/** A violation. `field` is empty if the violation concerns the whole request. */
export interface FieldViolation extends Pick<Violation, 'detail'> {
  readonly field: string;
  readonly code: ProblemCode;
  readonly hint?: string;
}

/** Builds a problem that lists all violations. It has the code that comes first in the problem table. */
export const violationsProblem = (violations: readonly FieldViolation[]): ProblemError => {
  const ranked = violations.toSorted((a, b) => PROBLEM_CODES.indexOf(a.code) - PROBLEM_CODES.indexOf(b.code));
  const [first] = ranked as [FieldViolation];
  const errors = ranked.map(({ field, detail }) => ({ pointer: field && `/${field}`, detail }));
  const others = errors.length > 1 ? ` (and ${errors.length - 1} more, see errors)` : '';
  const hint = first.hint ?? (first.code === 'invalid_json' ? fieldHint : undefined);
  return new ProblemError(first.code, `${first.detail}${others}.`, { errors, ...(hint && { hint }) });
};

const fieldHint = (channel: Channel): string =>
  channel === 'api'
    ? 'Correct the fields that errors lists, then send the request again.'
    : hintOf('invalid_json', channel);
