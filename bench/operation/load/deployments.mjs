// Deployments for load tests: one process, or three replicas behind HAProxy with Redis. Loopback only.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/free-port.mjs';
import { root } from '../../../scripts/steps.mjs';

/**
 * @typedef {object} Deployment
 * @property {string} url
 * @property {boolean} isEdge Whether clients are identified by the address of their connection instead of
 * X-Forwarded-For.
 * @property {number[]} processes Ids of the service's processes.
 * @property {(message?: object) => Promise<State>} [state] Sends a message to the server, returns the state of its main
 * thread, and resets the delays.
 * @property {() => void} close
 */

/**
 * Delays of the event loop since the last call in milliseconds, memory in MB, and processor time of the process.
 * @typedef {{ percentile99: number, max: number, rss: number, heapUsed: number, external: number,
 * cpuMicroseconds: number }} State
 */

const START_MILLISECONDS = 60_000;
const MAIN = join(root, 'dist', 'main.js');

const waitForStatus = async url => {
  const end = Date.now() + START_MILLISECONDS;
  while (Date.now() < end) {
    const status = await fetch(url).then(
      response => response.status,
      () => 0,
    );
    if (status === 200) return;
    await wait(200);
  }
  throw new Error(`${url} is not ready after ${START_MILLISECONDS} ms`);
};

const MONITOR = new URL('./loop-monitor.mjs', import.meta.url).href;

const startReplica = (settings = {}, program = MAIN) =>
  spawn(process.execPath, ['--import', MONITOR, program], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, TRUST_PROXY: '1', RATE_LIMIT: 'enforce', LOG_LEVEL: 'silent', ...settings },
  });

/** Starts bare `node:http` with constant responses. */
export const startConstantServer = () =>
  startOneProcess({}, join(import.meta.dirname, 'constant-server.mjs'));

/** Starts one process. `settings` are environment variables. */
export const startOneProcess = async (settings = {}, program = MAIN) => {
  const port = await freePort();
  const server = startReplica({ HOST: '127.0.0.1', PORT: `${port}`, ...settings }, program);
  const url = `http://127.0.0.1:${port}`;
  await waitForStatus(`${url}/api/v1/health`);
  return {
    url,
    isEdge: false,
    processes: [/** @type {number} */ (server.pid)],
    /** @returns {Promise<State>} */
    state: async (message = {}) => {
      server.send(message);
      const [state] = await once(server, 'message');
      return state;
    },
    close: () => void server.kill('SIGKILL'),
  };
};

/** Starts three replicas. Needs haproxy, redis-server and openssl. @returns {Promise<Deployment>} */
export const startThreeReplicas = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'favsmith-load-'));
  const [port, adminPort, redisPort, https, http] = await Promise.all(Array.from({ length: 5 }, freePort));
  const hosts = [1, 2, 3].map(number => `127.0.0.1${number}`);
  const [key, certificate, both] = ['key', 'certificate', 'both'].map(name => join(folder, `${name}.pem`));
  const request = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout ${key} -out ${certificate}`;
  execFileSync('openssl', request.split(' '), { stdio: 'ignore' });
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  const redisWords = ['--port', `${redisPort}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = spawn('redis-server', redisWords, { stdio: 'ignore' });
  const replicas = hosts.map(host =>
    startReplica({
      HOST: host,
      PORT: `${port}`,
      ADMIN_HOST: host,
      ADMIN_PORT: `${adminPort}`,
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    }),
  );
  const edge = { PUBLIC_URL: 'https://localhost', HTTP_BIND: `127.0.0.1:${http}`, CERTIFICATE: both };
  hosts.forEach((host, index) => {
    edge[`REPLICA_${index + 1}`] = `${host}:${port}`;
    edge[`REPLICA_${index + 1}_ADMIN_PORT`] = `${adminPort}`;
  });
  const haproxy = spawn('haproxy', ['-f', join(root, 'deploy', 'haproxy.cfg')], {
    stdio: 'ignore',
    env: { ...process.env, ...edge, HTTPS_BIND: `127.0.0.1:${https}` },
  });
  for (const host of hosts) await waitForStatus(`http://${host}:${adminPort}/readyz`);
  // HAProxy checks the readiness of replicas every second.
  await wait(2500);
  return {
    url: `https://127.0.0.1:${https}`,
    isEdge: true,
    processes: replicas.map(({ pid }) => /** @type {number} */ (pid)),
    close: () => {
      for (const child of [haproxy, ...replicas, redis]) child.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
};
