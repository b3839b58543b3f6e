// OpenTelemetry traces: spans of requests and their work, sent to a collector.
import { request as send } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { QUOTAS } from '../../../src/contract/limits.ts';
import { FAVSMITH_VERSION } from '../../../src/contract/version.ts';
import { openTraces } from '../../../src/http/admin/open-traces.ts';
import type { AppConfig } from '../../../src/http/app.ts';
import type { Services } from '../../../src/http/handlers/handler.ts';
import { createLocalWindows } from '../../../src/http/quota/quota-windows.ts';
import { jobs, renderings, searches, waits } from '../../../src/service/telemetry.ts';
import { listen } from '../raw-request.ts';
import { realApp, realServices } from '../real-app.ts';
import { type CollectedSpan, startCollector } from '../trace-collector.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const collect = async (answer?: () => number | undefined) => {
  const collector = await startCollector(answer);
  cleanups.push(collector.close);
  return collector;
};

/** Sets variables of this process, because OpenTelemetry reads them there. */
const setEnvironment = (environment: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(environment)) {
    process.env[name] = value;
    cleanups.push(() => delete process.env[name]);
  }
};

interface TracedOptions {
  readonly environment?: Readonly<Record<string, string>>;
  readonly services?: Partial<Services>;
  readonly config?: AppConfig;
}

/** Starts an app with traces and a collector. `finish` ends both and returns what the collector has received. */
const startTraced = async ({ environment, services, config }: TracedOptions = {}) => {
  const collector = await collect();
  setEnvironment({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    ...environment,
  });
  const log: string[] = [];
  const app = realApp(services, config);
  const traces = await openTraces(app, line => log.push(line), process.env);
  const port = await listen(app);
  const finish = async () => {
    await app.close();
    await traces?.close();
    return collector;
  };
  return { url: `http://127.0.0.1:${port}`, port, finish, log };
};

/** The names of the spans as a tree, in the order of their start. */
const treeOf = (spans: readonly CollectedSpan[], parent?: CollectedSpan): unknown[] =>
  spans
    .filter(({ parentSpanId }) =>
      parent ? parentSpanId === parent.spanId : !spans.some(({ spanId }) => spanId === parentSpanId),
    )
    .sort((one, other) => Number(BigInt(one.startTimeUnixNano) - BigInt(other.startTimeUnixNano)))
    .map(span => [span.name, ...treeOf(spans, span)]);

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const PARENT_ID = 'b7ad6b7169203331';
const traceparent = `00-${TRACE_ID}-${PARENT_ID}-01`;

const exportBody = (text: string) => ({
  method: 'POST',
  body: JSON.stringify({ text }),
  headers: { 'content-type': 'application/json', traceparent },
});

