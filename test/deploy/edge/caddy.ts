// Starts Caddy with the shipped configuration.
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.mjs';
import type { Replicas } from '../replicas.ts';
import { PUBLIC_URL } from './haproxy.ts';

const CONFIGURATION = join(import.meta.dirname, '..', '..', '..', 'deploy', 'Caddyfile');

/** Starts Caddy for localhost, with a certificate of its own. Returns its HTTPS port. */
export const startCaddy = async (
  { folder, processes }: Pick<Replicas, 'folder' | 'processes'>,
  program: string,
  settings: Readonly<Record<string, string>>,
): Promise<number> => {
  const https = await freePort();
  processes.start('caddy', program, ['run', '--config', CONFIGURATION, '--adapter', 'caddyfile'], {
    env: {
      PUBLIC_URL,
      SITE_ADDRESS: 'localhost',
      BIND: '127.0.0.1',
      HTTP_PORT: `${await freePort()}`,
      HTTPS_PORT: `${https}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      HOME: folder,
      ...settings,
    },
  });
  return https;
};
