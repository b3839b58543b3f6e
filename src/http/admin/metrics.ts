// Metrics of the service in the Prometheus text format. (Decision 083)
import { promisify } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { QUOTAS } from '../../contract/limits.ts';
import { OPERATIONS } from '../../contract/operations.ts';
import { PROBLEMS } from '../../contract/problems.ts';
import { FAVSMITH_VERSION } from '../../contract/version.ts';
import {
  cacheLookups,
  queueLengths,
  queueRefusals,
  queueWaits,
  type TypedChannel,
  threadFailures,
} from '../../service/telemetry.ts';
import type { Services } from '../handlers/handler.ts';
import { mcpCalls, quotaRefusals } from '../quota/quota-windows.ts';

/** Upper bounds of histogram buckets in seconds. Cached responses take less than 1 ms, queued exports seconds. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

const MILLISECONDS_PER_SECOND = 1000;

const FIRST_SERVER_ERROR = 500;

export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  close(): void;
}

/** Measures the requests of the app, and the caches and the queue of this process. */
export const createMetrics = (
  app: FastifyInstance,
  services: Pick<Services, 'index' | 'catalogProblem' | 'quotaWindows'>,
): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  observeVersion(registers);
  observeRequests(app, registers);
  observeConnections(app, registers);
  observeCatalog(services, registers);
  observeStore(services.quotaWindows, registers);
  const unsubscribe = [...observeQuotas(registers), ...observeQueue(registers), observeCaches(registers)];
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    close: () => {
      for (const end of unsubscribe) end();
      registry.clear();
    },
  };
};

const observeVersion = (registers: Registry[]): void => {
  const labelNames = ['version', 'node'];
  const info = new Gauge({
    name: 'favsmith_info',
    help: 'Version of the service and of Node.js.',
    labelNames,
    registers,
  });
  info.set({ version: FAVSMITH_VERSION, node: process.versions.node }, 1);
};

/**
 * Operation label of a request. Unknown paths and methods share one value: otherwise, clients could create any
 * number of time series.
 */
const operationOf = ({ routeOptions }: FastifyRequest): string =>
  routeOptions.config?.resource?.operation ?? 'other';

/** Values of the label `operation`. */
const OPERATION_LABELS = [...OPERATIONS.map(({ id }) => id), 'other'];

const byOperation = (names: readonly string[]) => names.map(operation => ({ operation }));

/** Creates the series of a counter: a rate cannot see the first event of a series that begins with it. */
const startAtZero = <Label extends string>(
  counter: Counter<Label>,
  labels: readonly Readonly<Record<Label, string>>[],
): void => {
  for (const each of labels) counter.inc(each, 0);
};

