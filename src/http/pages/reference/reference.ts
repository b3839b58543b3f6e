// Reference page of all operations.
import { EXPORT_FIELDS } from '../../../contract/export/export-fields.ts';
import { COLOR_SYNTAX } from '../../../contract/export/field.ts';
import { QUOTAS, WINDOW_SECONDS } from '../../../contract/limits.ts';
import { exampleOf } from '../../../contract/openapi/schema.ts';
import { SCHEMAS } from '../../../contract/openapi/schemas.ts';
import { OPERATIONS, type Operation, type ResponseContent } from '../../../contract/operations.ts';
import { PROBLEMS } from '../../../contract/problems.ts';
import { codeBlock, curlCommand, type Html, html } from '../html.ts';
import type { Page, PageContext } from '../page.ts';
import { fieldList, fieldsOf, type ListContext } from './field-list.ts';
import { tryForm } from './try-form.ts';

const operationSection = (operation: Operation, { baseUrl, basePath }: PageContext): Html => html`
<section class="operation" id="${operation.id}">
<h2>${operation.summary}</h2>
<p class="address"><span class="method ${operation.method.toLowerCase()}">${operation.method}</span> <code>${operation.path}</code></p>
<p>${operation.description}</p>
<p class="facts">Alias <code>${operation.alias}</code> · ${QUOTAS[operation.quota]} requests per ${WINDOW_SECONDS} seconds</p>
${codeBlock(curlCommand(operation, baseUrl))}
${tryForm(operation, basePath)}
${parameters(operation)}
${operation.body && details(`Body: ${operation.body}`, fieldList(fieldsOf(SCHEMAS[operation.body]), contextOf(operation, 'body')))}
${operation.responses.map(each => response(operation, each))}
<h3>Problems</h3>
<p class="codes">${operation.problems.map(
  code => html`<a href="${basePath}/docs/errors#${code}"><span>${PROBLEMS[code].status}</span> ${code}</a> `,
)}</p>
</section>`;

const contextOf = ({ id }: Operation, part: 'parameters' | 'body' | 'response'): ListContext => ({
  idPrefix: `${id}-${part}`,
  schemas: SCHEMAS,
});

const parameters = (operation: Operation): Html | false =>
  operation.parameters.length > 0 &&
  details(
    'Parameters',
    fieldList(
      operation.parameters.map(parameter => ({ ...parameter, note: parameter.in })),
      contextOf(operation, 'parameters'),
    ),
  );

const response = (operation: Operation, { mediaType, schema }: ResponseContent): Html => {
  if (!schema) return html`<p class="facts">Response: <code>${mediaType}</code></p>`;
  const example = JSON.stringify(exampleOf(SCHEMAS[schema], SCHEMAS), null, 2);
  return html`${details(`Response: ${schema}, ${mediaType}`, fieldList(fieldsOf(SCHEMAS[schema]), contextOf(operation, 'response')))}
${details('Example response', html`<pre tabindex="0"><code>${example}</code></pre>`)}`;
};

const details = (title: string, body: Html): Html =>
  html`<details><summary>${title}</summary>${body}</details>`;

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
