// Quota windows shared through a real redis-server that hangs, ends and returns.
// @module-tag slow
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { QUOTAS } from '../../../src/contract/limits.ts';
import { openApiKeys } from '../../../src/http/quota/clients.ts';
import { createRedisCounters, createSharedWindows } from '../../../src/http/quota/shared-windows.ts';
import { atEnd, temporaryFolder } from '../../at-end.ts';
import { describeWithPrograms, findProgram } from '../../programs.ts';
import { realApp } from '../real-app.ts';

const redisServer = findProgram('redis-server');
const openssl = findProgram('openssl');

const startRedis = async (port: number, ...settings: readonly string[]) => {
  const server = spawn(
    redisServer as string,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...settings],
    { stdio: 'ignore' },
  );
  const exited = once(server, 'exit');
  const kill = async () => {
    server.kill('SIGKILL');
    await exited;
  };
  atEnd(kill);
  return { kill, hang: () => server.kill('SIGSTOP'), resume: () => server.kill('SIGCONT') };
};

/**
 * A clock that starts a minute with each test. Quota windows end with the minute, so no test crosses the end of a
 * window.
 */
let started = 0;
const WINDOW_START = Date.UTC(2030, 0, 1);
const nowInWindow = () => WINDOW_START + performance.now() - started;
beforeEach(() => {
  started = performance.now();
});

/** Timeout in milliseconds. On a busy machine, a store needs more than the default of 50 ms. */
const STORE_TIMEOUT = 1000;

/** The quota windows of one replica, and its log messages. */
const startReplica = (url: string, tls?: Parameters<typeof createRedisCounters>[1]) => {
  const messages: string[] = [];
  const counters = createRedisCounters(url, tls);
  const windows = createSharedWindows({
    counters,
    now: nowInWindow,
    timeoutMilliseconds: STORE_TIMEOUT,
    log: message => messages.push(message),
    probeMilliseconds: 100,
  });
  atEnd(() => {
    windows.close();
    counters.close();
  });
  const isConnected = (expected = true) =>
    vi.waitFor(() => expect(windows.isConnected()).toBe(expected), { timeout: 10_000, interval: 20 });
  return { windows, messages, isConnected };
};

const isListening = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

