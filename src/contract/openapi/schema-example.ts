// Example values of JSON Schemas, built from the examples of their properties.
import type { JsonSchema } from './schema.ts';

/** Builds an example of a schema; `schemas` has the schemas to which it refers. */
export const exampleOf = (schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>>): unknown => {
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return exampleOf(schemas[name] as JsonSchema, schemas);
  }
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (schema.type === 'array') return [exampleOf(schema.items as JsonSchema, schemas)];
  const properties = (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>;
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, exampleOf(property, schemas)]),
  );
};
