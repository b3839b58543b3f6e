// Memoization of functions of immutable objects.

/** An object that holds the results of memoized functions. A copy of it needs its own `results`. */
export interface Memoizing {
  readonly results: Map<unknown, unknown>;
}

/**
 * Returns `compute` with a cache in its argument. A WeakMap of a module would be in V8's old generation, where entries
 * survive collections of the young generation if their results refer to their keys.
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
