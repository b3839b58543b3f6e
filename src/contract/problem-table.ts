// Table of error codes with HTTP status, title, trigger and hint.
import { formatKibibytes, MAXIMUM_BODY_BYTES } from './limits.ts';

/** Who shows a problem: HTTP API, MCP tool, command line, plugin of a bundler, or the library to its caller. */
export type Channel = 'api' | 'tool' | 'command' | 'plugin' | 'library';

/** An error code. `trigger` and `hint` are shown to clients. */
export interface Problem {
  readonly status: number;
  readonly title: string;
  /** Condition under which the service returns the code. */
  readonly trigger: string;
  /** Trigger for operations without a request body, if it differs. */
  readonly triggerWithoutBody?: string;
  /** Advice on how to recover. A ProblemError may override it. */
  readonly hint: string;
  /** Advice outside of the API, if `hint` is about HTTP; `hints` has that of single channels. */
  readonly hintElsewhere?: string;
  readonly hints?: Partial<Readonly<Record<Channel, string>>>;
}

const BAD_REQUEST = 400;
const NOT_FOUND = 404;
const METHOD_NOT_ALLOWED = 405;
const TOO_MANY_REQUESTS = 429;
const INTERNAL_SERVER_ERROR = 500;
const SERVICE_UNAVAILABLE = 503;

const MALFORMED_FIELD =
  'A field or parameter that has no error code of its own has the wrong type or format.';

/** Problems by code. If several codes with status 400 apply, the service returns the first in this order. */
export const PROBLEMS = {
  invalid_shape: {
    status: BAD_REQUEST,
    title: 'Invalid shape',
    trigger: 'The field shape is not rounded-square, circle or none.',
    hint: 'Use rounded-square, circle or none as shape, or leave it out.',
  },
  invalid_bg_mode: {
    status: BAD_REQUEST,
    title: 'Invalid background mode',
    trigger: 'The field bg_mode is neither solid nor linear.',
    hint: 'Use solid or linear as bg_mode, or leave it out.',
  },
  invalid_text: {
    status: BAD_REQUEST,
    title: 'Invalid initials',
    trigger:
      'The field text is not a string of one or two letters or digits that the bundled fonts can draw.',
    hint: 'Use one or two letters or digits as text, for example AB, or use library and name instead.',
  },
  missing_export_source: {
    status: BAD_REQUEST,
    title: 'Nothing to draw',
    trigger: 'The request has neither text nor both library and name. Blank values count as absent.',
    hint: 'Name an icon with library and name, or set text to one or two initials.',
  },
  invalid_json: {
    status: BAD_REQUEST,
    title: 'Invalid request',
    trigger:
      `The request body is missing, longer than ${formatKibibytes(MAXIMUM_BODY_BYTES)}, not JSON, not an object, or not declared as ` +
      `application/json. ${MALFORMED_FIELD} Requests that are not valid HTTP have this code too.`,
    triggerWithoutBody: MALFORMED_FIELD,
    hint: 'Send a JSON object as described in the documentation, with Content-Type: application/json.',
    hintElsewhere: 'Correct the values that the message names, and try again.',
  },
  not_found: {
    status: NOT_FOUND,
    title: 'Not found',
    trigger: 'The service has no resource at this path.',
    hint: 'Send GET /api/v1 for the list of all endpoints.',
  },
  icon_not_found: {
    status: NOT_FOUND,
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
    status: METHOD_NOT_ALLOWED,
    title: 'Method not allowed',
    trigger:
      'The resource does not support this method. The header Allow lists the methods that it supports.',
    hint: 'Repeat the request with one of the methods in the header Allow.',
  },
  rate_limited: {
    status: TOO_MANY_REQUESTS,
    title: 'Too many requests',
    trigger:
      'The client has sent more requests in the current window of 60 seconds than its quota allows, renders too many ' +
      'images at the same time, or too many renderings of all clients are waiting.',
    hint: 'Wait for the seconds given in the header Retry-After, then send the request again.',
    hintElsewhere: 'Wait for a minute, then try again.',
  },
  export_failed: {
    status: INTERNAL_SERVER_ERROR,
    title: 'Export failed',
    trigger: 'The request is valid, but the service failed to render it.',
    hint: 'Send the same request again in a moment. Initials (text) work without the icon index.',
    hintElsewhere: 'Try again in a moment. Initials work without the icon index.',
  },
  index_unavailable: {
    status: SERVICE_UNAVAILABLE,
    title: 'Icon index unavailable',
    trigger: 'The icon index is missing or damaged. The service loads it as soon as it is available.',
    hint: 'Send the request again in a moment. GET /api/v1/health reports when the index is available.',
    hintElsewhere: 'Install the package favsmith again; in a clone of its repository, run npm run build.',
    hints: { tool: 'Try again in a moment. Initials work without the icon index.' },
  },
} as const satisfies Record<string, Problem>;

export type ProblemCode = keyof typeof PROBLEMS;

/** All codes in the order of the table. */
export const PROBLEM_CODES = Object.keys(PROBLEMS) as readonly ProblemCode[];
