// Ends of connections: unread bodies, clients that disconnect, graceful shutdown.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

/**
 * Maximum number of bytes of a body that the server reads and discards. It reads them because many clients send
 * the whole body before they read the response.
 */
const DISCARD_LIMIT = 1024 * 1024;

/** Reads and discards a body. After 1 MiB, stops reading; the connection is closed when the response is sent. */
export const discardBody = (request: IncomingMessage, response: ServerResponse): void => {
  let discarded = 0;
  const close = () => request.socket.destroy();
  const count = ({ length }: Buffer): void => {
    discarded += length;
    if (discarded <= DISCARD_LIMIT) return;
    request.off('data', count).pause();
    if (response.writableFinished) close();
    else response.once('finish', close);
  };
  if (hasBody(request)) request.on('data', count);
};

// A request has a body if it has one of these fields (RFC 9112, 6.3).
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Abort reason of requests whose client has disconnected. */
export class DisconnectError extends Error {
  constructor() {
    super('the client disconnected');
    this.name = 'DisconnectError';
  }
}

/**
 * Returns a signal that is aborted with a `DisconnectError` if the connection closes before the response is
 * complete.
 */
export const disconnectSignal = (response: ServerResponse): AbortSignal => {
  const controller = new AbortController();
  const abort = () => controller.abort(new DisconnectError());
  if (response.destroyed) abort();
  else response.once('close', () => response.writableFinished || abort());
  return controller.signal;
};

const DEADLINE_MILLISECONDS = 10_000;
const SWEEP_MILLISECONDS = 100;

/** Most clients send another request on an idle connection within this time. */
const IDLE_MILLISECONDS = 1000;

/**
 * Waits `milliseconds`, or at least a second if there are connections. Meanwhile, each connection is closed after
 * its next response. Idle connections stay open: closing one would reset a request that is on its way.
 */
export const retireConnections = async ({ server }: FastifyInstance, milliseconds: number): Promise<void> => {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  const connections = await promisify(server.getConnections.bind(server))();
  await wait(connections > 0 ? Math.max(IDLE_MILLISECONDS, milliseconds) : milliseconds);
};

/**
 * Stops listening, finishes the current requests and closes all connections. After the deadline, closes
 * connections with unfinished requests as well. `server.close()` is not enough: it closes only connections that
 * are idle when it is called, and it disables request timeouts.
 */
export const drain = async (
  app: FastifyInstance,
  deadlineMilliseconds = DEADLINE_MILLISECONDS,
): Promise<void> => {
  const deadline = setTimeout(() => app.server.closeAllConnections(), deadlineMilliseconds);
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MILLISECONDS);
  await app.close();
  clearTimeout(deadline);
  clearInterval(sweep);
};
