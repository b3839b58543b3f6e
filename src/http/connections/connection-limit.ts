// Limit on open connections, so that file handles remain for everything else. (Decision 037)
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { FastifyInstance } from 'fastify';

/** Files, sockets and pipes of the process, and the modules that Node opens at once for an import(). */
const HANDLES_OF_PROCESS = 64;
const HANDLES_PER_THREAD = 8;

const MINIMUM = 8;

/** The most connections, if so many are `wanted`, that leave enough file handles for everything else. */
export const connectionLimit = (wanted: number, handles = handleLimit()): number => {
  const reserved = HANDLES_OF_PROCESS + HANDLES_PER_THREAD * availableParallelism();
  return Math.min(wanted, Math.max(MINIMUM, handles - reserved));
};

/** The soft limit on open files (proc(5)); unknown outside Linux. */
const handleLimit = (): number => {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return Number(soft ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

const MILLISECONDS_BETWEEN_SWEEPS = 1000;

/** Closes idle connections whenever the server drops one beyond its limit, so that active clients get in. */
export const makeRoomForConnections = ({ server, log }: FastifyInstance): void => {
  let lastSweep = 0;
  server.on('drop', () => {
    const now = Date.now();
    if (now - lastSweep < MILLISECONDS_BETWEEN_SWEEPS) return;
    lastSweep = now;
    log.warn(`more than ${server.maxConnections} connections: new ones are dropped, idle ones are closed`);
    server.closeIdleConnections();
  });
  // Node reports a connection that it cannot accept, for example without a free file handle, as an error of the
  // server; without a listener that would end the process.
  server.on('error', error => log.error({ code: (error as NodeJS.ErrnoException).code }, error.message));
};
