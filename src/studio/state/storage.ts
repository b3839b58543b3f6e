// Access to browser storage that never throws.

/** Returns a storage of the window; the access itself throws if storage is disabled. */
export type StorageGetter = () => Storage;

export const readItem = (getStorage: StorageGetter, key: string): string | undefined => {
  try {
    return getStorage().getItem(key) ?? undefined;
  } catch {
    // Storage is disabled.
    return undefined;
  }
};

/** Returns false if the storage is disabled or full: then the value lasts only as long as the page. */
export const writeItem = (getStorage: StorageGetter, key: string, value: string): boolean => {
  try {
    getStorage().setItem(key, value);
    return true;
  } catch {
    return false;
  }
};
