// Catalog watcher: reopens the catalog file when it changes. (Decision 010)
import { statSync } from 'node:fs';
import {
  type CatalogFile,
  decodeCatalogFile,
  type FileSnapshot,
  identityOf,
  readCatalogFile,
} from './catalog-file.ts';

/** Access to the index of a watched catalog file. `Index` is the type that `WatchOptions.open` returns. */
export interface CatalogWatcher<Index> {
  /** The index of the last valid file, or undefined if no valid file has been read. */
  current(): Index | undefined;
  problem(): Error | undefined;
  /** Opens the current file immediately, even if its metadata is unchanged. */
  reload(): void;
  /** Calls `listener` with an error when a file cannot be opened, and with `undefined` when a valid file replaces it. */
  onProblem(listener: (problem: Error | undefined) => void): void;
  close(): void;
}

export interface WatchOptions<Index> {
  readonly path: string;
  readonly open: (catalogFile: CatalogFile) => Index;
  /** File contents that were read in advance. They are used only if the file is still the same. */
  readonly snapshot?: FileSnapshot | undefined;
  readonly pollMilliseconds?: number;
}

/** Polls `path` for changes. The last valid index stays in use until a poll finds another valid file. */
export const watchCatalogFile = <Index>({
  path,
  open,
  snapshot,
  pollMilliseconds = 1000,
}: WatchOptions<Index>): CatalogWatcher<Index> => {
  let index: Index | undefined;
  let problem: Error | undefined;
  let report: (problem: Error | undefined) => void = () => {};
  let openedIdentity: string | undefined;

  const poll = (): void => {
    const identity = identify(path);
    if (identity !== openedIdentity) openFile(identity);
  };
  const openFile = (identity: string, read = () => readCatalogFile(path)): void => {
    openedIdentity = identity;
    const former = problem?.message;
    try {
      index = open(read());
      problem = undefined;
    } catch (error) {
      problem = error instanceof Error ? error : new Error(String(error));
    }
    // Reports a repeated problem once: a file that is being copied is truncated at every poll.
    if (problem?.message !== former) report(problem);
  };

  if (snapshot?.identity === identify(path))
    openFile(snapshot.identity, () => decodeCatalogFile(snapshot.bytes));
  poll();
  const timer = setInterval(poll, pollMilliseconds).unref();
  return {
    current: () => index,
    problem: () => problem,
    reload: () => openFile(identify(path)),
    onProblem: listener => {
      report = listener;
    },
    close: () => clearInterval(timer),
  };
};

const identify = (path: string): string => {
  try {
    return identityOf(statSync(path));
  } catch {
    return 'missing or unreadable';
  }
};
