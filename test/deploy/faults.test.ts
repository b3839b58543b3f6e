// Faults of HAProxy, three replicas and redis-server: the responses of clients during the fault, and the recovery.
// (Decision 063)
// @module-tag slow
// @module-tag alone
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WINDOW_SECONDS } from '../../src/contract/limits.ts';
import { PROBLEM_CODES, PROBLEMS } from '../../src/contract/problems.ts';
import { describeWithPrograms, findProgram } from '../programs.ts';
import { type Call, createEdgeClient, type Reply } from './edge/client.ts';
import { HAPROXY_PROGRAMS, startHaproxy } from './edge/haproxy.ts';
import { createReplicas, REDIS_SERVER, type Replica, type Replicas } from './replicas.ts';

const programs = { ...HAPROXY_PROGRAMS, 'redis-server': REDIS_SERVER, faketime: findProgram('faketime') };

const LOOKUP = '/api/v1/icons/lucide/rocket';
const JSON_BODY = { 'content-type': 'application/json' };
const ZIP_MAGIC = 'PK\u0003\u0004';
/** Time limit for the start of a replica on a busy machine. */
const START_MILLISECONDS = 15_000;
/** Maximum number of connections of the first replica. The slow clients of three kinds exceed it. */
const MOST_CONNECTIONS = 400;
/** Number of slow clients of each kind. */
const SLOW_CLIENTS = 200;

