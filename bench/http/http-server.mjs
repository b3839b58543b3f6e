// Server of the HTTP benchmark: the real app plus constant resources.
import { join } from 'node:path';
import { openCatalog } from '../../dist/catalog/catalog.js';
import { readCatalogFile } from '../../dist/catalog/catalog-file.js';
import { createExporter } from '../../dist/export/exporter.js';
import { createShaper } from '../../dist/export/fonts/shaper.js';
import { createApp } from '../../dist/http/app.js';
import { openSearch } from '../../dist/search/search.js';

if (!process.send) throw new Error('http.mjs starts this process');
const report = process.send.bind(process);

const data = join(import.meta.dirname, '..', '..', 'data');
const catalogFile = readCatalogFile(join(data, 'catalog.bin'));
const catalog = openCatalog(catalogFile);
const index = { catalog, search: openSearch(catalog, catalogFile) };
const fontDirectory = join(data, 'fonts');
const app = createApp({
  index: () => index,
  exporter: createExporter({ fontDirectory, threads: 1 }),
  shaper: async () => createShaper(fontDirectory),
});

/** Constant responses: the size of a page of search results, and of a package. */
for (const [path, bytes] of Object.entries(JSON.parse(process.env.CONSTANTS ?? '{}'))) {
  const constant = Buffer.alloc(bytes, ' ');
  const resource = { path, method: 'GET', quota: 'search', faultCode: 'index_unavailable' };
  app.get(path, { config: { resource } }, (_request, reply) =>
    reply.header('Content-Type', 'application/json').send(constant),
  );
}
const address = await app.listen({ port: 0, host: '127.0.0.1' });

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  report({ cpuMicroseconds: user + system });
});
report({ port: Number(new URL(address).port) });
