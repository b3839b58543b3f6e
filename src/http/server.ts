// Server: start, quota windows, catalog reload on SIGHUP, shutdown on SIGTERM and SIGINT.
import { existsSync } from 'node:fs';
import type { Server } from 'node:net';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { EMOJI_FILE, type FileSnapshot, readCatalogFile } from '../catalog/catalog-file.ts';
import { watchCatalogFile } from '../catalog/catalog-watcher.ts';
import { errorText, toError } from '../model/unknown-value.ts';
import { type CatalogIndex, openCatalogIndex, openEmoji } from '../service/catalog-use-cases.ts';
import { lowerBackgroundPriorities, threadCount } from '../service/threads/thread-resources.ts';
import { openAdmin } from './admin/admin-server.ts';
import { createApp } from './app.ts';
import { type Config, ConfigError, inheritedSocket, readProcessConfig } from './config.ts';
import { connectionLimit } from './connections/limits.ts';
import { announce, STANDARD_OUTPUT } from './connections/logging.ts';
import { drain, retireConnections } from './connections/shutdown.ts';
import { type ExporterOnDemand, exporterOnDemand } from './exporter-on-demand.ts';
import { loadRenderHandlers } from './handlers/table.ts';
import { loadMcp } from './mcp/mcp-route.ts';
import { type ApiKeys, openApiKeys } from './quota/clients.ts';
import { createLocalWindows, type QuotaWindows } from './quota/quota-windows.ts';

/** Number of threads to start in advance, so that two simultaneous exports find ready threads. */
const WARM_THREADS = 2;

/**
 * Length of the queue for accept(). The kernel limits it (net.core.somaxconn, usually 4096). With the default of
 * Node.js (511), a client that opens thousands of connections fills the queue, and other clients retry after a second.
 */
const BACKLOG = 65_535;

const IS_WINDOWS = process.platform === 'win32';

/** Windows sends SIGHUP when the console is closed, and SIGBREAK on Ctrl+Break. */
const END_SIGNALS = ['SIGTERM', 'SIGINT', ...(IS_WINDOWS ? (['SIGHUP', 'SIGBREAK'] as const) : [])] as const;

const start = async (options: StartOptions): Promise<void> => {
  const config = readProcessConfig(options.settings);
  const threads = config.renderThreads ?? threadCount();
  const exporting = exporterOnDemand({
    fontDirectory: join(options.root, 'data', 'fonts'),
    threads,
    minThreads: Math.min(WARM_THREADS, threads),
  });
  const { app, services, watcher, quotas } = await assemble(options, { config, threads, exporting });
  const admin = await openAdmin(app, services, config);
  lowerBackgroundPriorities();
  const shutDown = async (): Promise<void> => {
    admin?.startDraining();
    await retireConnections(app, config.shutdownDelaySeconds * 1000);
    await drain(app);
    // Ends the process despite modules that still load and threads that still warm up.
    process.exit();
  };
  if (!IS_WINDOWS) process.on('SIGHUP', watcher.reload);
  await quotas?.started;
  await app.listen({ port: config.port, host: config.host, backlog: BACKLOG, ...inheritedSocket() });
  // Listens to signals only now: before, the server has nothing to finish, so a signal may end the process.
  for (const signal of END_SIGNALS) process.once(signal, shutDown);
  const problem = watcher.problem();
  if (problem) app.log.error(notInUse(problem));
  const url = listeningUrl(app.server.address(), config);
  announce(app, readyLine(url, config.publicUrl, watcher.current()));
  await loadExporter(exporting, app.log);
  const index = watcher.current();
  if (index) await warmUp(exporting, index, app.log);
};

const assemble = async (
  { root, catalogFile: path, snapshot }: StartOptions,
  { config, threads, exporting }: { config: Config; threads: number; exporting: ExporterOnDemand },
) => {
  const studioRoot = join(root, 'dist', 'studio');
  const watcher = watchCatalogFile({ path, snapshot, open: openCatalogIndex });
  const quotas = await openQuotas(config, message => app.log.warn(message));
  const apiKeys = readApiKeys(config.apiKeysFile, message => app.log.error(message));
  const services = {
    index: watcher.current,
    emoji: openEmoji(join(root, 'data', EMOJI_FILE)),
    catalogProblem: watcher.problem,
    exporter: exporting.exporter,
    shaper: exporting.shaper,
    ...(apiKeys && { apiKeys }),
    ...(quotas && { quotaWindows: quotas }),
    ...(existsSync(join(studioRoot, 'index.html')) && { studioRoot }),
  };
  const maxConnections = connectionLimit(config.maxConnections, threads);
  const app = createApp(services, {
    ...config,
    maxConnections,
    maxConnectionsPerClient: Math.min(config.maxConnectionsPerClient, Math.ceil(maxConnections / 2)),
    logStream: STANDARD_OUTPUT,
  });
  watcher.onProblem(problem => {
    const version = watcher.current()?.catalog.version;
    if (problem)
      app.log.error(`${notInUse(problem)}; ${version ? `version ${version} stays in use` : 'no icons'}`);
    else app.log.warn(`data/catalog.bin is in use, version ${version}`);
  });
  return { app, services, watcher, quotas };
};

