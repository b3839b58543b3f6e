import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScratch } from '../../src/http/cache/buffer-pool.ts';
import { listen } from './raw-request.ts';
import { realApp, realServices } from './real-app.ts';

describe('scratch memory', () => {
  it('is lent again once it was given back, and only then', () => {
    const scratch = createScratch();
    const first = scratch.lend(1000);
    const second = scratch.lend(1000);
    expect(second.buffer).not.toBe(first.buffer);
    scratch.giveBack(second);
    expect(scratch.lend(2000).buffer).toBe(second.buffer);
  });

  it('is not taken from those who lent it before, nor from anybody else', () => {
    const scratch = createScratch();
    const first = scratch.lend(1000);
    const second = scratch.lend(1000);
    scratch.giveBack(first);
    scratch.giveBack(Buffer.alloc(1000));
    const third = scratch.lend(1000);
    expect([first.buffer, second.buffer]).not.toContain(third.buffer);
  });

  it('has just the length that was asked for, however long that is', () => {
    const scratch = createScratch();
    for (const length of [0, 1, 5_000_000, 10]) {
      const bytes = scratch.lend(length);
      expect(bytes.length).toBe(length);
      scratch.giveBack(bytes);
    }
  });
});

describe('pages that were asked for once', () => {
  const app = realApp();
  const { page } = realServices.index()?.search ?? {};
  let port: number;

  beforeAll(async () => {
    port = await listen(app);
  });
  afterAll(() => app.close());

  /** Asks for pages on one connection, all at once, and reads what comes only when `isOpen` lets it. */
  const ask = async (pages: readonly number[], mayRead: Promise<unknown>): Promise<Buffer> => {
    const socket = connect(port, '127.0.0.1');
    socket.pause();
    await once(socket, 'connect');
    socket.write(
      pages
        .map((number, at) => {
          const close = at === pages.length - 1 ? 'Connection: close\r\n' : '';
          return `GET /api/v1/icons?limit=300&offset=${number} HTTP/1.1\r\nHost: localhost\r\n${close}\r\n`;
        })
        .join(''),
    );
    await mayRead;
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  };

  it('arrive whole, while others are asked for and nobody reads', async () => {
    let open = (): void => {};
    const later = new Promise<void>(resolve => {
      open = resolve;
    });
    const connections = Array.from({ length: 12 }, (_, at) =>
      Array.from({ length: 12 }, (_none, number) => 1000 * at + number),
    );
    const waiting = connections.map(pages => ask(pages, later));
    // These are read at once, so that memory goes back and forth while the others wait for theirs.
    for (let number = 20_000; number < 20_100; number++) await ask([number], Promise.resolve());
    open();
    for (const [at, received] of (await Promise.all(waiting)).entries()) {
      let rest = received;
      for (const offset of connections[at] ?? []) {
        const body = rest.indexOf('\r\n\r\n') + 4;
        const wanted = Buffer.from(page?.({ q: '', limit: 300, offset }) ?? []);
        expect(rest.subarray(body, body + wanted.length).equals(wanted)).toBe(true);
        rest = rest.subarray(body + wanted.length);
      }
      expect(rest.length).toBe(0);
    }
  });
});
