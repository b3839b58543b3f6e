// Headers of every response: version, rate limit, CORS. Content-Security-Policy of pages and images. (Decision 030)
import {
  type QuotaClass,
  type QuotaState,
  rateLimitHeaders,
  secondsUntilReset,
} from '../../contract/limits.ts';

const REQUEST_ID = /^[\w.-]{1,64}$/;

/** Response headers that scripts of other origins may read. */
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
  'Link',
  'Search-Report',
  'WWW-Authenticate',
  'X-Request-Id',
].join(', ');

/** Additional headers in a preflight response (Fetch standard, CORS protocol). */
export const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Headers':
    'Accept, API-Version, Authorization, Content-Type, If-None-Match, MCP-Protocol-Version, Mcp-Method, Mcp-Name, X-Request-Id',
  'Access-Control-Max-Age': '86400',
} as const;

/** Returns the client's X-Request-Id if it matches `REQUEST_ID`. */
export const acceptedRequestId = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && REQUEST_ID.test(header) ? header : undefined;

type Headers = Readonly<Record<string, string>>;

/** The common headers except `X-Request-Id`. Without `state`, the rate-limit headers show an unused quota. */
export type CommonHeaders = (quota: QuotaClass, state?: QuotaState) => Headers;

/** Caches the headers of each quota class for a second if quotas are not enforced. */
export const createCommonHeaders = (now: () => number, publicUrl?: string): CommonHeaders => {
  const unchanging = publicUrl?.startsWith('https:') ? { ...UNCHANGING, ...HTTPS_ONLY } : UNCHANGING;
  const latest = new Map<QuotaClass, { readonly resetSeconds: number; readonly headers: Headers }>();
  return (quota, state) => {
    if (state) return { ...unchanging, ...rateLimitHeaders(quota, state) };
    const resetSeconds = secondsUntilReset(now());
    const known = latest.get(quota);
    if (known?.resetSeconds === resetSeconds) return known.headers;
    const headers = { ...unchanging, ...lowerCaseNames(rateLimitHeaders(quota, { resetSeconds })) };
    latest.set(quota, { resetSeconds, headers });
    return headers;
  };
};

/** Converts names to lower case, in which Fastify stores them. */
const lowerCaseNames = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const UNCHANGING = lowerCaseNames({
  'API-Version': '1',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': EXPOSED_HEADERS,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
});

/** One year (RFC 6797). Does not include subdomains, which may host other services. */
const HTTPS_ONLY = lowerCaseNames({ 'Strict-Transport-Security': 'max-age=31536000' });

const policy = (...directives: readonly string[]): string => ["default-src 'none'", ...directives].join('; ');

/** Pages have no inline scripts or styles. The studio shows images that it creates in the browser. */
export const PAGE_HEADERS = {
  'Content-Security-Policy': policy(
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "manifest-src 'self' data: blob:",
    "script-src 'self'",
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ),
  'Referrer-Policy': 'no-referrer',
};

export const WORKER_HEADERS = {
  'Content-Security-Policy': policy("script-src 'self' 'wasm-unsafe-eval'"),
  'Referrer-Policy': 'no-referrer',
};

/** Policy for SVG files that a browser opens as a page. Allows only the inline style sheet, which adapts them to dark mode. */
export const SVG_POLICY = policy("style-src 'unsafe-inline'", 'sandbox');

export const SVG_MEDIA_TYPE = 'image/svg+xml';
