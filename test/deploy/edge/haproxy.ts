// Starts HAProxy with the shipped configuration, in front of three replicas.
import { execFileSync, type SpawnOptions } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.mjs';
import type { Replicas } from '../replicas.ts';

const CONFIGURATION = join(import.meta.dirname, '..', '..', '..', 'deploy', 'haproxy.cfg');

export const PUBLIC_URL = 'https://icons.example.org';

/** Starts HAProxy with a new certificate for localhost. Returns its ports. */
export const startHaproxy = async (
  {
    folder,
    all,
    port,
    adminPort,
    processes,
  }: Pick<Replicas, 'folder' | 'all' | 'port' | 'adminPort' | 'processes'>,
  programs: { readonly haproxy: string; readonly openssl: string },
  settings: Readonly<Record<string, string>> = {},
  stdio: SpawnOptions['stdio'] = 'ignore',
): Promise<{ readonly https: number; readonly http: number }> => {
  const [key, certificate, both] = ['key.pem', 'certificate.pem', 'both.pem'].map(name =>
    join(folder, name),
  ) as [string, string, string];
  const request = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout ${key} -out ${certificate}`;
  execFileSync(programs.openssl, request.split(' '), { stdio: 'ignore' });
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  const ports = { https: await freePort(), http: await freePort() };
  const replicaSettings = all.flatMap(({ host }, index) => [
    [`REPLICA_${index + 1}`, `${host}:${port}`],
    [`REPLICA_${index + 1}_ADMIN_PORT`, `${adminPort}`],
  ]);
  processes.start('haproxy', programs.haproxy, ['-f', CONFIGURATION], {
    stdio,
    env: {
      PUBLIC_URL,
      METRICS_BIND: `127.0.0.1:${await freePort()}`,
      HTTP_BIND: `127.0.0.1:${ports.http}`,
      HTTPS_BIND: `127.0.0.1:${ports.https}`,
      CERTIFICATE: both,
      ...Object.fromEntries(replicaSettings),
      ...settings,
    },
  });
  return ports;
};
