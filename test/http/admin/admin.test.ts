// Admin server: liveness, readiness and metrics.
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { QUOTAS } from '../../../src/contract/limits.ts';
import { ProblemError } from '../../../src/contract/problems.ts';
import { FAVSMITH_VERSION } from '../../../src/contract/version.ts';
import { openAdmin } from '../../../src/http/admin/admin-server.ts';
import type { Services } from '../../../src/http/handlers/handler.ts';
import { createLocalWindows, mcpCalls } from '../../../src/http/quota/quota-windows.ts';
import { queueRefusals } from '../../../src/service/telemetry.ts';
import { atEnd } from '../../at-end.ts';
import { listen, rawRequest } from '../raw-request.ts';
import { realApp, realServices } from '../real-app.ts';

const startAdmin = async (services: Partial<Services> = {}) => {
  const app = realApp(services);
  const config = { adminHost: '127.0.0.1', adminPort: 0 };
  const admin = await openAdmin(app, { ...realServices, ...services }, config);
  if (!admin) throw new Error('The admin server is not open.');
  atEnd(() => {
    admin.server.close();
    admin.server.closeAllConnections();
  });
  const { port } = admin.server.address() as AddressInfo;
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });
    const { status, headers } = response;
    return { status, type: headers.get('content-type'), text: await response.text() };
  };
  /** Values of a metric by label, without labels whose value is 0. */
  const read = async (name: string): Promise<Record<string, number>> => {
    const lines = (await get('/metrics')).text.split('\n').filter(line => line.match(`^${name}[ {]`));
    const entries = lines.map(
      line => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))] as const,
    );
    return Object.fromEntries(entries.filter(([labels, value]) => labels === '' || value !== 0));
  };
  return { app, get, read, port, startDraining: admin.startDraining };
};

