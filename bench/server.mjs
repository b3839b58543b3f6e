// The built service in its own process, on a free loopback port.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '..', 'dist', 'main.js');

/**
 * Starts the service and waits until it listens.
 * @param {string[]} [wrapper] a program that starts it, with its arguments
 */
export const startServer = async (wrapper = []) => {
  const [program, ...args] = [...wrapper, process.execPath, MAIN];
  const server = spawn(program, args, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Also after an exception, which would leave the server running.
  process.on('exit', () => server.kill());
  const [line] = await once(server.stdout, 'data');
  const [address] = /http:\/\/\S+/.exec(line) ?? [];
  if (address === undefined) throw new Error(`no address in "${line}"`);
  return { server, address, port: Number(new URL(address).port) };
};
