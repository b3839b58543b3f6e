// Reference section of an operation.
import { exampleOf } from '../../contract/openapi/schema-example.ts';
import { SCHEMAS } from '../../contract/openapi/schemas.ts';
import type { Operation, ResponseContent } from '../../contract/operations.ts';
import { PROBLEMS } from '../../contract/problems.ts';
import { QUOTAS, WINDOW_SECONDS } from '../../contract/quota.ts';
import { codeBlock } from '../code-block.ts';
import { curlCommand } from '../curl.ts';
import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';
import { fieldList, fieldsOf, type ListContext } from './field-list.ts';
import { tryForm } from './try-form.ts';

export const operationSection = (operation: Operation, { baseUrl, basePath }: PageContext): Html => html`
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
