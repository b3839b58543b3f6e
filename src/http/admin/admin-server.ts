// Admin server on a separate port: liveness, readiness, metrics. (Decision 083)

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { STATUS } from '../../contract/problems.ts';
import type { Services } from '../handlers/handler.ts';
import type { Metrics } from './metrics.ts';

export interface AdminOptions {
  readonly host: string;
  readonly port: number;
  readonly metrics: Pick<Metrics, 'contentType' | 'text'>;
  /** Returns the reason why the service is not ready, or `undefined` if it is ready. */
  readonly notReady: () => string | undefined;
  /** Body of the readiness check while the service is ready. */
  readonly readyText: () => string;
}

interface AdminResponse {
  readonly status: number;
  readonly body: string;
  readonly contentType?: string;
}

/** Starts the admin server. Resolves when it listens. */
export const startAdminServer = async (options: AdminOptions): Promise<Server> => {
  const server = createServer((request, response) => {
    if (!isPrivateHost(request.headers.host, options.host)) {
      response.writeHead(STATUS.misdirectedRequest).end();
      return;
    }
    const path = (request.url ?? '/').split('?', 1)[0] as string;
    respondTo(path, options).then(
      ({ status, body, contentType = 'text/plain; charset=utf-8' }) =>
        response.writeHead(status, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(body),
      () => response.writeHead(STATUS.internalServerError).end(),
    );
  });
  server.listen(options.port, options.host);
  await once(server, 'listening');
  return server;
};

/**
 * Host names that public DNS does not contain: without a dot, or below a domain that is reserved for private
 * networks.
 */
const PRIVATE_NAME = /^(?:[^.]+|.+\.(?:localhost|local|internal|svc|home\.arpa))$/;

/**
 * Whether a Host field names the admin server: an IP address, a private name or ADMIN_HOST. Other names are
 * rejected because of DNS rebinding: a web page could point its own name to this address and read the responses.
 * Probes may omit Host, browsers never do.
 */
const isPrivateHost = (host: string | undefined, adminHost: string): boolean => {
  if (host === undefined) return true;
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return (
    isIP(hostname.replace(/^\[(.*)\]$/, '$1')) > 0 || hostname === adminHost || PRIVATE_NAME.test(hostname)
  );
};

const respondTo = async (
  path: string,
  { metrics, notReady, readyText }: AdminOptions,
): Promise<AdminResponse> => {
  if (path === '/livez') return { status: STATUS.ok, body: 'ok\n' };
  if (path === '/readyz') {
    const reason = notReady();
    return reason === undefined
      ? { status: STATUS.ok, body: readyText() }
      : { status: STATUS.serviceUnavailable, body: `${reason}\n` };
  }
  if (path === '/metrics') {
    return { status: STATUS.ok, body: await metrics.text(), contentType: metrics.contentType };
  }
  return { status: STATUS.notFound, body: 'There are /livez, /readyz and /metrics.\n' };
};

export interface AdminConfig {
  readonly adminPort?: number | undefined;
  readonly adminHost: string;
}

export interface Admin {
  /** Makes the readiness check fail. */
  startDraining(): void;
  close(): void;
}

/**
 * Starts the admin server if it is configured. Must be called before the app listens, because the metrics add
 * hooks to the app.
 */
export const openAdmin = async (
  app: FastifyInstance,
  services: Pick<Services, 'index' | 'catalogProblem' | 'quotaWindows'>,
  { adminPort, adminHost }: AdminConfig,
): Promise<Admin | undefined> => {
  if (adminPort === undefined) return undefined;
  // Only servers with an admin server load the metrics library.
  const { createMetrics } = await import('./metrics.ts');
  const metrics = createMetrics(app, services);
  let isDraining = false;
  const notReady = () => {
    if (isDraining) return 'The server is shutting down.';
    return services.index() ? undefined : 'The catalog file is missing or damaged.';
  };
  /**
   * Text of a ready service. A damaged catalog file does not end readiness, because every replica then serves the
   * former catalog.
   */
  const readyText = () => {
    const problem = services.catalogProblem?.();
    const file = problem ? `The catalog file is not in use: ${problem.message}\n` : '';
    return `ok\ncatalog ${services.index()?.catalog.version}\n${file}`;
  };
  const options = { port: adminPort, host: adminHost, metrics, notReady, readyText };
  const server = await startAdminServer(options).catch(error => {
    throw Object.assign(error, { variable: 'ADMIN_PORT' });
  });
  return {
    startDraining: () => {
      isDraining = true;
    },
    close: () => {
      metrics.close();
      server.close();
      server.closeAllConnections();
    },
  };
};
