// Builders for JSON Schema (2020-12).

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

export const stringSchema = (description: string, example: string): JsonSchema => ({
  type: 'string',
  description,
  examples: [example],
});

export const numberSchema = (description: string, example: number): JsonSchema => ({
  type: 'number',
  minimum: 0,
  description,
  examples: [example],
});

export const countSchema = (description: string, example: number): JsonSchema => ({
  type: 'integer',
  minimum: 0,
  description,
  examples: [example],
});

export const uriSchema = (description: string, example: string): JsonSchema => ({
  ...stringSchema(description, example),
  format: 'uri',
});

export const listSchema = (items: JsonSchema, description: string): JsonSchema => ({
  type: 'array',
  items,
  description,
});

/** Reference to a schema of the document. */
export const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Schema of an object with exactly these properties; all are required except those in `optional`. */
export const objectSchema = (
  description: string,
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  description,
  required: Object.keys(properties).filter(name => !optional.includes(name)),
  properties,
  additionalProperties: false,
});

/** Builds an example of a schema; `schemas` has the schemas to which it refers. */
export const exampleOf = (schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>>): unknown => {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return exampleOf(schemas[name] ?? {}, schemas);
  }
  if (schema.examples) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return [exampleOf(schema.items ?? {}, schemas)];
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [name, exampleOf(property, schemas)]),
  );
};
