// Admin server on a separate port: liveness, readiness, metrics. (Decision 083)

import { once } from 'node:events';
import { createServer } from 'node:http';
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { STATUS } from '../../contract/problems.ts';
import type { Config } from '../config.ts';
import type { Services } from '../handlers/handler.ts';

/** Starts the admin server if ADMIN_PORT is set. Call it before the app listens, because it adds hooks to the app. */
export const openAdmin = async (
  app: FastifyInstance,
  services: Pick<Services, 'index' | 'catalogProblem' | 'quotaWindows'>,
  { adminPort, adminHost }: Pick<Config, 'adminPort' | 'adminHost'>,
) => {
  if (adminPort === undefined) return undefined;
  // Only servers with an admin server load the metrics library.
  const { createMetrics } = await import('./metrics.ts');
  const metrics = createMetrics(app, services);
  let isDraining = false;
  /** A damaged catalog file does not make a replica unready, because every replica then serves the former catalog. */
  const readiness = (): AdminResponse => {
    const { serviceUnavailable: status } = STATUS;
    if (isDraining) return { status, body: 'The server is shutting down.\n' };
    const index = services.index();
    if (!index) return { status, body: 'The catalog file is missing or damaged.\n' };
    const problem = services.catalogProblem?.();
    const file = problem ? `The catalog file is not in use: ${problem.message}\n` : '';
    return { body: `ok\ncatalog ${index.catalog.version}\n${file}` };
  };
  const respond = async (path: string | undefined): Promise<AdminResponse> => {
    if (path === '/livez') return { body: 'ok\n' };
    if (path === '/readyz') return readiness();
    if (path === '/metrics') return { body: await metrics.metrics(), contentType: metrics.contentType };
    return { status: STATUS.notFound, body: 'There are /livez, /readyz and /metrics.\n' };
  };
  const server = createServer(async ({ headers, url = '/' }, response) => {
    if (!isPrivateHost(headers.host, adminHost)) {
      response.writeHead(STATUS.misdirectedRequest).end();
      return;
    }
    try {
      const [path] = url.split('?', 1);
      const { status = STATUS.ok, body, contentType = 'text/plain; charset=utf-8' } = await respond(path);
      response.writeHead(status, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(body);
    } catch {
      response.writeHead(STATUS.internalServerError).end();
    }
  });
  server.listen(adminPort, adminHost);
  await once(server, 'listening').catch(error => {
    throw Object.assign(error, { variable: 'ADMIN_PORT' });
  });
  return {
    server,
    startDraining: () => {
      isDraining = true;
    },
  };
};

interface AdminResponse {
  readonly status?: number;
  readonly body: string;
  readonly contentType?: string;
}

/** Names that public DNS does not have: without a dot, or below a domain reserved for private networks. */
const PRIVATE_NAME = /^(?:[^.]+|.+\.(?:localhost|local|internal|svc|home\.arpa))$/;

/**
 * Whether a Host field names the admin server: an IP address, a private name or ADMIN_HOST. Rejects other names because
 * of DNS rebinding: a web page could point its own name to this address and read the responses. Probes may omit Host,
 * browsers never do.
 */
const isPrivateHost = (host: string | undefined, adminHost: string): boolean => {
  if (host === undefined) return true;
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return (
    isIP(hostname.replace(/^\[(.*)\]$/, '$1')) > 0 || hostname === adminHost || PRIVATE_NAME.test(hostname)
  );
};