describeWithPrograms('quota windows in Redis', { 'redis-server': redisServer, openssl }, () => {
  let port: number;
  let url: string;
  beforeAll(async () => {
    port = await freePort();
    url = `redis://127.0.0.1:${port}`;
  });

  it('are shared by all replicas', async () => {
    await startRedis(port);
    const replicas = [startReplica(url), startReplica(url), startReplica(url)];
    for (const { isConnected } of replicas) await isConnected();
    const usages = [];
    for (let index = 0; index <= QUOTAS.export; index++)
      usages.push(await replicas[index % 3]?.windows.take('192.0.2.1', 'export'));
    expect(usages.map(usage => usage?.remaining)).toEqual(
      Array.from({ length: QUOTAS.export + 1 }, (_, index) => Math.max(0, QUOTAS.export - 1 - index)),
    );
    expect(usages.map(usage => usage?.isExceeded).lastIndexOf(false)).toBe(QUOTAS.export - 1);
    expect(await replicas[0]?.windows.take('192.0.2.1', 'export', undefined, 0)).toMatchObject({
      remaining: 0,
    });
    expect(await replicas[0]?.windows.take('192.0.2.2', 'export')).toMatchObject({ remaining: 19 });
    const expensive = await replicas[0]?.windows.take('192.0.2.3', 'preview', undefined, 8);
    expect(expensive).toMatchObject({ remaining: QUOTAS.preview - 8 });
    replicas[0]?.windows.refund('192.0.2.3', 'preview', 8);
    await vi.waitFor(async () =>
      expect(await replicas[1]?.windows.take('192.0.2.3', 'preview', undefined, 0)).toMatchObject({
        count: 0,
      }),
    );
    expect(replicas.flatMap(({ messages }) => messages)).toEqual([]);
  });

  it('count requests with an API key under its name, in all replicas together and apart from addresses', async () => {
    await startRedis(port);
    const digest = createHash('sha256').update('key-of-the-farm').digest('hex');
    const file = join(temporaryFolder(), 'api-keys.txt');
    writeFileSync(file, `${digest} farm health=45\n`);
    const apps = [1, 2].map(() => {
      const { windows, isConnected } = startReplica(url);
      const apiKeys = openApiKeys(file, () => {});
      atEnd(apiKeys.close);
      return { app: realApp({ quotaWindows: windows, apiKeys }, { now: nowInWindow }), isConnected };
    });
    for (const { isConnected } of apps) await isConnected();
    const send = async (index: number, remoteAddress: string, authorization?: string) => {
      const headers = authorization === undefined ? {} : { authorization };
      const app = apps[index % 2]?.app as (typeof apps)[number]['app'];
      const response = await app.inject({ url: '/api/v1/health', remoteAddress, headers });
      return [response.statusCode, Number(response.headers['ratelimit-remaining'])];
    };
    const known: unknown[] = [];
    for (let index = 0; index < 48; index++)
      known.push(await send(index, `192.0.2.${index}`, 'Bearer key-of-the-farm'));
    expect(known).toEqual(
      Array.from({ length: 48 }, (_, index) => [index < 45 ? 200 : 429, Math.max(0, 44 - index)]),
    );
    expect(await send(0, '192.0.2.1')).toEqual([200, QUOTAS.health - 1]);
    expect(await send(1, '192.0.2.1', 'Bearer unknown')).toEqual([200, QUOTAS.health - 2]);
  });

  it('are counted in each process until Redis can be reached', async () => {
    const replica = startReplica(url);
    expect(replica.windows.take('192.0.2.1', 'health')).toMatchObject({ remaining: 39 });
    await vi.waitFor(() => expect(replica.messages).toHaveLength(1), { timeout: 5000 });
    await startRedis(port);
    await replica.isConnected();
    expect(await replica.windows.take('192.0.2.1', 'health')).toMatchObject({ remaining: 38 });
    expect(replica.messages).toEqual([
      expect.stringMatching(/^REDIS_URL is lost, quotas count in this process: /),
      'REDIS_URL is connected, quotas count in all processes together.',
    ]);
  });

  it('continue in each process after Redis is killed, and are shared again after its restart', async () => {
    const redis = await startRedis(port);
    const replica = startReplica(url);
    await replica.isConnected();
    for (let index = 0; index < 10; index++) await replica.windows.take('192.0.2.1', 'health');
    await redis.kill();
    expect(await isListening(port)).toBe(false);
    const during = await Promise.all(
      Array.from({ length: 10 }, () => replica.windows.take('192.0.2.1', 'health')),
    );
    expect(Math.min(...during.map(({ remaining }) => remaining))).toBe(20);
    // A closed connection shows its cause only with the next attempt to connect.
    await expect.poll(() => replica.messages.at(-1)).toMatch(/^REDIS_URL is lost.*ECONNREFUSED/);
    expect(replica.messages.join()).not.toContain('enableOfflineQueue');
    await startRedis(port);
    await replica.isConnected();
    expect(await replica.windows.take('192.0.2.1', 'health')).toMatchObject({ remaining: 19 });
    expect(replica.messages.at(-1)).toMatch(/^REDIS_URL is connected/);
    expect(replica.messages.length).toBeLessThan(4);
  });

  it('continue in each process while Redis hangs, and requests wait for at most three late replies', async () => {
    const redis = await startRedis(port);
    const replica = startReplica(url);
    await replica.isConnected();
    redis.hang();
    const first = replica.windows.take('192.0.2.1', 'health');
    expect(first).toBeInstanceOf(Promise);
    expect(await first).toMatchObject({ remaining: 39 });
    // The store counts as lost after three late replies, or earlier if the Redis client closes the silent
    // connection.
    await Promise.all([1, 2].map(() => replica.windows.take('192.0.2.1', 'health')));
    expect(replica.windows.isConnected()).toBe(false);
    // A result that is no promise proves that the request does not wait.
    for (let index = 0; index < 30; index++)
      expect(replica.windows.take('192.0.2.1', 'health')).not.toBeInstanceOf(Promise);
    redis.resume();
    await replica.isConnected();
    expect(replica.messages).toHaveLength(2);
  });

  it('continue in each process while Redis is read-only', async () => {
    await startRedis(port, '--min-replicas-to-write', '1');
    const replica = startReplica(url);
    await vi.waitFor(() => expect(replica.messages).toEqual([expect.stringContaining('NOREPLICAS')]), {
      timeout: 5000,
    });
    expect(replica.windows.take('192.0.2.1', 'health')).toMatchObject({ remaining: 39 });
  });

  it('keep the count of a client when a further replica starts', async () => {
    await startRedis(port);
    const former = startReplica(url);
    await former.windows.started;
    for (let index = 0; index < QUOTAS.export; index++) await former.windows.take('192.0.2.1', 'export');
    const replica = startReplica(url);
    await replica.windows.started;
    expect(await replica.windows.take('192.0.2.1', 'export')).toMatchObject({ isExceeded: true });
  });

  it.each([
    ['nothing listens', 'redis://127.0.0.1:1', /ECONNREFUSED/],
    ['the name is unknown', 'redis://no-such-host.invalid', /ENOTFOUND|EAI_AGAIN/],
    ['the password is missing', 'redis://127.0.0.1:PORT', /NOAUTH/],
    ['the password is wrong', 'redis://:hidden@127.0.0.1:PORT', /WRONGPASS/],
    ['the store has no TLS', 'rediss://:secret@127.0.0.1:PORT', /TLS/],
  ])('are reported as lost with the reason if %s', async (_name, address, reason) => {
    await startRedis(port, '--requirepass', 'secret');
    await vi.waitFor(async () => expect(await isListening(port)).toBe(true));
    const { messages } = startReplica(address.replace('PORT', `${port}`));
    await vi.waitFor(() => expect(messages).toHaveLength(1), { timeout: 8000 });
    expect(messages[0]).toMatch(reason);
    expect(messages[0]).not.toMatch(/hidden|secret|enableOfflineQueue/);
  });

  it('authenticate with the password of the URL', async () => {
    await startRedis(port, '--requirepass', 'secret');
    await startReplica(`redis://:secret@127.0.0.1:${port}`).isConnected();
  });

  it('use TLS for rediss: URLs and reject certificates of unknown issuers', async () => {
    const folder = temporaryFolder();
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const request =
      'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=localhost ' +
      `-addext subjectAltName=DNS:localhost -keyout ${key} -out ${certificate}`;
    execFileSync(openssl as string, request.split(' '), { stdio: 'ignore' });
    const settings = ['--tls-port', String(port), '--tls-cert-file', certificate, '--tls-key-file', key];
    const tls = ['--tls-ca-cert-file', certificate, '--tls-auth-clients', 'no'];
    await startRedis(0, ...settings, ...tls);
    const trusting = startReplica(`rediss://localhost:${port}`, { ca: readFileSync(certificate) });
    await trusting.isConnected();
    expect(await trusting.windows.take('192.0.2.1', 'health')).toMatchObject({ remaining: 39 });
    const strict = startReplica(`rediss://localhost:${port}`);
    await vi.waitFor(() => expect(strict.messages).toHaveLength(1), { timeout: 5000 });
    expect(strict.windows.isConnected()).toBe(false);
  });
});

