// The compiled server as a process: start, shutdown, errors.
// @module-tag slow
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';

const program = join(import.meta.dirname, '..', '..', 'dist', 'main.js');

/** Starts the compiled server. Resolves when it is ready or has exited. */
const start = async (environment: Record<string, string>, maxOpenFiles = 1024) => {
  const command = ['-c', `ulimit -n ${maxOpenFiles}; exec "$0" "$1"`, process.execPath, program];
  const server = spawn('sh', command, {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', ...environment },
  });
  const output = { out: '', err: '' };
  const ready = new Promise<void>(resolve => {
    server.stdout.on('data', chunk => {
      output.out += chunk;
      if (output.out.includes('ready at')) resolve();
    });
  });
  server.stderr.on('data', chunk => {
    output.err += chunk;
  });
  const exited = once(server, 'exit').then(([code]) => code as number);
  await Promise.race([ready, exited]);
  const port = Number(/:(\d+) (?:with|\()/.exec(output.out)?.[1]);
  const health = async () => (await fetch(`http://127.0.0.1:${port}/api/v1/health`)).status;
  const stop = async () => {
    server.kill('SIGTERM');
    expect(await exited).toBe(0);
  };
  return { server, output, exited, port, health, stop };
};

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

const respondedOrClosed = (socket: Socket): Promise<unknown> =>
  new Promise(resolve => socket.once('data', resolve).once('close', resolve));

describe('the server', () => {
  it('logs its URL and the number of icons, and exits on SIGTERM', async () => {
    const { server, output, exited } = await start({ PORT: '0' });
    // Every line is JSON, the first one too.
    const { level, msg } = JSON.parse(output.out);
    expect(level).toBe(30);
    const [, address, icons = ''] =
      /^Favsmith is ready at (http:\/\/127\.0\.0\.1:\d+) with (\d+,\d{3}) icons$/.exec(msg) ?? [];
    expect(address, output.out + output.err).toBeDefined();
    const health = await fetch(`${address}/api/v1/health`);
    expect(await health.json()).toEqual({ status: 'ok', icons: Number(icons.replace(',', '')) });
    const exported = await fetch(`${address}/api/v1/export`, {
      method: 'POST',
      body: '{"text":"A"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(exported.headers.get('content-type')).toBe('application/zip');
    server.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(output.err).toBe('');
  });

  it.runIf(process.platform === 'linux')(
    'lowers the priority of all threads but the main one, and of worker threads most',
    async () => {
      const { server, port, stop } = await start({ PORT: '0' });
      const preview = await fetch(`http://127.0.0.1:${port}/api/v1/preview.png?text=A`);
      expect(preview.status).toBe(200);
      const { main, others } = nicenessOfThreads(server.pid as number);
      await stop();
      expect(main).toBe(0);
      expect(others).toContain(10);
      expect(Math.min(...others)).toBe(5);
    },
  );

  it('exports while 300 clients connect to a process with 128 file descriptors', async () => {
    const { port, stop } = await start({ PORT: '0' }, 128);
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
      const exported = await fetch(`http://127.0.0.1:${port}/api/v1/export`, {
        method: 'POST',
        body: '{"text":"A"}',
        headers: { 'content-type': 'application/json' },
      });
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
    await stop();
  });

  it('logs its local URL in addition to PUBLIC_URL', async () => {
    const { output, health, stop } = await start({ PORT: '0', PUBLIC_URL: 'https://icons.example.org' });
    expect(output.out + output.err).toMatch(
      /Favsmith is ready at http:\/\/127\.0\.0\.1:\d+ \(https:\/\/icons\.example\.org\) with/,
    );
    expect(await health()).toBe(200);
    await stop();
  });

  it('fails readiness on SIGTERM, serves until the shutdown delay is over, then exits with 0', async () => {
    const adminPort = String(await freePort());
    const settings = { PORT: '0', ADMIN_PORT: adminPort, SHUTDOWN_DELAY: '3' };
    const { server, output, exited, health } = await start(settings);
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
    const { server, health, stop } = await start({ PORT: '0' });
    server.kill('SIGHUP');
    for (let index = 0; index < 20; index++) expect(await health()).toBe(200);
    await stop();
  });

  it('serves and enforces quotas while the store of REDIS_URL does not exist', async () => {
    const { health, stop } = await start({
      PORT: '0',
      RATE_LIMIT: 'enforce',
      REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
    });
    const statuses = new Set<number>();
    for (let index = 0; index < 100; index++) statuses.add(await health());
    expect(statuses).toEqual(new Set([200, 429]));
    await stop();
  });

  it('exits with one line for each invalid variable', async () => {
    const { output, exited } = await start({ PORT: 'http', LOG_LEVEL: 'loud' });
    expect(await exited).toBe(1);
    expect(output.err).toMatch(/^PORT must be .*\nLOG_LEVEL must be .*\n$/);
    expect(output.out).toBe('');
  });

  it.each(['PORT', 'ADMIN_PORT'])('exits with one line if the port of %s is in use', async name => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { output, exited } = await start({ PORT: '0', [name]: String(port) });
    expect(await exited).toBe(1);
    expect(output.err).toMatch(new RegExp(`^${name} is in use: [^\\n]*\\n$`));
    other.close();
  });
});
