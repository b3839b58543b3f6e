// Catalog watcher: reopens the catalog file when it changes. (Decision 013)
import { statSync } from 'node:fs';
import { type CatalogFile, readCatalogFile } from './catalog-file.ts';

/** The open index of a watched file; `Index` is what `open` returns for a catalog file. */
export interface CatalogWatcher<Index> {
  /** The index of the last valid file; undefined until there is one. */
  current(): Index | undefined;
  /** Why the present file is not in use; undefined if it is. */
  problem(): Error | undefined;
  close(): void;
}

export interface WatchOptions<Index> {
  readonly path: string;
  readonly open: (catalogFile: CatalogFile) => Index;
  readonly pollMilliseconds?: number;
}

/**
 * Opens the file at `path` and polls that path. An invalid or missing file is not an error: the last valid index stays
 * in use, and a valid file replaces it within a second.
 */
export const watchCatalogFile = <Index>({
  path,
  open,
  pollMilliseconds = 1000,
}: WatchOptions<Index>): CatalogWatcher<Index> => {
  let index: Index | undefined;
  let problem: Error | undefined;
  let openedIdentity: string | undefined;

  const poll = (): void => {
    const identity = identify(path);
    if (identity === openedIdentity) return;
    openedIdentity = identity;
    try {
      index = open(readCatalogFile(path));
      problem = undefined;
    } catch (error) {
      problem = error instanceof Error ? error : new Error(String(error));
    }
  };

  poll();
  const timer = setInterval(poll, pollMilliseconds).unref();
  return { current: () => index, problem: () => problem, close: () => clearInterval(timer) };
};

/** Changes when the file is written, replaced, removed or restored. */
const identify = (path: string): string => {
  try {
    const { ino, size, mtimeMs, ctimeMs } = statSync(path);
    return [ino, size, mtimeMs, ctimeMs].join(' ');
  } catch {
    return 'missing or unreadable';
  }
};
