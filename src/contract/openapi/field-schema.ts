// A field of a request as JSON Schema.
import type { Field } from '../export/field.ts';

const typeSchema = (field: Field): Readonly<Record<string, unknown>> => {
  switch (field.type) {
    case 'text':
      return { type: 'string', ...(field.default !== undefined && { default: field.default }) };
    case 'initials':
      return { type: 'string' };
    case 'choice':
      return { type: 'string', enum: field.choices, default: field.default };
    case 'color':
      return { type: 'string', ...(isColorText(field.default) && { default: field.default }) };
    case 'number':
      return { type: field.integer ? 'integer' : 'number', default: field.default };
    case 'boolean':
      return { type: 'boolean', default: field.default };
  }
};

/** A default that is a colour itself, not words about where it comes from. */
const isColorText = (text: string): boolean =>
  text === 'none' || (text.startsWith('#') && !text.includes(' '));

const describe = (field: Field): string => {
  switch (field.type) {
    case 'color':
      return isColorText(field.default)
        ? field.description
        : `${field.description} Default: ${field.default}.`;
    case 'number':
      return field.wraps
        ? `${field.description} Taken modulo ${field.maximum}.`
        : `${field.description} From ${field.minimum} to ${field.maximum}; what lies outside is moved to the nearest end.`;
    default:
      return field.description;
  }
};

const example = (field: Field): unknown => ('example' in field ? field.example : field.default);

/** The JSON Schema (2020-12) of a field. Ranges are no constraints: what lies outside of them is clamped. */
export const fieldSchema = (field: Field): Readonly<Record<string, unknown>> => {
  const { type, ...rest } = typeSchema(field);
  return {
    type: field.nullMeans ? [type, 'null'] : type,
    description: describe(field),
    ...rest,
    examples: [example(field)],
  };
};
