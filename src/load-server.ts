// Start of the server from the bundle, or from the compiled modules if there is no bundle.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSnapshot } from './catalog/file-snapshot.ts';
import type { Settings } from './server.ts';

/**
 * Runs the server with the `dist` and `data` folders of `root`; ends the process if it cannot start. Reads the catalog
 * file while the modules load. (Decision 067)
 */
export const runServer = async (root: string, settings: Settings = {}): Promise<void> => {
  const catalogFile = join(root, 'data', 'catalog.bin');
  const snapshot = readSnapshot(catalogFile);
  const server = await loadServer();
  await server.runServer({ root, catalogFile, snapshot: await snapshot, settings });
};

/** From `dist/`, where the bundle starts in half the time. */
const loadServer = async (): Promise<typeof import('./server.ts')> => {
  const bundle = new URL('bundle/server.js', import.meta.url);
  return existsSync(bundle) ? import(bundle.href) : import('./server.ts');
};
