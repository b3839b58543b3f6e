// The compiled server as a process: start, shutdown, errors.
// @module-tag slow
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import { startServer } from './server-process.ts';

/** Niceness of the threads of a process, the 19th field of stat (proc(5)). */
const nicenessOfThreads = (pid: number) => {
  const nicenessOf = (thread: string): number =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]);
  const threads = readdirSync(`/proc/${pid}/task`);
  return {
    main: nicenessOf(String(pid)),
    others: threads.filter(thread => Number(thread) !== pid).map(nicenessOf),
  };
};

const EXPORT = { method: 'POST', body: '{"text":"A"}', headers: { 'content-type': 'application/json' } };

const respondedOrClosed = (socket: Socket): Promise<unknown> =>
  new Promise(resolve => socket.once('data', resolve).once('close', resolve));

describe('the server', () => {
  it('logs its URL and the number of icons as JSON, exports, and exits with 0 on SIGTERM', async () => {
    const { server, address, output, exited } = await startServer();
    const { level, msg } = JSON.parse(output.out);
    const [, icons = ''] = / with (\d+,\d{3}) icons$/.exec(msg) ?? [];
    expect([level, msg]).toEqual([30, `Favsmith is ready at ${address} with ${icons} icons`]);
    const health = await fetch(`${address}/api/v1/health`);
    expect(await health.json()).toEqual({ status: 'ok', icons: Number(icons.replace(',', '')) });
    const exported = await fetch(`${address}/api/v1/export`, EXPORT);
    expect(exported.headers.get('content-type')).toBe('application/zip');
    server.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(output.err).toBe('');
  });

  it.runIf(process.platform === 'linux')(
    'lowers the priority of all threads but the main one, and of worker threads most',
    async () => {
      const { pid, address } = await startServer();
      expect((await fetch(`${address}/api/v1/preview.png?text=A`)).status).toBe(200);
      const { main, others } = nicenessOfThreads(pid);
      expect(main).toBe(0);
      expect(others).toContain(10);
      expect(Math.min(...others)).toBe(5);
    },
  );

  it('exports while 300 clients connect to a process with 128 file descriptors', async () => {
    const { address } = await startServer({}, 128);
    const port = Number(new URL(address).port);
    // Connections from many addresses, because the connections of each client are limited.
    const sockets = Array.from({ length: 300 }, (_, at) =>
      connect({ port, host: '127.0.0.1', localAddress: `127.0.1.${1 + (at % 250)}` }),
    );
    for (const socket of sockets) {
      socket.on('error', () => {});
      socket.write('GET /api/v1/health HTTP/1.1\r\nHost: a\r\n\r\n');
    }
    await Promise.all(sockets.map(respondedOrClosed));
    const results = new Set<string>();
    const exportOnce = async () => {
      const exported = await fetch(`${address}/api/v1/export`, EXPORT);
      return exported.ok ? 'made' : await exported.text();
    };
    await expect
      .poll(
        async () => {
          results.add(await exportOnce().catch(() => 'dropped'));
          return [...results];
        },
        { timeout: 20_000, interval: 50 },
      )
      .toContain('made');
    // Connections may be dropped. An export must not fail for lack of file descriptors, which would be reported as
    // a problem.
    expect([...results].filter(result => result !== 'made' && result !== 'dropped')).toEqual([]);
    for (const socket of sockets) socket.destroy();
  });

  it('logs its local URL in addition to PUBLIC_URL', async () => {
    const { output, address, health } = await startServer({ PUBLIC_URL: 'https://icons.example.org' });
    expect(output.out).toContain(`Favsmith is ready at ${address} (https://icons.example.org) with`);
    expect(await health()).toBe(200);
  });

  it('fails readiness on SIGTERM, serves until the shutdown delay is over, then exits with 0', async () => {
    const adminPort = String(await freePort());
    const settings = { ADMIN_PORT: adminPort, SHUTDOWN_DELAY: '3' };
    const { server, output, exited, health } = await startServer(settings);
    const admin = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${adminPort}${path}`);
      return { status: response.status, text: await response.text() };
    };
    expect(await admin('/readyz')).toEqual({
      status: 200,
      text: expect.stringMatching(/^ok\ncatalog [\da-f]{16}\n$/),
    });
    expect((await admin('/metrics')).text).toMatch(/^favsmith_catalog_icons \d{5}$/m);
    server.kill('SIGTERM');
    await expect
      .poll(() => admin('/readyz'))
      .toEqual({ status: 503, text: 'The server is shutting down.\n' });
    expect(await health()).toBe(200);
    expect(await exited).toBe(0);
    expect(output.err).toBe('');
  });

  it('keeps serving requests after SIGHUP', async () => {
    const { server, health } = await startServer();
    server.kill('SIGHUP');
    for (let index = 0; index < 20; index++) expect(await health()).toBe(200);
  });

  it('serves and enforces quotas while the store of REDIS_URL does not exist', async () => {
    const REDIS_URL = `redis://127.0.0.1:${await freePort()}`;
    const { health } = await startServer({ RATE_LIMIT: 'enforce', REDIS_URL });
    const statuses = new Set<number>();
    for (let index = 0; index < 100; index++) statuses.add(await health());
    expect(statuses).toEqual(new Set([200, 429]));
  });

  it('exits with one line for each invalid variable', async () => {
    const { output, exited } = await startServer({ PORT: 'http', LOG_LEVEL: 'loud' });
    expect(await exited).toBe(1);
    expect(output.err).toMatch(/^PORT must be .*\nLOG_LEVEL must be .*\n$/);
    expect(output.out).toBe('');
  });

  it.each(['PORT', 'ADMIN_PORT'])('exits with one line if the port of %s is in use', async name => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { output, exited } = await startServer({ [name]: String(port) });
    expect(await exited).toBe(1);
    expect(output.err).toMatch(new RegExp(`^${name} is in use: [^\\n]*\\n$`));
    other.close();
  });
});
