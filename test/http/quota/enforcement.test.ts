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
const trusting = (TRUST_PROXY: string) => ({ trustProxy: readConfig({ TRUST_PROXY }).trustProxy });

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
  it('uses up quota if its method is HEAD', async () => {
    const { request } = limitedApp();
    await request('/api/v1/health', { method: 'HEAD' });
    expect((await request('/api/v1/health')).headers['ratelimit-remaining']).toBe('38');
  });

  it('uses up quota if its response is 304', async () => {
    const { request } = limitedApp();
    const { etag } = (await request('/api/v1/libraries')).headers;
    const { statusCode, headers } = await request('/api/v1/libraries', {
      headers: { 'if-none-match': String(etag) },
    });
    expect([statusCode, headers['ratelimit-remaining']]).toEqual([304, '38']);
  });

  it('of method HEAD beyond the quota gets 429 without a body', async () => {
    const { request, times } = limitedApp();
    await times(QUOTAS.health, '/api/v1/health');
    const { statusCode, headers, body } = await request('/api/v1/health', { method: 'HEAD' });
    expect([statusCode, headers['retry-after'], body]).toEqual([429, '42', '']);
  });

  it('of method OPTIONS or DELETE beyond the quota gets 204 or 405, not 429', async () => {
    const { request, times } = limitedApp();
    await times(QUOTAS.health + 1, '/api/v1/health');
    const options = await request('/api/v1/health', { method: 'OPTIONS' });
    const deletion = await request('/api/v1/health', { method: 'DELETE' });
    expect([options.statusCode, deletion.statusCode]).toEqual([204, 405]);
  });
});

describe('a request does not use up quota', () => {
  it.each([
    ['OPTIONS', 204],
    ['DELETE', 405],
    ['POST', 405],
  ] as const)('if its method is %s, but its headers have the remaining quota', async (method, status) => {
    const { request, times } = limitedApp();
    await times(5, '/api/v1/health');
    const { statusCode, headers } = await request('/api/v1/health', { method });
    expect([statusCode, headers['ratelimit-remaining']]).toEqual([status, '35']);
    expect((await request('/api/v1/health')).headers['ratelimit-remaining']).toBe('34');
  });

  it.each(['/docs', '/', '/openapi.json', '/nothing'])('if its path is %s', async url => {
    const { request, times } = limitedApp();
    const statuses = await times(QUOTAS.other + 5, url);
    expect(statuses).not.toContain(429);
    expect((await request(url)).headers['ratelimit-remaining']).toBe('40');
  });
});

describe('the client of a quota', () => {
  const spoofed = (index: number): InjectOptions => ({
    headers: {
      'x-forwarded-for': `198.51.100.${index}`,
      forwarded: `for=198.51.100.${index}`,
      'x-real-ip': `198.51.100.${index}`,
      'x-client-ip': `198.51.100.${index}`,
      'cf-connecting-ip': `198.51.100.${index}`,
      'true-client-ip': `198.51.100.${index}`,
    },
  });

  it.each([
    ['no trusted proxy', {}],
    ['another trusted proxy', trusting('10.0.0.0/8')],
  ])('is the address of the socket with %s and any forwarding headers', async (_name, config) => {
    const { request } = limitedApp(config);
    for (let index = 0; index < QUOTAS.health; index++) await request('/api/v1/health', spoofed(index));
    expect((await request('/api/v1/health', spoofed(200))).statusCode).toBe(429);
  });

  it.each([
    ['one hop', trusting('1')],
    ['the network of the proxy', trusting('127.0.0.1')],
  ])(
    'is the last forwarded address if the server trusts %s, whatever addresses precede it',
    async (_name, config) => {
      const { request } = limitedApp(config);
      const via = (address: string, index: number): InjectOptions => ({
        headers: { 'x-forwarded-for': `198.51.100.${index}, ${address}` },
      });
      for (let index = 0; index < QUOTAS.health; index++)
        await request('/api/v1/health', via('203.0.113.7', index));
      expect((await request('/api/v1/health', via('203.0.113.7', 99))).statusCode).toBe(429);
      expect((await request('/api/v1/health', via('203.0.113.8', 99))).statusCode).toBe(200);
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
