// One process under systemd: inherited socket, signals during the start, damaged catalog files.
// @module-tag slow
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import { temporaryFolder } from '../at-end.ts';
import { findProgram } from '../programs.ts';
import { bindSocket, type SocketHandle } from './systemd-socket.ts';

const root = join(import.meta.dirname, '..', '..');
const program = join(root, 'dist', 'main.js');

const processes: ChildProcess[] = [];
afterEach(async () => {
  for (const child of processes.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

/** Collects the output of a process. The process is ended after the test. */
const watch = (child: ChildProcess) => {
  processes.push(child);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', chunk => {
      output.text += chunk;
    });
  return { child, output, exited: once(child, 'exit').then(([code]) => code as number | null) };
};

/** Starts the server as systemd does for favsmith@.socket. */
const startWithSocket = ({ fd }: SocketHandle) =>
  watch(
    spawn('sh', ['-c', 'LISTEN_PID=$$ exec "$0" "$1"', process.execPath, program], {
      env: { PATH: process.env.PATH, LISTEN_FDS: '1' },
      stdio: ['ignore', 'pipe', 'pipe', fd],
    }),
  );

/** Sends a request. Resolves to its status or the code of its error. */
const send = (port: number, agent: Agent, path: string, body?: string): Promise<number | string> =>
  new Promise(resolve => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const method = body === undefined ? 'GET' : 'POST';
    request({ host: '127.0.0.1', port, path, method, headers, agent }, response => {
      response.on('error', error => resolve(error.message));
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', error => resolve((error as NodeJS.ErrnoException).code ?? error.message))
      .end(body);
  });

describe.runIf(process.platform === 'linux')('a restart with the socket of systemd', () => {
  it.each([
    ['a new connection for each request', false],
    ['persistent connections', true],
  ])('loses no request of clients with %s', async (_name, keepAlive) => {
    const port = await freePort();
    const socket = bindSocket(port);
    const agent = new Agent({ keepAlive });
    let server = startWithSocket(socket);
    await vi.waitFor(() => expect(server.output.text).toContain('ready'), { timeout: 20_000 });
    const results = new Map<number | string, number>();
    let isOver = false;
    let sent = 0;
    const visit = async (index: number): Promise<void> => {
      while (!isOver) {
        sent++;
        const isExport = index === 0;
        const result = isExport
          ? await send(port, agent, '/api/v1/export', `{"text":"${String.fromCharCode(65 + (sent % 26))}"}`)
          : await send(port, agent, `/api/v1/icons?q=a${sent}`);
        results.set(result, (results.get(result) ?? 0) + 1);
        await new Promise(resolve => setTimeout(resolve, 5));
      }
    };
    const visitors = [0, 1, 2, 3].map(visit);
    for (let restart = 0; restart < 2; restart++) {
      const before = sent;
      await vi.waitFor(() => expect(sent).toBeGreaterThan(before + 80), { timeout: 20_000 });
      server.child.kill('SIGTERM');
      expect(await server.exited).toBe(0);
      server = startWithSocket(socket);
      await vi.waitFor(() => expect(server.output.text).toContain('ready'), { timeout: 20_000 });
    }
    await vi.waitFor(() => expect(sent).toBeGreaterThan(220), { timeout: 20_000 });
    isOver = true;
    await Promise.all(visitors);
    agent.destroy();
    socket.close();
    expect([...results.keys()]).toEqual([200]);
  });
});

describe('a signal at any moment of the start', () => {
  const MOMENTS = 40;
  const folder = temporaryFolder();
  const hook = join(folder, 'hook.cjs');
  // Prints a line at each change of the handlers of SIGTERM and, if it is change number SIGNAL_AT, sends the signal.
  // Prints another line when the handlers of both signals exist.
  writeFileSync(
    hook,
    `let changes = 0;
    const { writeSync } = require('node:fs');
    for (const name of ['on', 'once', 'off', 'removeListener', 'removeAllListeners']) {
      const original = process[name];
      process[name] = function (event, ...others) {
        original.call(process, event, ...others);
        if (event === 'SIGTERM') writeSync(1, 'changed\\n');
        if (event === 'SIGTERM' && ++changes == process.env.SIGNAL_AT) process.kill(process.pid, 'SIGTERM');
        if (event === 'SIGINT' && name === 'on') writeSync(1, 'handled\\n');
        return process;
      };
    }`,
  );

  // As process 1 of a namespace, the server is as in a container: the kernel ignores signals without a handler.
  const unshare = findProgram('unshare');
  const namespaces = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
  const node = [process.execPath, '--require', hook, program];
  const command = unshare ? [unshare, ...namespaces, '--pid', '--fork', '--kill-child', ...node] : node;

  const start = (environment = {}) => {
    const [file = '', ...words] = command;
    const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...environment };
    return watch(spawn(file, words, { env }));
  };
  const startHandled = async () => {
    const started = start();
    await vi.waitFor(() => expect(started.output.text).toContain('handled'), {
      timeout: 20_000,
      interval: 1,
    });
    const { pid } = started.child;
    const inner = unshare && readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return { ...started, kill: (signal: NodeJS.Signals) => process.kill(Number(inner || pid), signal) };
  };

  it('ends the process with status 0, also directly after each change of the handlers', async () => {
    const { output, kill, exited } = await startHandled();
    await vi.waitFor(() => expect(output.text).toContain('ready'), { timeout: 20_000 });
    const changes = output.text.split('changed').length - 1;
    kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(changes).toBeGreaterThan(1);
    for (let change = 1; change <= changes; change++)
      expect([change, await start({ SIGNAL_AT: `${change}` }).exited]).toEqual([change, 0]);
  });

  it('ends the process with status 0', { timeout: 120_000 }, async () => {
    const first = await startHandled();
    const started = performance.now();
    await vi.waitFor(() => expect(first.output.text).toContain('ready'), { timeout: 20_000, interval: 1 });
    // Modules load and threads warm up after the server is ready.
    const milliseconds = 2 * (performance.now() - started);
    first.kill('SIGTERM');
    const statuses = [await first.exited];
    const endAt = async (moment: number): Promise<void> => {
      const { kill, exited } = await startHandled();
      await new Promise(resolve => setTimeout(resolve, (moment * milliseconds) / MOMENTS));
      kill(moment % 2 === 0 ? 'SIGTERM' : 'SIGINT');
      statuses.push(await exited);
    };
    for (let moment = 0; moment < MOMENTS; moment += 4)
      await Promise.all([0, 1, 2, 3].map(next => endAt(moment + next)));
    expect(statuses).toEqual(Array(MOMENTS + 1).fill(0));
  });
});

describe('a catalog file that', () => {
  const folder = temporaryFolder();
  const catalog = join(folder, 'data', 'catalog.bin');
  const good = join(root, 'data', 'catalog.bin');
  const check = (file: string) =>
    spawnSync(process.execPath, [program, '--check-catalog', file], { encoding: 'utf8' });
  let server: ReturnType<typeof watch>;
  let port: number;
  let adminPort: number;

  beforeAll(async () => {
    mkdirSync(join(folder, 'data'));
    copyFileSync(good, catalog);
    symlinkSync(join(root, 'data', 'fonts'), join(folder, 'data', 'fonts'));
    writeFileSync(
      join(folder, 'main.mjs'),
      `import { startServer } from '${pathToFileURL(join(root, 'dist', 'http', 'load-server.js'))}';
      await startServer(import.meta.dirname);`,
    );
    [port, adminPort] = [await freePort(), await freePort()];
    const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: `${port}`, ADMIN_PORT: `${adminPort}` };
    server = watch(spawn(process.execPath, [join(folder, 'main.mjs')], { env }));
    processes.splice(processes.indexOf(server.child), 1);
    await vi.waitFor(() => expect(server.output.text).toContain('ready'), { timeout: 20_000 });
  }, 30_000);
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.exited;
  });

  const admin = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${adminPort}${path}`);
    return { status: response.status, text: await response.text() };
  };
  /** Replaces the file at once. The server could otherwise read it half written, and report that instead. */
  const replace = (bytes: Uint8Array): void => {
    const next = join(folder, 'next.bin');
    writeFileSync(next, bytes);
    renameSync(next, catalog);
  };
  const isValid = async () => /^favsmith_catalog_file_valid (\d)$/m.exec((await admin('/metrics')).text)?.[1];

  it.each([
    ['is truncated', () => replace(readFileSync(good).subarray(0, 1_000_000)), /truncated/],
    ['is empty', () => replace(new Uint8Array()), /not a Favsmith catalog file/],
    [
      'is damaged',
      () => {
        const bytes = readFileSync(good);
        bytes.fill(0, 5_000_000, 5_000_100);
        replace(bytes);
      },
      /checksum/,
    ],
    ['is deleted', () => rmSync(catalog), /cannot read/],
  ])(
    '%s is reported by log, metric, readiness and check, while the former catalog stays in use',
    async (_name, damage, reason) => {
      // A test that failed leaves its file.
      if ((await isValid()) === '0') replace(readFileSync(good));
      await vi.waitFor(async () => expect(await isValid()).toBe('1'), { timeout: 20_000 });
      const [, version] = /^ok\ncatalog (\w+)\n$/.exec((await admin('/readyz')).text) ?? [];
      expect(version).toMatch(/^[\da-f]{16}$/);
      server.output.text = '';
      damage();
      await vi.waitFor(async () => expect(await isValid()).toBe('0'), { timeout: 20_000 });
      const { status, text } = await admin('/readyz');
      expect([status, text.split('\n').slice(0, 2)]).toEqual([200, ['ok', `catalog ${version}`]]);
      expect(text).toMatch(reason);
      const lines = server.output.text.split('\n').filter(line => line.includes('not in use'));
      expect(lines).toHaveLength(1);
      expect(JSON.parse(lines[0] as string)).toMatchObject({
        level: 50,
        msg: expect.stringMatching(new RegExp(`version ${version} stays in use`)),
      });
      const found = await fetch(`http://127.0.0.1:${port}/api/v1/icons?q=rocket`);
      expect([found.status, ((await found.json()) as { total: number }).total > 0]).toEqual([200, true]);
      const refusal = check(catalog);
      expect([refusal.status, refusal.stderr.trim().split('\n').length]).toEqual([1, 1]);
      expect(refusal.stderr).toMatch(reason);

      replace(readFileSync(good));
      await vi.waitFor(async () => expect(await isValid()).toBe('1'), { timeout: 20_000 });
      await vi.waitFor(() => expect(server.output.text).toContain(`is in use, version ${version}`), {
        timeout: 20_000,
      });
      expect((await admin('/readyz')).text).toBe(`ok\ncatalog ${version}\n`);
    },
  );

  it('can be opened passes the check, which prints its version and the number of icons', () => {
    const text = execFileSync(process.execPath, [program, '--check-catalog', good], { encoding: 'utf8' });
    expect(text).toMatch(/can be opened: version [\da-f]{16}, \d\d,\d{3} icons\n$/);
    expect(execFileSync(process.execPath, [program, '--check-catalog'], { encoding: 'utf8' })).toContain(
      'can be opened',
    );
  });
});
