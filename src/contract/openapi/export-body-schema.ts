// Schema of the export body.
import { COLOR_SYNTAX } from '../export/color-syntax.ts';
import { EXPORT_FIELDS } from '../export/export-fields.ts';
import { fieldSchema } from './field-schema.ts';
import type { JsonSchema } from './schema.ts';

export const EXPORT_BODY_SCHEMA: JsonSchema = {
  type: 'object',
  description:
    'The icon or the initials to draw, and their style. Required are text, or library and name; all other fields are ' +
    `optional. Unknown fields are ignored. The file favsmith.json of a package is a body that gives the same package. ${COLOR_SYNTAX}`,
  properties: Object.fromEntries(
    Object.entries(EXPORT_FIELDS).map(([name, field]) => [name, fieldSchema(field)]),
  ),
  anyOf: [{ required: ['library', 'name'] }, { required: ['text'] }],
};
