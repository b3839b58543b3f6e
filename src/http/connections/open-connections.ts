// Open connections: limits unanswered requests, and closes idle or slow connections. (Decision 037)
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { closeQueued } from '../protocol/disconnect.ts';

/** Maximum number of unanswered requests on a connection. */
const MAX_UNANSWERED = 16;

const SWEEP_MILLISECONDS = 10_000;
const STALL_MILLISECONDS = 60_000;

interface Connection {
  /** Responses that are not complete. */
  readonly unanswered: Set<ServerResponse>;
  /** Time of the last event: the connection opened, a request began, or a response ended. */
  since: number;
  isFull: boolean;
  /** Bytes that the operating system had accepted at the time `progressSince`. */
  sentBytes: number;
  progressSince: number;
}

export type OpenConnections = ReturnType<typeof createOpenConnections>;

export const createOpenConnections = () => {
  const connections = new Map<Socket, Connection>();
  const add = (socket: Socket): void => {
    if (socket.destroyed) return;
    const time = Date.now();
    const unanswered = new Set<ServerResponse>();
    connections.set(socket, {
      unanswered,
      since: time,
      isFull: false,
      sentBytes: 0,
      progressSince: time,
    });
    socket.once('close', () => {
      connections.delete(socket);
      closeQueued(unanswered);
    });
  };
  /**
   * Closes connections whose response has stalled for a minute. The socket timeout is no help: bytes from the client
   * reset it.
   */
  const closeSlowReaders = (): void => {
    const time = Date.now();
    for (const [socket, connection] of connections) {
      const sentBytes = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || sentBytes > connection.sentBytes)
        Object.assign(connection, { sentBytes, progressSince: time });
      else if (time - connection.progressSince > STALL_MILLISECONDS) socket.destroy();
    }
  };
  return {
    watch: (server: Server) => {
      server.on('connection', add);
      const timer = setInterval(closeSlowReaders, SWEEP_MILLISECONDS).unref();
      server.once('close', () => clearInterval(timer));
    },
    /** Wraps a request listener. Requests beyond MAX_UNANSWERED and of closed connections do not reach it. */
    limited:
      (listener: RequestListener): RequestListener =>
      (request, response) => {
        if (request.socket.destroyed) return;
        const connection = connections.get(request.socket);
        if (!connection) return listener(request, response);
        if (connection.isFull) return;
        const { unanswered } = connection;
        unanswered.add(response);
        connection.since = Date.now();
        response.once('close', () => {
          unanswered.delete(response);
          connection.since = Date.now();
        });
        if (unanswered.size >= MAX_UNANSWERED) {
          connection.isFull = true;
          response.setHeader('Connection', 'close');
          request.socket.pause();
        }
        listener(request, response);
      },
    count: () => connections.size,
    /** Closes connections that have had no complete request to answer for `milliseconds`. */
    closeUnused: (milliseconds: number) => {
      const latest = Date.now() - milliseconds;
      for (const [socket, { since, unanswered }] of connections)
        if (since <= latest && ![...unanswered].some(({ req }) => req.complete)) socket.destroy();
    },
  };
};
