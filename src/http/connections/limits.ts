// Limits on open connections and on clients that stop reading. (Decision 037)
import { readFileSync } from 'node:fs';
import type { Server, Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { clientNetwork } from '../quota/client-address.ts';

/** Reserved for files, pipes, and the modules that an import() opens concurrently. */
const PROCESS_DESCRIPTORS = 64;
const DESCRIPTORS_PER_THREAD = 8;

const MINIMUM = 8;

/** Returns `wanted`, or less if the process may not open enough files. */
export const connectionLimit = (wanted: number, threads: number, descriptors = descriptorLimit()): number => {
  const reserved = PROCESS_DESCRIPTORS + DESCRIPTORS_PER_THREAD * threads;
  return Math.min(wanted, Math.max(MINIMUM, descriptors - reserved));
};

/** Soft limit on open files (proc(5)); infinite on systems other than Linux, where it is unknown. */
const descriptorLimit = (): number => {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return Number(soft ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

const MILLISECONDS_BETWEEN_SWEEPS = 1000;

/** Closes idle connections when the server drops a connection beyond its limit, so that new clients can connect. */
export const handleOverload = ({ server, log }: FastifyInstance): void => {
  let lastSweep = 0;
  server.on('drop', () => {
    const now = Date.now();
    if (now - lastSweep < MILLISECONDS_BETWEEN_SWEEPS) return;
    lastSweep = now;
    log.warn(`more than ${server.maxConnections} connections: new ones are dropped, idle ones are closed`);
    server.closeIdleConnections();
  });
  // If Node cannot accept a connection, for example without a free descriptor, the server emits `error`. Without a
  // listener, that would end the process.
  server.on('error', error => log.error({ code: (error as NodeJS.ErrnoException).code }, error.message));
};

/** Setting of the trusted proxies (Fastify option `trustProxy`). */
type TrustProxy = boolean | readonly string[] | ((address: string, hop: number) => boolean);

/** Closes connections of a client beyond its limit as soon as they open. Those of trusted proxies do not count. */
export const limitPerClient = (
  server: Server,
  { limit, trustProxy }: { readonly limit: number; readonly trustProxy: TrustProxy },
): void => {
  const isProxy = proxyTest(trustProxy);
  const counts = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const client = clientNetwork(remoteAddress) ?? remoteAddress;
    if (isProxy(remoteAddress)) return;
    const count = counts.get(client) ?? 0;
    if (count >= limit) {
      socket.destroy();
      return;
    }
    counts.set(client, count + 1);
    socket.once('close', () => {
      const rest = (counts.get(client) ?? 0) - 1;
      if (rest > 0) counts.set(client, rest);
      else counts.delete(client);
    });
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