const readApiKeys = (path: string | undefined, log: (message: string) => void): ApiKeys | undefined => {
  try {
    return path === undefined ? undefined : openApiKeys(path, log);
  } catch (error) {
    throw new ConfigError(`API_KEYS must name a file with keys. ${toError(error).message}`);
  }
};

const notInUse = ({ message }: Error): string => `data/catalog.bin is not in use: ${message}`;

/** Imports all modules for exports at the start: an import() that fails for lack of file descriptors cannot be repeated. */
const loadExporter = async ({ load }: ExporterOnDemand, log: FastifyBaseLogger): Promise<void> => {
  try {
    await Promise.all([load(), loadRenderHandlers()]);
  } catch (error) {
    log.error(error, 'exports and previews fail until the server is restarted');
  }
};

/** Warms up exports and MCP tools. Only logs failures, because both work without the warm-up. */
const warmUp = async (
  { load }: ExporterOnDemand,
  { catalog }: CatalogIndex,
  log: FastifyBaseLogger,
): Promise<void> => {
  try {
    const { exporter } = await load();
    await exporter.warmUp(catalog);
    // Loading the SDK blocks the server for up to 0.1 s, which would otherwise delay the first call of a client.
    await loadMcp();
  } catch (error) {
    log.error(error, 'the warm-up has failed');
  }
};

const listeningUrl = (address: ReturnType<Server['address']>, config: Config): string => {
  const port = typeof address === 'object' && address ? address.port : config.port;
  const isUnspecified = config.host === '0.0.0.0' || config.host === '::';
  const host = isUnspecified ? 'localhost' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};

const readyLine = (url: string, publicUrl: string | undefined, index: CatalogIndex | undefined): string => {
  const icons = index
    ? `with ${index.catalog.iconCount.toLocaleString('en')} icons`
    : 'without icons: run npm run catalog to build the catalog file';
  return `Favsmith is ready at ${url}${publicUrl === undefined ? '' : ` (${publicUrl})`} ${icons}`;
};

/** Explains an error in the configuration or environment. Rethrows other errors. */
const startError = (error: unknown): string => {
  if (error instanceof ConfigError) return error.message;
  const { message } = toError(error);
  const code = errorText(error, 'code');
  const variable = errorText(error, 'variable') ?? 'PORT';
  if (code === 'EADDRINUSE') {
    return `${variable} is in use: ${message}. Use another port, for example 3001.`;
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `The server cannot listen on ${variable.replace('PORT', 'HOST')} and ${variable}: ${message}.`;
  }
  throw error;
};

/** Variables that replace environment variables. */
export type Settings = Readonly<Record<string, string>>;

export interface StartOptions {
  readonly root: string;
  readonly catalogFile: string;
  /** Contents of the catalog file that were read in advance. */
  readonly snapshot: FileSnapshot | undefined;
  readonly settings: Settings;
}

/** Opens a catalog file like the server. Prints the result and returns the exit code. */
export const checkCatalog = (path: string): number => {
  try {
    const { catalog } = openCatalogIndex(readCatalogFile(path));
    console.log(
      `${path} can be opened: version ${catalog.version}, ${catalog.iconCount.toLocaleString('en')} icons`,
    );
    return 0;
  } catch (error) {
    console.error(`${path} cannot be opened: ${error instanceof Error ? error.message : error}`);
    return 1;
  }
};

/** Runs the server. Ends the process if it cannot start. */
export const runServer = async (options: StartOptions): Promise<void> => {
  try {
    await start(options);
  } catch (error) {
    console.error(startError(error));
    process.exit(1);
  }
};

/** Does not wait for the store. `log` receives a message when the store is lost or reachable again. */
const openQuotas = async (
  { rateLimit, redisUrl }: Config,
  log: (message: string) => void,
): Promise<(QuotaWindows & { readonly started?: Promise<void> }) | undefined> => {
  if (rateLimit === 'advertise') return undefined;
  if (redisUrl === undefined) return createLocalWindows(Date.now);
  const { createRedisCounters, createSharedWindows } = await import('./quota/shared-windows.ts');
  return createSharedWindows({ counters: createRedisCounters(redisUrl), now: Date.now, log });
};
