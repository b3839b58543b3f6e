// Three replicas of the image on loopback addresses, with redis-server.
import { execFileSync, type SpawnOptions } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../../scripts/free-port.mjs';
import { findProgram } from '../programs.ts';
import { createProcesses } from './processes.ts';

const root = join(import.meta.dirname, '..', '..');

/** User id without rights. Only root can start a program as another user. */
const NOBODY = 65_534;
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

export interface Replica {
  readonly name: string;
  /** Loopback address of the replica. */
  readonly host: string;
}

export type Replicas = Awaited<ReturnType<typeof createReplicas>>;

export const REDIS_SERVER = findProgram('redis-server');

/** Copies the files of the image for replicas with these settings. Starts nothing. */
export const createReplicas = async (settings: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'favsmith-replicas-'));
  chmodSync(folder, 0o755);
  const processes = createProcesses();
  const [port, adminPort, redisPort] = [await freePort(), await freePort(), await freePort()];
  const image = join(folder, 'image');
  execFileSync(process.execPath, [join(root, 'scripts', 'image-files.mjs'), image]);
  const all = [1, 2, 3].map(number => ({ name: `replica ${number}`, host: `127.0.0.1${number}` }));

  const isReady = ({ host }: Replica): Promise<boolean> =>
    fetch(`http://${host}:${adminPort}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  return {
    processes,
    folder,
    /** Folder with the files of the image, which all replicas run. */
    image,
    /** All replicas have the same ports, on different addresses. */
    port,
    adminPort,
    all,
    start: (
      { name, host }: Replica,
      own: Readonly<Record<string, string>> = {},
      stdio: SpawnOptions['stdio'] = 'ignore',
    ) => {
      processes.start(name, process.execPath, [join(image, 'dist', 'main.js')], {
        cwd: image,
        stdio,
        ...asNobody,
        env: {
          HOST: host,
          PORT: `${port}`,
          ADMIN_HOST: host,
          ADMIN_PORT: `${adminPort}`,
          PUBLIC_URL: 'https://icons.example.org',
          TRUST_PROXY: '1',
          REDIS_URL: `redis://127.0.0.1:${redisPort}`,
          ...settings,
          ...own,
        },
      });
    },
    startRedis: () => {
      const words = ['--port', `${redisPort}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      processes.start('redis', REDIS_SERVER as string, words);
    },
    isReady,
    waitUntilReady: () =>
      vi.waitFor(
        async () => {
          for (const replica of all)
            if (!(await isReady(replica))) throw new Error(`${replica.name} is not ready`);
        },
        { timeout: 30_000, interval: 100 },
      ),
    /** Requests a path of a replica directly. */
    fetch: ({ host }: Replica, path: string, init?: RequestInit) =>
      fetch(`http://${host}:${port}${path}`, init),
    metric: async ({ host }: Replica, name: string) => {
      const text = await (await fetch(`http://${host}:${adminPort}/metrics`)).text();
      return Number(text.match(new RegExp(`^${name} (\\S+)$`, 'm'))?.[1]);
    },
    close: async () => {
      await processes.endAll();
      rmSync(folder, { recursive: true });
    },
  };
};
