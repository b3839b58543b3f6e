// Type guards and conversions for values of unknown type.

/** Whether a JSON value is an object: neither null nor an array. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The property names of `table`, typed as its keys. `table` must have no properties beyond its type. */
export const propertyNames = <Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(table) as Name[];

export const toError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));

/** A property of a Node.js error, such as `code` (`ENOENT`). Undefined if the property is not a string. */
export const errorText = (thrown: unknown, name: string): string | undefined => {
  const text: unknown = isObject(thrown) ? thrown[name] : undefined;
  return typeof text === 'string' ? text : undefined;
};
