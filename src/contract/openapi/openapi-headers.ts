// The response headers of the API as OpenAPI components.

const header = (type: 'string' | 'integer', description: string, example: string | number, rest = {}) => ({
  description,
  schema: { type, ...rest },
  example,
});

/** Headers by name, as `components.headers` holds them. */
export const openApiHeaders = {
  'API-Version': header('string', 'Version of the API.', '1', { const: '1' }),
  'RateLimit-Limit': header('integer', 'Requests that a client has in the window.', 120),
  'RateLimit-Remaining': header(
    'integer',
    'Requests that are left; the edge firewall may still answer 429.',
    120,
  ),
  'RateLimit-Reset': header('integer', 'Seconds until the window resets.', 42),
  RateLimit: header(
    'string',
    'Limit, remaining and reset in one field.',
    'limit=120, remaining=120, reset=42',
  ),
  'RateLimit-Policy': header('string', 'The quota: requests per window in seconds.', '120;w=60'),
  'X-Request-Id': header('string', 'Identifies this exchange.', '0f9c4f5e-7f0b-4b52-9d3c-1f6f0a1f2b3c'),
  'Retry-After': header('integer', 'Seconds to wait before the next request.', 42),
  Allow: header('string', 'The methods of this path.', 'GET, HEAD, OPTIONS'),
  ETag: header(
    'string',
    'Strong entity tag of this answer in this content coding.',
    '"Nxr-GWQ2vakcj552t1GTtH"',
  ),
  'Cache-Control': header('string', 'How long the answer may be kept.', 'public, max-age=300'),
  Vary: header('string', 'Request headers that choose between answers.', 'Accept-Encoding'),
  'Content-Disposition': header(
    'string',
    'File name to save the package under.',
    'attachment; filename=lucide-rocket-favicon.zip',
  ),
  'Favicon-Report': header('string', 'The report of the package in one line.', 'ok'),
} as const;

export type HeaderName = keyof typeof openApiHeaders;

/** What every response carries. */
const COMMON_HEADERS = [
  'API-Version',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'RateLimit',
  'RateLimit-Policy',
  'X-Request-Id',
] as const satisfies readonly HeaderName[];

/** References to the common headers and further ones, for a response. */
export const headerReferences = (...further: readonly HeaderName[]) =>
  Object.fromEntries(
    [...COMMON_HEADERS, ...further].map(name => [name, { $ref: `#/components/headers/${name}` }]),
  );
