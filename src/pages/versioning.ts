// Documentation page of API versions.
import { html } from './html.ts';
import type { Page } from './page.ts';

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
