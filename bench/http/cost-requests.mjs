// Requests of the benchmark of costs: at least one for every route with a quota, each time another one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IDEAS_COST, namesCost, QUOTAS, SHARE_CARD_COST } from '../../dist/contract/limits.js';
import { readJudgements } from '../relevance/judge.mjs';
import { openCorpus } from '../search/corpus.mjs';

const FOLDER = join(import.meta.dirname, '..', 'relevance');
const QUERIES = readJudgements(join(FOLDER, 'queries.txt')).map(({ query }) => encodeURIComponent(query));
const SENTENCES = readFileSync(join(FOLDER, 'sentences.txt'), 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
  .map(line => encodeURIComponent(line.split(' | ')[1]));

const pick = (list, number) => list[number % list.length];
const color = number => ((number * 7919) % 0xffffff).toString(16).padStart(6, '0');
const { catalog } = openCorpus();
const NAMES = catalog.namesOf('tabler');
/** As many names of icons as a URL can have, each time others. */
const names = (number, count) =>
  Array.from({ length: count }, (_, at) => pick(NAMES, number * 31 + at)).join();
const shortNames = (number, count) =>
  Array.from({ length: count }, (_, at) => (1296 + ((number * 31 + at) % 45_000)).toString(36)).join();
const tool = (name, args) => ({
  path: '/mcp',
  body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } },
});

/**
 * @typedef {object} CostRequest
 * @property {string} path pattern of the route
 * @property {string} name
 * @property {keyof typeof QUOTAS} quota
 * @property {number} limit quota units per window
 * @property {number} cost quota units of a request
 * @property {(number: number) => { path: string, body?: unknown }} request
 */

/** @param {string} path @param {keyof typeof QUOTAS} quota @param {CostRequest['request']} request @param {Partial<CostRequest>} [other] */
const row = (path, quota, request, other = {}) => ({
  path,
  name: path,
  quota,
  limit: QUOTAS[quota],
  cost: 1,
  request,
  ...other,
});

const search = number => `q=${pick(QUERIES, number)}&offset=${Math.floor(number / QUERIES.length)}`;

/** @type {readonly CostRequest[]} */
export const COST_REQUESTS = [
  row('/api/v1', 'index', n => ({ path: `/api/v1?${n}` })),
  row('/api/v1/health', 'health', n => ({ path: `/api/v1/health?${n}` })),
  row('/api/v1/libraries', 'libraries', n => ({ path: `/api/v1/libraries?${n}` })),
  row('/api/v1/icons', 'search', n => ({ path: `/api/v1/icons?limit=300&${search(n)}` })),
  row('/api/v1/icons/:library/:name', 'lookup', n => ({
    path: `/api/v1/icons/tabler/${pick(NAMES, n)}?${n}`,
  })),
  row('/api/v1/emoji', 'search', n => ({ path: `/api/v1/emoji?limit=300&${search(n)}` })),
  row('/api/v1/ideas', 'search', n => ({ path: `/api/v1/ideas?q=${pick(SENTENCES, n)}%20${n}` }), {
    cost: IDEAS_COST,
  }),
  row('/api/v1/export', 'export', n => ({
    path: '/api/v1/export',
    body: { library: 'tabler', name: pick(NAMES, n), include_dark_mode: true, site_name: `Site ${n}` },
  })),
  // It takes JSON, too, like every export.
  row('/api/v1/export/form', 'export', n => ({
    path: '/api/v1/export/form',
    body: { library: 'tabler', name: pick(NAMES, n), include_dark_mode: true, site_name: `Site ${n}` },
  })),
  row('/api/v1/export.json', 'export', n => ({
    path: '/api/v1/export.json',
    body: { library: 'tabler', name: pick(NAMES, n), include_dark_mode: true, site_name: `Site ${n}` },
  })),
  row('/api/v1/export.zip', 'export', n => ({
    path: `/api/v1/export.zip?library=tabler&name=${pick(NAMES, n)}&site_name=${n}`,
  })),
  row('/api/v1/preview.svg', 'preview', n => ({
    path: `/api/v1/preview.svg?library=tabler&name=${pick(NAMES, n)}&bg=%23${color(n)}`,
  })),
  row('/api/v1/preview.png', 'preview', n => ({
    path: `/api/v1/preview.png?library=tabler&name=${pick(NAMES, n)}&size=512&bg=%23${color(n)}`,
  })),
  row('/share.png', 'preview', n => ({ path: `/share.png?text=AB&bg=%23${color(n)}` }), {
    cost: SHARE_CARD_COST,
  }),
  row(
    '/share.png',
    'preview',
    n => ({
      path: `/share.png?${Array.from({ length: 6 }, (_, at) => `board=${encodeURIComponent(`library=tabler&name=${pick(NAMES, 7 * n + at)}&bg=#${color(n)}`)}`).join('&')}`,
    }),
    { name: '/share.png, six designs', cost: SHARE_CARD_COST },
  ),
  row('/iconify/collections', 'libraries', n => ({ path: `/iconify/collections?${n}` })),
  row('/iconify/collection', 'libraries', n => ({ path: `/iconify/collection?prefix=tabler&${n}` })),
  row('/iconify/search', 'search', n => ({
    path: `/iconify/search?limit=300&query=${pick(QUERIES, n)}&start=${Math.floor(n / QUERIES.length)}`,
  })),
  row('/iconify/:prefix.json', 'lookup', n => ({ path: `/iconify/tabler.json?icons=${names(n, 20)}` }), {
    name: '/iconify/:prefix.json, 20 names',
  }),
  row('/iconify/:prefix.json', 'lookup', n => ({ path: `/iconify/tabler.json?icons=${names(n, 900)}` }), {
    name: '/iconify/:prefix.json, 900 names',
  }),
  row(
    '/iconify/:prefix.json',
    'lookup',
    n => ({ path: `/iconify/tabler.json?icons=rocket,${shortNames(n, 3000)}` }),
    { name: '/iconify/:prefix.json, 3,000 unknown names' },
  ),
  row('/iconify/:prefix/:name.svg', 'lookup', n => ({
    path: `/iconify/tabler/${pick(NAMES, n)}.svg?width=${n}`,
  })),
  row('/mcp', 'mcp', n => tool('get_icon', { library: 'tabler', name: pick(NAMES, n) }), {
    name: '/mcp, get_icon',
  }),
  row(
    '/mcp',
    'mcp',
    n =>
      tool('search_icons', {
        query: decodeURIComponent(pick(QUERIES, n)),
        offset: Math.floor(n / QUERIES.length),
        contact_sheet: false,
      }),
    { name: '/mcp, search_icons' },
  ),
].map(each => ({
  ...each,
  ...(each.path === '/iconify/:prefix.json' && { cost: namesCost(each.request(0).path.split('?')[1]) }),
}));
