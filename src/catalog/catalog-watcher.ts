// Catalog watcher: reopens the catalog file when it changes. (Decision 013)
import { statSync } from 'node:fs';
import { type CatalogFile, readCatalogFile } from './catalog-file.ts';

/** Access to the index opened from a watched catalog file; `Index` is the return type of `WatchOptions.open`. */
export interface CatalogWatcher<Index> {
  /** The index of the last valid file; undefined until a valid file has been read. */
  current(): Index | undefined;
  /** The error that the current file caused; undefined if the current file is in use. */
  problem(): Error | undefined;
  /** Opens the current file immediately, even if its metadata is unchanged. */
  reload(): void;
  close(): void;
}

export interface WatchOptions<Index> {
  readonly path: string;
  readonly open: (catalogFile: CatalogFile) => Index;
  readonly pollMilliseconds?: number;
}

/**
 * Opens the file at `path` and polls the path for changes. If the file is missing or invalid, the last valid index
 * stays in use until a poll finds a valid file.
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
    if (identity !== openedIdentity) openFile(identity);
  };
  const openFile = (identity: string): void => {
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
  return {
    current: () => index,
    problem: () => problem,
    reload: () => openFile(identify(path)),
    close: () => clearInterval(timer),
  };
};

/** File identity from its metadata; changes when the file is written, replaced, removed or restored. */
const identify = (path: string): string => {
  try {
    const { ino, size, mtimeMs, ctimeMs } = statSync(path);
    return [ino, size, mtimeMs, ctimeMs].join(' ');
  } catch {
    return 'missing or unreadable';
  }
};
