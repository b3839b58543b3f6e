// HAProxy with the shipped configuration: every route with a quota has the same quota and cost at the edge.
// @module-tag slow
import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { COST_REQUESTS } from '../../../bench/http/cost-requests.mjs';
import { QUOTAS, windowNumber } from '../../../src/contract/limits.ts';
import { temporaryFolder } from '../../at-end.ts';
import { describeWithPrograms } from '../../programs.ts';
import { createProcesses } from '../processes.ts';
import { createEdgeClient } from './client.ts';
import { HAPROXY_PROGRAMS, startHaproxy } from './haproxy.ts';

/** A path as received, and with the alias, a percent-encoded letter and a trailing slash. */
const spellings = (path: string): readonly string[] => {
  const [route = '', query] = path.split('?');
  const suffix = query === undefined ? '' : `?${query}`;
  const encoded = route.replace(/[a-z](?=[a-z.]*$)/, letter => `%${letter.charCodeAt(0).toString(16)}`);
  return [path, `${route}/${suffix}`, encoded + suffix, `${route.replace('/api/v1', '/api')}${suffix}`];
};

/** `test/http/quota/route-quotas.test.ts` checks that these are all routes, with the cost of the service. */
const rows = COST_REQUESTS.map(({ name, quota, cost, limit, request }) => {
  const { path, body } = request(1);
  return { name, quota, cost, limit, body, spellings: spellings(path) };
});

describeWithPrograms('HAProxy', HAPROXY_PROGRAMS, () => {
  const processes = createProcesses();
  const client = createEdgeClient();
  let replica: Server;
  let port: number;
  let clients = 0;
  const newClient = () => `127.0.${20 + (++clients >> 8)}.${clients & 255}`;

  beforeAll(async () => {
    replica = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1');
    const own = await vi.waitFor(() => (replica.address() as { port: number }).port);
    const all = [1, 2, 3].map(number => ({ name: `replica ${number}`, host: '127.0.0.1' }));
    const edge = await startHaproxy({ folder: temporaryFolder(), all, port: own, adminPort: own, processes });
    port = edge.https;
    await client.waitFor(port);
  }, 80_000);

  afterAll(async () => {
    client.close();
    replica.close();
    await processes.endAll();
  });

  it.each(rows)(
    'counts a request as the service does, however the path is written: $name',
    async ({ spellings, body, quota, cost, limit }) => {
      for (const path of spellings) {
        const call = { from: newClient(), ...(body !== undefined && { body: JSON.stringify(body) }) };
        const { headers } = await client.send(port, path, call);
        expect(headers, path.slice(0, 80)).toMatchObject({
          'ratelimit-limit': `${QUOTAS[quota]}`,
          'ratelimit-remaining': `${limit - cost}`,
        });
      }
    },
  );

  it.each(rows)(
    'refuses the first request beyond the quota: $name',
    async ({ spellings, body, cost, limit }) => {
      const accepted = Math.floor(limit / cost);
      const exchange = async () => {
        const window = windowNumber(Date.now());
        const call = { from: newClient(), ...(body !== undefined && { body: JSON.stringify(body) }) };
        const statuses: number[] = [];
        for (let sent = 0; sent <= accepted; sent++)
          statuses.push((await client.send(port, spellings[0] ?? '', call)).status);
        return window === windowNumber(Date.now()) ? statuses : undefined;
      };
      let statuses = await exchange();
      for (let tries = 1; tries < 4 && !statuses; tries++) statuses = (await wait(100)) ?? (await exchange());
      expect(statuses).toEqual([...Array.from({ length: accepted }, () => 200), 429]);
    },
  );
});
