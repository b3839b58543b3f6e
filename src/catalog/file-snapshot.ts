// Contents of a file with its identity.
import type { Stats } from 'node:fs';
import { open } from 'node:fs/promises';

export interface FileSnapshot {
  readonly bytes: Buffer;
  /** Changes when the file is written, replaced or restored. */
  readonly identity: string;
}

export const identityOf = ({ ino, size, mtimeMs, ctimeMs }: Stats): string =>
  [ino, size, mtimeMs, ctimeMs].join(' ');

/**
 * Reads a file in one operation of the thread pool, so that the main thread can load modules meanwhile. Returns
 * `undefined` if the file cannot be read or changes its length.
 */
export const readSnapshot = async (path: string): Promise<FileSnapshot | undefined> => {
  try {
    const file = await open(path);
    try {
      const stats = await file.stat();
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(stats.size), 0, stats.size, 0);
      return bytesRead === stats.size ? { bytes: buffer, identity: identityOf(stats) } : undefined;
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
};
