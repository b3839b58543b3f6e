// HAProxy and Caddy with the shipped configurations: clients behind a CDN, a path in PUBLIC_URL, refused requests.
// @module-tag slow
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { IDEAS_COST, QUOTAS } from '../../../src/contract/limits.ts';
import { readConfig } from '../../../src/http/config.ts';
import { type ApiKeys, openApiKeys } from '../../../src/http/quota/clients.ts';
import { createLocalWindows } from '../../../src/http/quota/quota-windows.ts';
import { temporaryFolder } from '../../at-end.ts';
import { listen } from '../../http/raw-request.ts';
import { realApp } from '../../http/real-app.ts';
import { describeWithPrograms } from '../../programs.ts';
import { createProcesses } from '../processes.ts';
import { CADDY, startCaddy } from './caddy.ts';
import { type Call, createEdgeClient } from './client.ts';
import { HAPROXY_PROGRAMS, PUBLIC_URL, startHaproxy } from './haproxy.ts';

const programs = { ...HAPROXY_PROGRAMS, caddy: CADDY };

const CDN = '127.0.5.7';
const KEY = 'a-key-of-the-build-farm';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
/** More networks than HAProxy accepts in a line. */
const CDN_NETWORKS = ['127.0.5.0/24', ...Array.from({ length: 500 }, (_, index) => `2001:db8:${index}::/48`)];

/** Waits until the quota window of the real clock has at least `seconds` left. */
const untilWindowHas = async (seconds: number): Promise<void> => {
  const left = 60 - ((Date.now() / 1000) % 60);
  if (left < seconds) await wait(left * 1000 + 100);
};

