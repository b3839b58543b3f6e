// The quota and the cost of every route, in the router, the edge, the guide and the benchmark.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COST_REQUESTS } from '../../../bench/http/cost-requests.mjs';
import { NAMES_PER_LOOKUP, namesCost, QUOTAS } from '../../../src/contract/limits.ts';
import type { Resource } from '../../../src/http/routes/resource-router.ts';
import { realApp } from '../real-app.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const resources: readonly Resource[] = realApp({ studioRoot: join(root, 'dist', 'studio') }).resources;
const limited = resources.filter(({ quota = 'other' }) => quota !== 'other');
const canonical = limited.filter(({ path }) => !/^\/api(?!\/v1)/.test(path));
const rows = canonical.map(({ path, method, quota = 'other', cost = 1 }) => ({ path, method, quota, cost }));

describe('a route with a quota', () => {
  it('can also be a page or a tool', () => {
    expect(rows.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/share.png', '/mcp', '/iconify/search']),
    );
  });

  const table = readFileSync(join(root, 'docs', 'operations.md'), 'utf8')
    .split('\n')
    .filter(line => /^\| (?:`POST|`GET)/.test(line));
  const page = readFileSync(join(root, 'static', 'pages', 'rate-limits.html'), 'utf8');

  it.each(rows)(
    'is in the table for CDNs with its quota and cost: $path',
    ({ path, method, quota, cost }) => {
      const pattern = path.replace(/:\w+/g, '*');
      const own = table.filter(each =>
        new RegExp(`[\` ]${pattern.replaceAll(/[.*/]/g, '\\$&')}\``).test(each),
      );
      expect(own).toHaveLength(1);
      expect(own[0]).toMatch(new RegExp(`\\| ${QUOTAS[quota]} \\|$`));
      expect(own[0]).toContain(method);
      const weight = typeof cost === 'number' ? `${cost}` : `1 for each ${NAMES_PER_LOOKUP} names`;
      const counts = own[0]?.split(`${pattern}\``)[1]?.startsWith(` (counts as ${weight})`);
      expect(counts).toBe(cost !== 1);
    },
  );

  it.each(rows)(
    'is measured by the benchmark of costs with its quota and cost: $path',
    ({ path, quota, cost }) => {
      const requests = COST_REQUESTS.filter(row => row.path === path);
      expect(requests.length).toBeGreaterThan(0);
      for (const row of requests) {
        expect(row.quota).toBe(quota);
        const [, query = ''] = row.request(1).path.split('?');
        expect(row.cost).toBe(typeof cost === 'number' ? cost : namesCost(query));
      }
    },
  );

  it.each(rows.filter(({ path }) => !path.startsWith('/api') && path !== '/mcp'))(
    'is on the page about limits: $path',
    ({ path }) => {
      expect(page).toContain(`<code>${path.replace(/:\w+/g, '*')}</code>`);
    },
  );
});

describe('the cost of a list of names', () => {
  it.each([
    [1, 1],
    [NAMES_PER_LOOKUP, 1],
    [NAMES_PER_LOOKUP + 1, 2],
    [900, 5],
    [4000, 8],
  ])('of %i names is %i', (count, cost) => {
    const names = Array.from({ length: count }, (_, at) => `a${at}`);
    expect(namesCost(`icons=${names.join()}`)).toBe(cost);
    expect(namesCost(`icons=${names.join('%2C')}`)).toBe(cost);
    expect(namesCost(`%69cons=${names.join('%2c')}`)).toBe(cost);
  });
});
