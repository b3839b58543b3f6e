// favsmith serve: starts the HTTP service.
import { createServer } from 'node:net';
import { packageFolder, startServer } from '../../http/load-server.ts';
import { CliError, type Context, EXIT, usageError } from '../context.ts';

interface ServeFlags {
  readonly port?: string;
  readonly host?: string;
}

const MAXIMUM_PORT = 65_535;
const DEFAULT_PORT = '3000';

/** Starts the server. Options override environment variables. Returns when the server listens. */
export const runServe = async ({ environment }: Context, { port, host }: ServeFlags): Promise<number> => {
  const wanted = port ?? (environment.PORT || DEFAULT_PORT);
  if (!(/^\d{1,5}$/.test(wanted) && Number(wanted) <= MAXIMUM_PORT))
    throw usageError(
      `${port === undefined ? 'PORT' : '--port'} must be a port from 0 to ${MAXIMUM_PORT}, got "${wanted}".`,
    );
  await assertFree(Number(wanted), host ?? environment.HOST);
  await startServer(packageFolder, {
    ...(port !== undefined && { PORT: port }),
    ...(host !== undefined && { HOST: host }),
  });
  return EXIT.ok;
};

/** Throws a CliError if another program listens on the port. The server reports all other errors. */
const assertFree = (port: number, host: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code !== 'EADDRINUSE') return resolve();
      reject(new CliError(`Another program listens on port ${port}: add --port with another number.`));
    });
    probe.listen({ port, ...(host && { host }) }, () => probe.close(() => resolve()));
  });
