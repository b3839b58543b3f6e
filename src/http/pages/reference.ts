// Sections of the reference page: fields, examples, and forms that send a request. (Decision 038)
import { QUOTAS, WINDOW_SECONDS } from '../../contract/limits.ts';
import { responseExample } from '../../contract/openapi/openapi.ts';
import { type JsonSchema, SCHEMAS, type SchemaName } from '../../contract/openapi/schemas.ts';
import {
  OPERATIONS,
  type Operation,
  type RequestContent,
  type ResponseContent,
} from '../../contract/operations.ts';
import { PROBLEMS } from '../../contract/problems.ts';
import { codeBlock, curlCommand, type Html, html, type PageContext } from './page.ts';

export const operationSections = (context: PageContext): readonly Html[] =>
  OPERATIONS.map(operation => operationSection(operation, context));

const operationSection = (operation: Operation, { baseUrl, basePath }: PageContext): Html => html`
<section class="operation" id="${operation.id}">
<h2>${operation.summary}</h2>
<p class="address"><span class="method ${operation.method.toLowerCase()}">${operation.method}</span> <code>${operation.path}</code></p>
<p>${operation.description}</p>
<p class="facts">Alias <code>${operation.alias}</code> · ${QUOTAS[operation.quota]} requests per ${WINDOW_SECONDS} seconds</p>
${codeBlock(curlCommand(operation, baseUrl))}
${tryForm(operation, basePath)}
${parameters(operation)}
${operation.body && requestBody(operation.id, operation.body)}
${operation.responses.map(each => response(operation, each, baseUrl))}
<h3>Problems</h3>
<p class="codes">${operation.problems.map(
  code => html`<a href="${basePath}/docs/errors#${code}"><span>${PROBLEMS[code].status}</span> ${code}</a> `,
)}</p>
</section>`;

const requestBody = (id: string, { mediaType, schema }: RequestContent): Html => {
  const name = referenceOf(schema) ?? 'a form';
  return details(`Body: ${name}, ${mediaType}`, fieldList(fieldsOf(resolved(schema)), `${id}-body`));
};

const parameters = (operation: Operation): Html | false =>
  operation.parameters.length > 0 &&
  details(
    'Parameters',
    fieldList(
      operation.parameters.map(parameter => ({ ...parameter, note: parameter.in })),
      `${operation.id}-parameters`,
    ),
  );

const response = (operation: Operation, { mediaType, schema }: ResponseContent, baseUrl: string): Html => {
  if (!schema) return html`<p class="facts">Response: <code>${mediaType}</code></p>`;
  const example = JSON.stringify(responseExample(schema, baseUrl), null, 2);
  return html`${details(`Response: ${schema}, ${mediaType}`, fieldList(fieldsOf(SCHEMAS[schema]), `${operation.id}-response`))}
${details('Example response', html`<pre tabindex="0"><code>${example}</code></pre>`)}`;
};

const details = (title: string, body: Html): Html =>
  html`<details><summary>${title}</summary>${body}</details>`;

interface ListedField {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly description: string;
  readonly note?: string;
}

/** Lists fields with anchors that begin with `prefix`. Lists the fields of a referenced schema below the field. */
const fieldList = (fields: readonly ListedField[], prefix: string): Html =>
  html`<dl class="fields">${fields.map(field => fieldEntry(field, prefix))}</dl>`;

const fieldsOf = (schema: JsonSchema): readonly ListedField[] =>
  Object.entries(schema.properties ?? {}).map(([name, member]) => ({
    name,
    schema: member,
    description: String(member.description ?? ''),
  }));

const fieldEntry = ({ name, schema, description, note }: ListedField, prefix: string): Html => {
  const id = `${prefix}-${name}`;
  const isNested = referenceOf(schema) !== undefined;
  return html`
<div id="${id}"><dt><a href="#${id}"><code>${name}</code></a> <span class="type">${typeName(schema)}</span>${
    schema.default !== undefined &&
    html` <span class="default">default <code>${String(schema.default)}</code></span>`
  }${note !== undefined && html` <span class="note">${note}</span>`}</dt>
<dd>${description}${choices(schema)}${isNested && fieldList(fieldsOf(resolved(schema)), id)}</dd></div>`;
};

const referenceOf = ({ $ref, items }: JsonSchema): string | undefined => {
  if (typeof $ref === 'string') return $ref.split('/').at(-1);
  return items === undefined ? undefined : referenceOf(items);
};

/** The schema that a schema or its items refer to, else the schema itself. */
const resolved = (schema: JsonSchema): JsonSchema =>
  SCHEMAS[(referenceOf(schema) ?? '') as SchemaName] ?? schema;

const choices = ({ enum: values }: JsonSchema): Html | undefined =>
  Array.isArray(values)
    ? html` One of ${values.map((value, index) => html`${index > 0 && ', '}<code>${String(value)}</code>`)}.`
    : undefined;

/** Formats the type of a schema: `string or null`, `list of Library`. */
const typeName = (schema: JsonSchema): string => {
  if (typeof schema.$ref === 'string') return referenceOf(schema) ?? '';
  if (schema.type === 'array') return `list of ${typeName(schema.items ?? {})}`;
  return [schema.type].flat().join(' or ');
};

/** Input of a form. `place` is the part of the request that contains the value. */
interface FormField {
  readonly name: string;
  readonly place: 'path' | 'query' | 'body';
  readonly schema: JsonSchema;
  readonly example: unknown;
}

/** A form that sends the sample request of an operation. It is hidden without JavaScript. */
const tryForm = (operation: Operation, basePath: string): Html => {
  const sample = sampleValues(operation);
  return html`
<details class="try" hidden><summary>Try it</summary>
<form data-method="${operation.method}" data-path="${basePath}${operation.path}" data-media="${operation.body?.mediaType ?? ''}">
<div class="inputs">${formFields(operation).map(field => control(field, sample[field.name]))}</div>
<p><button type="submit">Send request</button></p>
<div class="result" role="status"></div>
</form></details>`;
};

const formFields = ({ parameters, body }: Operation): readonly FormField[] => [
  ...parameters.map(({ name, in: place, schema, example }) => ({ name, place, schema, example })),
  ...(body ? fieldsOf(resolved(body.schema)) : []).map(({ name, schema }) => ({
    name,
    place: 'body' as const,
    schema,
    example: schema.examples?.[0],
  })),
];

/** The values of the sample request by name, except those in the path, which equal the examples of their parameters. */
const sampleValues = ({ sample }: Operation): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(new URL(sample.path, 'http://sample.invalid').searchParams),
  ...sample.body,
});

const control = ({ name, place, schema, example }: FormField, sample: unknown): Html => {
  const value = String((place === 'path' ? example : sample) ?? '');
  const type = [schema.type].flat()[0];
  const choices = type === 'boolean' ? ['true', 'false'] : schema.enum?.map(String);
  const attributes = html`name="${name}" data-place="${place}" data-type="${String(type)}"`;
  const placeholder = String(schema.default ?? example ?? '');
  if (schema.format === 'binary')
    return html`<label><span>${name}</span><input type="file" ${attributes}></label>`;
  const input = choices
    ? html`<select ${attributes}>${['', ...choices].map(
        choice =>
          html`<option value="${choice}"${choice === value && html` selected`}>${choice || 'default'}</option>`,
      )}</select>`
    : html`<input ${attributes} value="${value}" placeholder="${placeholder}" autocomplete="off" spellcheck="false"${
        place === 'path' && html` required`
      }${(type === 'number' || type === 'integer') && html` inputmode="decimal"`}>`;
  return html`<label><span>${name}</span>${input}</label>`;
};
