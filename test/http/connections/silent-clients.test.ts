// Hundreds of silent connections of one client, and a search of another client.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { listen } from '../raw-request.ts';
import { realApp } from '../real-app.ts';

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

/** Duration of a search in milliseconds, on a new connection from another address. */
const search = async (port: number): Promise<number> => {
  const start = performance.now();
  const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
  socket.write('GET /api/v1/icons?q=rocket HTTP/1.1\r\nHost: a\r\n\r\n');
  const [bytes] = await once(socket, 'data');
  socket.destroy();
  expect(String(bytes)).toMatch(/^HTTP\/1.1 200 /);
  return performance.now() - start;
};

it('another client is served while one client opens more connections than the server accepts and sends nothing', {
  timeout: 60_000,
}, async () => {
  // The server allows fewer connections than the attacker opens. Without the limit per client, the attacker
  // would use all of them.
  const app = realApp({}, { maxConnections: ACCEPTED, maxConnectionsPerClient: PER_CLIENT });
  const port = await listen(app);
  const folder = mkdtempSync(join(tmpdir(), 'favsmith-silent-'));
  const script = join(folder, 'attacker.cjs');
  writeFileSync(script, ATTACKER);
  const attacker = fork(script, [`${port}`, `${COUNT}`], { execArgv: [] });
  const isConnected = once(attacker, 'message');
  try {
    const durations: number[] = [];
    let isDone = false;
    isConnected.then(() => {
      isDone = true;
    });
    while (!isDone) durations.push(await search(port));
    for (let sent = 0; sent < 50; sent++) durations.push(await search(port));
    const open = await promisify(app.server.getConnections.bind(app.server))();
    expect(open).toBeGreaterThanOrEqual(PER_CLIENT);
    expect(open).toBeLessThanOrEqual(PER_CLIENT + 5);
    // Without the limit, silent connections block other clients for half a minute. A lost SYN packet delays a
    // client for 1 to 3 s.
    expect(Math.max(...durations)).toBeLessThan(8000);
  } finally {
    attacker.kill('SIGKILL');
    app.server.closeAllConnections();
    await app.close();
    rmSync(folder, { recursive: true });
  }
});
