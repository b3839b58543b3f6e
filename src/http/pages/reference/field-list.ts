// Description list of fields: name, type, default, meaning.
import type { JsonSchema } from '../../../contract/openapi/schemas.ts';
import { type Html, html } from '../html.ts';

export interface ListedField {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly description: string;
  /** Location of a parameter: `path` or `query`. */
  readonly note?: string;
}

/** Context of a list: the prefix of its anchors and the schemas that its fields reference. */
export interface ListContext {
  readonly idPrefix: string;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

/** Lists fields with an anchor each. Below a field whose type is another schema, lists the fields of that schema. */
export const fieldList = (fields: readonly ListedField[], context: ListContext): Html =>
  html`<dl class="fields">${fields.map(field => fieldEntry(field, context))}</dl>`;

/** The fields of an object schema. */
export const fieldsOf = (schema: JsonSchema): readonly ListedField[] =>
  Object.entries(schema.properties ?? {}).map(([name, member]) => ({
    name,
    schema: member,
    description: String(member.description ?? ''),
  }));

const fieldEntry = (
  { name, schema, description, note }: ListedField,
  { idPrefix, schemas }: ListContext,
): Html => {
  const id = `${idPrefix}-${name}`;
  const nested = schemas[referenceOf(schema) ?? ''];
  return html`
<div id="${id}"><dt><a href="#${id}"><code>${name}</code></a> <span class="type">${typeName(schema)}</span>${
    schema.default !== undefined &&
    html` <span class="default">default <code>${String(schema.default)}</code></span>`
  }${note !== undefined && html` <span class="note">${note}</span>`}</dt>
<dd>${description}${choices(schema)}${nested && fieldList(fieldsOf(nested), { idPrefix: id, schemas })}</dd></div>`;
};

/** Name of the schema to which a field or the elements of its list refer. */
const referenceOf = ({ $ref, items }: JsonSchema): string | undefined => {
  if (typeof $ref === 'string') return $ref.split('/').at(-1);
  return items === undefined ? undefined : referenceOf(items);
};

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
