// Folders and servers of tests, removed at the end.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** Calls `cleanUp` after the current test, or after the tests of the file if none is running. */
export const atEnd = (cleanUp: () => unknown): void => {
  const end = async () => {
    await cleanUp();
  };
  try {
    onTestFinished(end);
  } catch {
    afterAll(end);
  }
};

/** Creates an empty folder, which is removed at the end. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'favsmith-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
};

/** Creates a folder with these files, by path. */
export const folderWith = (
  files: Readonly<Record<string, string | Uint8Array>>,
  encoding: BufferEncoding = 'utf8',
): string => {
  const folder = temporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content, encoding);
  }
  return folder;
};

/** The files below a folder, as texts in Latin-1, by path. */
export const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .map(path => [path.slice(folder.length + 1), readFileSync(path, 'latin1')]),
  );

/** Starts a server. Returns its URL without a path. */
export const serve = async (listener: RequestListener, host = '127.0.0.1'): Promise<string> => {
  const server = createServer(listener);
  await new Promise<void>(resolve => server.listen(0, host, resolve));
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://${host}:${(server.address() as AddressInfo).port}`;
};
