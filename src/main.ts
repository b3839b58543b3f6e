// The server: reads the environment, wires the services, listens, says so, and drains when it is told to stop.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openCatalog } from './catalog/catalog.ts';
import { createIndexSource } from './catalog/index-source.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createApp } from './http/app.ts';
import { drain } from './http/protocol/drain.ts';
import { lazyExport } from './lazy-export.ts';
import { openSearch } from './search/search.ts';

const root = join(import.meta.dirname, '..');
const studioRoot = join(root, 'dist', 'studio');

const main = async (): Promise<void> => {
  const config = readConfig();
  const source = createIndexSource({
    path: join(root, 'data', 'catalog.bin'),
    open: catalogFile => {
      const catalog = openCatalog(catalogFile);
      return { catalog, search: openSearch(catalog, catalogFile) };
    },
  });
  const { close, ...drawing } = lazyExport(join(root, 'data', 'fonts'));
  const services = {
    index: source.current,
    ...drawing,
    ...(existsSync(join(studioRoot, 'index.html')) && { studioRoot }),
  };
  const app = createApp(services, config);
  app.addHook('onClose', async () => {
    source.close();
    await close();
  });
  await app.listen({ port: config.port, host: config.host });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => drain(app));
  const problem = source.problem();
  if (problem) console.error(`data/catalog.bin is not in use: ${problem.message}`);
  console.log(readyLine(addressOf(app.server.address(), config), source.current()?.catalog.iconCount));
};

const addressOf = (address: ReturnType<import('node:net').Server['address']>, config: Config): string => {
  const port = typeof address === 'object' && address ? address.port : config.port;
  const isAnywhere = config.host === '0.0.0.0' || config.host === '::';
  const host = isAnywhere ? 'localhost' : config.host;
  return config.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};

const readyLine = (address: string, iconCount: number | undefined): string =>
  iconCount === undefined
    ? `Favsmith is ready at ${address} without icons, until npm run catalog has made the index`
    : `Favsmith is ready at ${address} with ${iconCount.toLocaleString('en')} icons`;

/** What stopped the start, one line each, for whoever can mend it; anything else is a bug and keeps its stack. */
const complaintsOf = (error: unknown): readonly string[] => {
  if (error instanceof ConfigError) return error.complaints;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return [`PORT is taken: ${message}. Choose another one, like PORT=3001.`];
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return [`HOST and PORT cannot be listened on: ${message}.`];
  }
  throw error;
};

try {
  await main();
} catch (error) {
  for (const complaint of complaintsOf(error)) console.error(complaint);
  process.exit(1);
}
