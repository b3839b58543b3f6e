// Ends of connections: unread bodies, clients that disconnect, graceful shutdown.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

/** In bytes. Bodies up to this length are read because many clients read no response before they have sent the body. */
const DISCARD_LIMIT = 1024 * 1024;

/** Reads and discards a body. After 1 MiB, stops reading and closes the connection once the response is sent. */
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

// RFC 9112, 6.3.
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Abort reason of requests whose client has disconnected. */
export class DisconnectError extends Error {
  constructor() {
    super('the client disconnected');
    this.name = 'DisconnectError';
  }
}

/** Returns a signal that aborts with a `DisconnectError` if the connection closes before the response is complete. */
export const disconnectSignal = (response: ServerResponse): AbortSignal => {
  const controller = new AbortController();
  const abort = () => controller.abort(new DisconnectError());
  if (response.destroyed) abort();
  else response.once('close', () => response.writableFinished || abort());
  return controller.signal;
};

const DEADLINE_MILLISECONDS = 10_000;
const SWEEP_MILLISECONDS = 100;

/** Within this time, most clients send another request on an idle connection. */
const IDLE_MILLISECONDS = 1000;

/**
 * Waits `milliseconds`, at least a second if there are connections. Meanwhile, each connection ends with its next
 * response. If idle connections were closed at once, a request on its way would be reset.
 */
export const retireConnections = async ({ server }: FastifyInstance, milliseconds: number): Promise<void> => {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  const connections = await promisify(server.getConnections.bind(server))();
  await wait(connections > 0 ? Math.max(IDLE_MILLISECONDS, milliseconds) : milliseconds);
};

/**
 * Stops listening, finishes the requests in flight and closes all connections, at the latest after the deadline.
 * `server.close()` is not enough: it closes only connections that are already idle, and disables request timeouts.
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
