// Most expensive searches and lookups of unknown names, found by generated requests and mutation of the worst.
import { join } from 'node:path';
import { root } from '../../scripts/steps.mjs';

const { openCatalog } = await import('../../dist/catalog/catalog.js');
const { readCatalogFile } = await import('../../dist/catalog/catalog-file.js');
const { parseSearchQuery } = await import('../../dist/contract/search-query.js');
const { openSearch } = await import('../../dist/search/search.js');

const SEED = 23;
const GENERATED = 2000;
const MUTATED = 500;
const PARENTS = 30;
const WORST = 10;
const REPETITIONS = 3;
/** Cheaper requests run only once. */
const NOTABLE_MILLISECONDS = 3;

const PIECES = [
  'arrow',
  'user',
  'circle',
  'up',
  'a',
  'e',
  'ㅤ',
  '㌖',
  'ﷺ',
  '🚀',
  'aeiorst',
  '-',
  ' ',
  'x',
  '1',
];

/** The worst requests with their milliseconds, each the shortest of three runs in this process. */
export const findWorst = () => {
  const file = readCatalogFile(join(root, 'data', 'catalog.bin'));
  const catalog = openCatalog(file);
  const engine = openSearch(catalog, file);
  let state = SEED;
  const random = below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = list => list[random(list.length)];
  const slugs = catalog.libraries.map(({ slug }) => slug);
  const word = () =>
    random(2) ? catalog.icon(random(catalog.iconCount)).name.replaceAll('-', ' ') : pick(PIECES);
  const text = () =>
    Array.from({ length: 1 + random(24) }, word)
      .join(pick([' ', '', '-']))
      .slice(0, 200);
  const generate = () => ({
    kind: random(4) ? 'search' : 'lookup',
    q: text(),
    library: random(3) ? undefined : pick(slugs),
    limit: `${pick([1, 24, 96, 300])}`,
    offset: `${random(2) * random(30_000)}`,
    ...(random(2) && { explain: '1' }),
    ...(random(4) === 0 && { group: 'name' }),
  });
  const mutate = request => {
    const other = generate();
    const key = pick(Object.keys(other));
    const at = random(request.q.length + 1);
    return random(2)
      ? { ...request, [key]: other[key] }
      : { ...request, q: (request.q.slice(0, at) + word() + request.q.slice(at + random(6))).slice(0, 200) };
  };
  const run = ({ kind, q, library, ...parameters }) => {
    if (kind === 'lookup') return catalog.similarNames({ library: library ?? 'hugeicons', name: q });
    return engine.page(parseSearchQuery({ q, ...(library && { library }), ...parameters }));
  };
  const measure = request => {
    let milliseconds = Number.POSITIVE_INFINITY;
    for (let count = 0; count < REPETITIONS && milliseconds > NOTABLE_MILLISECONDS; count++) {
      const start = performance.now();
      run(request);
      milliseconds = Math.min(milliseconds, performance.now() - start);
    }
    return { request, milliseconds };
  };
  const byCost = (one, other) => other.milliseconds - one.milliseconds;
  const found = Array.from({ length: GENERATED }, () => measure(generate()))
    .sort(byCost)
    .slice(0, PARENTS);
  for (let count = 0; count < MUTATED; count++) {
    found.push(measure(mutate(pick(found).request)));
    found.sort(byCost).length = PARENTS;
  }
  return found.slice(0, WORST);
};
