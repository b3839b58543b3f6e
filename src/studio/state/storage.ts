// Access to browser storage. Takes a function, because reading `localStorage` throws if the browser disables storage.

export const readItem = (getStorage: () => Storage, key: string): string | undefined => {
  try {
    return getStorage().getItem(key) ?? undefined;
  } catch {
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
