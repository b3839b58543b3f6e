// Servers of the HTTP benchmark, each in its own process: the service, or bare `node:http` with constant
// responses.
import { createServer } from 'node:http';
import { join } from 'node:path';

if (!process.send) throw new Error('http.mjs starts this process');
const report = process.send.bind(process);

const startService = async () => {
  const [
    { readCatalogFile },
    { createExporter },
    { createShaper },
    { createApp },
    { openCatalogIndex, openEmoji },
  ] = await Promise.all([
    import('../../dist/catalog/catalog-file.js'),
    import('../../dist/service/exporter.js'),
    import('../../dist/package/fonts/shaper.js'),
    import('../../dist/http/app.js'),
    import('../../dist/service/catalog-use-cases.js'),
  ]);
  const data = join(import.meta.dirname, '..', '..', 'data');
  const fontDirectory = join(data, 'fonts');
  const index = openCatalogIndex(readCatalogFile(join(data, 'catalog.bin')));
  const app = createApp({
    index: () => index,
    emoji: openEmoji(join(data, 'emoji.bin')),
    exporter: createExporter({ fontDirectory, threads: 1 }),
    shaper: async () => createShaper(fontDirectory),
  });
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
};

/** Starts bare `node:http`. The path of a constant response is its index, such as `/0`. */
const startConstants = async () => {
  /** @type {{ headers: string[], body: Buffer }[]} */
  const constants = [];
  const server = createServer((request, response) => {
    const { headers, body } = constants[Number(request.url?.slice(1))];
    request.resume();
    response.writeHead(200, headers).end(body);
  });
  process.on('message', (/** @type {any} */ message) => {
    if (message.constant)
      constants.push({ ...message.constant, body: Buffer.alloc(message.constant.bytes, 'x') });
  });
  await new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
};

const port = await (process.argv[2] === 'constants' ? startConstants() : startService());
process.on('message', message => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  report({ cpuMicroseconds: user + system });
});
report({ port });