describe('the traces', () => {
  it('contain each request with its search, export and preview', async () => {
    const { url, finish } = await startTraced();
    await fetch(`${url}/api/v1/icons?q=rocket`);
    await fetch(`${url}/api/v1/export`, exportBody('A'));
    await fetch(`${url}/api/v1/preview.svg?text=B`);
    const { spans, requests } = await finish();
    expect(treeOf(spans)).toEqual([
      ['GET /api/v1/icons', ['search']],
      ['POST /api/v1/export', ['export']],
      ['GET /api/v1/preview.svg', ['preview']],
    ]);
    expect(requests.map(({ path }) => path)).toEqual(['/v1/traces']);
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(3);
  });

  it('continue the trace of a client that sends traceparent, down to the span of the rendering', async () => {
    const { url, finish } = await startTraced();
    await fetch(`${url}/api/v1/export`, exportBody('C'));
    const { spans } = await finish();
    const server = spans.find(({ name }) => name === 'POST /api/v1/export');
    const work = spans.find(({ name }) => name === 'export');
    expect([server?.traceId, server?.parentSpanId]).toEqual([TRACE_ID, PARENT_ID]);
    expect([work?.traceId, work?.parentSpanId]).toEqual([TRACE_ID, server?.spanId]);
  });

  it.each(['none', 'b3'])('begin at the service if OTEL_PROPAGATORS is %s', async propagators => {
    const { url, finish } = await startTraced({ environment: { OTEL_PROPAGATORS: propagators } });
    await fetch(`${url}/api/v1/health`, { headers: { traceparent } });
    const [span] = (await finish()).spans;
    expect(span?.name).toBe('GET /api/v1/health');
    expect(span?.traceId).not.toBe(TRACE_ID);
    expect(span?.parentSpanId ?? '').toBe('');
  });

  it.each(['', 'a', `${traceparent}-1`, `00-${'0'.repeat(32)}-${PARENT_ID}-01`, 'a'.repeat(8000)])(
    'begin at the service if traceparent is malformed (%#)',
    async malformed => {
      const { url, finish } = await startTraced();
      const headers = { traceparent: malformed, tracestate: 'a=1,'.repeat(500) };
      expect((await fetch(`${url}/api/v1/health`, { headers })).status).toBe(200);
      const [span] = (await finish()).spans;
      expect(span?.traceId).toMatch(/^[\da-f]{32}$/);
      expect([span?.traceId === TRACE_ID, span?.parentSpanId ?? '']).toEqual([false, '']);
    },
  );

  it('keep the work of concurrent requests apart', async () => {
    const { url, finish } = await startTraced();
    const texts = Array.from('DEFGHIJKLM');
    await Promise.all(texts.map(text => fetch(`${url}/api/v1/export`, exportBody(text))));
    const { spans } = await finish();
    const parents = spans.filter(({ name }) => name === 'export').map(({ parentSpanId }) => parentSpanId);
    const requests = spans.filter(({ kind }) => kind === 2).map(({ spanId }) => spanId);
    expect(requests).toHaveLength(texts.length);
    expect(parents.toSorted()).toEqual(requests.toSorted());
  });

  it('have the attributes of the semantic conventions, and neither query nor address', async () => {
    const { url, finish } = await startTraced({ environment: { OTEL_RESOURCE_ATTRIBUTES: 'zone=a' } });
    const response = await fetch(`${url}/api/v1/icons/lucide/rocket?style=secret`);
    const [span] = (await finish()).spans;
    expect(span).toMatchObject({ name: 'GET /api/v1/icons/:library/:name', kind: 2 });
    expect(span?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': response.status,
      'http.route': '/api/v1/icons/:library/:name',
      'url.path': '/api/v1/icons/lucide/rocket',
      'url.scheme': 'http',
      'network.protocol.name': 'http',
      'network.protocol.version': '1.1',
      'favsmith.request_id': response.headers.get('x-request-id'),
      'favsmith.response_cache.hit': false,
    });
    expect(span?.resource).toMatchObject({
      'service.name': 'favsmith',
      'service.version': FAVSMITH_VERSION,
      'telemetry.sdk.language': 'nodejs',
      zone: 'a',
    });
  });

  it('name the service by OTEL_SERVICE_NAME', async () => {
    const { url, finish } = await startTraced({ environment: { OTEL_SERVICE_NAME: 'icons' } });
    await fetch(`${url}/api/v1/health`);
    expect((await finish()).spans[0]?.resource['service.name']).toBe('icons');
  });

  it('sample by OTEL_TRACES_SAMPLER', async () => {
    const { url, finish } = await startTraced({ environment: { OTEL_TRACES_SAMPLER: 'always_off' } });
    await fetch(`${url}/api/v1/health`);
    const { spans, requests } = await finish();
    expect([spans, requests]).toEqual([[], []]);
  });

  it('show unknown paths and methods without a route, and refused requests with their status', async () => {
    const { url, port, finish } = await startTraced({
      services: { quotaWindows: createLocalWindows(() => 0) },
    });
    await fetch(`${url}/random?a`);
    await new Promise(resolve =>
      send({ port, host: '127.0.0.1', path: '/', method: 'PROPFIND' }, resolve).end(),
    );
    for (let index = 0; index <= QUOTAS.health; index++) await fetch(`${url}/api/v1/health`);
    const { spans } = await finish();
    expect(spans).toHaveLength(QUOTAS.health + 3);
    const found = (name: string, status: number) =>
      spans.filter(
        ({ name: own, attributes }) => own === name && attributes['http.response.status_code'] === status,
      );
    expect(found('GET', 404)[0]?.attributes).toMatchObject({ 'url.path': '/random' });
    expect(found('HTTP', 405)[0]?.attributes).toMatchObject({
      'http.request.method': '_OTHER',
      'http.request.method_original': 'PROPFIND',
    });
    expect(found('GET /api/v1/health', 200)).toHaveLength(QUOTAS.health);
    const [refused] = found('GET /api/v1/health', 429);
    expect(refused?.status.code ?? 0).toBe(0);
  });

  it('mark server errors and failed work as errors', async () => {
    const exportPackage = () =>
      renderings.tracePromise(
        async () => {
          throw new RangeError('broken');
        },
        { kind: 'package' },
      );
    const services = { exporter: { ...realServices.exporter, exportPackage } };
    const { url, finish } = await startTraced({ services });
    await fetch(`${url}/api/v1/export`, exportBody('A'));
    const { spans } = await finish();
    const errors = spans.map(({ name, status, attributes }) => [
      name,
      status.code,
      status.message,
      attributes['error.type'],
    ]);
    expect(errors).toEqual([
      ['export', 2, 'broken', 'RangeError'],
      ['POST /api/v1/export', 2, undefined, '500'],
    ]);
  });
});

