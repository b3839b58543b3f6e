// Values that are there already are used at once: waiting for a promise costs a good part of a short answer.

/** What `use` makes of the value, at once or as soon as that is there. */
export const andThen = <Value, Result>(
  value: Value | Promise<Value>,
  use: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> => (value instanceof Promise ? value.then(use) : use(value));
