// Catalog watcher: reopens the catalog file when it changes. (Decision 010)
import { statSync } from 'node:fs';
import { toError } from '../model/unknown-value.ts';
import {
  type CatalogFile,
  decodeCatalogFile,
  type FileSnapshot,
  identityOf,
  readCatalogFile,
} from './catalog-file.ts';

export interface WatchOptions<Index> {
  readonly path: string;
  readonly open: (catalogFile: CatalogFile) => Index;
  /** The file as read in advance, used only if it has not changed since. */
  readonly snapshot?: FileSnapshot | undefined;
  readonly pollMilliseconds?: number;
}

/** Opens the file at `path`, and again when it changes. An invalid file leaves the last index in use. */
export const watchCatalogFile = <Index>({
  path,
  open,
  snapshot,
  pollMilliseconds = 1000,
}: WatchOptions<Index>) => {
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
      problem = toError(error);
    }
    // Reports a repeated problem once: a file that is being copied is truncated at every poll.
    if (problem?.message !== former) report(problem);
  };

  if (snapshot?.identity === identify(path))
    openFile(snapshot.identity, () => decodeCatalogFile(snapshot.bytes));
  poll();
  const timer = setInterval(poll, pollMilliseconds).unref();
  return {
    /** The index of the last valid file, or undefined if no valid file has been read. */
    current: () => index,
    problem: () => problem,
    /** Opens the current file immediately, even if its metadata is unchanged. */
    reload: () => openFile(identify(path)),
    /** Calls `listener` with an error when a file cannot be opened, and with `undefined` when a valid file replaces it. */
    onProblem: (listener: typeof report) => {
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