describe('without the variables of OpenTelemetry', () => {
  it.each([
    {},
    { OTEL_SERVICE_NAME: 'icons' },
    { OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' },
    { OTEL_SDK_DISABLED: 'true', OTEL_TRACES_EXPORTER: 'otlp' },
    { OTEL_TRACES_EXPORTER: '  ', OTEL_EXPORTER_OTLP_ENDPOINT: '' },
  ])(
    'the service makes no traces, subscribes to no diagnostics channel and logs nothing (%j)',
    async environment => {
      const log: string[] = [];
      expect(await openTraces(realApp(), line => log.push(line), environment)).toBeUndefined();
      expect(log).toEqual([]);
      expect([searches, renderings, waits, jobs].map(({ hasSubscribers }) => hasSubscribers)).toEqual(
        Array(4).fill(false),
      );
    },
  );
});

describe('a service that cannot trace', () => {
  it.each([
    [
      { OTEL_TRACES_EXPORTER: 'zipkin' },
      'There are no traces: OTEL_TRACES_EXPORTER must be otlp or none, got "zipkin".',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a:4317', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
      'There are no traces: OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf or http/json, got "grpc".',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      'There are no traces: OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https URL, got "collector:4318".',
    ],
  ])('logs the reason in one sentence and serves requests (%j)', async (environment, sentence) => {
    const log: string[] = [];
    const app = realApp();
    expect(await openTraces(app, line => log.push(line), environment)).toBeUndefined();
    expect(log).toEqual([sentence]);
    expect((await app.inject('/api/v1/health')).statusCode).toBe(200);
  });

  it('logs once that the collector is lost, and once that it responds again', async () => {
    let status = 400;
    const collector = await collect(() => status);
    setEnvironment({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '20',
    });
    const log: string[] = [];
    const app = realApp();
    const traces = await openTraces(app, line => log.push(line), process.env);
    cleanups.push(async () => traces?.close());
    for (let sent = 0; sent < 3; sent++) {
      await app.inject('/api/v1/health');
      await expect.poll(() => collector.requests.length, { interval: 5 }).toBe(sent + 1);
    }
    status = 200;
    await app.inject('/api/v1/health');
    await expect.poll(() => log.length, { interval: 5 }).toBe(2);
    expect(log).toEqual([
      expect.stringMatching(/^The collector of traces is lost: ./),
      'The collector of traces responds again.',
    ]);
  });
});
