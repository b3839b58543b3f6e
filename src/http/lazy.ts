// Memoized loading of a value on first use.

/** Calls `load` on the first use and shares its promise; a failed load is repeated on the next use. */
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
