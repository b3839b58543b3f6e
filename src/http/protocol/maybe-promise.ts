// Mapping of values that may be promises.

/** Calls `use` synchronously unless the value is a promise, because awaiting slows down short responses. */
export const mapMaybePromise = <Value, Result>(
  value: Value | Promise<Value>,
  use: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> => (value instanceof Promise ? value.then(use) : use(value));
