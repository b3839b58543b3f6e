// Form that sends a request to an operation. (Decision 103)

import { EXPORT_FIELDS } from '../../../contract/export/export-fields.ts';
import { fieldSchema } from '../../../contract/openapi/field-schema.ts';
import type { JsonSchema } from '../../../contract/openapi/schemas.ts';
import type { Operation } from '../../../contract/operations.ts';
import { type Html, html } from '../html.ts';

/** A field of the form; `place` is the part of the request that it sets. */
interface FormField {
  readonly name: string;
  readonly place: 'path' | 'query' | 'body';
  readonly schema: JsonSchema;
  readonly example: unknown;
}

/** The form is hidden without the script. Its fields have the values of the sample request. */
export const tryForm = (operation: Operation, basePath: string): Html => {
  const sample = sampleValues(operation);
  return html`
<details class="try" hidden><summary>Try it</summary>
<form data-method="${operation.method}" data-path="${basePath}${operation.path}">
<div class="inputs">${formFields(operation).map(field => control(field, sample.get(field.name)))}</div>
<p><button type="submit">Send request</button></p>
<div class="result" role="status"></div>
</form></details>`;
};

const formFields = ({ parameters, body }: Operation): readonly FormField[] => [
  ...parameters.map(({ name, in: place, schema, example }) => ({ name, place, schema, example })),
  ...(body === undefined ? [] : BODY_FIELDS),
];

const BODY_FIELDS: readonly FormField[] = Object.entries(EXPORT_FIELDS).map(([name, field]) => {
  const schema = fieldSchema(field);
  return { name, place: 'body', schema, example: schema.examples?.[0] };
});

const sampleValues = ({ path, sample }: Operation): ReadonlyMap<string, string> => {
  const { pathname, searchParams } = new URL(sample.path, 'http://sample.invalid');
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`);
  const values = pattern.exec(pathname)?.slice(1) ?? [];
  return new Map([
    ...names.map((name, index): [string, string] => [name, decodeURIComponent(values[index] ?? '')]),
    ...searchParams,
    ...Object.entries(sample.body ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  ]);
};

const control = ({ name, place, schema, example }: FormField, value = ''): Html => {
  const type = [schema.type].flat()[0];
  const choices = type === 'boolean' ? ['true', 'false'] : schema.enum?.map(String);
  const attributes = html`name="${name}" data-place="${place}" data-type="${String(type)}"`;
  const placeholder = String(schema.default ?? example ?? '');
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
