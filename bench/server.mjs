// Starts servers in processes of their own, on free loopback ports.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../scripts/steps.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
// Runs even after an exception, which would otherwise leave the servers running.
process.on('exit', () => {
  for (const server of running) server.kill();
});

/**
 * Starts a server and waits until it prints its address. By default, the server is the built service.
 * @param {{ args?: string[], settings?: Record<string, string> }} [options] arguments of Node.js, and environment variables
 */
export const startServer = async ({ args = ['dist/main.js'], settings = {} } = {}) => {
  const server = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(server);
  server.once('exit', () => running.delete(server));
  const [line] = await once(server.stdout, 'data');
  const [address] = /http:\/\/[\d.:]+/.exec(line) ?? [];
  if (address === undefined) throw new Error(`no address in "${line}"`);
  return { server, address };
};
