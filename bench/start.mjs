// npm run bench -- start: time from process start to ready and resident memory, beside an empty Fastify process.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { median } from './median.mjs';

const ROUNDS = 7;
const dist = join(import.meta.dirname, '..', 'dist');

const EMPTY = `
import Fastify from 'fastify';
await Fastify().ready();
`;

const SEARCHING = `
${EMPTY}
import { readCatalogFile } from '${dist}/catalog/catalog-file.js';
import { openCatalog } from '${dist}/catalog/catalog.js';
import { openSearch } from '${dist}/search/search.js';
const catalogFile = readCatalogFile(process.env.CATALOG_FILE);
const catalog = openCatalog(catalogFile);
const search = openSearch(catalog, catalogFile);
globalThis.answer = search.page({ q: 'rocket', limit: 96, offset: 0 });
`;

const REPORT = `
const ready = performance.now();
globalThis.gc();
console.log(JSON.stringify({ milliseconds: ready, megabytes: process.memoryUsage().rss / 2 ** 20 }));
`;

const sample = program => {
  const { stdout } = spawnSync(
    process.execPath,
    ['--expose-gc', '--input-type=module', '-e', program + REPORT],
    {
      cwd: join(import.meta.dirname, '..'),
      env: {
        ...process.env,
        CATALOG_FILE: process.env.CATALOG_FILE ?? join(dist, '..', 'data', 'catalog.bin'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return JSON.parse(stdout.toString());
};

const samples = { empty: [], searching: [] };
for (let round = 0; round < ROUNDS; round++) {
  samples.empty.push(sample(EMPTY));
  samples.searching.push(sample(SEARCHING));
}
const of = (name, field) => median(samples[name].map(row => row[field]));
for (const [field, unit] of [
  ['milliseconds', 'ms to ready'],
  ['megabytes', 'MB resident'],
]) {
  const [empty, searching] = [of('empty', field), of('searching', field)];
  console.log(
    `${unit.padEnd(12)} empty Fastify ${empty.toFixed(0)}, with catalog and search ${searching.toFixed(0)}: ${(searching - empty).toFixed(0)} more`,
  );
}
