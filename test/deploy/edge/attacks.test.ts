// HAProxy and Caddy with the shipped configurations: one client that holds connections and streams stops no other.
// (Decision 085)
// @module-tag slow
import type { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { type ClientHttp2Session, connect as connectHttp2 } from 'node:http2';
import { connect as connectTcp, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { describeWithPrograms } from '../../programs.ts';
import { createReplicas, type Replicas } from '../replicas.ts';
import { CADDY, startCaddy } from './caddy.ts';
import { createEdgeClient } from './client.ts';
import { HAPROXY_PROGRAMS, startHaproxy } from './haproxy.ts';

const programs = { ...HAPROXY_PROGRAMS, caddy: CADDY };

const MONITORING = join(import.meta.dirname, '..', '..', '..', 'deploy', 'monitoring');
const ATTACKER = '127.0.66.6';
const HONEST_REQUESTS = 600;
const HONEST_CLIENTS = 60;
/** Requests that take longer count as failed. */
const LIMIT_MILLISECONDS = 10_000;

interface Attack {
  /** Resolves when each connection is open or refused. Their handshakes take the time of this process, too. */
  readonly started: Promise<unknown>;
  end(): void;
}

/** Resolves with the first of the events. */
const firstOf = (emitter: EventEmitter, ...names: readonly string[]): Promise<void> =>
  new Promise(resolve => {
    for (const name of names) emitter.once(name, () => resolve());
  });
const tls = { host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false };

/** Connections with streams whose flow-control window is 0: the edge can send no byte of a body. */
const unreadStreams = (port: number, connections: number, streams: number): Attack => {
  const sessions: ClientHttp2Session[] = [];
  for (let index = 0; index < connections; index++) {
    const session = connectHttp2(`https://localhost:${port}`, {
      settings: { initialWindowSize: 0 },
      createConnection: () => connectTls({ ...tls, port, ALPNProtocols: ['h2'], ...from }),
    }).on('error', () => {});
    for (let stream = 0; stream < streams; stream++)
      session.request({ ':path': '/openapi.json' }).on('error', () => {});
    sessions.push(session);
  }
  return {
    started: Promise.all(sessions.map(session => firstOf(session, 'remoteSettings', 'close'))),
    end: () => {
      for (const session of sessions) session.destroy();
    },
  };
};
const from = { localAddress: ATTACKER } as object;

/** Connections that send `bytes` after the handshake, and then nothing. */
const idleSockets = (open: () => Socket, count: number, bytes = ''): Attack => {
  const sockets = Array.from({ length: count }, () => open().on('error', () => {}));
  for (const socket of sockets) if (bytes !== '') socket.write(bytes);
  const opened = (socket: Socket) =>
    firstOf(socket, 'encrypted' in socket ? 'secureConnect' : 'connect', 'close');
  return {
    started: Promise.all(sockets.map(opened)),
    end: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
};

const SLOW_POST = 'POST /foo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{';

const ATTACKS: readonly (readonly [name: string, start: (port: number) => Attack])[] = [
  ['1,600 unread streams', port => unreadStreams(port, 16, 100)],
  ['1,600 slow POST', port => idleSockets(() => connectTls({ ...tls, port, ...from }), 1600, SLOW_POST)],
  [
    '4,500 silent connections',
    port => idleSockets(() => connectTcp({ host: '127.0.0.1', port, ...from }), 4500),
  ],
];

describeWithPrograms('one client', programs, () => {
  let replicas: Replicas;
  let ports: { haproxy: number; caddy: number; metrics: number };

  beforeAll(async () => {
    replicas = await createReplicas({ RATE_LIMIT: 'advertise', REDIS_URL: '' });
    const [replica] = replicas.all as [Replicas['all'][number]];
    replicas.start(replica);
    const metrics = await freePort();
    const { https } = await startHaproxy(replicas, { METRICS_BIND: `127.0.0.1:${metrics}` });
    const caddy = await startCaddy(replicas, { REPLICAS: `${replica.host}:${replicas.port}` });
    ports = { haproxy: https, caddy, metrics };
    const client = createEdgeClient();
    for (const port of [https, caddy]) await client.waitFor(port);
    client.close();
  }, 90_000);
  afterAll(async () => {
    await replicas?.close();
  });

  const PATHS = [
    '/api/v1/icons?q=rocket&limit=',
    '/api/v1/icons/lucide/rocket?',
    '/api/v1/preview.svg?text=',
    '/docs?',
  ];
  /** Sends requests of other clients. Returns the failed ones. */
  const failedRequests = async (port: number): Promise<readonly string[]> => {
    const client = createEdgeClient();
    const failed: string[] = [];
    let sent = 0;
    const visit = async () => {
      while (sent < HONEST_REQUESTS) {
        const index = sent++;
        const path = `${PATHS[index % PATHS.length]}${(index % 9) + 1}`;
        const call = {
          from: `127.0.67.${1 + (index % HONEST_CLIENTS)}`,
          signal: AbortSignal.timeout(LIMIT_MILLISECONDS),
        };
        const status = await client.send(port, path, call).then(
          reply => `${reply.status}`,
          error => `${error}`,
        );
        if (status !== '200') failed.push(`${path} ${status}`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, visit));
    client.close();
    return failed;
  };
  it('sees, in the metrics of HAProxy, all names of the alert rules and the dashboard', async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${ports.metrics}/metrics`)).text();
    const files = ['alerts-edge.yaml', 'grafana-dashboard.json'];
    const text = files.map(name => readFileSync(join(MONITORING, name), 'utf8')).join();
    const names = [...new Set(text.match(/\bhaproxy_[a-z_]+/g))];
    expect(names.length).toBeGreaterThan(6);
    expect(names.filter(name => !metrics.includes(`\n${name}{`))).toEqual([]);
  });

  const memoryOf = (name: string): number =>
    Number(
      /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${replicas.processes.get(name).pid}/status`, 'utf8'))?.[1],
    ) / 1024;

  it.each(
    (['haproxy', 'caddy'] as const).flatMap(edge => ATTACKS.map(([name, start]) => ({ edge, name, start }))),
  )('stops no request of others behind $edge with $name', { timeout: 180_000 }, async ({ edge, start }) => {
    const attack = start(ports[edge]);
    try {
      await attack.started;
      await wait(2000);
      expect(await failedRequests(ports[edge])).toEqual([]);
      if (edge === 'haproxy') {
        expect((await fetch(`http://127.0.0.1:${ports.metrics}/metrics`)).status).toBe(200);
        expect(memoryOf(edge)).toBeLessThan(200);
      }
    } finally {
      attack.end();
    }
  });
});
