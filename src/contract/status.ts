// HTTP status codes.

/** Status codes by reason phrase (RFC 9110). */
export const STATUS = {
  ok: 200,
  noContent: 204,
  found: 302,
  notModified: 304,
  notFound: 404,
  misdirectedRequest: 421,
  tooManyRequests: 429,
  internalServerError: 500,
  serviceUnavailable: 503,
} as const;

/** Whether a status is a client error, 4xx (RFC 9110, section 15.5). */
export const isClientError = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500;
