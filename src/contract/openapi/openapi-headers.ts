// OpenAPI components for response headers.

import { QUOTAS, rateLimitHeaders } from '../limits.ts';

const header = (
  type: 'string' | 'integer',
  description: string,
  example: string | number,
  { required = true, ...keywords }: { readonly required?: boolean; readonly const?: string } = {},
) => ({
  description,
  required,
  schema: { type, ...keywords },
  example,
});

const RESET_EXAMPLE = 42;
const RATE_LIMIT_EXAMPLES = rateLimitHeaders('search', { resetSeconds: RESET_EXAMPLE });

const COMMON_HEADERS = {
  'API-Version': header('string', 'Version of the API.', '1', { const: '1' }),
  'RateLimit-Limit': header('integer', 'Maximum number of requests in the window.', QUOTAS.search),
  'RateLimit-Remaining': header(
    'integer',
    'Remaining requests if the service enforces its quotas, else the whole quota. A firewall in front may count separately.',
    QUOTAS.search,
  ),
  'RateLimit-Reset': header('integer', 'Seconds until the window resets.', RESET_EXAMPLE),
  RateLimit: header('string', 'Limit, remaining requests and reset.', String(RATE_LIMIT_EXAMPLES.RateLimit)),
  'RateLimit-Policy': header(
    'string',
    'Limit and length of the window in seconds.',
    String(RATE_LIMIT_EXAMPLES['RateLimit-Policy']),
  ),
  'X-Request-Id': header('string', 'Identifies this request.', '0f9c4f5e-7f0b-4b52-9d3c-1f6f0a1f2b3c'),
};

export const openApiHeaders = {
  ...COMMON_HEADERS,
  'Retry-After': header('integer', 'Seconds to wait before the next request.', RESET_EXAMPLE),
  Allow: header('string', 'Methods that the resource supports.', 'GET, HEAD, OPTIONS'),
  ETag: header('string', 'Strong entity tag of the representation.', '"Nxr-GWQ2vakcj552t1GTtH"'),
  'Cache-Control': header('string', 'How long caches may store the response.', 'public, max-age=300'),
  'Cache-Tag': header(
    'string',
    'Tag of the catalog, with which a shared cache can purge responses of a former one.',
    'catalog-0123456789abcdef',
    { required: false },
  ),
  Vary: header(
    'string',
    'Request headers that select the representation. Absent if there is only one representation.',
    'Accept-Encoding',
    { required: false },
  ),
  'Content-Disposition': header(
    'string',
    'File name of the zip. Absent from a package as JSON.',
    'attachment; filename=lucide-rocket-favicon.zip',
    { required: false },
  ),
  'Favicon-Report': header('string', 'Summary of the findings on the package.', 'ok'),
  Link: header(
    'string',
    'The next page (RFC 8288), relative to this URL. Absent from the last page.',
    '<?q=rocket&offset=96>; rel="next"',
    {
      required: false,
    },
  ),
  'Search-Report': header(
    'string',
    'Unknown parameters, libraries and styles, which were ignored or match nothing. Absent if all are known.',
    'There is no parameter "query". Known are q, lang, library, style, limit, offset, group, only.',
    { required: false },
  ),
} as const;

export type HeaderName = keyof typeof openApiHeaders;

export const headerReferences = (...further: readonly HeaderName[]) =>
  Object.fromEntries(
    [...Object.keys(COMMON_HEADERS), ...further].map(name => [
      name,
      { $ref: `#/components/headers/${name}` },
    ]),
  );
