// Narrower types for values whose type TypeScript does not know.

/** Whether a JSON value is an object. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names of the properties of an object, typed as the keys of its type. It must have no other properties. */
export const propertyNames = <Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(table) as Name[];

/** The value of a catch clause as error. */
export const toError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));

/** A text that errors of Node.js have besides their message, such as the code `ENOENT`. */
export const errorText = (thrown: unknown, name: string): string | undefined => {
  const text: unknown = isObject(thrown) ? thrown[name] : undefined;
  return typeof text === 'string' ? text : undefined;
};
