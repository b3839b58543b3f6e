// Starts Caddy with the shipped configuration.
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.mjs';
import { findProgram } from '../../programs.ts';
import type { Replicas } from '../replicas.ts';
import { PUBLIC_URL } from './haproxy.ts';

const CONFIGURATION = join(import.meta.dirname, '..', '..', '..', 'deploy', 'Caddyfile');

export const CADDY = findProgram('caddy');

/** Starts Caddy for localhost, with a certificate of its own. Returns its HTTPS port. */
export const startCaddy = async (
  { folder, processes }: Pick<Replicas, 'folder' | 'processes'>,
  settings: Readonly<Record<string, string>>,
): Promise<number> => {
  const https = await freePort();
  processes.start('caddy', CADDY as string, ['run', '--config', CONFIGURATION, '--adapter', 'caddyfile'], {
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
