// Hundreds of silent connections of one client, and a search of another client.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { atEnd, temporaryFolder } from '../../at-end.ts';
import { serve } from '../raw-request.ts';

/** Opens connections that send nothing. Runs in a process of its own, because both ends need file descriptors. */
const ATTACKER = `
  const { connect } = require('node:net');
  const [port, count] = process.argv.slice(2).map(Number);
  let pending = count;
  const settle = () => --pending === 0 && process.send('connected');
  for (let opened = 0; opened < count; opened++) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    let isSettled = false;
    for (const event of ['connect', 'close'])
      socket.once(event, () => { if (!isSettled) settle(); isSettled = true; });
  }
`;

/** More than the server accepts in all, and few enough for a limit of 1024 open files. */
const COUNT = 800;
const PER_CLIENT = 64;
const ACCEPTED = 128;

/** Searches on a new connection from another address. */
const search = async (port: number): Promise<void> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
  socket.write('GET /api/v1/icons?q=rocket HTTP/1.1\r\nHost: a\r\n\r\n');
  const [bytes] = await once(socket, 'data');
  socket.destroy();
  expect(String(bytes)).toMatch(/^HTTP\/1.1 200 /);
};

it('another client is served while one client opens more connections than the server accepts and sends nothing', {
  timeout: 60_000,
}, async () => {
  // The server allows fewer connections than the attacker opens. Without the limit per client, the attacker
  // would use all of them.
  const limits = { maxConnections: ACCEPTED, maxConnectionsPerClient: PER_CLIENT };
  const { app, port } = await serve({}, limits);
  const script = join(temporaryFolder(), 'attacker.cjs');
  writeFileSync(script, ATTACKER);
  const attacker = fork(script, [`${port}`, `${COUNT}`], { execArgv: [] });
  atEnd(() => attacker.kill('SIGKILL'));
  let isConnected = false;
  attacker.once('message', () => {
    isConnected = true;
  });
  while (!isConnected) await search(port);
  for (let sent = 0; sent < 50; sent++) await search(port);
  // The searches did not wait for the end of the silent connections.
  const open = await promisify(app.server.getConnections.bind(app.server))();
  expect(open).toBeGreaterThanOrEqual(PER_CLIENT);
  expect(open).toBeLessThanOrEqual(PER_CLIENT + 5);
});
