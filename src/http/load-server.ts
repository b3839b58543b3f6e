// Start of the server from the bundle, or from the compiled modules if there is no bundle.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSnapshot } from '../catalog/file-snapshot.ts';
import type { Settings } from './server.ts';

/**
 * Runs the server with the `dist` and `data` folders of `root`; ends the process if it cannot start. Reads the catalog
 * file while the modules load. (Decision 067)
 */
export const runServer = async (root: string, settings: Settings = {}): Promise<void> => {
  const catalogFile = catalogFileOf(root);
  const snapshot = readSnapshot(catalogFile);
  const server = await loadServer();
  await server.runServer({ root, catalogFile, snapshot: await snapshot, settings });
};

/** Opens a catalog file as a server of `root` would. Prints the result and returns the exit code. */
export const checkCatalog = async (root: string, file = catalogFileOf(root)): Promise<number> =>
  (await loadServer()).checkCatalog(file);

const catalogFileOf = (root: string): string => join(root, 'data', 'catalog.bin');

/** From `dist/`, where the bundle starts in half the time. */
const loadServer = async (): Promise<typeof import('./server.ts')> => {
  const bundle = new URL('../bundle/server.js', import.meta.url);
  return existsSync(bundle) ? import(bundle.href) : import('./server.ts');
};
