// Enforced quotas over HTTP: classes, clients, headers, windows.
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { QUOTAS } from '../../../src/contract/limits.ts';
import type { AppConfig } from '../../../src/http/app.ts';
import { readConfig } from '../../../src/http/config.ts';
import { createLocalWindows } from '../../../src/http/quota/quota-windows.ts';
import { realApp } from '../real-app.ts';

const START = Date.UTC(2026, 0, 1, 12, 0, 18);

/** An app that enforces quotas. The test sets its clock. */
const limitedApp = (config: AppConfig = {}, maxWindows?: number) => {
  const clock = { time: START };
  const now = () => clock.time;
  const app = realApp({ quotaWindows: createLocalWindows(now, maxWindows) }, { now, ...config });
  const request = (url: string, options: InjectOptions = {}) => app.inject({ url, ...options });
  const times = async (count: number, url: string, options: InjectOptions = {}) => {
    const statuses = new Set<number>();
    for (let index = 0; index < count; index++) statuses.add((await request(url, options)).statusCode);
    return [...statuses];
  };
  return { request, times, clock };
};

const POST_EMPTY: InjectOptions = { method: 'POST', payload: '{}' };

/** For each quota class: a path, its alias, the request, and the status of its response. */
const CLASSES = [
  ['export', '/api/v1/export', '/api/export', POST_EMPTY, 400],
  ['search', '/api/v1/icons?q=rocket&limit=1', '/api/icons', {}, 200],
  ['lookup', '/api/v1/icons/lucide/rocket', '/api/icons/lucide/nope', {}, 200],
  ['preview', '/api/v1/preview.svg?text=A', '/api/preview.png?text=A&size=16', {}, 200],
  ['health', '/api/v1/health', '/api/health/', {}, 200],
  ['libraries', '/api/v1/libraries', '/api/libraries', {}, 200],
  ['index', '/api/v1', '/api', {}, 200],
] as const;

describe.each(CLASSES)('the quota of %s', (quota, path, alias, options, status) => {
  it('is used up by the canonical path and the alias together, and by nothing else', async () => {
    const { request, times } = limitedApp();
    const limit = QUOTAS[quota];
    expect(await times(limit - 1, path, options)).toEqual([status]);
    const last = await request(alias, options);
    expect(last.headers).toMatchObject({
      'ratelimit-limit': String(limit),
      'ratelimit-remaining': '0',
      'ratelimit-reset': '42',
      ratelimit: `limit=${limit}, remaining=0, reset=42`,
    });
    expect(last.statusCode).not.toBe(429);
    for (const url of [path, alias]) {
      const refused = await request(url, options);
      expect(refused.statusCode).toBe(429);
      expect(refused.headers).toMatchObject({
        'content-type': 'application/problem+json',
        'retry-after': '42',
        'ratelimit-remaining': '0',
        'cache-control': 'no-store',
      });
      expect(refused.json()).toMatchObject({
        status: 429,
        code: 'rate_limited',
        detail: `The quota of ${limit} requests in 60 s is used up; the next window starts in 42 s.`,
      });
    }
    const others = CLASSES.filter(([other]) => other !== quota);
    const statuses = await Promise.all(
      others.map(async ([, url, , more]) => (await request(url, more)).statusCode),
    );
    expect(statuses).toEqual(others.map(row => row[4]));
  });
});

it('a new window of a quota starts at each full minute of the clock', async () => {
  const { request, times, clock } = limitedApp();
  await times(QUOTAS.health + 1, '/api/v1/health');
  clock.time = START + 41_999;
  const before = await request('/api/v1/health');
  expect([before.statusCode, before.headers['retry-after']]).toEqual([429, '1']);
  clock.time = START + 42_000;
  const after = await request('/api/v1/health');
  expect([after.statusCode, after.headers.ratelimit]).toEqual([200, 'limit=40, remaining=39, reset=60']);
});

it('a clock that jumps back starts a new window', async () => {
  const { request, times, clock } = limitedApp();
  await times(QUOTAS.health + 1, '/api/v1/health');
  clock.time = START - 3_600_000;
  expect((await request('/api/v1/health')).headers['ratelimit-remaining']).toBe('39');
});

