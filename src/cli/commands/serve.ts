import { packageFolder, startServer } from '../../http/load-server.ts';
import { type Context, EXIT, usageError } from '../context.ts';

const MAXIMUM_PORT = 65_535;

/** Starts the server. Options override the environment variables. Returns when the server listens. */
export const runServe = async (
  _: Context,
  { port, host }: { readonly port?: string; readonly host?: string },
): Promise<number> => {
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) <= MAXIMUM_PORT))
    throw usageError(`--port must be a port from 0 to ${MAXIMUM_PORT}, got "${port}".`);
  await startServer(packageFolder, {
    ...(port !== undefined && { PORT: port }),
    ...(host !== undefined && { HOST: host }),
  });
  return EXIT.ok;
};
