// Memoization of functions of immutable objects.

/** An object that holds the results of memoized functions. A copy with other properties needs its own `results`. */
export interface Memoizing {
  readonly results: Map<unknown, unknown>;
}

/**
 * Returns a function that calls `compute` once per argument and stores the result in the argument. A WeakMap in this
 * module would live in V8's old generation. If a result refers to its key, both would survive until a full collection.
 */
export const memoized = <Key extends Memoizing, Result>(
  compute: (key: Key) => Result,
): ((key: Key) => Result) => {
  return key => {
    const known = key.results.get(compute) as { readonly result: Result } | undefined;
    if (known) return known.result;
    const result = compute(key);
    key.results.set(compute, { result });
    return result;
  };
};

/** Returns a function that calls `compute` at its first call and then returns the same result. */
export const once = <T>(compute: () => T): (() => T) => {
  let result: { readonly value: T } | undefined;
  return () => {
    result ??= { value: compute() };
    return result.value;
  };
};