describeWithPrograms('an edge behind a CDN', programs, () => {
  const folder = temporaryFolder();
  const processes = createProcesses();
  const client = createEdgeClient();
  /** The app of a replica behind Caddy, which enforces quotas itself. */
  const app = realApp(
    {
      quotaWindows: createLocalWindows(() => 0),
      apiKeys: { find: authorization => apiKeys?.find(authorization) },
    },
    { trustProxy: readConfig({ TRUST_PROXY: '2' }).trustProxy, publicUrl: `${PUBLIC_URL}/tools` },
  );
  let apiKeys: ApiKeys | undefined;
  let ready: Server;
  let ports: { readonly haproxy: number; readonly metrics: number; readonly caddy: number };
  let haproxy: Awaited<ReturnType<typeof startHaproxy>>;

  beforeAll(async () => {
    const port = await listen(app);
    ready = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1');
    const adminPort = await vi.waitFor(() => (ready.address() as { port: number }).port);
    const all = [1, 2, 3].map(number => ({ name: `replica ${number}`, host: '127.0.0.1' }));
    const metrics = await freePort();
    const keys = join(folder, 'api-keys.txt');
    writeFileSync(
      keys,
      `# known clients\n${createHash('sha256').update(KEY).digest('hex')} farm health=55 export=3\n`,
    );
    apiKeys = openApiKeys(keys, () => {});
    const trusted = join(folder, 'cdn.txt');
    writeFileSync(trusted, `${CDN_NETWORKS.join('\n')}\n`);
    const settings = {
      API_KEYS: keys,
      EDGE_TRUSTED: trusted,
      PUBLIC_URL: `${PUBLIC_URL}/tools`,
      METRICS_BIND: `127.0.0.1:${metrics}`,
    };
    haproxy = await startHaproxy({ folder, all, port, adminPort, processes }, settings);
    const caddy = await startCaddy(
      { folder, processes },
      { ...settings, EDGE_NETWORKS: CDN_NETWORKS.join(' '), REPLICAS: `127.0.0.1:${port}` },
    );
    ports = { haproxy: haproxy.https, metrics, caddy };
    for (const edge of [ports.haproxy, ports.caddy]) await client.waitFor(edge);
  }, 60_000);
  afterAll(async () => {
    client.close();
    await processes.endAll();
    ready.close();
    apiKeys?.close();
    await app.close();
  });

  /** Sends `count` requests. Returns how many got each status. */
  const statuses = async (
    edge: number,
    count: number,
    path: string | ((index: number) => string),
    call: (index: number) => Call,
  ) => {
    const counts: Record<number, number> = {};
    for (let index = 0; index < count; index++) {
      const { status } = await client.send(edge, typeof path === 'string' ? path : path(index), call(index));
      counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  };
  const viaCdn = (chain: string): Call => ({ from: CDN, headers: { 'x-forwarded-for': chain } });

  it.each(['haproxy', 'caddy'] as const)(
    'counts each client by the address that the CDN or its own connection shows, not by forged addresses (%s)',
    async name => {
      await untilWindowHas(30);
      const edge = ports[name];
      const path = '/tools/api/v1/health';
      const clients = await statuses(edge, 2 * 100, path, index =>
        viaCdn(`6.6.6.6, 198.51.100.${index % 100}`),
      );
      expect(clients).toEqual({ 200: 200 });
      const notations = ['2001:db8:0:N::1', '[2001:db8:0:N::1]', '[2001:db8:0:N::1]:443', '192.0.2.N:443'];
      const notated = await statuses(edge, 4 * 40, path, index =>
        viaCdn((notations[index % 4] as string).replace('N', `${1 + index}`)),
      );
      expect(notated).toEqual({ 200: 160 });
      const one = await statuses(edge, QUOTAS.health + 10, path, index =>
        viaCdn(`198.51.101.${index}, 203.0.113.${edge % 200}`),
      );
      expect(one).toEqual({ 200: QUOTAS.health, 429: 10 });
      const direct = await statuses(edge, QUOTAS.health + 10, path, index => ({
        from: `127.0.6.${edge % 200}`,
        headers: { 'x-forwarded-for': `198.51.102.${index}` },
      }));
      expect(direct).toEqual({ 200: QUOTAS.health, 429: 10 });
    },
  );

  it.each(['haproxy', 'caddy'] as const)(
    'gives a client with an API key the quota of its line, regardless of its address (%s)',
    async name => {
      await untilWindowHas(30);
      const from = `127.0.8.${name.length}`;
      const path = '/tools/api/v1/health';
      const authorization = `Bearer ${KEY}`;
      const withKey = (index: number): Call => ({
        from: `127.0.${9 + (index % 3)}.1`,
        headers: { authorization },
      });
      // Both edges use the same replica: for the second one, the quota of the replica is used up.
      const edge = ports[name];
      const known = await statuses(edge, 60, path, withKey);
      expect(known).toEqual(name === 'haproxy' ? { 200: 55, 429: 5 } : { 429: 60 });
      const { headers } = await client.send(edge, path, withKey(0));
      expect([headers['ratelimit-limit'], headers['ratelimit-remaining']]).toEqual(['55', '0']);
      const unknown = await statuses(edge, QUOTAS.health + 3, path, () => ({
        from,
        headers: { authorization: `${authorization}x` },
      }));
      expect(unknown).toEqual({ 200: QUOTAS.health, 429: 3 });
      const search = await client.send(edge, '/tools/api/v1/icons?limit=1', withKey(0));
      expect([search.status, search.headers['ratelimit-limit']]).toEqual([200, '120']);
    },
  );

  it('counts requests with and without the path of PUBLIC_URL together (HAProxy)', async () => {
    await untilWindowHas(30);
    const from = { from: '127.0.7.1' };
    const extra = 30;
    expect(
      await statuses(ports.haproxy, QUOTAS.search + extra, '/tools/api/v1/icons?limit=1', () => from),
    ).toEqual({ 200: QUOTAS.search, 429: extra });
    for (const path of ['/api/icons/', '/tools/%61pi/v1/icons', '/tools/api/icons?q=a'])
      expect([path, (await client.send(ports.haproxy, path, from)).status]).toEqual([path, 429]);
    for (const path of ['/other/api/v1/icons', '/toolsapi/v1/icons'])
      expect([path, (await client.send(ports.haproxy, path, from)).status]).toEqual([path, 404]);
  });

  const deniedRequests = async (): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${ports.metrics}/metrics`)).text();
    return Number(/^haproxy_frontend_requests_denied_total\{proxy="public"\} (\d+)/m.exec(text)?.[1]);
  };

  it('counts searches for emoji and ideas in the quota of searches, as the service does (HAProxy)', async () => {
    await untilWindowHas(20);
    const paths = ['/api/v1/emoji?q=a&limit=1', '/api/%65moji/?q=a', '/api/v1/ideas?q=a', '/api/ideas/?q=a'];
    const served = (2 * QUOTAS.search) / (1 + IDEAS_COST);
    const path = (index: number) => paths[index % paths.length] as string;
    const before = await deniedRequests();
    for (let index = 0; index < served; index++)
      expect((await client.send(ports.haproxy, path(index), { from: '127.0.7.4' })).status).toBe(200);
    expect((await client.send(ports.haproxy, '/api/v1/icons', { from: '127.0.7.4' })).status).toBe(429);
    expect((await deniedRequests()) - before).toBe(1);
  });

  it('logs id, trace, path and client of refusals, and counts them (HAProxy)', async () => {
    await untilWindowHas(20);
    const [before, seen] = [await deniedRequests(), haproxy.log().length];
    const from = '127.0.7.2';
    await statuses(ports.haproxy, QUOTAS.libraries, '/api/v1/libraries', () => ({ from }));
    const headers = { 'x-request-id': 'id-1', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
    const refused = await client.send(ports.haproxy, '/api/libraries?secret', { from, headers });
    expect([refused.status, refused.headers['x-request-id']]).toEqual([429, 'id-1']);
    expect((await deniedRequests()) - before).toBe(1);
    await vi.waitFor(() => expect(haproxy.log().length).toBeGreaterThan(seen));
    expect(JSON.parse(haproxy.log().slice(seen))).toMatchObject({
      status: 429,
      id: 'id-1',
      trace: TRACE,
      path: '/api/libraries',
      client: from,
      class: 'libraries',
    });
    expect(haproxy.log()).not.toContain('secret');
  });
});
