// Loader of the server: the bundle, or the compiled modules if there is no bundle.
import { existsSync } from 'node:fs';

/** From `dist/`, where the bundle starts in half the time. (Decision 067) */
export const loadServer = async (): Promise<typeof import('./server.ts')> => {
  const bundle = new URL('bundle/server.js', import.meta.url);
  return existsSync(bundle) ? import(bundle.href) : import('./server.ts');
};
