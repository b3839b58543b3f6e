// Reads and writes browser storage. Never throws, although getting a disabled storage does.

export const readItem = (getStorage: () => Storage, key: string): string | undefined => {
  try {
    return getStorage().getItem(key) ?? undefined;
  } catch {
    // Storage is disabled.
    return undefined;
  }
};

/** Stores a value. Returns false if storage is disabled or full. */
export const writeItem = (getStorage: () => Storage, key: string, value: string): boolean => {
  try {
    getStorage().setItem(key, value);
    return true;
  } catch {
    return false;
  }
};
