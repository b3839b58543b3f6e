// Starts HAProxy with the shipped configuration, in front of three replicas.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.mjs';
import { findProgram } from '../../programs.ts';
import type { Replicas } from '../replicas.ts';

const CONFIGURATION = join(import.meta.dirname, '..', '..', '..', 'deploy', 'haproxy.cfg');

export const PUBLIC_URL = 'https://icons.example.org';

export const HAPROXY_PROGRAMS = {
  haproxy: findProgram('haproxy', '../sbin/haproxy'),
  openssl: findProgram('openssl'),
};

/** Starts HAProxy with a new certificate for localhost. Returns its ports and its log. */
export const startHaproxy = async (
  {
    folder,
    all,
    port,
    adminPort,
    processes,
  }: Pick<Replicas, 'folder' | 'all' | 'port' | 'adminPort' | 'processes'>,
  settings: Readonly<Record<string, string>> = {},
) => {
  const [key, certificate, both] = ['key.pem', 'certificate.pem', 'both.pem'].map(name =>
    join(folder, name),
  ) as [string, string, string];
  const request = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout ${key} -out ${certificate}`;
  execFileSync(HAPROXY_PROGRAMS.openssl as string, request.split(' '), { stdio: 'ignore' });
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  const [https, http] = [await freePort(), await freePort()];
  const replicaSettings = all.flatMap(({ host }, index) => [
    [`REPLICA_${index + 1}`, `${host}:${port}`],
    [`REPLICA_${index + 1}_ADMIN_PORT`, `${adminPort}`],
  ]);
  const child = processes.start('haproxy', HAPROXY_PROGRAMS.haproxy as string, ['-f', CONFIGURATION], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PUBLIC_URL,
      METRICS_BIND: `127.0.0.1:${await freePort()}`,
      HTTP_BIND: `127.0.0.1:${http}`,
      HTTPS_BIND: `127.0.0.1:${https}`,
      CERTIFICATE: both,
      ...Object.fromEntries(replicaSettings),
      ...settings,
    },
  });
  let log = '';
  child.stdout?.on('data', chunk => {
    log += chunk;
  });
  return { https, http, log: () => log };
};
