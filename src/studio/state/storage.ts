// What the browser keeps for this page. It may be forbidden, full or empty: nothing may depend on it.

/** A storage of the window; asking for it throws where it is forbidden. */
export type AskStorage = () => Storage;

export const readItem = (ask: AskStorage, key: string): string | undefined => {
  try {
    return ask().getItem(key) ?? undefined;
  } catch {
    // Forbidden: as if nothing were there.
    return undefined;
  }
};

export const writeItem = (ask: AskStorage, key: string, value: string): void => {
  try {
    ask().setItem(key, value);
  } catch {
    // Forbidden or full: it is remembered as long as the page lives.
  }
};
