// Metrics of the service in the Prometheus text format. (Decision 083)
import { promisify } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry, register } from 'prom-client';
import { QUOTAS } from '../../contract/limits.ts';
import { OPERATIONS } from '../../contract/operations.ts';
import { PROBLEMS, STATUS } from '../../contract/problems.ts';
import { FAVSMITH_VERSION } from '../../contract/version.ts';
import {
  cacheLookups,
  queueLengths,
  queueRefusals,
  queueWaits,
  threadFailures,
} from '../../service/telemetry.ts';
import type { Services } from '../handlers/handler.ts';
import { mcpCalls, quotaRefusals } from '../quota/quota-windows.ts';

/** Upper bounds of histogram buckets in seconds. Cached responses take less than 1 ms, queued exports take seconds. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

const MILLISECONDS_PER_SECOND = 1000;

/** Clears the default registry of prom-client, and registers all metrics of the service in it. */
export const createMetrics = (
  app: FastifyInstance,
  services: Pick<Services, 'index' | 'catalogProblem' | 'quotaWindows'>,
): Registry => {
  register.clear();
  collectDefaultMetrics();
  observeRequests(app);
  observeState(app, services);
  observeQuotas();
  observeQueue();
  observeCaches();
  return register;
};

/** Value of the label `operation`. Unknown paths share one value, so that clients cannot create time series. */
const operationOf = ({ routeOptions }: FastifyRequest): string =>
  routeOptions.config?.resource?.operation ?? 'other';

const OPERATION_LABELS = [...OPERATIONS.map(({ id }) => id), 'other'];

/** Creates the series of each operation with the value 0, because a rate cannot see the event that creates a series. */
const startAtZero = (counter: Counter<'operation'>, operations: readonly string[]): void => {
  for (const operation of operations) counter.inc({ operation }, 0);
};

const observeRequests = (app: FastifyInstance): void => {
  const durations = new Histogram({
    name: 'favsmith_request_duration_seconds',
    help: 'Time from the header of a request to the end of its response.',
    labelNames: ['operation', 'status'],
    buckets: DURATION_BUCKETS,
  });
  const inFlight = new Gauge({
    name: 'favsmith_requests_in_flight',
    help: 'Requests whose response is not complete.',
  });
  const aborted = new Counter({
    name: 'favsmith_requests_aborted_total',
    help: 'Requests whose client disconnected before the response was complete, by operation.',
    labelNames: ['operation'],
  });
  startAtZero(aborted, OPERATION_LABELS);
  for (const { id: operation, problems } of OPERATIONS)
    for (const { status } of problems.map(code => PROBLEMS[code]))
      if (status >= STATUS.internalServerError) durations.zero({ operation, status });
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

const observeState = (
  { server }: FastifyInstance,
  { index, catalogProblem, quotaWindows }: Pick<Services, 'index' | 'catalogProblem' | 'quotaWindows'>,
): void => {
  new Gauge({
    name: 'favsmith_info',
    help: 'Version of the service and of Node.js.',
    labelNames: ['version', 'node'],
  }).set({ version: FAVSMITH_VERSION, node: process.versions.node }, 1);
  new Gauge({
    name: 'favsmith_connections',
    help: 'Open connections of clients.',
    async collect() {
      this.set(await promisify(server.getConnections.bind(server))());
    },
  });
  new Gauge({
    name: 'favsmith_catalog_file_valid',
    help: '1 if the catalog file is in use; 0 if it is missing or damaged, so that the former catalog serves.',
    collect() {
      this.set(catalogProblem?.() ? 0 : 1);
    },
  });
  new Gauge({
    name: 'favsmith_catalog_icons',
    help: 'Icons in the open catalog; 0 without one.',
    collect() {
      this.set(index()?.catalog.iconCount ?? 0);
    },
  });
  new Gauge({
    name: 'favsmith_catalog_info',
    help: 'Version of the open catalog.',
    labelNames: ['version'],
    collect() {
      this.reset();
      const version = index()?.catalog.version;
      if (version !== undefined) this.set({ version }, 1);
    },
  });
  // Without a store, there is no metric, so that the value 0 always means a lost store.
  const { isConnected } = quotaWindows ?? {};
  if (isConnected)
    new Gauge({
      name: 'favsmith_quota_store_connected',
      help: '1 if quotas count in the store of REDIS_URL, 0 while they count in this process.',
      collect() {
        this.set(isConnected() ? 1 : 0);
      },
    });
};

const observeQuotas = (): void => {
  const refusals = new Counter({
    name: 'favsmith_quota_refusals_total',
    help: 'Requests beyond a limit of their client, by operation; favsmith_queue_refusals_total counts full queues.',
    labelNames: ['operation'],
  });
  const calls = new Counter({
    name: 'favsmith_mcp_calls_total',
    help: 'Calls of MCP tools by the quota class of their operation.',
    labelNames: ['operation'],
  });
  startAtZero(refusals, [...OPERATION_LABELS, 'mcp']);
  startAtZero(calls, Object.keys(QUOTAS));
  quotaRefusals.subscribe(operation => refusals.inc({ operation }));
  mcpCalls.subscribe(operation => calls.inc({ operation }));
};

const observeQueue = (): void => {
  const length = new Gauge({
    name: 'favsmith_queue_length',
    help: 'Packages and previews that wait for a worker thread.',
  });
  const waits = new Histogram({
    name: 'favsmith_queue_wait_seconds',
    help: 'Time that packages and previews waited for a worker thread.',
    buckets: DURATION_BUCKETS,
  });
  const refusals = new Counter({
    name: 'favsmith_queue_refusals_total',
    help: 'Packages and previews that got 429 because the queue was full or the wait too long.',
  });
  const failures = new Counter({
    name: 'favsmith_worker_thread_failures_total',
    help: 'Worker threads that crashed or exceeded the time limit of a job.',
  });
  queueLengths.subscribe(jobs => length.set(jobs));
  queueWaits.subscribe(milliseconds => waits.observe(milliseconds / MILLISECONDS_PER_SECOND));
  queueRefusals.subscribe(() => refusals.inc());
  threadFailures.subscribe(() => failures.inc());
};

const observeCaches = (): void => {
  const lookups = new Counter({
    name: 'favsmith_cache_lookups_total',
    help: 'Lookups in the caches of responses and of rendered files.',
    labelNames: ['cache', 'result'],
  });
  for (const cache of ['response', 'render'])
    for (const result of ['hit', 'miss']) lookups.inc({ cache, result }, 0);
  cacheLookups.subscribe(({ cache, isHit }) => lookups.inc({ cache, result: isHit ? 'hit' : 'miss' }));
};