describe('a request', () => {
  it.each([
    ['HEAD', 200, 38, {}],
    ['GET', 304, 38, { 'if-none-match': '*' }],
    ['OPTIONS', 204, 39, {}],
    ['DELETE', 405, 39, {}],
    ['POST', 405, 39, {}],
  ] as const)(
    'with %s gets the status %d, after which %d requests of the quota remain',
    async (method, status, remaining, headers) => {
      const { request } = limitedApp();
      await request('/api/v1/libraries');
      const response = await request('/api/v1/libraries', { method, headers });
      expect([response.statusCode, response.headers['ratelimit-remaining']]).toEqual([
        status,
        `${remaining}`,
      ]);
      expect((await request('/api/v1/libraries')).headers['ratelimit-remaining']).toBe(`${remaining - 1}`);
    },
  );

  it.each([
    ['HEAD', 429],
    ['OPTIONS', 204],
    ['DELETE', 405],
  ] as const)('with %s beyond the quota gets the status %d', async (method, status) => {
    const { request, times } = limitedApp();
    await times(QUOTAS.health + 1, '/api/v1/health');
    const response = await request('/api/v1/health', { method });
    expect(response.statusCode).toBe(status);
    if (status === 429) expect([response.headers['retry-after'], response.body]).toEqual(['42', '']);
  });

  it.each(['/docs', '/', '/openapi.json', '/nothing'])('for %s uses up no quota', async url => {
    const { request, times } = limitedApp();
    expect(await times(QUOTAS.other + 5, url)).not.toContain(429);
    expect((await request(url)).headers['ratelimit-remaining']).toBe('40');
  });
});

describe('the client of a quota', () => {
  const ADDRESS_HEADERS = ['x-real-ip', 'x-client-ip', 'cf-connecting-ip', 'true-client-ip'];
  const forged = (index: number, chain = ''): InjectOptions => {
    const address = `198.51.100.${index}`;
    const headers = { 'x-forwarded-for': `${address}${chain}`, forwarded: `for=${address}` };
    return { headers: { ...headers, ...Object.fromEntries(ADDRESS_HEADERS.map(name => [name, address])) } };
  };

  it.each(['false', '10.0.0.0/8', '1', '127.0.0.1'])(
    'with TRUST_PROXY=%s is the address of the socket or, if that is trusted, the last forwarded address',
    async TRUST_PROXY => {
      const { request } = limitedApp({ trustProxy: readConfig({ TRUST_PROXY }).trustProxy });
      const status = async (index: number, address: string) =>
        (await request('/api/v1/health', forged(index, `, ${address}`))).statusCode;
      for (let index = 0; index < QUOTAS.health; index++) await status(index, '203.0.113.7');
      expect(await status(99, '203.0.113.7')).toBe(429);
      const isTrusted = TRUST_PROXY === '1' || TRUST_PROXY === '127.0.0.1';
      expect(await status(99, '203.0.113.8')).toBe(isTrusted ? 200 : 429);
    },
  );

  it('is the /64 network of an IPv6 address', async () => {
    const { request } = limitedApp();
    const from = (remoteAddress: string) => request('/api/v1/health', { remoteAddress });
    for (let index = 0; index < QUOTAS.health; index++) await from(`2001:db8:0:1::${index.toString(16)}`);
    expect((await from('2001:db8:0:1:ffff::1')).statusCode).toBe(429);
    expect((await from('2001:db8:0:2::1')).statusCode).toBe(200);
  });
});

it('the oldest windows are evicted beyond the maximum number', () => {
  const windows = createLocalWindows(() => START, 1000);
  for (let index = 0; index < 10_000; index++) windows.take(`client ${index}`, 'health');
  const known = Array.from({ length: 10_000 }, (_, index) =>
    windows.take(`client ${index}`, 'health', undefined, 0),
  );
  expect(known.filter(({ remaining }) => remaining < QUOTAS.health)).toHaveLength(1000);
});
