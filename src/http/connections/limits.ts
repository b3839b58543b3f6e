// Limits on open connections and on clients that stop reading. (Decision 037)
import { readFileSync } from 'node:fs';
import type { Server, Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { errorText } from '../../model/narrow.ts';
import { clientNetwork } from '../quota/clients.ts';

/** File descriptors reserved for files, pipes and modules that are imported concurrently. */
const PROCESS_DESCRIPTORS = 64;
const DESCRIPTORS_PER_THREAD = 8;

const MINIMUM = 8;

/** Returns `wanted`, or less if the process may open fewer files. */
export const connectionLimit = (wanted: number, threads: number, descriptors = descriptorLimit()): number => {
  const reserved = PROCESS_DESCRIPTORS + DESCRIPTORS_PER_THREAD * threads;
  return Math.min(wanted, Math.max(MINIMUM, descriptors - reserved));
};

/** Soft limit on open files (proc(5)); infinite where /proc does not exist. */
const descriptorLimit = (): number => {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return Number(soft ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

const MILLISECONDS_BETWEEN_SWEEPS = 1000;

/** Closes idle connections when the server has reached its maximum, so that new clients can connect. */
export const handleOverload = ({ server, log }: FastifyInstance): void => {
  let lastSweep = 0;
  server.on('drop', () => {
    const now = Date.now();
    if (now - lastSweep < MILLISECONDS_BETWEEN_SWEEPS) return;
    lastSweep = now;
    log.warn(`more than ${server.maxConnections} connections: new ones are dropped, idle ones are closed`);
    server.closeIdleConnections();
  });
  // Node.js emits `error` if it cannot accept a connection, for example without a free file descriptor. Without a
  // listener, the event would end the process.
  server.on('error', error => log.error({ code: errorText(error, 'code') }, error.message));
};

/** Setting of the trusted proxies (Fastify option `trustProxy`). */
type TrustProxy = boolean | readonly string[] | ((address: string, hop: number) => boolean);

/** Counts connections by client. Connections of trusted proxies have no client and no limit. */
export interface ClientConnections {
  /** The client of a connection; undefined for trusted proxies. */
  clientOf(socket: Socket): string | undefined;
  /** Whether a connection was accepted since the last call. Rejected connections count as well. */
  hasAccepted(): boolean;
  /** Closes new connections of clients that have reached the limit. */
  limit(server: Server): void;
}

export const createClientConnections = ({
  limit = Number.POSITIVE_INFINITY,
  trustProxy,
}: {
  /** Maximum number of connections of a client. */
  readonly limit: number | undefined;
  readonly trustProxy: TrustProxy;
}): ClientConnections => {
  const isProxy = proxyTest(trustProxy);
  const counts = new Map<string, number>();
  let accepted = false;
  const clientAt = (address: string): string | undefined =>
    isProxy(address) ? undefined : (clientNetwork(address) ?? address);
  const isFull = (client: string): boolean => (counts.get(client) ?? 0) >= limit;
  const count = (socket: Socket): void => {
    accepted = true;
    const client = clientAt(socket.remoteAddress ?? '');
    if (client === undefined) return;
    if (isFull(client)) {
      socket.destroy();
      return;
    }
    counts.set(client, (counts.get(client) ?? 0) + 1);
    socket.once('close', () => {
      const rest = (counts.get(client) ?? 0) - 1;
      if (rest > 0) counts.set(client, rest);
      else counts.delete(client);
    });
  };
  return {
    clientOf: ({ remoteAddress = '' }) => clientAt(remoteAddress),
    hasAccepted: () => {
      const result = accepted;
      accepted = false;
      return result;
    },
    limit: server => {
      server.prependListener('connection', count);
      refuseEarly(server, address => {
        accepted = true;
        const client = clientAt(address);
        return client !== undefined && isFull(client);
      });
    },
  };
};

/** Undocumented listening handle of Node.js, and the connection handle that it passes to `onconnection`. */
interface ListeningHandle {
  onconnection?(this: ListeningHandle, error: number, connection?: ConnectionHandle): void;
}
interface ConnectionHandle {
  getpeername?(target: { address?: string }): number;
  close(): void;
}

/**
 * Closes connections from rejected addresses before Node.js creates a socket, because a client may open thousands
 * of connections at once. Closing them this early takes a fifth of the processor time. Node.js has no documented
 * interface for it: if the handle changes, the listener of `connection` closes these connections.
 */
const refuseEarly = (server: Server, isRefused: (address: string) => boolean): void => {
  server.on('listening', () => {
    const { _handle: handle } = server as Server & { readonly _handle?: ListeningHandle };
    const accept = handle?.onconnection;
    if (!handle || !accept) return;
    const peer: { address?: string } = {};
    handle.onconnection = function (error, connection) {
      if (error === 0 && connection?.getpeername?.(peer) === 0 && isRefused(peer.address ?? ''))
        connection.close();
      else accept.call(this, error, connection);
    };
  });
};

const proxyTest = (trustProxy: TrustProxy): ((address: string) => boolean) => {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  const trusts = typeof trustProxy === 'function' ? trustProxy : compile([...trustProxy]);
  return address => trusts(address, 0);
};

const SWEEP_MILLISECONDS = 10_000;
const STALL_MILLISECONDS = 60_000;

interface Progress {
  /** Bytes passed to the operating system until the time `since`. */
  readonly sentBytes: number;
  readonly since: number;
}

/**
 * Closes connections whose response makes no progress for a minute. The socket timeout is not enough: each byte
 * that the client sends resets it, and meanwhile the response stays in memory.
 */
export const closeSlowClients = (app: FastifyInstance): void => {
  const progress = new Map<Socket, Progress>();
  app.server.on('connection', (socket: Socket) => {
    if (socket.destroyed) return;
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
