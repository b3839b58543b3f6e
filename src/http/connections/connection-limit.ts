// Limit on open connections, so that file descriptors remain for everything else. (Decision 037)
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { FastifyInstance } from 'fastify';

/** For files, pipes, and the modules that Node opens at once for an import(). */
const PROCESS_DESCRIPTORS = 64;
const DESCRIPTORS_PER_THREAD = 8;

const MINIMUM = 8;

/** The connection limit: `wanted`, or less if the limit on open files requires it. */
export const connectionLimit = (wanted: number, descriptors = descriptorLimit()): number => {
  const reserved = PROCESS_DESCRIPTORS + DESCRIPTORS_PER_THREAD * availableParallelism();
  return Math.min(wanted, Math.max(MINIMUM, descriptors - reserved));
};

/** The soft limit on open files (proc(5)); unknown outside Linux. */
const descriptorLimit = (): number => {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return Number(soft ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

const MILLISECONDS_BETWEEN_SWEEPS = 1000;

/** Closes idle connections whenever the server drops one beyond its limit, so that active clients get in. */
export const handleOverload = ({ server, log }: FastifyInstance): void => {
  let lastSweep = 0;
  server.on('drop', () => {
    const now = Date.now();
    if (now - lastSweep < MILLISECONDS_BETWEEN_SWEEPS) return;
    lastSweep = now;
    log.warn(`more than ${server.maxConnections} connections: new ones are dropped, idle ones are closed`);
    server.closeIdleConnections();
  });
  // Node reports a connection that it cannot accept, for example without a free descriptor, as an error of the
  // server; without a listener that would end the process.
  server.on('error', error => log.error({ code: (error as NodeJS.ErrnoException).code }, error.message));
};
