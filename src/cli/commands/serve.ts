// favsmith serve: starts the HTTP service.
import { join } from 'node:path';
import { runServer } from '../../load-server.ts';
import { EXIT, usageError } from '../failure.ts';

export interface ServeFlags {
  readonly port?: string;
  readonly host?: string;
}

const MAXIMUM_PORT = 65_535;

/** Options take precedence over the environment variables of the server. Returns when the server listens. */
export const runServe = async ({ port, host }: ServeFlags): Promise<number> => {
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= MAXIMUM_PORT))
    throw usageError(`--port must be a port from 0 to ${MAXIMUM_PORT}, got "${port}".`);
  await runServer(join(import.meta.dirname, '..', '..', '..'), {
    ...(port !== undefined && { PORT: port }),
    ...(host !== undefined && { HOST: host }),
  });
  return EXIT.ok;
};
