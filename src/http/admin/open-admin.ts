// Admin server of the process, if it is configured.
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

export interface AdminConfig {
  readonly adminPort?: number;
  readonly adminHost: string;
}

export interface Admin {
  /** Makes the readiness check fail. */
  startDraining(): void;
  close(): void;
}

/** Starts the configured admin server. Must be called before the app listens, because it adds a hook. */
export const openAdmin = async (
  app: FastifyInstance,
  services: Pick<Services, 'index' | 'catalogProblem' | 'quotaWindows'>,
  { adminPort, adminHost }: AdminConfig,
): Promise<Admin | undefined> => {
  if (adminPort === undefined) return undefined;
  const [{ startAdminServer }, { createMetrics }] = await Promise.all([
    import('./admin-server.ts'),
    import('./metrics.ts'),
  ]);
  const metrics = createMetrics(app, services);
  let isDraining = false;
  const notReady = () => {
    if (isDraining) return 'The server is shutting down.';
    return services.index() ? undefined : 'The catalog file is missing or damaged.';
  };
  /** A damaged file is no reason to fail: the replica serves the former catalog, like all others. */
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
