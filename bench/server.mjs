// Starts the built service in a process of its own, on a free loopback port.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
// Runs even after an exception, which would otherwise leave the servers running.
process.on('exit', () => {
  for (const server of running) server.kill();
});

/**
 * Starts the service of a build and waits until it listens. The default is this build.
 * @param {{ root?: string, node?: string, wrapper?: string[] }} [options] `wrapper` is a command prefix, such as
 * `['taskset', '-c', '0']`
 */
export const startServer = async ({ root = ROOT, node = process.execPath, wrapper = [] } = {}) => {
  const [program, ...args] = [...wrapper, node, join(root, 'dist', 'main.js')];
  const server = spawn(program, args, {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(server);
  server.once('exit', () => running.delete(server));
  const [line] = await once(server.stdout, 'data');
  const [address] = /http:\/\/[\d.:]+/.exec(line) ?? [];
  if (address === undefined) throw new Error(`no address in "${line}"`);
  return { server, address, port: Number(new URL(address).port) };
};
