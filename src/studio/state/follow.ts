// The result of a promise, unless a later one replaces it.

/** Calls `use` with the result of `promise`, unless the returned function is called first. Ignores failures. */
export const follow = <T>(promise: Promise<T>, use: (result: T) => void): (() => void) => {
  let isCurrent = true;
  promise.then(
    result => {
      if (isCurrent) use(result);
    },
    () => undefined,
  );
  return () => {
    isCurrent = false;
  };
};
