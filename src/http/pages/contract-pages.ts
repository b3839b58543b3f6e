// Documentation pages of the contract: errors, rate limits, versioning.
import {
  ICONS_PER_PREVIEW,
  IDEAS_COST,
  QUOTAS,
  rateLimitHeaders,
  WINDOW_SECONDS,
} from '../../contract/limits.ts';
import { OPERATIONS } from '../../contract/operations.ts';
import {
  PROBLEM_CODES,
  PROBLEM_MEDIA_TYPE,
  PROBLEMS,
  ProblemError,
  problemDocument,
} from '../../contract/problems.ts';
import { html, type Page, type PageContext } from './page.ts';

export const errors = ({ baseUrl }: PageContext): Page => ({
  path: '/docs/errors',
  title: 'Errors',
  description: 'Every error is a problem document: it describes the error and the request to send next.',
  body: html`
<p>The media type is <code>${PROBLEM_MEDIA_TYPE}</code> (RFC 9457). <code>type</code> is the URL of an entry on this
page, <code>detail</code> describes the occurrence, <code>hint</code> says how to recover, and <code>instance</code> is
the path of the request. <code>errors</code> lists every violation in the request, each with a JSON pointer to its field.
The header <code>X-Request-Id</code> identifies the occurrence.</p>
<pre tabindex="0"><code>${JSON.stringify(example(baseUrl), null, 2)}</code></pre>
${PROBLEM_CODES.map(
  code => html`
<section class="problem" id="${code}">
<h2><span class="status">${PROBLEMS[code].status}</span> <code>${code}</code></h2>
<p>${PROBLEMS[code].trigger}</p>
<p class="facts">${PROBLEMS[code].hint}</p>
</section>`,
)}`,
});

const example = (baseUrl: string) =>
  problemDocument(
    new ProblemError('invalid_shape', 'shape must be one of rounded-square, circle, none, got "star".', {
      errors: [
        { pointer: '/shape', detail: 'shape must be one of rounded-square, circle, none, got "star"' },
      ],
    }),
    { baseUrl, instance: '/api/v1/export' },
  );

export const rateLimits = (): Page => ({
  path: '/docs/rate-limits',
  title: 'Rate limits',
  description: `Quotas per client address in windows of ${WINDOW_SECONDS} seconds, and the headers that advertise them.`,
  body: html`
<table>
<thead><tr><th scope="col">Operation</th><th scope="col">Requests per ${WINDOW_SECONDS} s</th></tr></thead>
<tbody>${OPERATIONS.map(
    ({ method, path, quota }) =>
      html`<tr><td><code>${method} ${path}</code></td><td>${QUOTAS[quota]}</td></tr>`,
  )}<tr><td><code>POST /mcp</code></td><td>${QUOTAS.mcp}</td></tr></tbody>
</table>
<p>An alias shares the quota of its canonical path. A call of an MCP tool also counts for the
quota of its operation, and a contact sheet as a preview for each ${ICONS_PER_PREVIEW} icons. A request for ideas counts as ${IDEAS_COST} searches. All other resources of this server have a quota of ${QUOTAS.other}, which is advertised but never
enforced. Windows are fixed and start with each full minute.</p>
<h2>Headers of every response</h2>
<pre tabindex="0"><code>${Object.entries(rateLimitHeaders('search', { resetSeconds: 42, remaining: 119 }))
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}</code></pre>
<p>The headers follow draft 07 of the IETF RateLimit header fields. By default, a
deployment advertises the policy without enforcing it, and the remaining quota is always the limit; a firewall in front
may count separately and respond with 429. With <code>RATE_LIMIT=enforce</code> the service counts every request for an
operation by itself, whatever its response, and the remaining quota is exact. OPTIONS and methods that an operation does
not support do not count.</p>
<p>A client is an IPv4 address or an IPv6 network of 64 bits. The two formats of a preview share one quota.</p>
<h2>Responses with 429</h2>
<p>The problem <code>rate_limited</code> has the header <code>Retry-After</code> with the seconds to wait. Wait that long,
then repeat the request; earlier requests fail as well. To save requests, cache responses as <code>Cache-Control</code>
allows and revalidate them with <code>ETag</code> and <code>If-None-Match</code>.</p>`,
});

export const versioning = (): Page => ({
  path: '/docs/versioning',
  title: 'Versioning',
  description: 'The path contains the version. The current and only major version is 1.',
  body: html`
<h2>Paths</h2>
<p>Canonical paths begin with <code>/api/v1/</code>. The unversioned paths under <code>/api/</code> are aliases of v1:
they behave the same, are stable, and are not deprecated.</p>
<p>A request may declare the version that it targets with <code>API-Version: 1</code>. Every response has this header too,
with the version of the API.</p>
<h2>Compatible changes</h2>
<p>Changes to v1 only add: operations, optional fields of a request, headers, members of a response, icons. Ignore what
you do not know. Breaking changes ship under <code>/api/v2/</code>.</p>
<h2>Retired versions</h2>
<p>Responses of a retired version have <code>Deprecation: true</code> and <code>Sunset</code> with an HTTP date
(RFC 8594), for at least 90 days before the version ends. v1 sends neither.</p>`,
});
