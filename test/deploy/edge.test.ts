// HAProxy with the shipped configuration before three replicas of the image's files, and redis-server.
// @module-tag slow
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { QUOTAS } from '../../src/contract/quota.ts';
import { freePort } from '../free-port.ts';
import { describeWithPrograms, findProgram } from '../programs.ts';

const root = join(import.meta.dirname, '..', '..');
const programs = {
  haproxy: findProgram('haproxy', '../sbin/haproxy'),
  'redis-server': findProgram('redis-server'),
  openssl: findProgram('openssl'),
};

/** An account without rights; only root can start a program as another user. */
const NOBODY = 65_534;
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

describeWithPrograms('three replicas behind HAProxy', programs, () => {
  let folder: string;
  let port: number;
  let httpPort: number;
  const processes = new Map<string, ReturnType<typeof spawn>>();
  const agent = new Agent({ rejectUnauthorized: false, keepAlive: true, maxSockets: 16 });

  const start = (name: string, command: string, words: readonly string[], options = {}) => {
    const child = spawn(command, words, { stdio: 'ignore', ...options });
    processes.set(name, child);
    return child;
  };
  const send = (path: string, headers: Record<string, string> = {}, body?: string): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST';
      httpsRequest({ host: '127.0.0.1', port, path, method, headers, agent }, response => {
        const chunks: Buffer[] = [];
        response.on('data', chunk => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      })
        .on('error', reject)
        .end(body);
    });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'favsmith-edge-'));
    chmodSync(folder, 0o755);
    const image = join(folder, 'image');
    execFileSync(process.execPath, [join(root, 'scripts', 'image-files.mjs'), image]);
    const [key, certificate, pem] = ['key.pem', 'cert.pem', 'both.pem'].map(name => join(folder, name));
    execFileSync(
      programs.openssl as string,
      `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout ${key} -out ${certificate}`.split(
        ' ',
      ),
      { stdio: 'ignore' },
    );
    writeFileSync(
      pem as string,
      readFileSync(certificate as string, 'utf8') + readFileSync(key as string, 'utf8'),
    );

    const redisPort = await freePort();
    const redisWords = ['--port', `${redisPort}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    start('redis', programs['redis-server'] as string, redisWords);
    port = await freePort();
    httpPort = await freePort();
    const edge: Record<string, string> = {
      HTTP_BIND: `127.0.0.1:${httpPort}`,
      HTTPS_BIND: `127.0.0.1:${port}`,
      CERTIFICATE: pem as string,
    };
    for (const number of [1, 2, 3]) {
      const [replicaPort, adminPort] = [await freePort(), await freePort()];
      edge[`REPLICA_${number}`] = `127.0.0.1:${replicaPort}`;
      edge[`REPLICA_${number}_ADMIN_PORT`] = `${adminPort}`;
      start(`replica ${number}`, process.execPath, [join(image, 'dist', 'main.js')], {
        cwd: image,
        ...asNobody,
        env: {
          HOST: '127.0.0.1',
          PORT: `${replicaPort}`,
          ADMIN_PORT: `${adminPort}`,
          PUBLIC_URL: 'https://icons.example.org',
          TRUST_PROXY: '1',
          RATE_LIMIT: 'enforce',
          REDIS_URL: `redis://127.0.0.1:${redisPort}`,
          SHUTDOWN_DELAY: '4',
        },
      });
    }
    start('haproxy', programs.haproxy as string, ['-f', join(root, 'deploy', 'haproxy.cfg')], { env: edge });
    const isReady = async () => (await send('/docs').catch(() => undefined))?.status;
    const options = { timeout: 30_000, interval: 200 };
    await vi.waitFor(async () => expect(await isReady()).toBe(200), options);
    for (const number of [1, 2, 3]) {
      const readiness = `http://127.0.0.1:${edge[`REPLICA_${number}_ADMIN_PORT`]}/readyz`;
      await vi.waitFor(async () => expect((await fetch(readiness)).status).toBe(200), options);
    }
    // The replicas try to reach the store every half second.
    await new Promise(resolve => setTimeout(resolve, 1500));
    // Windows end with the minute: a count that crosses it starts again.
    const elapsed = Date.now() % 60_000;
    if (elapsed > 35_000) await new Promise(resolve => setTimeout(resolve, 60_500 - elapsed));
  }, 80_000);

  afterAll(async () => {
    agent.destroy();
    for (const child of processes.values()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true });
  });

  it('redirect plain HTTP to HTTPS', async () => {
    const response = await fetch(`http://127.0.0.1:${httpPort}/api/v1`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      `https://127.0.0.1:${httpPort}/api/v1`,
    ]);
  });

  it('share one quota of a client, whatever addresses its headers claim', async () => {
    const replies = [];
    for (let index = 0; index < QUOTAS.libraries + 5; index++) {
      replies.push(
        await send('/api/v1/libraries', {
          'x-forwarded-for': `198.51.100.${index}`,
          forwarded: `for=198.51.100.${index}`,
        }),
      );
    }
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(QUOTAS.libraries);
    const refused = replies.at(-1) as Reply;
    expect(refused.status).toBe(429);
    expect(JSON.parse(refused.text)).toMatchObject({
      type: 'https://icons.example.org/docs/errors#rate_limited',
      code: 'rate_limited',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('export as another user from files that they cannot change', async () => {
    const { status, headers } = await send(
      '/api/v1/export',
      { 'content-type': 'application/json' },
      '{"library":"lucide","name":"rocket"}',
    );
    expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
  });

  it('lose no request while one replica drains', async () => {
    const statuses = new Map<number | string, number>();
    const end = Date.now() + 7000;
    const client = async (number: number) => {
      while (Date.now() < end) {
        const status = await send('/docs').then(
          reply => reply.status,
          error => `${error}`,
        );
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await new Promise(resolve => setTimeout(resolve, 5 + number));
      }
    };
    const draining = processes.get('replica 1') as ReturnType<typeof spawn>;
    const exited = once(draining, 'exit');
    draining.kill('SIGTERM');
    await Promise.all([1, 2, 3, 4].map(client));
    expect([...statuses.keys()]).toEqual([200]);
    expect((await exited)[0]).toBe(0);
  });

  it('respond without waiting while the store is gone', async () => {
    processes.get('redis')?.kill('SIGKILL');
    const replies = [];
    for (let index = 0; index < 10; index++) replies.push(await send('/api/v1'));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  it('send the problem document of the contract if no replica is left', async () => {
    for (const number of [2, 3]) processes.get(`replica ${number}`)?.kill('SIGKILL');
    const failed = async () => (await send('/api/v1/health')).headers['content-type'];
    await expect.poll(failed, { timeout: 20_000, interval: 300 }).toBe('application/problem+json');
    const { status, text } = await send('/api/v1/icons');
    expect(status).toBe(503);
    expect(JSON.parse(text)).toMatchObject({ status: 503, code: 'index_unavailable' });
  });
});
