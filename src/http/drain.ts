// Stopping: requests at hand are answered, nobody new is let in, and whoever does not finish is cut off.
import type { FastifyInstance } from 'fastify';

const DEADLINE_MILLISECONDS = 10_000;

/**
 * Closes the app. Once a server closes, Node no longer ends half-sent requests, so one client could keep it for ever:
 * after a deadline all connections are closed.
 */
export const drain = async (
  app: FastifyInstance,
  deadlineMilliseconds = DEADLINE_MILLISECONDS,
): Promise<void> => {
  const deadline = setTimeout(() => app.server.closeAllConnections(), deadlineMilliseconds);
  await app.close();
  clearTimeout(deadline);
};
