// Connections under load and attack: limits, refused bodies, disconnects, order of responses.
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { AppConfig } from '../../../src/http/app.ts';
import { readConfig } from '../../../src/http/config.ts';
import { connectionLimit } from '../../../src/http/connections/limits.ts';
import { closed, open, rawRequest, serve } from '../raw-request.ts';
import { realServices } from '../real-app.ts';

/**
 * Waits until the next connection of a server is closed. Returns the number of bytes that the server has read from
 * it.
 */
const bytesReadFromNext = (server: Server): Promise<number> =>
  new Promise(resolve => {
    server.once('connection', socket => socket.once('close', () => resolve(socket.bytesRead)));
  });

/** Time limit in milliseconds for closing a connection on a busy machine. */
const CLOSE_MILLISECONDS = 5000;

const MEBIBYTE = 1024 * 1024;
const FILLER = ' '.repeat(64 * 1024);

/** Sends a header and an endless body until the server closes the connection. */
const flood = async (port: number, head: string, isChunked: boolean): Promise<void> => {
  const socket = await open(port);
  const isClosed = closed(socket.resume());
  const bytes = isChunked ? `${FILLER.length.toString(16)}\r\n${FILLER}\r\n` : FILLER;
  const send = () => {
    while (!socket.destroyed && socket.write(bytes));
    if (!socket.destroyed) socket.once('drain', send);
  };
  socket.write(head, send);
  await isClosed;
};

describe('a request body that no handler reads', () => {
  const LINES =
    'POST /api/v1/export, PUT /api/v1/export, GET /api/v1/health, GET /api/v1/icons?q=cloud, POST /nothing, ' +
    'POST /%E0%A4%A, OPTIONS /api/v1/export, GET *';
  const FRAMINGS = [
    ['a length of 1 GB', 'Content-Length: 1000000000', false],
    ['chunks', 'Transfer-Encoding: chunked', true],
  ] as const;
  const cases = LINES.split(', ').flatMap(line => FRAMINGS.map(framing => [line, ...framing] as const));

  it.each(cases)(
    'closes the connection after 32 MiB: %s with %s',
    async (line, _framing, field, isChunked) => {
      const { app, port } = await serve();
      const bytesRead = bytesReadFromNext(app.server);
      const head = `${line} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${field}\r\n\r\n`;
      await flood(port, head, isChunked);
      expect(await bytesRead).toBeLessThan(64 * MEBIBYTE);
    },
  );

  const FORM_TYPE = 'multipart/form-data; boundary=x';
  const JSON_TYPE = 'application/json';
  it.each([
    ['POST /api/v1/export', JSON_TYPE, '{"artwork":"', 400],
    ['POST /api/v1/export', JSON_TYPE, '{"text":"', 400],
    [
      'POST /api/v1/export',
      FORM_TYPE,
      '--x\r\nContent-Disposition: form-data; name="artwork"; filename="a.png"\r\n\r\n',
      400,
    ],
    ['POST /mcp', JSON_TYPE, '{"artwork":"', 400],
    ['PUT /api/v1/icons', JSON_TYPE, '', 405],
    ['POST /nothing', JSON_TYPE, '', 404],
    ['POST /%E0%A4%A', JSON_TYPE, '', 404],
    ['GET /api/v1/health', JSON_TYPE, '', 200],
    ['GET *', JSON_TYPE, '', 400],
  ])(
    'of 8 MB gets its response, also if the client reads it only after the body: %s of %s',
    async (line, type, start, status) => {
      const { port } = await serve();
      const socket = await open(port);
      const head = `${line} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 8000000\r\nConnection: close\r\n\r\n`;
      socket.pause();
      await new Promise(resolve => socket.write(head + start.padEnd(8_000_000, 'A'), resolve));
      const text = Buffer.concat(await socket.toArray()).toString();
      expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      const body = JSON.parse(text.slice(text.indexOf('\r\n\r\n')));
      expect(body.status).toBe(status === 200 ? 'ok' : status);
    },
  );

  it('that is too long gets its response at once, which announces that the connection closes', async () => {
    const { port } = await serve();
    const head = 'PUT /api/v1/icons HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000\r\n\r\n';
    const { status, headers, isClosed } = await rawRequest(port, `${head}start`, 500);
    expect([status, headers.get('connection'), isClosed]).toEqual([405, 'close', false]);
  });

  it.each(LINES.split(', ').slice(0, -1))('of 900 kB does not close the connection: %s', async line => {
    const { port } = await serve();
    const body = ' '.repeat(900_000);
    const next = 'GET /nowhere HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const bytes = `${line} HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}${next}`;
    const response = await rawRequest(port, bytes);
    expect(response.status).toBeGreaterThanOrEqual(200);
    expect(response.body).toContain('/nowhere');
  });
});

