// Documentation page of clients: example programs in several languages.
import { codeBlock } from '../code-block.ts';
import { html } from '../html.ts';
import type { Page, PageContext } from '../page.ts';
import { EXAMPLE_PROGRAMS } from './programs.ts';

export const clients = ({ baseUrl, basePath }: PageContext): Page => ({
  path: '/docs/clients',
  title: 'Clients',
  description: 'Programs that search icons, export a package and handle problems, in five languages.',
  contents: EXAMPLE_PROGRAMS.map(({ id, language }) => ({ id, label: language })),
  body: html`
<p>The API is plain HTTP with JSON, so every HTTP library is a client. For generated clients there is
<a href="${basePath}/openapi.json">openapi.json</a>. A response with status 429 has <code>Retry-After</code>: wait that many
seconds, then send the request again.</p>
${EXAMPLE_PROGRAMS.map(
  ({ id, language, note, text }) => html`
<section class="operation" id="${id}">
<h2>${language}</h2>
<p>${note}</p>
${codeBlock(text(baseUrl))}
</section>`,
)}`,
});
