// Start of the server from the bundle, or from the compiled modules if there is no bundle.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { catalogFileOf, readSnapshot } from '../catalog/catalog-file.ts';
import type { Settings } from './server.ts';

export { packageFolder } from './package-files.ts';

/** Runs the server. Reads the catalog file while the modules load. (Decision 063) */
export const startServer = async (root: string, settings: Settings = {}): Promise<void> => {
  const catalogFile = catalogFileOf(join(root, 'data'));
  const snapshot = readSnapshot(catalogFile);
  const server = await loadServer();
  await server.runServer({ root, catalogFile, snapshot: await snapshot, settings });
};

export const verifyCatalog = async (
  root: string,
  file = catalogFileOf(join(root, 'data')),
): Promise<number> => (await loadServer()).checkCatalog(file);

/** Loads the bundle in `dist/`, because it starts in half the time of the modules. */
const loadServer = async (): Promise<typeof import('./server.ts')> =>
  (await importBundle('server')) ?? import('./server.ts');

/** Imports a bundle of `dist/` with its npm packages; undefined if there is none. */
export const importBundle = async (name: 'server' | 'mcp') => {
  const bundle = new URL(`../bundle/${name}.js`, import.meta.url);
  return existsSync(bundle) ? import(bundle.href) : undefined;
};
