// Body buffer: joined segments, and intact responses for clients that read slowly.
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createBodyBuffer } from '../../../src/http/protocol/response.ts';
import { serve } from '../raw-request.ts';
import { realServices } from '../real-app.ts';

it('the body buffer joins segments of every length, in order', () => {
  const buffer = createBodyBuffer();
  for (const lengths of [[], [0], [1], [1, 0, 7, 1], [5_000_000, 1], [10, 300_000], [10, 3]]) {
    const pieces = lengths.map((length, index) => Buffer.alloc(length, String(index)));
    expect(buffer.join(pieces, Buffer.concat(pieces).length).equals(Buffer.concat(pieces))).toBe(true);
  }
});

const { port } = await serve();

describe('the search over sockets', () => {
  const { page } = realServices.index()?.search ?? {};

  /** Sends pipelined requests for pages on one connection. Reads the responses only after `mayRead`. */
  const requestPages = async (
    limit: number,
    offsets: readonly number[],
    mayRead: Promise<unknown>,
  ): Promise<Buffer> => {
    const socket = connect(port, '127.0.0.1');
    socket.pause();
    await once(socket, 'connect');
    const requests = offsets.map((offset, index) => {
      const close = index === offsets.length - 1 ? 'Connection: close\r\n' : '';
      return `GET /api/v1/icons?limit=${limit}&offset=${offset} HTTP/1.1\r\nHost: localhost\r\n${close}\r\n`;
    });
    socket.write(requests.join(''));
    await mayRead;
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  };

  it.each([96, 300])(
    'sends intact pages of %i icons to slow clients while faster clients reuse the buffer',
    async limit => {
      let startReading = (): void => {};
      const reading = new Promise<void>(resolve => {
        startReading = resolve;
      });
      const connections = Array.from({ length: 12 }, (_, connection) =>
        Array.from({ length: 12 }, (_none, number) => 1000 * connection + number),
      );
      const slow = connections.map(offsets => requestPages(limit, offsets, reading));
      for (let offset = 20_000; offset < 20_100; offset++)
        await requestPages(limit, [offset], Promise.resolve());
      startReading();
      for (const [connection, received] of (await Promise.all(slow)).entries()) {
        let rest = received;
        for (const offset of connections[connection] ?? []) {
          const body = rest.indexOf('\r\n\r\n') + 4;
          const expected = Buffer.concat(page?.({ q: '', limit, offset }).segments ?? []);
          expect(rest.subarray(body, body + expected.length).equals(expected)).toBe(true);
          rest = rest.subarray(body + expected.length);
        }
        expect(rest.length).toBe(0);
      }
    },
  );
});
