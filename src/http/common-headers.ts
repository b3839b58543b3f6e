// The headers that every response carries, whatever it answers and whoever wrote it.
import { type QuotaClass, rateLimitHeaders, secondsUntilReset } from '../contract/quota.ts';

const REQUEST_ID = /^[\w.-]{1,64}$/;

/** Response headers that a page on another origin may read. */
const EXPOSED_HEADERS = [
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'API-Version',
  'Allow',
  'Content-Disposition',
  'ETag',
  'Favicon-Report',
  'X-Request-Id',
].join(', ');

/** What a preflight request is told (Fetch standard, CORS protocol), beyond the headers of every response. */
export const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Headers': 'Accept, API-Version, Content-Type, If-None-Match, X-Request-Id',
  'Access-Control-Max-Age': '86400',
} as const;

/** A client's own request id if it is harmless, so that both sides can find the occurrence. */
export const acceptedRequestId = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && REQUEST_ID.test(header) ? header : undefined;

/** Version, quota, request id, and the permission for pages of any origin to read the answer. */
export const commonHeaders = (quota: QuotaClass, { requestId, now }: { requestId: string; now: number }) => ({
  'API-Version': '1',
  ...rateLimitHeaders(quota, secondsUntilReset(now)),
  'X-Request-Id': requestId,
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED_HEADERS,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
});
