// Requests that break HTTP itself never reach a route: they are answered on the bare socket, as completely as others.
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { PROBLEM_MEDIA_TYPE, PROBLEMS, ProblemError, problemDocument } from '../../contract/problems.ts';
import { localAuthority } from './base-url.ts';
import type { CommonHeaders } from './common-headers.ts';

const DETAILS: ReadonlyMap<string | undefined, string> = new Map([
  ['HPE_HEADER_OVERFLOW', 'The request line and header fields are longer than 16 KiB.'],
  ['HPE_INVALID_METHOD', 'The method of the request is not known.'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'The request did not arrive in time.'],
]);

interface BrokenRequestOptions {
  readonly publicUrl: string | undefined;
  readonly commonHeaders: CommonHeaders;
  readonly now: () => number;
}

/** Answers what the HTTP parser refuses. */
export const brokenRequestHandler =
  (options: BrokenRequestOptions) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    const detail = DETAILS.get(error.code) ?? 'The request is not valid HTTP/1.1.';
    endWithProblem(socket, new ProblemError('invalid_json', detail), options);
  };

/** Answers CONNECT and unknown expectations, which Node would keep from the app. */
export const answerSpecialRequests = (app: FastifyInstance, options: BrokenRequestOptions): void => {
  const { server } = app;
  server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    const problem = new ProblemError('method_not_allowed', 'CONNECT is not allowed here, only GET.');
    endWithProblem(socket, problem, options, { Allow: 'GET, HEAD, OPTIONS' });
  });
  // An expectation that is not known may be ignored (RFC 9110, 10.1.1); Node would answer without our headers.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
};

const endWithProblem = (
  socket: Socket,
  problem: ProblemError,
  { publicUrl, commonHeaders, now }: BrokenRequestOptions,
  extraHeaders: Readonly<Record<string, string>> = {},
): void => {
  if (!socket.writable || socket.destroyed) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(
    problemDocument(problem, { baseUrl: publicUrl ?? `http://${localAuthority(socket)}`, instance: '/' }),
  );
  const headers = {
    ...commonHeaders('status'),
    'X-Request-Id': randomUUID(),
    ...extraHeaders,
    Date: new Date(now()).toUTCString(),
    'Cache-Control': 'no-store',
    'Content-Type': PROBLEM_MEDIA_TYPE,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const { status } = PROBLEMS[problem.code];
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${fields.join('')}\r\n${body}`);
};