describe('the admin server', () => {
  it('reports liveness, and why the service is not ready', async () => {
    let index = realServices.index();
    const { get, startDraining } = await startAdmin({ index: () => index });
    const text = `ok\ncatalog ${index?.catalog.version}\n`;
    expect(await get('/readyz?verbose')).toMatchObject({ status: 200, text });
    index = undefined;
    expect(await get('/readyz')).toMatchObject({
      status: 503,
      text: 'The catalog file is missing or damaged.\n',
    });
    startDraining();
    expect(await get('/readyz')).toMatchObject({ status: 503, text: 'The server is shutting down.\n' });
    expect(await get('/livez')).toMatchObject({ status: 200, text: 'ok\n' });
  });

  const OWN_HOSTS =
    '127.0.0.1:9090, [::1]:9090, 10.1.2.3, localhost:9090, replica1:9090, favsmith.default.svc.cluster.local:9090';
  const OTHER_HOSTS =
    'attacker.example, attacker.example:9090, 127.0.0.1.attacker.example, localhost.attacker.example, a b';
  it.each([
    ...OWN_HOSTS.split(', ').map(host => [host, 200] as const),
    ...['', ...OTHER_HOSTS.split(', ')].map(host => [host, 421] as const),
  ])('responds to the Host %j with %d, as a protection against DNS rebinding', async (host, status) => {
    const { port } = await startAdmin();
    const response = await rawRequest(
      port,
      `GET /metrics HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect(response.status).toBe(status);
  });

  it('responds with 404 to other paths', async () => {
    const { get } = await startAdmin();
    for (const path of ['/', '/metrics/', '/api/v1/health'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });
});

describe('the metrics of the admin server', () => {
  it('are in the Prometheus text format and include event-loop lag and memory', async () => {
    const { get } = await startAdmin();
    const { type, text } = await get('/metrics');
    expect(type).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  });

  it('begin with 0, so that a rate sees the first event', async () => {
    const { text } = await (await startAdmin()).get('/metrics');
    for (const series of [
      'quota_refusals_total{operation="exportFavicon"}',
      'mcp_calls_total{operation="search"}',
      'requests_aborted_total{operation="other"}',
      'cache_lookups_total{cache="render",result="hit"}',
      'request_duration_seconds_count{operation="exportFavicon",status="500"}',
      'request_duration_seconds_count{operation="searchIcons",status="503"}',
      'queue_refusals_total',
      'worker_thread_failures_total',
    ])
      expect(text).toContain(`\nfavsmith_${series} 0\n`);
  });

  it('count requests by operation and status, with canonical path and alias together', async () => {
    const { app, read } = await startAdmin();
    const icons = ['/api/v1/icons/lucide/rocket', '/api/icons/lucide/nope'];
    for (const url of ['/api/v1/health', '/api/health', ...icons]) await app.inject(url);
    for (const url of ['/random/1', '/random/2', '/api/v1/health?x', '/docs'])
      await app.inject({ url, method: 'PUT' });
    expect(await read('favsmith_request_duration_seconds_count')).toEqual({
      '{operation="getHealth",status="200"}': 2,
      '{operation="getIcon",status="200"}': 1,
      '{operation="getIcon",status="404"}': 1,
      '{operation="other",status="404"}': 2,
      '{operation="other",status="405"}': 2,
    });
  });

  it('count requests that exceed a quota, apart from those that a full queue refuses', async () => {
    const full = async () => {
      queueRefusals.publish(undefined);
      throw new ProblemError('rate_limited', 'The queue is full.');
    };
    const exporter = { ...realServices.exporter, package: full };
    const { app, read } = await startAdmin({ quotaWindows: createLocalWindows(() => 0), exporter });
    for (let index = 0; index < QUOTAS.health + 3; index++) await app.inject('/api/v1/health');
    const refused = await app.inject({ method: 'POST', url: '/api/v1/export', payload: { text: 'A' } });
    expect(refused.statusCode).toBe(429);
    expect(await read('favsmith_quota_refusals_total')).toEqual({ '{operation="getHealth"}': 3 });
    expect(await read('favsmith_queue_refusals_total')).toEqual({ '': 1 });
  });

  it('count connections, requests in flight, aborted requests and calls of MCP tools', async () => {
    const exporter = { ...realServices.exporter, package: () => new Promise<never>(() => {}) };
    const { app, read } = await startAdmin({ exporter });
    const port = await listen(app);
    const abort = new AbortController();
    const body = '{"text":"A"}';
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body, signal: abort.signal };
    const exported = fetch(`http://127.0.0.1:${port}/api/v1/export`, init).catch(() => 'aborted');
    await expect.poll(() => read('favsmith_requests_in_flight')).toEqual({ '': 1 });
    expect(await read('favsmith_connections')).toEqual({ '': 1 });
    abort.abort();
    expect(await exported).toBe('aborted');
    await expect
      .poll(() => read('favsmith_requests_aborted_total'))
      .toEqual({ '{operation="exportFavicon"}': 1 });
    expect(await read('favsmith_requests_in_flight')).toEqual({ '': 0 });
    mcpCalls.publish('search');
    expect(await read('favsmith_mcp_calls_total')).toEqual({ '{operation="search"}': 1 });
  });

  it('count hits and misses of the caches', async () => {
    const { app, read } = await startAdmin();
    // The second request fills the response cache.
    for (let index = 0; index < 3; index++) await app.inject('/api/v1/icons?q=metrics');
    expect(await read('favsmith_cache_lookups_total')).toEqual({
      '{cache="response",result="miss"}': 2,
      '{cache="response",result="hit"}': 1,
    });
  });

  it('include versions, the number of icons, and whether the catalog file is valid', async () => {
    let index = realServices.index();
    let problem: Error | undefined;
    const { read } = await startAdmin({ index: () => index, catalogProblem: () => problem });
    const { iconCount, version } = index?.catalog ?? {};
    const state = async () => ({
      info: await read('favsmith_info'),
      icons: await read('favsmith_catalog_icons'),
      catalog: await read('favsmith_catalog_info'),
      isValid: await read('favsmith_catalog_file_valid'),
    });
    const info = { [`{version="${FAVSMITH_VERSION}",node="${process.versions.node}"}`]: 1 };
    const catalog = { [`{version="${version}"}`]: 1 };
    expect(await state()).toEqual({ info, icons: { '': iconCount }, catalog, isValid: { '': 1 } });
    problem = new Error('the catalog file is truncated');
    index = undefined;
    expect(await state()).toEqual({ info, icons: { '': 0 }, catalog: {}, isValid: { '': 0 } });
  });
});
