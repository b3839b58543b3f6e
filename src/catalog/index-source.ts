// The catalog file in use: opened at start if it is good, opened again whenever a good one takes its place.
import { statSync } from 'node:fs';
import { type CatalogFile, readCatalogFile } from './catalog-file.ts';

/** A source of the open index, whatever `open` makes of a catalog file. */
export interface IndexSource<Index> {
  /** The index of the last good catalog file, or undefined as long as there has been none. */
  current(): Index | undefined;
  /** Why the file at the path is not in use; undefined if it is. */
  problem(): Error | undefined;
  close(): void;
}

export interface IndexSourceOptions<Index> {
  readonly path: string;
  readonly open: (catalogFile: CatalogFile) => Index;
  readonly pollMilliseconds?: number;
}

/**
 * Opens the catalog file at `path` and watches that path. A missing, cut off, damaged or foreign file is never an error
 * here: an index that is open stays in use, and a good file is taken up within about a second of its appearance.
 */
export const createIndexSource = <Index>({
  path,
  open,
  pollMilliseconds = 1000,
}: IndexSourceOptions<Index>): IndexSource<Index> => {
  let index: Index | undefined;
  let problem: Error | undefined;
  let seen: string | undefined;

  const look = (): void => {
    const identity = identify(path);
    if (identity === seen) return;
    seen = identity;
    try {
      index = open(readCatalogFile(path));
      problem = undefined;
    } catch (error) {
      // Whatever is wrong with the file, the remedy is another file: keep what is open and wait for it.
      problem = error instanceof Error ? error : new Error(String(error));
    }
  };

  look();
  const timer = setInterval(look, pollMilliseconds).unref();
  return { current: () => index, problem: () => problem, close: () => clearInterval(timer) };
};

/** Differs whenever the file was written, replaced, removed or put back. */
const identify = (path: string): string => {
  try {
    const { ino, size, mtimeMs, ctimeMs } = statSync(path);
    return [ino, size, mtimeMs, ctimeMs].join(' ');
  } catch {
    // There is no such file, or none that we may look at.
    return 'none';
  }
};
