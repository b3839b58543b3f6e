// The server of the HTTP benchmark: the real app, and one resource that answers from a constant buffer.
import { join } from 'node:path';
import { openCatalog } from '../dist/catalog/catalog.js';
import { readCatalogFile } from '../dist/catalog/catalog-file.js';
import { createApp } from '../dist/http/app.js';
import { openSearch } from '../dist/search/search.js';

const catalogFile = readCatalogFile(join(import.meta.dirname, '..', 'data', 'catalog.bin'));
const catalog = openCatalog(catalogFile);
const search = openSearch(catalog, catalogFile);
const index = { catalog, search };
const app = createApp({ index: () => index, exporter: {}, shaper: async () => ({}) });

const constant = search.page(JSON.parse(process.env.CONSTANT));
const resource = { path: '/constant', method: 'GET', quota: 'icons', faultCode: 'index_unavailable' };
app.get('/constant', { config: { resource } }, (_request, reply) =>
  reply.header('Content-Type', 'application/json').send(constant),
);
await app.listen({ port: 0, host: '127.0.0.1' });

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ cpuMicroseconds: user + system });
});
process.send({ port: app.server.address().port, bytes: constant.length });
