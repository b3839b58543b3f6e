// TypeScript types of the API, generated from the OpenAPI document.
import { buildOpenApi } from '../contract/openapi/openapi.ts';
import type { JsonSchema } from '../contract/openapi/schema.ts';
import { OPERATIONS, type Operation } from '../contract/operations.ts';

/** Property of an interface. */
interface Member {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly isOptional: boolean;
}

/** Writes an exported interface, or an intersection if the schema has alternatives of required properties. */
const interfaceText = (name: string, schema: JsonSchema, members = membersOf(schema)): string => {
  const body = members.map(
    ({ name: property, type, description, isOptional }) =>
      `${comment(description, '  ')}  readonly ${property}${isOptional ? '?' : ''}: ${type}${isOptional ? ' | undefined' : ''};\n`,
  );
  const alternatives = schema.anyOf as readonly { readonly required: readonly string[] }[] | undefined;
  const text = (own: string) =>
    `${comment(String(schema.description))}export interface ${own} {\n${body.join('')}}\n`;
  if (!alternatives) return text(name);
  const fields = `${name}Fields`;
  const required = alternatives.map(({ required: keys }) => {
    const names = keys.map(key => `'${key}'`).join(' | ');
    return `  | Required<Pick<${fields}, ${names}>>\n`;
  });
  return `${text(fields)}
/** ${name}Fields with the fields that one of the alternatives requires. */
export type ${name} = ${fields} & (
${required.join('')});
`;
};

const membersOf = ({ properties = {}, required = [] }: JsonSchema): readonly Member[] =>
  Object.entries(properties as Readonly<Record<string, JsonSchema>>).map(([name, schema]) => ({
    name,
    type: typeText(schema),
    description: String(schema.description ?? ''),
    isOptional: !(required as readonly string[]).includes(name),
  }));

/** Writes the type of a schema. Throws a TypeError for a keyword or type that the API does not use yet. */
const typeText = (schema: JsonSchema): string => {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return literal(schema.const);
  if (Array.isArray(schema.enum) && !isAddress(schema)) return schema.enum.map(literal).join(' | ');
  if (schema.type === 'array') return `readonly ${elementText(schema.items as JsonSchema)}[]`;
  return [schema.type].flat().map(plainType).join(' | ');
};

/** Addresses in an enum contain the base URL of the server, which a type cannot know. */
const isAddress = ({ format }: JsonSchema): boolean => format === 'uri';

const elementText = (items: JsonSchema): string => {
  const text = typeText(items);
  return text.includes(' ') ? `(${text})` : text;
};

const PLAIN_TYPES: ReadonlyMap<unknown, string> = new Map([
  ['string', 'string'],
  ['integer', 'number'],
  ['number', 'number'],
  ['boolean', 'boolean'],
  ['null', 'null'],
  ['object', 'Readonly<Record<string, unknown>>'],
]);

const plainType = (type: unknown): string => {
  const text = PLAIN_TYPES.get(type);
  if (text === undefined) throw new TypeError(`no TypeScript type for the schema type ${String(type)}`);
  return text;
};

const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replace(/['\\]/g, '\\$&')}'` : String(value);

const comment = (text: string, indent = ''): string => {
  const lines = text.replaceAll('*/', '*\\/').match(/\S.{0,104}(?=\s|$)/g) ?? [];
  if (lines.length <= 1) return `${indent}/** ${lines.join('')} */\n`;
  return `${indent}/**\n${lines.map(line => `${indent} * ${line}\n`).join('')}${indent} */\n`;
};

const HEADER = `// Types and paths of the API, generated from the OpenAPI document by \`npm run generate\`.
`;

/** Text of src/client/api-types.ts. */
export const apiTypesText = (): string => {
  const { components } = buildOpenApi({ baseUrl: 'https://favsmith.example' });
  const schemas = Object.entries(components.schemas).map(([name, schema]) => interfaceText(name, schema));
  return [HEADER, pathTable(OPERATIONS), ...schemas, ...OPERATIONS.flatMap(parameterTypes)].join('\n');
};

const pathTable = (operations: readonly Operation[]): string => {
  const rows = operations.map(({ id, path }) => `  ${id}: '${path}',\n`);
  return `/** Canonical paths by operation. */\nexport const PATHS = {\n${rows.join('')}} as const;\n`;
};

const parameterTypes = ({ id, parameters, summary }: Operation): readonly string[] => {
  if (parameters.length === 0) return [];
  const members = parameters.map(
    ({ name, schema, description, in: place }): Member => ({
      name,
      type: typeText(schema),
      description,
      isOptional: place !== 'path',
    }),
  );
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}Parameters`;
  return [interfaceText(name, { description: `Parameters: ${summary}.` }, members)];
};
