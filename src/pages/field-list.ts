// Description list of fields: name, type, default, meaning.
import type { JsonSchema } from '../contract/openapi/schemas.ts';
import { type Html, html } from './html.ts';

export interface ListedField {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly description: string;
  /** Where a parameter is sent: `path` or `query`. */
  readonly note?: string;
}

export const fieldList = (fields: readonly ListedField[]): Html =>
  html`<dl class="fields">${fields.map(fieldEntry)}</dl>`;

const fieldEntry = ({ name, schema, description, note }: ListedField): Html => html`
<div><dt><code>${name}</code> <span class="type">${typeName(schema)}</span>${
  schema.default !== undefined &&
  html` <span class="default">default <code>${String(schema.default)}</code></span>`
}${note !== undefined && html` <span class="note">${note}</span>`}</dt>
<dd>${description}${choices(schema)}</dd></div>`;

const choices = ({ enum: values }: JsonSchema): Html | undefined =>
  Array.isArray(values)
    ? html` One of ${values.map((value, index) => html`${index > 0 && ', '}<code>${String(value)}</code>`)}.`
    : undefined;

/** Formats the type of a schema: `string or null`, `list of Library`. */
const typeName = (schema: JsonSchema): string => {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? '';
  if (schema.type === 'array') return `list of ${typeName(schema.items as JsonSchema)}`;
  return [schema.type].flat().join(' or ');
};
