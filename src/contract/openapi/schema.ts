// JSON Schema (2020-12): builders, and schemas of request fields.
import { EXPORT_FIELDS } from '../export/export-fields.ts';
import { COLOR_SYNTAX, type Field, isLiteralColor } from '../export/field.ts';

export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly [keyword: string]: unknown;
}

const valueSchema =
  <const Keywords extends JsonSchema>(keywords: Keywords) =>
  (description: string) => ({ ...keywords, description });

export const stringSchema = valueSchema({ type: 'string' });
export const countSchema = valueSchema({ type: 'integer', minimum: 0 });
export const uriSchema = valueSchema({ type: 'string', format: 'uri' });

export const listSchema = <Items extends JsonSchema>(items: Items, description: string) => ({
  type: 'array' as const,
  items,
  description,
});

export const schemaRef = <const Name extends string>(name: Name) => ({
  $ref: `#/components/schemas/${name}` as const,
});

/**
 * Schema of an object with these properties. All are required, except those in `optional`. Later versions may add
 * properties, so that validating clients must accept unknown ones.
 */
export const objectSchema = <
  const Properties extends Readonly<Record<string, JsonSchema>>,
  const Name extends keyof Properties = never,
>(
  description: string,
  properties: Properties,
  optional: readonly Name[] = [],
) => ({
  type: 'object' as const,
  description,
  required: Object.keys(properties).filter(name => !optional.includes(name as Name)) as Exclude<
    keyof Properties & string,
    Name
  >[],
  properties,
});

/** JSON Schema of a field. Has no `minimum` and `maximum`, because numbers out of range are clamped. */
export const fieldSchema = (field: Field): JsonSchema => {
  const { type, ...keywords } = typeSchema(field);
  return {
    type: field.nullMeans ? [type, 'null'] : type,
    description: descriptionOf(field),
    ...keywords,
    examples: [exampleOfField(field)],
  };
};

const typeSchema = (field: Field): JsonSchema & { readonly type: string } => {
  switch (field.type) {
    case 'text':
      return { type: 'string', ...(field.default !== undefined && { default: field.default }) };
    case 'initials':
    case 'emoji':
    case 'artwork':
      return { type: 'string' };
    case 'list':
      return { type: 'string', ...(field.default !== undefined && { default: field.default }) };
    case 'choice':
      return { type: 'string', enum: field.choices, default: field.default };
    case 'color':
      return { type: 'string', ...(isLiteralColor(field.default) && { default: field.default }) };
    case 'number':
      // The schema of an integer accepts fractions, because they are rounded.
      return { type: 'number', ...(typeof field.default === 'number' && { default: field.default }) };
    case 'boolean':
      return { type: 'boolean', default: field.default };
  }
};

const descriptionOf = (field: Field): string => {
  const { description } = field;
  switch (field.type) {
    case 'color':
      return isLiteralColor(field.default)
        ? `${description} A CSS color.`
        : `${description} A CSS color. Default: ${field.default}.`;
    case 'number':
      return field.wraps
        ? `${description} Taken modulo ${field.maximum}.`
        : `${description} From ${field.minimum} to ${field.maximum}; values outside of the range are clamped.` +
            (typeof field.default === 'string' ? ` Default: ${field.default}.` : '');
    default:
      return description;
  }
};

const exampleOfField = (field: Field): unknown => {
  if ('example' in field && field.example !== undefined) return field.example;
  if ('default' in field && field.default !== undefined) return field.default;
  return 'choices' in field ? field.choices[0] : undefined;
};

/** Schema of a field as text in a URL or a form, which cannot express null. */
export const textFieldSchema = (field: Field): JsonSchema => {
  const { type, ...keywords } = fieldSchema(field);
  return { type: [type].flat()[0], ...keywords };
};

const formFieldSchema = (field: Field): JsonSchema =>
  field.type === 'artwork'
    ? { type: 'string', format: 'binary', description: field.description }
    : textFieldSchema(field);

/** An object with these texts. With `required` alone, several generators of clients accept any value as the body. */
const withTexts = (...names: readonly string[]): JsonSchema => ({
  type: 'object',
  required: names,
  properties: Object.fromEntries(names.map(name => [name, { type: 'string' }])),
});

const EXPORT_DESCRIPTION =
  'The icon, the initials, the emoji or the artwork to draw, and their style. Required are artwork, emoji, text, or library and name; all ' +
  'other fields are optional. Unknown fields are ignored.';

export const EXPORT_BODY_SCHEMA = {
  type: 'object',
  description: `${EXPORT_DESCRIPTION} The file favsmith.json of a package is a body that gives the same package. ${COLOR_SYNTAX}`,
  properties: Object.fromEntries(
    Object.entries(EXPORT_FIELDS).map(([name, field]) => [name, fieldSchema(field)]),
  ),
  anyOf: [withTexts('library', 'name'), withTexts('text'), withTexts('emoji'), withTexts('artwork')],
} satisfies JsonSchema;

/** The fields of an export as parts of a form. Artwork is a file, or a text as in JSON. */
export const EXPORT_FORM_SCHEMA = {
  type: 'object',
  description: `${EXPORT_DESCRIPTION} Artwork is the file itself. Blank fields and empty files count as absent.`,
  properties: Object.fromEntries(
    Object.entries(EXPORT_FIELDS).map(([name, field]) => [name, formFieldSchema(field)]),
  ),
} satisfies JsonSchema;
