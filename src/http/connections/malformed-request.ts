// Responses to malformed requests, CONNECT and unknown expectations.
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { formatKibibytes, MAXIMUM_HEADER_BYTES } from '../../contract/limits.ts';
import { PROBLEM_MEDIA_TYPE, PROBLEMS, ProblemError, problemDocument } from '../../contract/problems.ts';
import { localAuthority } from '../protocol/base-url.ts';
import type { CommonHeaders } from '../protocol/common-headers.ts';
import { HEADER_TOO_LONG } from '../protocol/http-rules.ts';
import { LingeringResponse } from './lingering-response.ts';

const TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT';

const TOO_LONG = 'HPE_HEADER_OVERFLOW';

/** The client has ended its side of the connection within a request: it waits for no response any more. */
const INCOMPLETE = 'HPE_INVALID_EOF_STATE';

const MAXIMUM = formatKibibytes(MAXIMUM_HEADER_BYTES);

const DETAILS: ReadonlyMap<string | undefined, string> = new Map([
  [TOO_LONG, HEADER_TOO_LONG],
  ['HPE_INVALID_METHOD', 'The method of the request is not known.'],
  [TIMEOUT, 'The request did not arrive in time.'],
]);

/** Time for the client to read the response. Closing a socket with unread bytes resets the connection, which may lose the response. */
const LINGER_MILLISECONDS = 1000;

interface MalformedRequestOptions {
  readonly publicUrl: string | undefined;
  readonly commonHeaders: CommonHeaders;
  readonly now: () => number;
}

/** `rawPacket` has the bytes that could not be parsed. */
type ParserError = NodeJS.ErrnoException & { readonly rawPacket?: unknown };

/** The contract has no 414: a request line that is too long counts as a resource that does not exist. */
const problemOf = ({ code, rawPacket }: ParserError): ProblemError => {
  const end = Buffer.isBuffer(rawPacket) ? rawPacket.indexOf('\n') : 0;
  if (code === TOO_LONG && (end < 0 || end > MAXIMUM_HEADER_BYTES))
    return new ProblemError('not_found', `Nothing has a URL longer than ${MAXIMUM}.`);
  return new ProblemError('invalid_json', DETAILS.get(code) ?? 'The request is not valid HTTP/1.1.');
};

export const createMalformedRequestHandler = (options: MalformedRequestOptions) => {
  /** The response to the last request of each connection. */
  const lastResponses = new WeakMap<Socket, ServerResponse>();
  return {
    /** Responds to requests that the HTTP parser rejects. */
    onClientError: (error: ParserError, socket: Socket) => {
      // A connection that has sent nothing gets no response, because thousands of responses at once would delay other
      // clients.
      const last = lastResponses.get(socket);
      if (error.code === TIMEOUT && socket.bytesRead === 0) socket.destroy();
      else if (last === undefined || mayRespond(last)) endWithProblem(socket, problemOf(error), options);
      else if (last.writableFinished || isLingering(last) || error.code === INCOMPLETE) socket.destroySoon();
      else last.once('finish', () => socket.destroySoon());
    },
    /** Responds to CONNECT and to unknown expectations, for which Node.js emits no `request` event. */
    attach: (server: Server) => {
      server.prependListener('request', (request, response) => {
        lastResponses.set(request.socket, response);
      });
      server.on('connect', (_request: IncomingMessage, socket: Socket) => {
        const problem = new ProblemError('method_not_allowed', 'CONNECT is not allowed here, only GET.');
        endWithProblem(socket, problem, options, { Allow: 'GET, HEAD, OPTIONS' });
      });
      // Ignores unknown expectations (RFC 9110, 10.1.1), because the 417 response of Node.js would lack the common
      // headers.
      server.on('checkExpectation', (request, response) => server.emit('request', request, response));
    },
  };
};

/**
 * Whether a problem document may be written to the socket. False while an earlier response is pending, because the
 * client would take the problem for that response. Also false if the error is in the body of a request that already has
 * a response.
 */
const mayRespond = (last: ServerResponse): boolean => {
  if (last.req.complete) return last.writableFinished;
  // A pipelined request has no response socket before all earlier responses are sent.
  return !last.headersSent && last.socket !== null;
};

const isLingering = (response: ServerResponse): boolean =>
  response instanceof LingeringResponse && response.isLingering;

const endWithProblem = (
  socket: Socket,
  problem: ProblemError,
  { publicUrl, commonHeaders, now }: MalformedRequestOptions,
  extraHeaders: Readonly<Record<string, string>> = {},
): void => {
  // The parser also fails for each further chunk of data.
  if (socket.writableEnded) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(
    problemDocument(problem, { baseUrl: publicUrl ?? `http://${localAuthority(socket)}`, instance: '/' }),
  );
  const headers = {
    ...commonHeaders('other'),
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
  // A client that never closes its side would otherwise keep the connection half open.
  socket.once('finish', () => setTimeout(() => socket.destroy(), LINGER_MILLISECONDS).unref());
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${fields.join('')}\r\n${body}`);
};
