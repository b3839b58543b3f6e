// Graceful shutdown. (Decision 037)
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { OpenConnections } from './open-connections.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly connections: OpenConnections;
  }
}

const DEADLINE_MILLISECONDS = 10_000;
const SWEEP_MILLISECONDS = 100;

/** Time in which most clients send another request on an idle connection. */
const IDLE_MILLISECONDS = 1000;

/**
 * Waits `milliseconds`, or at least a second if there are connections. Meanwhile, closes each connection after its next
 * response. Idle connections stay open, because closing one would reset a request that is on its way.
 */
export const retireConnections = async (
  { server, connections }: FastifyInstance,
  milliseconds: number,
): Promise<void> => {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  await wait(connections.count() > 0 ? Math.max(IDLE_MILLISECONDS, milliseconds) : milliseconds);
};

/**
 * Stops listening and finishes current requests. Closes connections without a complete request after a second, and all
 * others at the deadline. `server.close()` is not enough: it closes only connections that are idle when it is called,
 * and it disables request timeouts.
 */
export const drain = async (
  app: FastifyInstance,
  deadlineMilliseconds = DEADLINE_MILLISECONDS,
): Promise<void> => {
  const deadline = setTimeout(() => app.server.closeAllConnections(), deadlineMilliseconds);
  const sweep = setInterval(() => {
    app.server.closeIdleConnections();
    app.connections.closeUnused(IDLE_MILLISECONDS);
  }, SWEEP_MILLISECONDS);
  await app.close();
  clearTimeout(deadline);
  clearInterval(sweep);
};
