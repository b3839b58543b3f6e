// Malformed and unusual requests, sent as raw bytes.
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { formatKibibytes, MAXIMUM_BODY_BYTES } from '../../../src/contract/limits.ts';
import { rawRequest, serve } from '../raw-request.ts';

const { port } = await serve();

/** The end of a request line, and fields of a request that the server should close. */
const CLOSE = ' HTTP/1.1\r\nHost: a\r\nConnection: close\r\n';
const JSON_HEAD = `POST /api/v1/export${CLOSE}Content-Type: application/json\r\n`;
const CHUNKED = `${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\n`;
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

describe('a malformed request', () => {
  it.each([
    ['a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00', 400],
    ['an unknown method', 'FOO /api HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['a non-ASCII byte in the path', 'GET /caf\xe9 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['cleartext HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['a field without a colon', 'GET /api HTTP/1.1\r\nHost: a\r\nbroken\r\n\r\n', 400],
    ['a NUL in a field', 'GET /api HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n', 400],
    ['no Host', 'GET /api HTTP/1.1\r\n\r\n', 400],
    ['two Hosts', 'GET /api HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n', 400],
    ['a target for OPTIONS only', 'GET * HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    [
      'a transfer coding before chunked',
      'POST /api HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: x, chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['too long a header', `GET /api HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 400],
    ['HTTP/0.9', 'GET /api\r\n\r\n', 400],
    ['HTTP/0.9 and a query', 'GET /api?q=rocket\r\n\r\n', 400],
    ...[3000, 8000].map(
      count =>
        [
          `${count} short header fields`,
          `GET /api HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${'a:b\r\n'.repeat(count)}\r\n`,
          400,
        ] as const,
    ),
    ['a second Host after 1,100 fields', `GET /api${CLOSE}${'a: b\r\n'.repeat(1100)}Host: b\r\n\r\n`, 400],
    ['a URL of 1 MB', `GET /api/v1/icons?q=${'x'.repeat(1_000_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 404],
    ['a URL of 17 kB', `GET /${'x'.repeat(17_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 404],
    ...['/api#', '/nothing?q=a#b', '/#', '#'].map(
      target => [`the target ${target}`, `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`, 400] as const,
    ),
    ['two Content-Lengths', `${JSON_HEAD}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}`, 400],
    ['a negative Content-Length', `${JSON_HEAD}Content-Length: -1\r\n\r\n{}`, 400],
    [
      'Content-Length and Transfer-Encoding',
      CHUNKED.replace('Transfer', 'Content-Length: 2\r\nTransfer'),
      400,
    ],
    ['a chunk without a size', `${CHUNKED}zz\r\n`, 400],
    ['a Transfer-Encoding that is not chunked', `${JSON_HEAD}Transfer-Encoding: gzip\r\n\r\n{}`, 400],
    ['CONNECT', 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ] as const)(
    'such as %s gets a problem document with all common headers, and its connection closes',
    async (_case, bytes, status) => {
      const response = await rawRequest(port, Buffer.from(bytes, 'latin1'));
      expect([response.status, response.isClosed]).toEqual([status, true]);
      expect(response.headers.get('allow')).toBe(status === 405 ? 'GET, HEAD, OPTIONS' : undefined);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/problem+json',
        'content-length': String(Buffer.byteLength(response.body)),
        'api-version': '1',
        'ratelimit-policy': '40;w=60',
        'ratelimit-limit': '40',
        'ratelimit-remaining': '40',
        'ratelimit-reset': expect.stringMatching(/^\d+$/),
        ratelimit: expect.stringMatching(/^limit=40, remaining=40, reset=\d+$/),
        'x-request-id': expect.any(String),
        'access-control-allow-origin': '*',
      });
      expect(JSON.parse(response.body)).toEqual({
        type: expect.stringMatching(/^http:\/\/[\w.:]+\/docs\/errors#\w+$/),
        title: expect.any(String),
        status,
        detail: expect.any(String),
        instance: expect.stringMatching(/^\//),
        code: { 400: 'invalid_json', 404: 'not_found', 405: 'method_not_allowed' }[status],
        hint: expect.any(String),
      });
    },
  );
});

describe('an unusual request', () => {
  it.each([
    ['HTTP/1.0 without Host', 'GET /api/v1/health HTTP/1.0\r\n\r\n', 200],
    ['an absolute target', `GET http://other.example/api/v1/health${CLOSE}\r\n`, 200],
    ['an absolute target without a path', `GET http://other.example${CLOSE}\r\n`, 302],
    [
      'Chunked with a capital letter',
      `${CHUNKED.replace('chunked', 'Chunked')}${chunk('{"text":"A"}')}0\r\n\r\n`,
      200,
    ],
    ['OPTIONS *', `OPTIONS *${CLOSE}\r\n`, 204],
    ['an unknown expectation', `GET /api${CLOSE}Expect: tea\r\n\r\n`, 200],
    ['an unsupported upgrade', `GET /api${CLOSE.replace('close', 'Upgrade')}Upgrade: h2c\r\n\r\n`, 200],
    ['a body on GET', `GET /api${CLOSE}Content-Length: 2\r\n\r\n{}`, 200],
    ['chunks', `${CHUNKED}${chunk('{"text"')}${chunk(':"A"}')}0\r\n\r\n`, 200],
    ['chunks beyond the size limit', `${CHUNKED}${chunk('x'.repeat(20_000))}0\r\n\r\n`, 400],
    ['TRACE', `TRACE /api/v1/health${CLOSE}\r\n`, 405],
    ['a header of just 16 KiB', `GET /api${CLOSE}${'a: b\r\n'.repeat(2720)}\r\n`, 200],
  ])('such as %s gets the status that RFC 9110 and 9112 define', async (_case, bytes, status) => {
    const response = await rawRequest(port, Buffer.from(bytes, 'latin1'));
    expect([response.status, response.headers.get('api-version')]).toEqual([status, '1']);
  });

  it('with Expect: 100-continue gets 100 Continue', async () => {
    const body = '{"text":"A"}';
    const head = `${JSON_HEAD}Expect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`;
    const { status, body: rest } = await rawRequest(port, head + body);
    expect(status).toBe(100);
    expect(rest).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  it.each([
    ['too long a body', 'POST /api/v1/export', 5_000_000, 400],
    ['a body that no handler reads', 'PUT /api/v1/export', 12, 405],
  ])('with Expect: 100-continue and %s is rejected before the body', async (_case, line, length, status) => {
    const head = `${line} HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`;
    expect((await rawRequest(port, head)).status).toBe(status);
  });

  it('with a body of one byte too many gets a problem with the size limit', async () => {
    const length = MAXIMUM_BODY_BYTES + 1;
    const response = await rawRequest(
      port,
      `${JSON_HEAD}Content-Length: ${length}\r\n\r\n${'x'.repeat(length)}`,
    );
    expect(JSON.parse(response.body)).toMatchObject({
      status: 400,
      code: 'invalid_json',
      detail: expect.stringContaining(formatKibibytes(MAXIMUM_BODY_BYTES)),
    });
  });
});

it('300 randomly changed requests get a status of the contract or a closed connection', async () => {
  const seeds = [
    `GET /api/v1/icons?q=rocket&limit=2${CLOSE}\r\n`,
    `GET /api/v1/preview.png?text=A&size=16${CLOSE}\r\n`,
    `POST /api/v1/export${CLOSE}Content-Type: application/json\r\nContent-Length: 12\r\n\r\n{"text":"A"}`,
  ];
  // Linear congruential generator (Numerical Recipes). Each run has the same changes.
  let state = 14;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const statuses: number[] = [];
  for (let round = 0; round < 300; round++) {
    const bytes = [...Buffer.from(seeds[round % seeds.length] as string)];
    for (let count = 1 + random(4); count > 0; count--) {
      const position = random(bytes.length);
      const added = [[], [random(256)], bytes.slice(position, position + random(40))][random(3)] ?? [];
      bytes.splice(position, [0, 1, random(30)][random(3)] ?? 0, ...added);
    }
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    // The end of the stream tells the server that an incomplete request stays incomplete.
    socket.end(Buffer.from(bytes));
    const reply = Buffer.concat(await socket.toArray().catch(() => [])).toString('latin1');
    statuses.push(reply === '' ? 0 : Number(reply.slice(9, 12)));
  }
  const documented = [0, 200, 204, 304, 400, 404, 405];
  expect(statuses.filter(status => !documented.includes(status))).toEqual([]);
  expect(statuses.filter(status => status === 400).length).toBeGreaterThan(20);
  expect((await rawRequest(port, `GET /api/v1/health${CLOSE}\r\n`)).status).toBe(200);
});