it('a late or failed reply of the store does not grant the quota again', async () => {
  let total = 0;
  let delay = 0;
  let isLost = false;
  const counters = {
    increment: async (key: string) => {
      if (key.endsWith('probe')) return 1;
      if (isLost) throw new Error('lost');
      total++;
      const count = total;
      await new Promise(resolve => setTimeout(resolve, delay));
      return count;
    },
    decrement: async () => --total,
    read: async () => total,
  };
  const options = { counters, now: () => WINDOW_START, log: () => {}, timeoutMilliseconds: 30 };
  const replicas = [1, 2, 3].map(() => createSharedWindows(options));
  for (const { close } of replicas) atEnd(close);
  await Promise.all(replicas.map(({ started: isStarted }) => isStarted));
  const take = (index: number) => replicas[index % 3]?.take('192.0.2.1', 'export');
  for (let index = 0; index < QUOTAS.export - 3; index++) await take(index);
  delay = 60;
  expect(await take(0)).toMatchObject({ isExceeded: false });
  delay = 0;
  expect(replicas[0]?.isConnected()).toBe(true);
  isLost = true;
  const served = [];
  for (let index = 0; index < 3 * QUOTAS.export; index++) served.push(!(await take(index))?.isExceeded);
  // Each replica continues to count from the last total that it knows. That total is at most three requests below
  // the quota.
  expect(served.filter(Boolean).length).toBeLessThan(QUOTAS.export);
});

it('logs a few changes per minute of a store that accepts only some writes', async () => {
  const messages: string[] = [];
  const counters = {
    increment: async (key: string) => {
      if (key.endsWith('probe')) return 1;
      throw new Error('WRONGTYPE');
    },
    decrement: async () => 0,
    read: async () => 0,
  };
  const windows = createSharedWindows({
    counters,
    now: () => WINDOW_START,
    log: message => messages.push(message),
    probeMilliseconds: 1,
  });
  atEnd(() => windows.close());
  await windows.started;
  for (let changes = 0; changes < 20; changes++) {
    await vi.waitFor(() => expect(windows.isConnected()).toBe(true), { interval: 1 });
    await windows.take('client', 'search');
    expect(windows.isConnected()).toBe(false);
  }
  expect(messages.filter(message => /is lost|is connected/.test(message))).toHaveLength(8);
  expect(messages.at(-1)).toBe('REDIS_URL: no further change is logged in this minute.');
});
