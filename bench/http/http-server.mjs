// Server of the HTTP benchmark: the real app plus a constant resource.
import { join } from 'node:path';
import { openCatalog } from '../../dist/catalog/catalog.js';
import { readCatalogFile } from '../../dist/catalog/catalog-file.js';
import { createApp } from '../../dist/http/app.js';
import { openSearch } from '../../dist/search/search.js';

if (!process.send) throw new Error('http.mjs starts this process');
const report = process.send.bind(process);

const catalogFile = readCatalogFile(join(import.meta.dirname, '..', '..', 'data', 'catalog.bin'));
const catalog = openCatalog(catalogFile);
const index = { catalog, search: openSearch(catalog, catalogFile) };
const unused = async () => {
  throw new Error('not part of this benchmark');
};
const app = createApp({
  index: () => index,
  exporter: { exportPackage: unused, preview: unused, contactSheet: unused },
  shaper: unused,
});

const constant = Buffer.alloc(Number(process.env.CONSTANT_BYTES), ' ');
const resource = { path: '/constant', method: 'GET', quota: 'search', faultCode: 'index_unavailable' };
app.get('/constant', { config: { resource } }, (_request, reply) =>
  reply.header('Content-Type', 'application/json').send(constant),
);
const address = await app.listen({ port: 0, host: '127.0.0.1' });

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  report({ cpuMicroseconds: user + system });
});
report({ port: Number(new URL(address).port) });
