// Starts the server from the bundle or, if there is none, from the compiled modules.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { catalogFileOf, readSnapshot } from '../catalog/catalog-file.ts';
import type { Settings } from './server.ts';

export { packageFolder } from './package-files.ts';

/** Runs the server. Reads the catalog file while modules load. (Decision 063) */
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

/** Loads the bundle in `dist/`, which starts in half the time. */
const loadServer = async (): Promise<typeof import('./server.ts')> =>
  (await importBundle('server')) ?? import('./server.ts');

/** Imports a bundle in `dist/`, which includes npm packages. Undefined if it does not exist. */
export const importBundle = async (name: 'server' | 'mcp') => {
  const bundle = new URL(`../bundle/${name}.js`, import.meta.url);
  return existsSync(bundle) ? import(bundle.href) : undefined;
};
