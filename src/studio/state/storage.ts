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

export const writeItem = (getStorage: StorageGetter, key: string, value: string): void => {
  try {
    getStorage().setItem(key, value);
  } catch {
    // Storage is disabled or full: the value lasts as long as the page.
  }
};
