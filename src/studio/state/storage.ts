// Reads and writes browser storage. Never throws.

/** Returns a storage of the window. May throw if storage is disabled. */
export type StorageGetter = () => Storage;

export const readItem = (getStorage: StorageGetter, key: string): string | undefined => {
  try {
    return getStorage().getItem(key) ?? undefined;
  } catch {
    // Storage is disabled.
    return undefined;
  }
};

/** Stores a value. Returns false if storage is disabled or full. */
export const writeItem = (getStorage: StorageGetter, key: string, value: string): boolean => {
  try {
    getStorage().setItem(key, value);
    return true;
  } catch {
    return false;
  }
};
