// Type guards and conversions for values of unknown type.

/** Whether a JSON value is an object: neither null nor an array. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names of the properties of `table`, typed as the keys of its type. `table` must have no other properties. */
export const propertyNames = <Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(table) as Name[];

export const toError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));

/** A text property of a Node.js error, such as `code` (`ENOENT`); undefined if the error has no such text. */
export const errorText = (thrown: unknown, name: string): string | undefined => {
  const text: unknown = isObject(thrown) ? thrown[name] : undefined;
  return typeof text === 'string' ? text : undefined;
};
