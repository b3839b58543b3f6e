// favsmith.json: a design as a file. (Decision 100)

import { isObject, toError } from '../model/unknown-value.ts';
import { EXPORT_FIELDS, type ExportFieldName } from './export/export-fields.ts';
import { constantDefault, type Setting } from './export/resolved-design.ts';
import { EXPORT_BODY_SCHEMA, type JsonSchema, stringSchema } from './openapi/schema.ts';
import { ProblemError, quote } from './problems.ts';
import { FAVSMITH_VERSION } from './version.ts';

/** Path of the schema on every Favsmith server and in the npm package. */
export const DESIGN_SCHEMA_PATH = '/schemas/favsmith.json';

/** URL of the schema. It names no server, because the bytes of a package must not depend on the server. */
export const DESIGN_SCHEMA_URL = `https://unpkg.com/favsmith${DESIGN_SCHEMA_PATH}`;

/** JSON Schema draft 7, which all editors support. Unlike the API, it rejects unknown fields, so that editors mark typos. */
export const DESIGN_SCHEMA: JsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: DESIGN_SCHEMA_URL,
  title: 'Favsmith design',
  description:
    'A favicon as a file: an icon, initials or artwork with their style. The API accepts it as the body of POST /api/v1/export.',
  type: 'object',
  properties: {
    $schema: { ...stringSchema('URL of this schema, for editors.'), examples: [DESIGN_SCHEMA_URL] },
    version: { ...stringSchema('Version of Favsmith that wrote the file.'), examples: [FAVSMITH_VERSION] },
    variants: {
      type: 'object',
      description:
        'Fields that replace those of the design in an environment, such as {"development": {"badge": "DEV"}}. Plugins ' +
        'choose by the mode of the build, the command line by --variant.',
      additionalProperties: {
        type: 'object',
        properties: Object.fromEntries(
          Object.keys(EXPORT_BODY_SCHEMA.properties).map(name => [name, { $ref: `#/properties/${name}` }]),
        ),
        additionalProperties: false,
      },
    },
    ...EXPORT_BODY_SCHEMA.properties,
  },
  anyOf: EXPORT_BODY_SCHEMA.anyOf,
  additionalProperties: false,
};

export const designSchemaText = (): string => `${JSON.stringify(DESIGN_SCHEMA, null, 2)}\n`;

export const DESIGN_FILE = 'favsmith.json';

export type DesignFields = Readonly<Partial<Record<ExportFieldName, unknown>>>;

/** Fields that override the fields of a design, by environment. */
export type Variants = Readonly<Record<string, DesignFields>>;

interface Design {
  readonly version?: string;
  readonly body: DesignFields;
  readonly variants?: Variants;
}

export const variantOf = (variants: Variants = {}, name = ''): DesignFields | undefined =>
  Object.hasOwn(variants, name) ? variants[name] : undefined;

/** Artwork by field: SVG source, data URL or file path. */
export type ArtworkTexts = Readonly<Record<string, string>>;

export const writeDesign = (settings: readonly Setting[], artwork: ArtworkTexts = {}): string => {
  const fields = settings
    .filter(({ field, given }) => given || constantDefault(field, settings) !== undefined)
    .map(setting => [setting.field, artwork[setting.field] ?? jsonValue(setting)]);
  const design = { $schema: DESIGN_SCHEMA_URL, version: FAVSMITH_VERSION, ...Object.fromEntries(fields) };
  return `${JSON.stringify(design, null, 2)}\n`;
};

export const flagOf = (field: string): string => `--${field.replaceAll('_', '-')}`;

/** Maximum number of characters of a value on the command line. Artwork is longer. */
const MAX_ARGUMENT = 200;

/** Quotes an argument for POSIX shells if it needs quotes. */
export const shellQuote = (argument: string): string =>
  /^[\w./:,+-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`;

const defaultIn = (field: string): unknown => {
  const row = EXPORT_FIELDS[field as ExportFieldName];
  return 'default' in row ? row.default : undefined;
};

/** A design as command-line arguments: `lucide/rocket --bg '#7c3aed'`. Undefined for artwork and for the value `false`. */
export const designArguments = ({
  library,
  name,
  style,
  ...fields
}: Readonly<Record<string, unknown>>): string | undefined => {
  const given = Object.entries(fields).filter(
    ([field, value]) =>
      Object.hasOwn(EXPORT_FIELDS, field) && (value ?? defaultIn(field)) !== defaultIn(field),
  );
  if (given.some(([, value]) => value === false || String(value).length > MAX_ARGUMENT)) return undefined;
  const icon = library && name ? [[library, name, style].filter(Boolean).join('/')] : [];
  const options = given.flatMap(([field, value]) => [
    flagOf(field),
    ...(value === true ? [] : [String(value)]),
  ]);
  return [...icon, ...options].map(shellQuote).join(' ');
};

/** Writes clamped numbers as received, so that the report of the next export lists them, too. */
const jsonValue = ({ field, value, clampedFrom }: Setting): string | number | boolean => {
  switch (EXPORT_FIELDS[field].type) {
    case 'number':
      return Number(clampedFrom ?? value);
    case 'boolean':
      return value === 'true';
    default:
      return value;
  }
};

/** Parses favsmith.json. Throws a ProblemError `invalid_json` for a text that is not a JSON object. */
export const parseDesign = (text: string): Design => {
  const json = parseJson(text);
  if (!isObject(json))
    throw new ProblemError('invalid_json', `A design must be a JSON object, got ${quote(json)}.`);
  const { $schema: _, version, variants, ...body } = json;
  if (variants !== undefined && ![variants, ...Object.values(Object(variants))].every(isObject))
    throw new ProblemError(
      'invalid_json',
      `variants must contain designs by name, got ${quote(JSON.stringify(variants))}.`,
    );
  return {
    ...(typeof version === 'string' && { version }),
    body,
    ...(variants !== undefined && { variants: variants as Variants }),
  };
};

const parseJson = (text: string): unknown => {
  try {
    // Removes a byte order mark, which some editors write and JSON.parse rejects.
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new ProblemError('invalid_json', `The design is not JSON: ${toError(error).message}.`);
  }
};
