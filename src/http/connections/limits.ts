// Limits on the number of open connections. (Decision 037)
import { readFileSync } from 'node:fs';
import type { Server, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { errorText } from '../../model/unknown-value.ts';
import type { TrustProxy } from '../config.ts';
import { clientNetwork, createClientCounts } from '../quota/clients.ts';

/** File descriptors that are reserved for files, pipes and modules. */
const PROCESS_DESCRIPTORS = 64;
const DESCRIPTORS_PER_THREAD = 8;

/** Returns `wanted`, or less if the process may not open so many files. */
export const connectionLimit = (wanted: number, threads: number, descriptors = descriptorLimit()): number => {
  const reserved = PROCESS_DESCRIPTORS + DESCRIPTORS_PER_THREAD * threads;
  return Math.min(wanted, Math.max(8, descriptors - reserved));
};

/** Soft limit on open files (proc(5)). Infinity on systems without /proc. */
const descriptorLimit = (): number => {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return Number(soft ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

const MILLISECONDS_BETWEEN_SWEEPS = 1000;

/** Closes idle connections if the server has reached its maximum, so that new clients can connect. */
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
  // listener, the event would end the process. Errors of `listen` are handled elsewhere.
  server.on('error', error => {
    if (server.listening) log.error({ code: errorText(error, 'code') }, error.message);
  });
};

/** Closes further connections of a client that has `limit` open connections. Trusted proxies have no limit. */
export const limitConnectionsPerClient = (server: Server, limit: number, trustProxy: TrustProxy): void => {
  const counts = createClientCounts();
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (typeof trustProxy === 'boolean' ? trustProxy : trustProxy(remoteAddress, 0)) return;
    const client = clientNetwork(remoteAddress) ?? remoteAddress;
    if (counts.get(client) >= limit) {
      socket.destroy();
      return;
    }
    counts.add(client, 1);
    socket.once('close', () => counts.add(client, -1));
  });
};
