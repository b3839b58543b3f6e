// The compiled server as a process, for tests that measure it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { atEnd } from '../at-end.ts';

const program = join(import.meta.dirname, '..', '..', 'dist', 'main.js');

/** Starts the server on a free port, until the test or file ends. `output` returns what it has logged. */
export const startServer = async () => {
  const server = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0' },
  });
  atEnd(() => void server.kill());
  let output = '';
  const address = await new Promise<string>(resolve => {
    const add = (chunk: Buffer) => {
      output += chunk;
      const [found] = /(?<=ready at )http:\S+/.exec(output) ?? [];
      if (found) resolve(found);
    };
    server.stdout.on('data', add);
    server.stderr.on('data', add);
  });
  return { address, pid: server.pid, output: () => output };
};
