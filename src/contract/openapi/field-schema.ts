// JSON Schema of a request field.
import { EXPORT_FIELDS } from '../export/export-fields.ts';
import { COLOR_SYNTAX, type Field, isLiteralColor } from '../export/field.ts';
import type { JsonSchema } from './schema.ts';

/** JSON Schema of a field. It has no `minimum` and `maximum`, because numbers outside of the range are clamped. */
export const fieldSchema = (field: Field): JsonSchema => {
  const { type, ...keywords } = typeSchema(field);
  return {
    type: field.nullMeans ? [type, 'null'] : type,
    description: descriptionOf(field),
    ...keywords,
    examples: [exampleOf(field)],
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
    case 'choice':
      return { type: 'string', enum: field.choices, default: field.default };
    case 'color':
      return { type: 'string', ...(isLiteralColor(field.default) && { default: field.default }) };
    case 'number':
      return {
        // Fractions are rounded where the field is an integer, so the schema accepts them.
        type: 'number',
        ...(typeof field.default === 'number' && { default: field.default }),
      };
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

const exampleOf = (field: Field): unknown => {
  if ('example' in field && field.example !== undefined) return field.example;
  if ('default' in field && field.default !== undefined) return field.default;
  return 'choices' in field ? field.choices[0] : undefined;
};

export const EXPORT_BODY_SCHEMA = {
  type: 'object',
  description:
    'The icon, the initials, the emoji or the artwork to draw, and their style. Required are artwork, emoji, text, or library and name; all ' +
    `other fields are optional. Unknown fields are ignored. The file favsmith.json of a package is a body that gives the same package. ${COLOR_SYNTAX}`,
  properties: Object.fromEntries(
    Object.entries(EXPORT_FIELDS).map(([name, field]) => [name, fieldSchema(field)]),
  ),
  anyOf: [
    { required: ['library', 'name'] },
    { required: ['text'] },
    { required: ['emoji'] },
    { required: ['artwork'] },
  ],
} satisfies JsonSchema;
