// The headers that every response carries, whatever it answers and whoever wrote it.
import { type QuotaClass, rateLimitHeaders, secondsUntilReset } from '../../contract/quota.ts';

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

type Headers = Readonly<Record<string, string>>;

/** The common headers but for `X-Request-Id`, which is each request's own. */
export type CommonHeaders = (quota: QuotaClass) => Headers;

/** Version, quota, and the permission for pages of any origin to read the answer; made anew once a second. */
export const createCommonHeaders = (now: () => number): CommonHeaders => {
  const made = new Map<QuotaClass, { readonly resetSeconds: number; readonly headers: Headers }>();
  return quota => {
    const resetSeconds = secondsUntilReset(now());
    const last = made.get(quota);
    if (last?.resetSeconds === resetSeconds) return last.headers;
    const headers = inLowerCase({
      'API-Version': '1',
      ...rateLimitHeaders(quota, resetSeconds),
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': EXPOSED_HEADERS,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    made.set(quota, { resetSeconds, headers });
    return headers;
  };
};

// The framework would do it for every response.
const inLowerCase = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
