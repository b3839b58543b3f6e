// TypeScript types of the API, generated from the OpenAPI document.

import { buildOpenApi } from '../contract/openapi/openapi.ts';
import { EXPORT_BODY_SCHEMA, type JsonSchema } from '../contract/openapi/schema.ts';
import { OPERATIONS, type Operation } from '../contract/operations.ts';

interface Member {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly isOptional: boolean;
}

/** An exported interface. If the schema has alternatives of required properties, an intersection type. */
const interfaceText = (name: string, schema: JsonSchema): string => {
  const { anyOf: alternatives, description } = schema;
  const members = membersOf(schema);
  if (!isAlternatives(alternatives)) return declaration(name, { description, members });
  const fields = `${name}Fields`;
  const required = alternatives.map(({ required: keys }) => {
    const names = keys.map(key => `'${key}'`).join(' | ');
    return `  | Required<Pick<${fields}, ${names}>>\n`;
  });
  return `${declaration(fields, { description, members })}
/** ${name}Fields with all fields of at least one of these groups. */
export type ${name} = ${fields} & (
${required.join('')});
`;
};

const declaration = (
  name: string,
  {
    description,
    members,
    base,
  }: { description: unknown; members: readonly Member[]; base?: string | undefined },
): string => {
  const body = members.map(member => `${comment(member.description, '  ')}  ${propertyText(member)};\n`);
  const heritage = base ? ` extends ${base}` : '';
  return `${comment(String(description))}export interface ${name}${heritage} {\n${body.join('')}}\n`;
};

const isAlternatives = (keyword: unknown): keyword is readonly { readonly required: readonly string[] }[] =>
  Array.isArray(keyword);

const membersOf = ({ properties = {}, required = [] }: JsonSchema): readonly Member[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    type: typeText(schema),
    description: String(schema.description ?? ''),
    isOptional: !required.includes(name),
  }));

/** Writes the type of a schema. Throws a TypeError for keywords and types that the API does not use. */
const typeText = (schema: JsonSchema): string => {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return literal(schema.const);
  if (Array.isArray(schema.enum) && !isAddress(schema)) return schema.enum.map(literal).join(' | ');
  if (schema.type === 'array') return `readonly ${elementText(schema.items ?? {})}[]`;
  if (schema.type === 'object' && schema.properties)
    return `{ ${membersOf(schema).map(propertyText).join('; ')} }`;
  return [schema.type].flat().map(plainType).join(' | ');
};

const propertyText = ({ name, type, isOptional }: Member): string =>
  `readonly ${name}${isOptional ? '?' : ''}: ${type}${isOptional ? ' | undefined' : ''}`;

/** Whether an enum contains URLs. They start with the base URL of a server, which a type cannot contain. */
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
  if (lines.length === 0) return '';
  if (lines.length === 1) return `${indent}/** ${lines.join('')} */\n`;
  return `${indent}/**\n${lines.map(line => `${indent} * ${line}\n`).join('')}${indent} */\n`;
};

const HEADER = `// Types and paths of the API, generated from the OpenAPI document by \`npm run generate\`.
`;

export const apiTypesText = (): string => {
  const { components } = buildOpenApi({ baseUrl: 'https://favsmith.example' });
  const schemas = Object.entries(components.schemas).map(([name, schema]) => interfaceText(name, schema));
  return [HEADER, pathTable(OPERATIONS), ...schemas, QUERY, ...OPERATIONS.flatMap(parameterTypes)].join('\n');
};

const pathTable = (operations: readonly Operation[]): string => {
  const rows = operations.map(({ id, path }) => `  ${id}: '${path}',\n`);
  return `/** Canonical paths by operation. */\nexport const PATHS = {\n${rows.join('')}} as const;\n`;
};

/** Members of an export body. Operations that draw an image also accept them as parameters. */
const BODY_MEMBERS = membersOf(EXPORT_BODY_SCHEMA);

const QUERY = `/** Fields of a body as parameters of a URL, which cannot be null. */
type QueryOf<Fields> = { readonly [Name in keyof Fields]: Exclude<Fields[Name], null> };
`;

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
  const isShared = (member: Member, { name, type }: Member) =>
    name === member.name && type.replace(' | null', '') === member.type;
  const own = members.filter(member => !BODY_MEMBERS.some(other => isShared(member, other)));
  const missing = BODY_MEMBERS.filter(other => !members.some(member => isShared(member, other)));
  const isExport = missing.length < BODY_MEMBERS.length / 2;
  const omitted = missing.map(({ name }) => `'${name}'`).join(' | ');
  const fields = missing.length === 0 ? 'ExportBodyFields' : `Omit<ExportBodyFields, ${omitted}>`;
  return [
    declaration(`${id.charAt(0).toUpperCase()}${id.slice(1)}Parameters`, {
      description: `Parameters: ${summary}.`,
      members: isExport ? own : members,
      base: isExport ? `QueryOf<${fields}>` : undefined,
    }),
  ];
};
