// Buffer pool: reuse of memory, and intact responses for clients that read slowly.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBufferPool } from '../../../src/http/protocol/response.ts';
import { listen } from '../raw-request.ts';
import { realApp, realServices } from '../real-app.ts';

const segments = (length: number) => [Buffer.alloc(length, 'x')] as const;

describe('the buffer pool', () => {
  it('reuses a buffer only after it is released', () => {
    const pool = createBufferPool();
    const first = pool.join(segments(1000), 1000);
    const second = pool.join(segments(1000), 1000);
    expect(second.buffer).not.toBe(first.buffer);
    pool.release(second);
    expect(pool.join(segments(2000), 2000).buffer).toBe(second.buffer);
  });

  it('ignores the release of any buffer other than the last one that it returned', () => {
    const pool = createBufferPool();
    const first = pool.join(segments(1000), 1000);
    const second = pool.join(segments(1000), 1000);
    pool.release(first);
    pool.release(Buffer.alloc(1000));
    const third = pool.join(segments(1000), 1000);
    expect([first.buffer, second.buffer]).not.toContain(third.buffer);
  });

  it('joins segments of every length, in order', () => {
    const pool = createBufferPool();
    for (const lengths of [[], [0], [1], [1, 0, 7, 1], [5_000_000, 1], [10, 300_000]]) {
      const pieces = lengths.map((length, index) => Buffer.alloc(length, String(index)));
      const expected = Buffer.concat(pieces);
      const joined = pool.join(pieces, expected.length);
      expect(joined.equals(expected)).toBe(true);
      pool.release(joined);
    }
  });
});

describe('the search over sockets', () => {
  const app = realApp();
  const { page } = realServices.index()?.search ?? {};
  let port: number;

  beforeAll(async () => {
    port = await listen(app);
  });
  afterAll(() => app.close());

  /** Sends pipelined requests for pages on one connection. Reads the responses only after `mayRead`. */
  const requestPages = async (offsets: readonly number[], mayRead: Promise<unknown>): Promise<Buffer> => {
    const socket = connect(port, '127.0.0.1');
    socket.pause();
    await once(socket, 'connect');
    const requests = offsets.map((offset, index) => {
      const close = index === offsets.length - 1 ? 'Connection: close\r\n' : '';
      return `GET /api/v1/icons?limit=300&offset=${offset} HTTP/1.1\r\nHost: localhost\r\n${close}\r\n`;
    });
    socket.write(requests.join(''));
    await mayRead;
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  };

  it('sends intact pages to slow clients while faster clients reuse the pool', async () => {
    let startReading = (): void => {};
    const reading = new Promise<void>(resolve => {
      startReading = resolve;
    });
    const connections = Array.from({ length: 12 }, (_, connection) =>
      Array.from({ length: 12 }, (_none, number) => 1000 * connection + number),
    );
    const slow = connections.map(offsets => requestPages(offsets, reading));
    for (let offset = 20_000; offset < 20_100; offset++) await requestPages([offset], Promise.resolve());
    startReading();
    for (const [connection, received] of (await Promise.all(slow)).entries()) {
      let rest = received;
      for (const offset of connections[connection] ?? []) {
        const body = rest.indexOf('\r\n\r\n') + 4;
        const expected = Buffer.concat(page?.({ q: '', limit: 300, offset }).segments ?? []);
        expect(rest.subarray(body, body + expected.length).equals(expected)).toBe(true);
        rest = rest.subarray(body + expected.length);
      }
      expect(rest.length).toBe(0);
    }
  });
});
