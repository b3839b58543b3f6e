// Reference page of all operations.
import { COLOR_SYNTAX } from '../../contract/export/color-syntax.ts';
import { EXPORT_FIELDS } from '../../contract/export/export-fields.ts';
import { OPERATIONS } from '../../contract/operations.ts';
import { html } from '../html.ts';
import type { Page, PageContext } from '../page.ts';
import { operationSection } from './operation-section.ts';

// Queries of the previews on the page.
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
    'Search icons, fetch them, and export a complete favicon package from an icon or from initials.',
  contents: [
    ...OPERATIONS.map(({ id, method, path, summary }) => ({
      id,
      label: summary,
      note: html`<span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code>`,
    })),
    { id: 'colors', label: 'Colors' },
  ],
  body: html`
<p class="showcase" aria-hidden="true">${SHOWCASE.map(
    query =>
      html`<img src="${context.basePath}/api/v1/preview.svg?${query}" width="64" height="64" alt="" loading="lazy">`,
  )}</p>
<p>The API needs no authentication. Bodies are JSON unless stated otherwise, errors are
<a href="${context.basePath}/docs/errors">problem documents</a>, and every operation has a stable unversioned alias.
Every resource that supports GET supports HEAD. The same contract as an OpenAPI document:
<a href="${context.basePath}/openapi.json">openapi.json</a>.</p>
${OPERATIONS.map(operation => operationSection(operation, context))}
<section class="operation" id="colors">
<h2>Colors</h2>
<p>${COLOR_SYNTAX}</p>
<table class="defaults">
<thead><tr><th scope="col">Field</th><th scope="col">Default</th></tr></thead>
<tbody>${COLOR_DEFAULTS.map(([name, color]) => html`<tr><td><code>${name}</code></td><td>${color}</td></tr>`)}</tbody>
</table>
</section>`,
});

const COLOR_DEFAULTS = Object.entries(EXPORT_FIELDS).flatMap(([name, field]) =>
  field.type === 'color' ? [[name, field.default] as const] : [],
);
