// Memoization of functions of immutable objects.

/** Returns `compute` with a cache that holds each result as long as its argument exists. */
export const memoized = <Key extends object, Result>(
  compute: (key: Key) => Result,
): ((key: Key) => Result) => {
  const results = new WeakMap<Key, { readonly result: Result }>();
  return key => {
    const known = results.get(key);
    if (known) return known.result;
    const result = compute(key);
    results.set(key, { result });
    return result;
  };
};
