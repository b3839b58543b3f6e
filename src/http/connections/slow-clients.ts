// Detection of clients that stop reading their response.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const SWEEP_MILLISECONDS = 10_000;
const STALL_MILLISECONDS = 60_000;

interface Progress {
  /** Bytes passed to the operating system until `since`. */
  readonly sentBytes: number;
  readonly since: number;
}

/**
 * Closes connections whose response makes no progress for a minute. The socket timeout is not enough: a client that
 * sends a byte now and then resets it, while its response stays in memory.
 */
export const closeSlowClients = (app: FastifyInstance): void => {
  const progress = new Map<Socket, Progress>();
  app.server.on('connection', (socket: Socket) => {
    progress.set(socket, { sentBytes: 0, since: Date.now() });
    socket.once('close', () => progress.delete(socket));
  });
  const sweep = (): void => {
    const now = Date.now();
    for (const [socket, last] of progress) {
      const sentBytes = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || sentBytes > last.sentBytes)
        progress.set(socket, { sentBytes, since: now });
      else if (now - last.since > STALL_MILLISECONDS) socket.destroy();
    }
  };
  const timer = setInterval(sweep, SWEEP_MILLISECONDS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
