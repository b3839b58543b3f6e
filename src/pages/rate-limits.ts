// Documentation page of quotas and rate-limit headers.
import { OPERATIONS } from '../contract/operations.ts';
import { QUOTAS, rateLimitHeaders, WINDOW_SECONDS } from '../contract/quota.ts';
import { html } from './html.ts';
import type { Page } from './page.ts';

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
quota of its operation. All other resources of this server have a quota of ${QUOTAS.other}, which is advertised but never
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
