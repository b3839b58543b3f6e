// Memory of a server process while many clients send bodies with artwork.
// @module-tag alone
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { MAX_ARTWORK_BYTES } from '../../src/contract/limits.ts';
import { startServer } from './server-process.ts';

/** The documented limit of a process has room for the worker threads in addition. */
const MAXIMUM_PEAK_MEGABYTES = 450;
const HEAP_MEGABYTES = 384;

const REQUESTS = 320;
const PARALLEL = 32;

const START = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><!--';
const document = (bytes: number) => `${START.padEnd(bytes, 'y')}--></svg>`;
const form = (artwork: string, end = '\r\n--q--\r\n') =>
  `--q\r\nContent-Disposition: form-data; name="artwork"; filename="a.svg"\r\n\r\n${artwork}${end}`;
const MULTIPART = 'multipart/form-data; boundary=q';

/** Media types and bodies. */
const BODIES: readonly (readonly [string, Buffer])[] = [
  [MULTIPART, form(document(2 * MAX_ARTWORK_BYTES))],
  [MULTIPART, form(document(MAX_ARTWORK_BYTES - 500))],
  [MULTIPART, form(document(MAX_ARTWORK_BYTES - 500), '')],
  [MULTIPART, form(`\x89PNG\r\n\x1a\n${'y'.repeat(MAX_ARTWORK_BYTES - 500)}`)],
  [MULTIPART, form('', 'y\r\n--q\r\nContent-Disposition: form-data; name="a"\r\n\r\n'.repeat(30_000))],
  ['application/json', JSON.stringify({ artwork: document(2 * MAX_ARTWORK_BYTES - 500) })],
  ['application/json', JSON.stringify({ artwork: document(MAX_ARTWORK_BYTES - 500) })],
  ['application/json', `{"artwork":"<${'\\u00e9'.repeat(MAX_ARTWORK_BYTES / 3)}"}`],
].map(([type = '', body = '']) => [type, Buffer.from(body, 'latin1')]);

/** Resolves to the status when the server has closed the connection. */
const send = async (port: number, number: number): Promise<number> => {
  const [type, body] = BODIES[number % BODIES.length] as (typeof BODIES)[number];
  // No client has so many bodies that its quota refuses them.
  const localAddress = `127.3.0.${1 + (number % 200)}`;
  const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {});
  let answer = '';
  socket.on('data', chunk => {
    answer += chunk.toString('latin1', 0, 16);
    socket.end();
  });
  socket.write(
    `POST /api/v1/export HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body);
  await once(socket, 'close').catch(() => {});
  return Number(answer.slice(9, 12));
};

test.each(['enforce', 'advertise'])(
  'a server with a heap of 384 MB that gets forms and JSON of 1 and 2 MiB takes at most 450 MB if quotas are in the mode %s',
  { timeout: 600_000 },
  async mode => {
    const { address, pid } = await startServer({
      RATE_LIMIT: mode,
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MEGABYTES}`,
    });
    const port = Number(new URL(address).port);
    const statuses = new Map<number, number>();
    let sent = 0;
    const client = async () => {
      while (sent < REQUESTS) {
        const status = await send(port, sent++);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, client));
    const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
    if (process.env.SHOW_MEMORY) console.log(mode, peak.toFixed(0), statuses);
    expect(statuses.get(400)).toBeGreaterThan(REQUESTS / 4);
    expect(peak).toBeLessThan(MAXIMUM_PEAK_MEGABYTES);
  },
);
