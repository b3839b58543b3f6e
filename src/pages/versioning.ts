// How versions of the API work, and what stays.
import { html } from './html.ts';
import type { Page } from './page.ts';

export const versioning = (): Page => ({
  path: '/docs/versioning',
  title: 'Versioning',
  description: 'The path carries the version. The current and only major version is 1.',
  body: html`
<h2>Which version answers</h2>
<p>Canonical paths begin with <code>/api/v1/</code>. The unversioned paths under <code>/api/</code> are aliases of v1:
they behave the same, are stable, and are not deprecated.</p>
<p>A request may declare its target with <code>API-Version: 1</code>. Every response says which version answered, in the
header of the same name.</p>
<h2>What may change</h2>
<p>Within v1 things are added only: operations, optional fields of a request, headers, members of an answer, icons.
Read what you know and ignore the rest. Whatever would break a client ships under <code>/api/v2/</code>.</p>
<h2>When a version ends</h2>
<p>Responses of a retired version carry <code>Deprecation: true</code> and <code>Sunset</code> with an HTTP date
(RFC 8594), for at least 90 days before it ends. Neither is sent for v1.</p>`,
});
