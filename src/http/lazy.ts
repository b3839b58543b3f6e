// Lazy loading of a value.

/** Returns a function that calls `load` once and shares its promise. After a failure, the next call loads again. */
export const lazy = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch(error => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
};
