// Types of MCP tools and of their backend: the embedded engine or an HTTP server.
import type { CallToolResult } from '@modelcontextprotocol/server';
import { ICON_NAME_FORM, parseIconName } from '../../../contract/export/export-request.ts';
import type { FieldTable } from '../../../contract/export/field.ts';
import { fieldSchema, type JsonSchema } from '../../../contract/openapi/schema.ts';
import { ProblemError, quote } from '../../../contract/problems.ts';
import type { Engine } from '../../../service/embedded-engine.ts';

export type Arguments = Readonly<Record<string, unknown>>;
export type Content = CallToolResult['content'][number];

/** An MCP tool. Schemas validate `properties`, parsers of the API validate `fields`. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly fields?: FieldTable;
  readonly required?: readonly string[];
  readonly run: (args: Arguments, backend: Backend) => Promise<readonly Content[]>;
}

/** JSON Schema of the arguments. Omits examples to save tokens. */
export const argumentSchema = ({ properties, fields = {}, required = [] }: Tool): JsonSchema => ({
  type: 'object',
  properties: {
    ...properties,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const { examples: _, ...schema } = fieldSchema(field);
        return [name, schema];
      }),
    ),
  },
  required,
  additionalProperties: false,
});

/** The argument `icon`, an alternative to library, name and style. */
export const ICON_ARGUMENT: JsonSchema = {
  type: 'string',
  description: 'Icon as library/name or library/name/style, instead of library, name and style.',
};

/** Validates the arguments. Converts `icon` to library, name and style. Throws a ProblemError. */
export const readArguments = (tool: Tool, given: unknown = {}): Arguments => {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw invalid(`The arguments must be an object, got ${quote(given)}.`);
  const { properties = {} } = argumentSchema(tool);
  const args: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    // Models mistake the parameter `q` of the API for the argument of the tool.
    const known = name === 'q' && 'query' in properties ? 'query' : name;
    if (!Object.hasOwn(properties, known))
      throw invalid(
        `${tool.name} has no argument ${quote(name)}. Its arguments are ${Object.keys(properties).join(', ')}.`,
      );
    args[known] = value;
  }
  for (const [name, schema] of Object.entries(properties)) checkValue(tool, name, schema, args[name]);
  const { icon, ...rest } = args;
  if (icon === undefined) return rest;
  const parsed = parseIconName(String(icon));
  if (!parsed) throw invalid(`icon must be ${ICON_NAME_FORM}, got ${quote(icon)}.`);
  return { ...rest, ...parsed };
};

const invalid = (detail: string): ProblemError => new ProblemError('invalid_json', detail);

const checkValue = ({ fields, required }: Tool, name: string, schema: JsonSchema, value: unknown): void => {
  if (value === undefined && !required?.includes(name)) return;
  // The contract rounds fractions, but the schema does not allow them. The code below rejects them.
  const isFraction = schema.type === 'integer' && typeof value === 'number' && !Number.isInteger(value);
  if (fields && Object.hasOwn(fields, name) && !isFraction) return;
  const expected = EXPECTED[String(schema.type)];
  const isValid = expected?.accepts(value) && (!schema.enum || schema.enum.includes(value));
  if (isValid) return;
  const choices = schema.enum ? `one of ${schema.enum.join(', ')}` : expected?.name;
  throw invalid(`${name} must be ${choices}, got ${quote(value)}.`);
};

const EXPECTED: Readonly<Record<string, { name: string; accepts(value: unknown): boolean }>> = {
  string: { name: 'a string', accepts: value => typeof value === 'string' },
  boolean: { name: 'true or false', accepts: value => typeof value === 'boolean' },
  integer: { name: 'a whole number', accepts: value => Number.isInteger(value) },
};

export const text = (value: string): Content => ({ type: 'text', text: value });

export const image = ({ bytes, mediaType }: { bytes: Uint8Array; mediaType: string }): Content => ({
  type: 'image',
  data: base64(bytes),
  mimeType: mediaType,
});

export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** The engine operations that tools call. They run in this process. On a server, they count against its quotas. */
export type Backend = Pick<
  Engine,
  'search' | 'findIdeas' | 'getIcon' | 'listLibraries' | 'contactSheet' | 'preview' | 'exportPackage'
>;
