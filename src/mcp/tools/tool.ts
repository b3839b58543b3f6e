// Types of the tools and their results.
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { FieldTable } from '../../contract/export/field.ts';
import { fieldSchema } from '../../contract/openapi/field-schema.ts';
import type { JsonSchema } from '../../contract/openapi/schema.ts';
import type { Backend } from '../backend.ts';

export type Arguments = Readonly<Record<string, unknown>>;
export type Content = CallToolResult['content'][number];

/** A tool. The contract parses its arguments, with the validation of the API. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly run: (args: Arguments, backend: Backend) => Promise<readonly Content[]>;
}

/** Field schemas without examples, to save tokens. */
export const fieldProperties = (table: FieldTable): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    Object.entries(table).map(([name, field]) => {
      const { examples: _, ...schema } = fieldSchema(field);
      return [name, schema];
    }),
  );

export const text = (value: string): Content => ({ type: 'text', text: value });

export const image = ({ bytes, mediaType }: { bytes: Uint8Array; mediaType: string }): Content => ({
  type: 'image',
  data: base64(bytes),
  mimeType: mediaType,
});

export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
