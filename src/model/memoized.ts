// Memoization of functions whose arguments are immutable objects.

/** An object that stores the results of memoized functions. A modified copy needs a new `results` map. */
export interface Memoizing {
  readonly results: Map<unknown, unknown>;
}

/**
 * Returns a function that calls `compute` once per argument and stores the result in the argument. A WeakMap would live
 * in V8's old generation: a result that refers to its key would keep both alive until a full collection.
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

/** Returns a function that calls `compute` once and then always returns that result. */
export const once = <T>(compute: () => T): (() => T) => {
  let result: { readonly value: T } | undefined;
  return () => {
    result ??= { value: compute() };
    return result.value;
  };
};

/** Returns a function that calls `compute` once per key. The results live as long as the function. */
export const memoizedByKey = <Key, Result>(compute: (key: Key) => Result): ((key: Key) => Result) => {
  const results = new Map<Key, { readonly value: Result }>();
  return key => {
    const result = results.get(key) ?? { value: compute(key) };
    results.set(key, result);
    return result.value;
  };
};
