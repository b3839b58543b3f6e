// Graceful shutdown.
import type { FastifyInstance } from 'fastify';

const DEADLINE_MILLISECONDS = 10_000;
const SWEEP_MILLISECONDS = 100;

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
