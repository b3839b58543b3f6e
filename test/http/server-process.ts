// The compiled server as a process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { atEnd } from '../at-end.ts';

const program = join(import.meta.dirname, '..', '..', 'dist', 'main.js');

/** Starts the server on a free port, until the test or file ends. Resolves when it is ready or has exited. */
export const startServer = async (settings: Readonly<Record<string, string>> = {}, maxOpenFiles = 1024) => {
  const command = ['-c', `ulimit -n ${maxOpenFiles}; exec "$0" "$1"`, process.execPath, program];
  const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...settings };
  const server = spawn('sh', command, { env });
  atEnd(() => void server.kill('SIGKILL'));
  /** What the server has written to standard output and to standard error. */
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
  const [address = ''] = /(?<=ready at )http:\S+/.exec(output.out) ?? [];
  const health = async () => (await fetch(`${address}/api/v1/health`)).status;
  return { server, pid: server.pid as number, output, exited, address, health };
};
