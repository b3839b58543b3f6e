// HAProxy and Caddy with the shipped configurations, in front of three replicas of the image and redis-server.
// (Decision 085)
// @module-tag slow
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { QUOTAS, windowNumber } from '../../../src/contract/limits.ts';
import { describeWithPrograms } from '../../programs.ts';
import { createReplicas, REDIS_SERVER, type Replicas } from '../replicas.ts';
import { CADDY, startCaddy } from './caddy.ts';
import { type Call, createEdgeClient } from './client.ts';
import { HAPROXY_PROGRAMS, PUBLIC_URL, startHaproxy } from './haproxy.ts';

const programs = { ...HAPROXY_PROGRAMS, caddy: CADDY, 'redis-server': REDIS_SERVER };

const JSON_BODY = { 'content-type': 'application/json' };
const ROCKET: Call = { headers: JSON_BODY, body: '{"library":"lucide","name":"rocket"}' };

/**
 * For each quota class: a path, its alias with a percent-encoded letter, the request, and the status of its
 * response.
 */
const CLASSES: readonly (readonly [keyof typeof QUOTAS, string, string, Call, number])[] = [
  ['export', '/api/v1/export', '/api/%65xport', { headers: JSON_BODY, body: '{}' }, 400],
  ['search', '/api/v1/icons?limit=1', '/api/%69cons/', {}, 200],
  ['lookup', '/api/v1/icons/lucide/rocket', '/api/icons/lucide/no%70e', {}, 200],
  ['preview', '/api/v1/preview.svg?text=', '/api/%70review.png?text=', {}, 400],
  ['mcp', '/mcp', '/mc%70/', { headers: JSON_BODY, body: '{}' }, 400],
  ['health', '/api/v1/health', '/api/%68ealth', {}, 200],
  ['libraries', '/api/v1/libraries', '/api/%6Cibraries', {}, 200],
  ['index', '/api/v1', '/a%70i/', {}, 200],
];

