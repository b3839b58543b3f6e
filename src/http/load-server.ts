// Start of the server from the bundle, or from the compiled modules if there is no bundle.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { catalogFileOf, readSnapshot } from '../catalog/catalog-file.ts';
import type { Settings } from './server.ts';

/**
 * Runs the server with the `dist` and `data` folders of `root`; ends the process if it cannot start. Reads the catalog
 * file while the modules load. (Decision 067)
 */
export const startServer = async (root: string, settings: Settings = {}): Promise<void> => {
  const catalogFile = catalogFileOf(join(root, 'data'));
  const snapshot = readSnapshot(catalogFile);
  const server = await loadServer();
  await server.runServer({ root, catalogFile, snapshot: await snapshot, settings });
};

/** Opens a catalog file as a server of `root` would. Prints the result and returns the exit code. */
export const verifyCatalog = async (
  root: string,
  file = catalogFileOf(join(root, 'data')),
): Promise<number> => (await loadServer()).checkCatalog(file);

/** Prefers the bundle in `dist/`, which starts in half the time. */
const loadServer = async (): Promise<typeof import('./server.ts')> =>
  (await importBundle('server')) ?? import('./server.ts');

/** A bundle of `dist/`, undefined if there is none. The npm package installs no packages that only bundles need. */
export const importBundle = async (name: 'server' | 'mcp') => {
  const bundle = new URL(`../bundle/${name}.js`, import.meta.url);
  return existsSync(bundle) ? import(bundle.href) : undefined;
};