describeWithPrograms('three replicas behind HAProxy', programs, () => {
  let replicas: Replicas;
  let first: Replica;
  let second: Replica;
  let third: Replica;
  let edgePort: number;
  let trigger: string;
  let clock: string;
  let catalogFile: string;
  let rocket: string;
  const client = createEdgeClient();
  const slowSockets: { readonly kind: string; readonly socket: Socket; isClosed: boolean }[] = [];

  const visit = (path: string, call?: Call) => client.send(edgePort, path, call);
  let clients = 0;
  /** A loopback address without requests so far: its quotas are unused. */
  const newClient = () => `127.1.${clients >> 8}.${clients++ & 255 || 1}`;
  const design = (number: number): Call => ({
    headers: JSON_BODY,
    body: JSON.stringify({ library: 'lucide', name: 'rocket', site_name: `Site ${number}` }),
    from: newClient(),
  });
  const exportFrom = (replica: Replica, number: number, signal?: AbortSignal) =>
    replicas.fetch(replica, '/api/v1/export', {
      method: 'POST',
      body: design(number).body as string,
      headers: { ...JSON_BODY, 'x-forwarded-for': newClient() },
      ...(signal && { signal }),
    });

  /** Asserts that a reply is what the contract documents for its status. */
  const expectDocumented = ({ status, headers, text, bytes }: Reply) => {
    if (status === 200) {
      if (headers['content-type'] === 'application/zip') {
        expect(text.startsWith(ZIP_MAGIC)).toBe(true);
        expect(bytes.length).toBe(Number(headers['content-length']));
      }
      return;
    }
    const problem = JSON.parse(text);
    expect(PROBLEM_CODES).toContain(problem.code);
    expect([status, problem.status]).toEqual([
      PROBLEMS[problem.code as keyof typeof PROBLEMS].status,
      status,
    ]);
    if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  };
  const expectReady = (replica: Replica, timeout: number) =>
    expect.poll(() => replicas.isReady(replica), { timeout, interval: 100 }).toBe(true);

  beforeAll(async () => {
    replicas = await createReplicas({ RATE_LIMIT: 'enforce' });
    [first, second, third] = replicas.all as [Replica, Replica, Replica];
    catalogFile = join(replicas.image, 'data', 'catalog.bin');
    clock = join(replicas.folder, 'clock');
    writeFileSync(clock, '+0');
    const hooks = join(replicas.folder, 'hooks');
    mkdirSync(hooks);
    chmodSync(hooks, 0o777);
    trigger = join(hooks, 'trigger');
    copyFileSync(join(import.meta.dirname, 'crash-hook.mjs'), join(hooks, 'crash-hook.mjs'));
    replicas.startRedis();
    // The disk of the log is full. Without a temporary folder, the replica cannot write anywhere else either.
    const full = openSync('/dev/full', 'w');
    const settings = { LOG_LEVEL: 'info', TMPDIR: '/dev/full', MAX_CONNECTIONS: String(MOST_CONNECTIONS) };
    replicas.start(first, settings, ['ignore', full, full]);
    startSecond();
    // The library of the program `faketime`. It reads the clock from a file at each call.
    replicas.start(third, {
      LD_PRELOAD: findLibrary(),
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    });
    edgePort = (await startHaproxy(replicas)).https;
    await replicas.waitUntilReady();
    await client.waitFor(edgePort);
    rocket = (await visit(LOOKUP)).text;
    openSlowSockets();
  }, 60_000);

  afterAll(async () => {
    client.close();
    for (const { socket } of slowSockets) socket.destroy();
    await replicas?.close();
  });

  const startSecond = () =>
    replicas.start(second, {
      NODE_OPTIONS: `--import=${join(replicas.folder, 'hooks', 'crash-hook.mjs')}`,
      CRASH_TRIGGER: trigger,
    });

  const openSlowSockets = () => {
    const requests = {
      silent: '',
      'half of a header': 'GET /api/v1/health HTTP/1.1\r\nHost: a\r\nX-Slow: ',
      'half of a body':
        'POST /api/v1/export HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"te',
      'end of its stream after a request': 'GET /api/v1/health HTTP/1.1\r\nHost: a\r\n\r\n',
    };
    for (const [kind, bytes] of Object.entries(requests)) {
      for (let index = 0; index < SLOW_CLIENTS; index++) {
        const socket = connect(replicas.port, first.host, () => {
          socket.write(bytes);
          if (kind.startsWith('end')) socket.end();
        });
        const entry = { kind, socket, isClosed: false };
        socket
          .on('error', () => {})
          .on('close', () => {
            entry.isClosed = true;
          });
        socket.resume();
        slowSockets.push(entry);
      }
    }
  };

  it('serve new clients within 15 s after slow clients have taken all connections', async () => {
    const lookup = async () => {
      const reply = await replicas.fetch(first, LOOKUP, { headers: { 'x-forwarded-for': newClient() } });
      return [reply.status, await reply.text()];
    };
    // Connections beyond the limit are closed at once.
    const dropped = () =>
      slowSockets.filter(({ kind, isClosed }) => isClosed && !kind.startsWith('end')).length;
    await expect.poll(dropped).toBeGreaterThan(20);
    await vi.waitFor(async () => expect(await lookup()).toEqual([200, rocket]), { timeout: 15_000 });
    for (let index = 0; index < 30; index++) expect(await lookup()).toEqual([200, rocket]);
  });

  it('serve while the disk of the log is full', async () => {
    const aborted = new AbortController();
    const dropped = exportFrom(first, 10_000, aborted.signal).catch(() => {});
    aborted.abort();
    await dropped;
    const exported = await exportFrom(first, 10_001);
    expect([exported.status, exported.headers.get('content-type')]).toEqual([200, 'application/zip']);
  });

  it('serve 9 of 10 requests within 250 ms while the quota store is down, and reconnect by themselves', async () => {
    const connected = async () =>
      Promise.all(replicas.all.map(replica => replicas.metric(replica, 'favsmith_quota_store_connected')));
    await expect.poll(connected, { timeout: 5000 }).toEqual([1, 1, 1]);
    await replicas.processes.end('redis');
    const times: number[] = [];
    for (let index = 0; index < 60; index++) {
      const { status, text, milliseconds } = await visit(LOOKUP, { from: newClient() });
      expect([status, text]).toEqual([200, rocket]);
      times.push(milliseconds);
    }
    expect(times.toSorted((a, b) => a - b)[54]).toBeLessThan(250);
    expect(await connected()).toEqual([0, 0, 0]);
    replicas.startRedis();
    await expect.poll(connected, { timeout: 5000, interval: 100 }).toEqual([1, 1, 1]);
  });

  it('keep using the loaded catalog while its file is damaged, and open the repaired file by themselves', async () => {
    const good = readFileSync(catalogFile);
    const replaceCatalog = (bytes: Uint8Array) => {
      writeFileSync(`${catalogFile}.new`, bytes);
      renameSync(`${catalogFile}.new`, catalogFile);
    };
    replaceCatalog(good.subarray(0, good.length / 2));
    await wait(1500);
    expect((await visit(LOOKUP, { from: newClient() })).text).toBe(rocket);

    // A replica that starts now has no catalog, so HAProxy must not send requests to it.
    await replicas.processes.end(second.name);
    startSecond();
    const lookUp = (path: string) =>
      replicas.fetch(second, path, { headers: { 'x-forwarded-for': newClient() } });
    await expect
      .poll(
        () =>
          lookUp('/api/v1/health').then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: START_MILLISECONDS },
      )
      .toBe(503);
    expect(await (await lookUp(LOOKUP)).json()).toMatchObject({ status: 503, code: 'index_unavailable' });
    expect(await (await exportFrom(second, 1)).json()).toMatchObject({ status: 500, code: 'export_failed' });
    expect(await replicas.isReady(second)).toBe(false);
    const replies = await Promise.all(Array.from({ length: 30 }, () => visit(LOOKUP, { from: newClient() })));
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set([`200 ${rocket}`]),
    );

    replaceCatalog(good);
    await expectReady(second, 5000);
    expect(await (await lookUp(LOOKUP)).text()).toBe(rocket);
  });

  it('fail only the running export if a worker thread crashes', async () => {
    writeFileSync(trigger, '');
    const replies = await Promise.all(
      Array.from({ length: 8 }, async (_, number) => {
        const reply = await exportFrom(second, 100 + number);
        return reply.status === 200 ? 'ok' : (await reply.json()).code;
      }),
    );
    expect(replies.toSorted()).toEqual(['export_failed', ...Array(7).fill('ok')]);
    expect(await replicas.metric(second, 'favsmith_worker_thread_failures_total')).toBe(1);
    expect((await exportFrom(second, 200)).status).toBe(200);
  });

  it('repeat the exports of a killed replica on another one', async () => {
    const replies = Promise.all(
      Array.from({ length: 24 }, (_, number) => visit('/api/v1/export', design(300 + number))),
    );
    await wait(60);
    await replicas.processes.end(second.name);
    for (const reply of await replies) {
      expectDocumented(reply);
      expect(reply.status).toBe(200);
    }
    const next = await Promise.all(Array.from({ length: 10 }, () => visit(LOOKUP, { from: newClient() })));
    expect(next.map(({ text }) => text === rocket)).toEqual(Array(10).fill(true));
    startSecond();
    await expectReady(second, START_MILLISECONDS);
  });

  it.each(['+90m', '-90m', '+400d'])(
    'keep counting requests in windows of 60 s when the clock jumps by %s',
    async jump => {
      writeFileSync(clock, jump);
      const lookUp = () => replicas.fetch(third, LOOKUP, { headers: { 'x-forwarded-for': newClient() } });
      // Node.js updates the header field `Date` once per second.
      const deviation = async () =>
        Math.abs(Date.parse((await lookUp()).headers.get('date') ?? '') - Date.now());
      await expect.poll(deviation, { timeout: 5000 }).toBeGreaterThan(80 * 60_000);
      const reply = await lookUp();
      expect([reply.status, await reply.text()]).toEqual([200, rocket]);
      expect(reply.headers.get('ratelimit-remaining')).toBe('119');
      const reset = Number(reply.headers.get('ratelimit-reset'));
      expect(reset > 0 && reset <= WINDOW_SECONDS).toBe(true);
      expect((await exportFrom(third, 400)).status).toBe(200);
      writeFileSync(clock, '+0');
    },
  );

  it('empty the queue of exports when 100 clients disconnect', async () => {
    const controller = new AbortController();
    const exports = Array.from({ length: 100 }, (_, number) =>
      exportFrom(third, 500 + number, controller.signal).then(
        ({ status }) => status,
        () => 'aborted',
      ),
    );
    await wait(30);
    controller.abort();
    expect((await Promise.all(exports)).filter(result => result === 'aborted').length).toBeGreaterThan(50);
    await expect
      .poll(() => replicas.metric(third, 'favsmith_queue_length'), { timeout: 2000, interval: 50 })
      .toBe(0);
    expect((await exportFrom(third, 700)).status).toBe(200);
  });

  it('complete 500 concurrent exports or refuse them with 429, and serve lookups meanwhile', async () => {
    let isOver = false;
    const lookups: number[] = [];
    const watch = (async () => {
      while (!isOver) {
        const { text, milliseconds } = await visit(LOOKUP, { from: newClient() });
        expect(text).toBe(rocket);
        lookups.push(milliseconds);
        await wait(20);
      }
    })();
    const replies = await Promise.all(
      Array.from({ length: 500 }, (_, number) => visit('/api/v1/export', design(1000 + number))),
    );
    isOver = true;
    await watch;
    replies.forEach(expectDocumented);
    const others = replies.filter(({ status }) => status !== 200 && status !== 429);
    // Their details would tell whether the edge or a replica failed.
    expect(others.map(({ text }) => text)).toEqual([]);
    // A quiet machine makes nearly all packages. A busy one refuses those that would wait for more than 4 s.
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(50);
    expect(lookups.toSorted((a, b) => a - b)[lookups.length >> 1]).toBeLessThan(1000);
    const { status, milliseconds } = await visit('/api/v1/export', design(2000));
    expect(status).toBe(200);
    expect(milliseconds).toBeLessThan(5000);
  });

  it('have closed the connections of slow clients', async () => {
    const open = () => slowSockets.filter(({ isClosed }) => !isClosed).map(({ kind }) => kind);
    await expect.poll(() => [...new Set(open())], { timeout: 30_000, interval: 200 }).toEqual([]);
  });

  it('respond as before the faults', async () => {
    for (const replica of replicas.all) {
      const reply = await replicas.fetch(replica, LOOKUP, { headers: { 'x-forwarded-for': newClient() } });
      expect([reply.status, await reply.text()]).toEqual([200, rocket]);
      expect(replicas.processes.get(replica.name).exitCode).toBe(null);
    }
  });
});

/** The library that `faketime` preloads. */
const findLibrary = (): string => {
  const folders = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(name => `/usr/lib/${name}/faketime`);
  return folders.map(folder => join(folder, 'libfaketime.so.1')).find(existsSync) as string;
};