describeWithPrograms('three replicas', programs, () => {
  let replicas: Replicas;
  let ports: { readonly haproxy: number; readonly haproxyHttp: number; readonly caddy: number };
  const client = createEdgeClient();
  /** Returns the log of HAProxy. */
  let log: () => string;
  const viaHaproxy = (path: string, call?: Call) => client.send(ports.haproxy, path, call);
  const viaCaddy = (path: string, call?: Call) => client.send(ports.caddy, path, call);

  beforeAll(async () => {
    replicas = await createReplicas({ RATE_LIMIT: 'enforce', SHUTDOWN_DELAY: '3' });
    const { all, port } = replicas;
    replicas.startRedis();
    for (const replica of all) replicas.start(replica);
    const haproxy = await startHaproxy(replicas);
    log = haproxy.log;
    const REPLICAS = all.map(({ host }) => `${host}:${port}`).join(' ');
    ports = {
      haproxy: haproxy.https,
      haproxyHttp: haproxy.http,
      caddy: await startCaddy(replicas, { REPLICAS }),
    };
    await replicas.waitUntilReady();
    for (const edge of [ports.haproxy, ports.caddy]) await client.waitFor(edge);
    // The replicas attempt to reach the store every half second.
    for (const replica of all) {
      const connected = () => replicas.metric(replica, 'favsmith_quota_store_connected');
      await vi.waitFor(async () => expect(await connected()).toBe(1), { timeout: 10_000, interval: 100 });
    }
  }, 80_000);

  afterAll(async () => {
    client.close();
    await replicas?.close();
  });

  const servedByReplicas = () =>
    Promise.all(
      replicas.all.map(async replica => {
        const labels = '\\{operation="other",status="200"\\}';
        return (await replicas.metric(replica, `favsmith_request_duration_seconds_count${labels}`)) || 0;
      }),
    );

  let clients = 0;
  /**
   * Repeats an exchange with a new client if it crossed the end of a quota window, because counts start again
   * there.
   */
  const withinOneWindow = async <Result>(exchange: (from: string) => Promise<Result>): Promise<Result> => {
    for (;;) {
      const window = windowNumber(Date.now());
      const result = await exchange(`127.0.2.${++clients}`);
      if (windowNumber(Date.now()) === window) return result;
    }
  };

  describe('behind HAProxy', () => {
    it('serve HTTPS only: HAProxy redirects plain HTTP requests, with the common headers', async () => {
      const response = await fetch(`http://127.0.0.1:${ports.haproxyHttp}/api/v1`, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([
        308,
        `https://127.0.0.1:${ports.haproxyHttp}/api/v1`,
      ]);
      expect(response.headers.get('ratelimit-policy')).toBe('40;w=60');
      expect(response.headers.get('api-version')).toBe('1');
    });

    it('share the quotas of a client, regardless of the addresses in its headers', async () => {
      for (const [quota, path, alias, { headers, body }, status] of CLASSES) {
        const limit = QUOTAS[quota];
        const { replies, last, refused } = await withinOneWindow(async from => {
          const call = (index: number): Call => {
            const forged = `198.51.100.${index}`;
            return {
              ...(body !== undefined && { body }),
              headers: { ...headers, 'x-forwarded-for': forged, forwarded: `for=${forged}` },
              from,
            };
          };
          const calls = Array.from({ length: limit - 1 }, (_, index) => viaHaproxy(path, call(index)));
          return {
            replies: await Promise.all(calls),
            last: await viaHaproxy(alias, call(limit)),
            refused: await viaHaproxy(path, call(limit + 1)),
          };
        });
        expect([...new Set(replies.map(reply => reply.status))], path).toEqual([status]);
        expect(last.status, alias).not.toBe(429);
        expect(last.headers, alias).toMatchObject({
          'ratelimit-limit': `${limit}`,
          'ratelimit-remaining': '0',
          'ratelimit-policy': `${limit};w=60`,
        });
        const { 'retry-after': retryAfter, ...fields } = refused.headers;
        expect(refused.status, path).toBe(429);
        expect(Number(retryAfter)).toBeGreaterThan(0);
        expect(fields).toMatchObject({
          'content-type': 'application/problem+json',
          'cache-control': 'no-store',
          ratelimit: `limit=${limit}, remaining=0, reset=${retryAfter}`,
          'api-version': '1',
          'access-control-allow-origin': '*',
        });
        expect(JSON.parse(refused.text)).toEqual({
          type: `${PUBLIC_URL}/docs/errors#rate_limited`,
          title: 'Too many requests',
          status: 429,
          detail: `The quota of ${limit} requests in 60 s is used up; the next window starts in ${retryAfter} s.`,
          instance: path.split('?')[0],
          code: 'rate_limited',
          hint: 'Wait for the seconds given in the header Retry-After, then send the request again.',
        });
      }
      expect((await viaHaproxy('/api/v1/health', { from: '127.0.0.2' })).status).toBe(200);
      expect((await viaHaproxy('/docs')).status).toBe(200);
    });

    it('send a file with a hash in its name once, then the cache of HAProxy serves it', async () => {
      const [asset = ''] = (await viaHaproxy('/')).text.match(/\/assets\/[\w.-]+\.js/) ?? [];
      const get = (coding: string) => viaHaproxy(asset, { headers: { 'accept-encoding': coding } });
      const plain = await get('identity');
      const first = await get('br');
      const before = await servedByReplicas();
      const second = await get('br');
      expect([plain.status, first.status, second.status]).toEqual([200, 200, 200]);
      expect(second.headers).toMatchObject({
        age: expect.stringMatching(/^\d+$/),
        'cache-control': expect.stringContaining('immutable'),
        'content-encoding': 'br',
        'content-length': first.headers['content-length'],
      });
      expect(await servedByReplicas()).toEqual(before);
    });
  });

  it('share the quotas of a client behind Caddy, regardless of the addresses in its headers', async () => {
    const statuses = await withinOneWindow(async from => {
      const received: number[] = [];
      for (let index = 0; index < 2 * QUOTAS.libraries; index++) {
        const forged = `198.51.100.${index}`;
        const headers = { 'x-forwarded-for': forged, forwarded: `for=${forged}`, 'x-forwarded-host': forged };
        received.push((await viaCaddy('/api/v1/libraries', { headers, from })).status);
      }
      return received;
    });
    // On a busy machine, a replica may lose the store for 50 ms and count locally. Without a shared store, all
    // requests would be served.
    const served = statuses.filter(status => status === 200).length;
    expect(served).toBeGreaterThanOrEqual(QUOTAS.libraries);
    expect(served).toBeLessThan(1.5 * QUOTAS.libraries);
    const exported = await viaCaddy('/api/v1/export', { ...ROCKET, from: '127.0.0.4' });
    expect([exported.status, exported.headers['content-type']]).toEqual([200, 'application/zip']);
  });

  it('lose no request of either edge while one replica drains', async () => {
    const statuses = new Map<number | string, number>();
    const draining = replicas.processes.get('replica 1');
    const exited = once(draining, 'exit');
    let isOver = false;
    const visit = async (edge: typeof viaHaproxy, pause: number) => {
      while (!isOver) {
        const status = await edge('/docs').then(
          reply => reply.status,
          error => `${error}`,
        );
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await wait(pause);
      }
    };
    const clients = [viaHaproxy, viaHaproxy, viaCaddy, viaCaddy].map((edge, index) => visit(edge, 5 + index));
    draining.kill('SIGTERM');
    expect((await exited)[0]).toBe(0);
    await wait(300);
    isOver = true;
    await Promise.all(clients);
    expect([...statuses.keys()]).toEqual([200]);
  });

  describe('that have all ended', () => {
    beforeAll(async () => {
      for (const name of ['replica 2', 'replica 3']) await replicas.processes.end(name);
    });

    it.each(['haproxy', 'caddy'] as const)(
      'make the edge respond with the problem documents of the contract (%s)',
      async edge => {
        const call = (path: string, options: Call) =>
          client.send(ports[edge], path, { ...options, from: '127.0.0.9' });
        const expectProblem = async (
          path: string,
          options: Call,
          status: number,
          code: string,
          quota: number,
        ) => {
          const reply = await call(path, options);
          expect(reply.headers).toMatchObject({
            'content-type': 'application/problem+json',
            'api-version': '1',
            'ratelimit-limit': `${quota}`,
            'ratelimit-policy': `${quota};w=60`,
            'x-request-id': expect.stringMatching(/^[\w-]+$/),
          });
          const problem = JSON.parse(reply.text);
          expect([reply.status, problem]).toMatchObject([status, { status, code }]);
          expect(problem.type).toMatch(new RegExp(`^https://[a-z.]+/docs/errors#${code}$`));
        };
        await vi.waitFor(() => expectProblem('/api/v1/health', {}, 503, 'index_unavailable', 40), {
          timeout: 20_000,
          interval: 300,
        });
        await expectProblem('/api/v1/export', ROCKET, 500, 'export_failed', 20);
      },
    );

    it('are logged by HAProxy with id, path and client of each request', async () => {
      const { headers } = await viaHaproxy('/api/v1/export', { ...ROCKET, from: '127.0.0.10' });
      const id = headers['x-request-id'] as string;
      await vi.waitFor(() => expect(log()).toContain(id));
      const line = log()
        .split('\n')
        .find(each => each.includes(id)) as string;
      const client = '127.0.0.10';
      expect(JSON.parse(line)).toMatchObject({ id, client, path: '/api/v1/export', class: 'export' });
      expect(JSON.parse(line).status).toBeGreaterThan(499);
    });
  });
});
