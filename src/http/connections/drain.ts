// Graceful shutdown.
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

const DEADLINE_MILLISECONDS = 10_000;
const SWEEP_MILLISECONDS = 100;

/** Within this time, most clients send another request on an idle connection. */
const IDLE_MILLISECONDS = 1000;

/**
 * Ends each connection with its next response, for `milliseconds` and at least a second if there are connections. If
 * idle connections were closed at once, a request that is on its way would be reset.
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
