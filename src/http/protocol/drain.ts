// Stopping: requests at hand are answered, nobody new is let in, and whoever does not finish is cut off.
import type { FastifyInstance } from 'fastify';

const DEADLINE_MILLISECONDS = 10_000;
const SWEEP_MILLISECONDS = 100;

/**
 * Closes the app. Node closes the connections that are idle at that moment; those that become idle later are closed
 * here. Nor does it end half-sent requests any more, so one client could keep it for ever: after a deadline all
 * connections are closed.
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
