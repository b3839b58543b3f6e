// favsmith serve: starts the HTTP service.
import { join } from 'node:path';
import { loadServer } from '../../load-server.ts';
import { EXIT } from '../failure.ts';

export interface ServeFlags {
  readonly port?: string;
  readonly host?: string;
}

/** Options take precedence over the environment variables of the server. Returns when the server listens. */
export const runServe = async ({ port, host }: ServeFlags): Promise<number> => {
  const { runServer } = await loadServer();
  await runServer(join(import.meta.dirname, '..', '..', '..'), {
    ...(port !== undefined && { PORT: port }),
    ...(host !== undefined && { HOST: host }),
  });
  return EXIT.ok;
};
