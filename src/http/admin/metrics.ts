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

/** Upper bounds of histogram buckets in seconds. Cached responses take less than 1 ms, queued exports take seconds. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

const MILLISECONDS_PER_SECOND = 1000;

const FIRST_SERVER_ERROR = 500;

export const createMetrics = (
  app: FastifyInstance,
  services: Pick<Services, 'index' | 'catalogProblem' | 'quotaWindows'>,
) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const meters = createMeters(registry);
  observeRequests(app, meters);
  observeState(app, services, meters);
  const unsubscribe = [...observeQuotas(meters), ...observeQueue(meters), observeCaches(meters)];
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    close: () => {
      for (const end of unsubscribe) end();
      registry.clear();
    },
  };
};

/** Functions that create metrics with the prefix `favsmith_`. `read` is called for each scrape. */
const createMeters = (registry: Registry) => {
  const options = (name: string, help: string, labelNames: readonly string[] = []) => ({
    name: `favsmith_${name}`,
    help,
    labelNames: [...labelNames],
    registers: [registry],
  });
  return {
    counter: (name: string, help: string, labelNames?: readonly string[]) =>
      new Counter(options(name, help, labelNames)),
    histogram: (name: string, help: string, labelNames?: readonly string[]) =>
      new Histogram({ ...options(name, help, labelNames), buckets: DURATION_BUCKETS }),
    gauge: (name: string, help: string, read?: () => number | Promise<number>) =>
      new Gauge({
        ...options(name, help),
        ...(read && {
          async collect() {
            this.set(await read());
          },
        }),
      }),
    /** An info metric: the value is always 1, and the labels contain the information. */
    info: (
      name: string,
      help: string,
      labelNames: readonly string[],
      read: () => Readonly<Record<string, string>> | undefined,
    ) =>
      new Gauge({
        ...options(name, help, labelNames),
        collect() {
          this.reset();
          const labels = read();
          if (labels) this.set(labels, 1);
        },
      }),
  };
};

type Meters = ReturnType<typeof createMeters>;

/** Value of the label `operation`. Unknown paths share one value, so that clients cannot create time series. */
const operationOf = ({ routeOptions }: FastifyRequest): string =>
  routeOptions.config?.resource?.operation ?? 'other';

const OPERATION_LABELS = [...OPERATIONS.map(({ id }) => id), 'other'];

const byOperation = (names: readonly string[]) => names.map(operation => ({ operation }));

/** Creates the series of a counter with the value 0, because a rate cannot see the event that creates a series. */
const startAtZero = <Label extends string>(
  counter: Counter<Label>,
  labels: readonly Readonly<Record<Label, string>>[],
): void => {
  for (const each of labels) counter.inc(each, 0);
};

const observeRequests = (app: FastifyInstance, { histogram, gauge, counter }: Meters): void => {
  const durations = histogram(
    'request_duration_seconds',
    'Time from the header of a request to the end of its response.',
    ['operation', 'status'],
  );
  const inFlight = gauge('requests_in_flight', 'Requests whose response is not complete.');
  const aborted = counter(
    'requests_aborted_total',
    'Requests whose client disconnected before the response was complete, by operation.',
    ['operation'],
  );
  startAtZero(aborted, byOperation(OPERATION_LABELS));
  for (const { id, problems } of OPERATIONS) {
    const errors = problems.map(code => PROBLEMS[code].status).filter(status => status >= FIRST_SERVER_ERROR);
    for (const status of new Set(errors)) durations.zero({ operation: id, status });
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

const observeState = (
  { server }: FastifyInstance,
  {
    index,
    catalogProblem = () => undefined,
    quotaWindows,
  }: Pick<Services, 'index' | 'catalogProblem' | 'quotaWindows'>,
  { gauge, info }: Meters,
): void => {
  const running = { version: FAVSMITH_VERSION, node: process.versions.node };
  info('info', 'Version of the service and of Node.js.', ['version', 'node'], () => running);
  gauge('connections', 'Open connections of clients.', () => promisify(server.getConnections.bind(server))());
  gauge(
    'catalog_file_valid',
    '1 if the catalog file is in use; 0 if it is missing or damaged, so that the former catalog serves.',
    () => Number(catalogProblem() === undefined),
  );
  gauge('catalog_icons', 'Icons in the open catalog; 0 without one.', () => index()?.catalog.iconCount ?? 0);
  info('catalog_info', 'Version of the open catalog.', ['version'], () => {
    const version = index()?.catalog.version;
    return version === undefined ? undefined : { version };
  });
  // Without a store, there is no metric, so that the value 0 always means a lost store.
  const { isConnected } = quotaWindows ?? {};
  if (isConnected)
    gauge(
      'quota_store_connected',
      '1 if quotas count in the store of REDIS_URL, 0 while they count in this process.',
      () => Number(isConnected()),
    );
};

type Unsubscribe = () => void;

const observeQuotas = ({ counter }: Meters): readonly Unsubscribe[] => {
  const refusals = counter(
    'quota_refusals_total',
    'Requests beyond a limit of their client, by operation; favsmith_queue_refusals_total counts full queues.',
    ['operation'],
  );
  const calls = counter('mcp_calls_total', 'Calls of MCP tools by the quota class of their operation.', [
    'operation',
  ]);
  startAtZero(refusals, byOperation([...OPERATION_LABELS, 'mcp']));
  startAtZero(calls, byOperation(Object.keys(QUOTAS)));
  return [
    subscribe(quotaRefusals, operation => refusals.inc({ operation })),
    subscribe(mcpCalls, operation => calls.inc({ operation })),
  ];
};

const observeQueue = ({ gauge, histogram, counter }: Meters): readonly Unsubscribe[] => {
  const length = gauge('queue_length', 'Packages and previews that wait for a worker thread.');
  const waits = histogram(
    'queue_wait_seconds',
    'Time that packages and previews waited for a worker thread.',
  );
  const refusals = counter(
    'queue_refusals_total',
    'Packages and previews that got 429 because the queue was full or the wait too long.',
  );
  const failures = counter(
    'worker_thread_failures_total',
    'Worker threads that crashed or exceeded the time limit of a job.',
  );
  return [
    subscribe(queueRefusals, () => refusals.inc()),
    subscribe(threadFailures, () => failures.inc()),
    subscribe(queueLengths, message => length.set(message)),
    subscribe(queueWaits, message => waits.observe(message / MILLISECONDS_PER_SECOND)),
  ];
};

const observeCaches = ({ counter }: Meters): Unsubscribe => {
  const help = 'Lookups in the caches of responses and of rendered files.';
  const lookups = counter('cache_lookups_total', help, ['cache', 'result']);
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
