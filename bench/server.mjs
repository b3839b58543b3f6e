// The built service in a process of its own, on a free port of this machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '..', 'dist', 'main.js');

/** Starts the service, by way of another program if its words are given, and waits until it is ready. */
export const startServer = async (by = []) => {
  const [program, ...rest] = [...by, process.execPath, MAIN];
  const server = spawn(program, rest, {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(server.stdout, 'data');
  const [address] = /http:\/\/\S+/.exec(line);
  return { server, address, port: Number(new URL(address).port) };
};
