// Reference section of an operation.
import { type JsonSchema, SCHEMAS } from '../contract/openapi/schemas.ts';
import type { Operation, ResponseContent } from '../contract/operations.ts';
import { PROBLEMS } from '../contract/problems.ts';
import { QUOTAS, WINDOW_SECONDS } from '../contract/quota.ts';
import { codeBlock } from './code-block.ts';
import { curlCommand } from './curl.ts';
import { fieldList, type ListedField } from './field-list.ts';
import { type Html, html } from './html.ts';
import type { PageContext } from './page.ts';

export const operationSection = (operation: Operation, { baseUrl, basePath }: PageContext): Html => html`
<section class="operation" id="${operation.id}">
<h2>${operation.summary}</h2>
<p class="address"><span class="method ${operation.method.toLowerCase()}">${operation.method}</span> <code>${operation.path}</code></p>
<p>${operation.description}</p>
<p class="facts">Alias <code>${operation.alias}</code> · ${QUOTAS[operation.quota]} requests per ${WINDOW_SECONDS} seconds</p>
${codeBlock(curlCommand(operation, baseUrl))}
${parameters(operation)}
${operation.body && details(`Body: ${operation.body}`, fieldList(membersOf(SCHEMAS[operation.body])))}
${operation.responses.map(response)}
<h3>Problems</h3>
<p class="codes">${operation.problems.map(
  code => html`<a href="${basePath}/docs/errors#${code}"><span>${PROBLEMS[code].status}</span> ${code}</a> `,
)}</p>
</section>`;

const parameters = ({ parameters }: Operation): Html | false =>
  parameters.length > 0 &&
  details(
    'Parameters',
    fieldList(
      parameters.map(parameter => ({
        ...parameter,
        note: parameter.in,
      })),
    ),
  );

const response = ({ mediaType, schema }: ResponseContent): Html =>
  schema
    ? details(`Response: ${schema}, ${mediaType}`, fieldList(membersOf(SCHEMAS[schema])))
    : html`<p class="facts">Response: <code>${mediaType}</code></p>`;

const details = (title: string, body: Html): Html =>
  html`<details><summary>${title}</summary>${body}</details>`;

const membersOf = (schema: JsonSchema): readonly ListedField[] =>
  Object.entries(schema.properties as Readonly<Record<string, JsonSchema>>).map(([name, member]) => ({
    name,
    schema: member,
    description: String(member.description ?? ''),
  }));
