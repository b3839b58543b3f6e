// The reference: every operation on one page.
import { OPERATIONS } from '../contract/operations.ts';
import { html } from './html.ts';
import { operationSection } from './operation-section.ts';
import type { Page, PageContext } from './page.ts';

// Pictures made by the service itself, from all libraries.
const SHOWCASE = [
  'library=lucide&name=rocket',
  'library=phosphor&name=leaf&style=duotone&bg=%23166534&fill=%2386efac',
  'text=FS&bg=%23be123c&bg_mode=linear&bg_to=%237c2d12',
  'library=tabler&name=heart&style=filled&bg=%23fce7f3&fg=%23be185d&shape=circle',
  'library=remix&name=sun&style=fill&bg=%23facc15&fg=%23713f12',
  'library=hugeicons&name=coffee-01&bg=%23292524&fg=%23fed7aa',
];

export const reference = (context: PageContext): Page => ({
  path: '/docs',
  title: 'API reference',
  description:
    'Search icons, fetch them, and turn one of them, or initials, into a complete favicon package.',
  body: html`
<p class="showcase" aria-hidden="true">${SHOWCASE.map(
    query =>
      html`<img src="${context.basePath}/api/v1/preview.svg?${query}" width="64" height="64" alt="" loading="lazy">`,
  )}</p>
<p>There is no authentication and no key. Bodies are JSON unless told otherwise, errors are
<a href="${context.basePath}/docs/errors">problem documents</a>, and every operation has a stable unversioned alias.
HEAD works wherever GET does. The same contract for machines: <a href="${context.basePath}/openapi.json">openapi.json</a>.</p>
<ul class="contents">${OPERATIONS.map(
    ({ id, method, path, summary }) =>
      html`<li><a href="#${id}">${summary}</a> <span><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></span></li>`,
  )}</ul>
${OPERATIONS.map(operation => operationSection(operation, context))}`,
});
