// The quotas of the hosted service and the headers that tell them.
import { OPERATIONS } from '../contract/operations.ts';
import { QUOTAS, rateLimitHeaders, WINDOW_SECONDS } from '../contract/quota.ts';
import { html } from './html.ts';
import type { Page } from './page.ts';

export const rateLimits = (): Page => ({
  path: '/docs/rate-limits',
  title: 'Rate limits',
  description: `How many requests a client address has in ${WINDOW_SECONDS} seconds, and how responses tell.`,
  body: html`
<table>
<thead><tr><th scope="col">Operation</th><th scope="col">Requests per ${WINDOW_SECONDS} s</th></tr></thead>
<tbody>${OPERATIONS.map(
    ({ method, path, quota }) =>
      html`<tr><td><code>${method} ${path}</code></td><td>${QUOTAS[quota]}</td></tr>`,
  )}</tbody>
</table>
<p>An alias shares the window of its canonical path, and everything else on this server counts ${QUOTAS.status}. Windows
are fixed: they start with each full minute.</p>
<h2>Headers of every response</h2>
<pre tabindex="0"><code>${Object.entries(rateLimitHeaders('icons', 42))
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}</code></pre>
<p>The fields follow draft 07 of the IETF's RateLimit header fields. Limits are enforced by the firewall in front of the
hosted service. It counts by itself, so the remaining quota is always the window's limit, and 429 may come all the same.
A deployment of your own is not limited, but tells the same policy.</p>
<h2>When 429 comes</h2>
<p>The response is the problem <code>rate_limited</code> and carries <code>Retry-After</code> with the seconds to wait.
Wait that long, then repeat the request; asking in between gains nothing. <code>ETag</code> with
<code>If-None-Match</code> and the <code>Cache-Control</code> of the answers save requests in the first place.</p>`,
});
