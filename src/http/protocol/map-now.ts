// Synchronous use of values that are perhaps promises.

/** Applies `use` at once unless the value is a promise: awaiting costs a good part of a short response. */
export const mapNow = <Value, Result>(
  value: Value | Promise<Value>,
  use: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> => (value instanceof Promise ? value.then(use) : use(value));