describe('an HTTP connection', () => {
  const statusLines = async (port: number, writes: readonly string[]): Promise<readonly string[]> => {
    const socket = await open(port);
    let text = '';
    socket.on('data', chunk => {
      text += chunk;
    });
    const isClosed = closed(socket);
    for (const bytes of writes) {
      socket.write(bytes);
      await wait(150);
    }
    // After an error, the server closes the connection. A second response would arrive before that.
    await Promise.race([isClosed, wait(CLOSE_MILLISECONDS)]);
    socket.destroy();
    return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status as string);
  };

  it.each(['POST /api/v1/export', 'PUT /api/v1/export', 'GET /api/v1/health', 'POST /nothing'])(
    'carries only one response to %s if the body turns out to be malformed after the response',
    async line => {
      const { port } = await serve();
      const head = `${line} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`;
      const body = `${(20_000).toString(16)}\r\n${' '.repeat(20_000)}\r\n`;
      expect(await statusLines(port, [head + body, 'no chunk\r\n'])).toHaveLength(1);
    },
  );

  it('carries only one response to a rejected body that times out', async () => {
    const { app, port } = await serve();
    const timeOut = async (socket: Socket) => {
      await wait(200);
      const error = Object.assign(new Error('timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      app.server.emit('clientError', error, socket);
    };
    app.server.once('connection', timeOut);
    const head = 'POST /api/v1/export HTTP/1.1\r\nHost: a\r\nContent-Length: 50000\r\n\r\n';
    expect(await statusLines(port, [head, 'half', 'half'])).toEqual(['400']);
  });

  it('carries no 400 response to a malformed request while an earlier response is pending', async () => {
    const { exporter } = realServices;
    const slow: typeof exporter = {
      ...exporter,
      package: async (...call) => {
        await wait(300);
        return exporter.package(...call);
      },
    };
    const { port } = await serve({ exporter: slow });
    const [first] = await statusLines(port, [JSON_EXPORT, 'broken\r\n\r\n', '', '']);
    expect(first).toBe('200');
  });
});

const JSON_EXPORT = 'POST /api/v1/export HTTP/1.1\r\nHost: a\r\nContent-Length: 12\r\n\r\n{"text":"A"}';

describe('a client that disconnects', () => {
  /** An app whose exporter never finishes. Returns the signals that the exporter received. */
  const stuckApp = async (config: AppConfig = {}) => {
    const signals: (AbortSignal | undefined)[] = [];
    const wait = (signal: AbortSignal | undefined) =>
      new Promise<never>((_resolve, reject) => {
        signals.push(signal);
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    const { port } = await serve(
      {
        exporter: {
          ...realServices.exporter,
          package: (_request, _icon, options) => wait(options?.signal),
          preview: (_request, _icon, _preview, options) => wait(options?.signal),
        },
      },
      config,
    );
    return { port, signals };
  };

  it.each([
    ['an export', JSON_EXPORT],
    ['an SVG preview', 'GET /api/v1/preview.svg?text=A HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a PNG preview', 'GET /api/v1/preview.png?text=A HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('aborts %s', async (_case, bytes) => {
    const { port, signals } = await stuckApp();
    const socket = await open(port);
    socket.write(bytes);
    await expect.poll(() => signals.length).toBe(1);
    expect(signals[0]?.aborted).toBe(false);
    socket.resetAndDestroy();
    await expect.poll(() => signals[0]?.aborted).toBe(true);
  });

  it('does not abort an export after its response', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const { exporter } = realServices;
    const { port } = await serve({
      exporter: {
        ...exporter,
        package: (request, icon, options) => {
          signals.push(options?.signal);
          return exporter.package(request, icon, options);
        },
      },
    });
    expect((await rawRequest(port, JSON_EXPORT, 500)).status).toBe(200);
    expect(signals.map(signal => signal?.aborted)).toEqual([false]);
  });

  it.each([
    ['with half a body', 'POST /api/v1/export HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\nhalf'],
    [
      'with a broken chunk',
      'POST /api/v1/export HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    ],
    ['before its export is done', JSON_EXPORT],
  ])('%s is logged as information, without a stack', async (_case, bytes) => {
    const entries: { readonly level: number; readonly msg: string }[] = [];
    const logStream = { write: (line: string) => entries.push(JSON.parse(line)) };
    const { port } = await stuckApp({ logLevel: 'info', logStream });
    const socket = await open(port);
    socket.write(bytes);
    await expect.poll(() => entries.map(({ msg }) => msg)).toContain('incoming request');
    socket.resetAndDestroy();
    await expect
      .poll(() => entries)
      .toContainEqual(expect.objectContaining({ msg: 'the client disconnected' }));
    expect(Math.max(...entries.map(({ level }) => level))).toBe(30);
  });
});

describe('the limit on connections or open files', () => {
  it.each([
    ['the wanted number if the process may open enough files', 100, 100_000, 100],
    ['the files that the process may open minus 64 and minus 8 per thread', 100_000, 20_000, 19_920],
    ['8 even if the process may open fewer files', 10_000, 20, 8],
  ])('equals %s', (_case, wanted, descriptors, expected) => {
    expect(connectionLimit(wanted, 2, descriptors)).toBe(expected);
  });

  it('drops connections beyond the limit and closes idle ones, so that new clients can connect', async () => {
    const { app, port } = await serve({}, { maxConnections: 4 });
    const idle = await Promise.all(Array.from({ length: 4 }, () => open(port)));
    for (const socket of idle) {
      socket.write('GET /api/v1/health HTTP/1.1\r\nHost: a\r\n\r\n');
      await once(socket, 'data');
    }
    const areClosed = Promise.all(idle.map(closed));
    const dropped = await open(port);
    await closed(dropped);
    await areClosed;
    expect((await fetch(`http://127.0.0.1:${port}/api/v1/health`)).status).toBe(200);
    expect(app.server.maxConnections).toBe(4);
  });

  it('closes connections of a client beyond its own limit at once, and serves other clients', async () => {
    const { port } = await serve({}, { maxConnections: 8, maxConnectionsPerClient: 4 });
    const held = await Promise.all(Array.from({ length: 4 }, () => open(port)));
    for (let count = 0; count < 100; count++) await closed(await open(port));
    const health = 'GET /api/v1/health HTTP/1.1\r\nHost: a\r\n\r\n';
    const other = await open(port, '127.0.0.2');
    other.write(health);
    expect(String((await once(other, 'data'))[0])).toMatch(/^HTTP\/1.1 200 /);
    held[0]?.destroy();
    await expect
      .poll(async () => (await rawRequest(port, health, 500).catch(() => undefined))?.status)
      .toBe(200);
  });

  it.each([
    ['all proxies', 'true'],
    ['proxies by their networks', 'loopback'],
    ['proxies by their number', '1'],
  ])('does not limit the connections of a proxy with TRUST_PROXY for %s', async (_case, TRUST_PROXY) => {
    const { trustProxy } = readConfig({ TRUST_PROXY });
    const { port } = await serve({}, { maxConnectionsPerClient: 1, trustProxy });
    const held = await Promise.all(Array.from({ length: 4 }, () => open(port)));
    expect((await rawRequest(port, 'GET /api/v1/health HTTP/1.1\r\nHost: a\r\n\r\n', 500)).status).toBe(200);
    expect(held.map(socket => socket.destroyed)).toEqual([false, false, false, false]);
  });

  it('does not end the process if it prevents the server from accepting a connection', async () => {
    const { app, port } = await serve();
    const error = Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' });
    expect(app.server.emit('error', error)).toBe(true);
    expect((await fetch(`http://127.0.0.1:${port}/api/v1/health`)).status).toBe(200);
  });
});

it.each([
  ['that never sends a byte', ''],
  ['that sends half a header', 'GET /api/v1/health HTTP/1.1\r\nHost'],
])(
  'a connection %s is closed after the header timeout, even if the client keeps it open',
  async (_case, bytes) => {
    const { app, port } = await serve();
    const accepted = once(app.server, 'connection') as Promise<[Socket]>;
    // The client's side stays open after the server has ended its side.
    const socket = await open(port, '127.0.0.1', true);
    socket.resume().write(bytes);
    const [own] = await accepted;
    await expect.poll(() => own.bytesRead).toBe(bytes.length);
    const error = Object.assign(new Error('timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    app.server.emit('clientError', error, own);
    await expect.poll(() => own.destroyed).toBe(true);
  },
);
