// JSON Schema of favsmith.json, generated from the table of export fields. (Decision 100)
import { EXPORT_BODY_SCHEMA } from '../openapi/export-body-schema.ts';
import { type JsonSchema, stringSchema } from '../openapi/schema.ts';
import { FAVSMITH_VERSION } from '../version.ts';

/** Path of the schema on every Favsmith server, and in the npm package. */
export const DESIGN_SCHEMA_PATH = '/schemas/favsmith.json';

/** URL of the schema, the same for all servers, so that the bytes of a package do not depend on the server. */
export const DESIGN_SCHEMA_URL = `https://unpkg.com/favsmith${DESIGN_SCHEMA_PATH}`;

/** Draft 7, which all editors support. Unlike the API, it rejects unknown fields, so that editors mark misspelled ones. */
export const DESIGN_SCHEMA: JsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: DESIGN_SCHEMA_URL,
  title: 'Favsmith design',
  description:
    'A favicon as a file: an icon or initials with their style. The API accepts it as the body of POST /api/v1/export.',
  type: 'object',
  properties: {
    $schema: stringSchema('URL of this schema, for editors.', DESIGN_SCHEMA_URL),
    version: stringSchema('Version of Favsmith that wrote the file.', FAVSMITH_VERSION),
    ...(EXPORT_BODY_SCHEMA.properties as JsonSchema),
  },
  anyOf: EXPORT_BODY_SCHEMA.anyOf,
  additionalProperties: false,
};

/** Text of the schema file. */
export const designSchemaText = (): string => `${JSON.stringify(DESIGN_SCHEMA, null, 2)}\n`;