const observeRequests = (app: FastifyInstance, registers: Registry[]): void => {
  const durations = new Histogram({
    name: 'favsmith_request_duration_seconds',
    help: 'Time from the header of a request to the end of its response.',
    labelNames: ['operation', 'status'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'favsmith_requests_in_flight',
    help: 'Requests whose response is not complete.',
    registers,
  });
  const aborted = new Counter({
    name: 'favsmith_requests_aborted_total',
    help: 'Requests whose client disconnected before the response was complete, by operation.',
    labelNames: ['operation'],
    registers,
  });
  startAtZero(aborted, byOperation(OPERATION_LABELS));
  for (const { id, problems } of OPERATIONS) {
    for (const status of new Set(
      problems.map(code => PROBLEMS[code].status).filter(status => status >= FIRST_SERVER_ERROR),
    ))
      durations.zero({ operation: id, status });
  }
  app.addHook('onRequest', (request, { raw }, done) => {
    inFlight.inc();
    raw.once('close', () => {
      inFlight.dec();
      if (!raw.writableFinished) aborted.inc({ operation: operationOf(request) });
    });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { operation: operationOf(request), status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / MILLISECONDS_PER_SECOND);
    done();
  });
};

const observeConnections = ({ server }: FastifyInstance, registers: Registry[]): void => {
  new Gauge({
    name: 'favsmith_connections',
    help: 'Open connections of clients.',
    registers,
    async collect() {
      this.set(await promisify(server.getConnections.bind(server))());
    },
  });
};

const observeCatalog = (
  { index, catalogProblem = () => undefined }: Pick<Services, 'index' | 'catalogProblem'>,
  registers: Registry[],
): void => {
  new Gauge({
    name: 'favsmith_catalog_file_valid',
    help: '1 if the catalog file is in use; 0 if it is missing or damaged, so that the former catalog serves.',
    registers,
    collect() {
      this.set(Number(catalogProblem() === undefined));
    },
  });
  new Gauge({
    name: 'favsmith_catalog_icons',
    help: 'Icons in the open catalog; 0 without one.',
    registers,
    collect() {
      this.set(index()?.catalog.iconCount ?? 0);
    },
  });
  new Gauge({
    name: 'favsmith_catalog_info',
    help: 'Version of the open catalog.',
    labelNames: ['version'],
    registers,
    collect() {
      this.reset();
      const version = index()?.catalog.version;
      if (version !== undefined) this.set({ version }, 1);
    },
  });
};

/**
 * Observes the quota store. Without a store, there is no metric: an alert on the value 0 then always means a lost
 * store.
 */
const observeStore = (windows: Services['quotaWindows'], registers: Registry[]): void => {
  const { isConnected } = windows ?? {};
  if (isConnected === undefined) return;
  new Gauge({
    name: 'favsmith_quota_store_connected',
    help: '1 if quotas count in the store of REDIS_URL, 0 while they count in this process.',
    registers,
    collect() {
      this.set(Number(isConnected()));
    },
  });
};

type Unsubscribe = () => void;

const observeQuotas = (registers: Registry[]): readonly Unsubscribe[] => {
  const labelNames = ['operation'];
  const refusals = new Counter({
    name: 'favsmith_quota_refusals_total',
    help: 'Requests beyond a limit of their client, by operation; favsmith_queue_refusals_total counts full queues.',
    labelNames,
    registers,
  });
  const calls = new Counter({
    name: 'favsmith_mcp_calls_total',
    help: 'Calls of MCP tools by the quota class of their operation.',
    labelNames,
    registers,
  });
  startAtZero(refusals, byOperation([...OPERATION_LABELS, 'mcp']));
  startAtZero(calls, byOperation(Object.keys(QUOTAS)));
  return [
    subscribe(quotaRefusals, operation => refusals.inc({ operation })),
    subscribe(mcpCalls, operation => calls.inc({ operation })),
  ];
};

const observeQueue = (registers: Registry[]): readonly Unsubscribe[] => {
  const length = new Gauge({
    name: 'favsmith_queue_length',
    help: 'Packages and previews that wait for a worker thread.',
    registers,
  });
  const waits = new Histogram({
    name: 'favsmith_queue_wait_seconds',
    help: 'Time that packages and previews waited for a worker thread.',
    buckets: DURATION_BUCKETS,
    registers,
  });
  const refusals = new Counter({
    name: 'favsmith_queue_refusals_total',
    help: 'Packages and previews that got 429 because the queue was full or the wait too long.',
    registers,
  });
  const failures = new Counter({
    name: 'favsmith_worker_thread_failures_total',
    help: 'Worker threads that crashed or exceeded the time limit of a job.',
    registers,
  });
  return [
    subscribe(queueRefusals, () => refusals.inc()),
    subscribe(threadFailures, () => failures.inc()),
    subscribe(queueLengths, message => length.set(message)),
    subscribe(queueWaits, message => waits.observe(message / MILLISECONDS_PER_SECOND)),
  ];
};

const observeCaches = (registers: Registry[]): Unsubscribe => {
  const lookups = new Counter({
    name: 'favsmith_cache_lookups_total',
    help: 'Lookups in the caches of responses and of rendered files.',
    labelNames: ['cache', 'result'],
    registers,
  });
  for (const cache of ['response', 'render'])
    startAtZero(lookups, [
      { cache, result: 'hit' },
      { cache, result: 'miss' },
    ]);
  return subscribe(cacheLookups, ({ cache, isHit }) =>
    lookups.inc({ cache, result: isHit ? 'hit' : 'miss' }),
  );
};

const subscribe = <Message>(
  channel: TypedChannel<Message>,
  onMessage: (message: Message) => void,
): Unsubscribe => {
  channel.subscribe(onMessage);
  return () => channel.unsubscribe(onMessage);
};
