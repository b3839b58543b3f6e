// Clients that ask and then hardly read would hold answers in memory without end: they are cut off.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const SWEEP_MILLISECONDS = 10_000;
const PATIENCE_MILLISECONDS = 60_000;

/** Bytes that a socket had drained when they were last seen to grow, and when that was. */
interface Progress {
  readonly drained: number;
  readonly since: number;
}

/**
 * Ends connections that have something to read but took nothing for a minute. A client that reads nothing at all ends
 * by the socket's own time limit; this is for those that keep it alive byte by byte.
 */
export const endSlowReaders = (app: FastifyInstance): void => {
  const progress = new Map<Socket, Progress>();
  app.server.on('connection', (socket: Socket) => {
    progress.set(socket, { drained: 0, since: Date.now() });
    socket.once('close', () => progress.delete(socket));
  });
  const sweep = (): void => {
    const now = Date.now();
    for (const [socket, last] of progress) {
      const drained = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || drained > last.drained)
        progress.set(socket, { drained, since: now });
      else if (now - last.since > PATIENCE_MILLISECONDS) socket.destroy();
    }
  };
  const timer = setInterval(sweep, SWEEP_MILLISECONDS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
