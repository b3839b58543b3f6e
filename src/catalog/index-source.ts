// The artefact in use: opened at start if it is good, opened again whenever a good one takes its place.
import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type Artefact, readArtefact } from './artefact.ts';

/** A source of the open index, whatever `open` makes of an artefact. */
export interface IndexSource<Index> {
  /** The index of the last good artefact, or undefined as long as there has been none. */
  current(): Index | undefined;
  /** Why the file at the path is not in use; undefined if it is. */
  problem(): Error | undefined;
  close(): void;
}

export interface IndexSourceOptions<Index> {
  readonly path: string;
  readonly open: (artefact: Artefact) => Index;
  readonly pollMilliseconds?: number;
  /** Called after every attempt to open a file, with the problem if it failed. */
  readonly onAttempt?: (problem: Error | undefined) => void;
}

/**
 * Opens the artefact at `path` and watches that path. A missing, cut off, damaged or foreign file is never an error
 * here: an index that is open stays in use, and a good file is taken up within about a second of its appearance.
 */
export const createIndexSource = <Index>({
  path,
  open,
  pollMilliseconds = 1000,
  onAttempt = () => {},
}: IndexSourceOptions<Index>): IndexSource<Index> => {
  let index: Index | undefined;
  let problem: Error | undefined;
  let seen: string | undefined;

  const attempt = (identity: string): void => {
    seen = identity;
    try {
      index = open(readArtefact(path));
      problem = undefined;
    } catch (error) {
      // Whatever is wrong with the file, the remedy is another file: keep what is open and wait for it.
      problem = error instanceof Error ? error : new Error(String(error));
    }
    onAttempt(problem);
  };

  const poll = async (): Promise<void> => {
    const identity = identify(await stat(path).catch(() => undefined));
    if (identity !== seen) attempt(identity);
  };

  attempt(identify(statSync(path, { throwIfNoEntry: false })));
  const timer = setInterval(poll, pollMilliseconds).unref();
  return { current: () => index, problem: () => problem, close: () => clearInterval(timer) };
};

interface FileStatus {
  readonly ino: number;
  readonly size: number;
  readonly mtimeMs: number;
  readonly ctimeMs: number;
}

/** Differs whenever the file was written, replaced, removed or put back. */
const identify = (status: FileStatus | undefined): string =>
  status ? [status.ino, status.size, status.mtimeMs, status.ctimeMs].join(' ') : 'none';
