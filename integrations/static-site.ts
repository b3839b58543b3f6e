// Static file server for built sites, which records requests.
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { mediaTypeOf } from '../src/model/package-file.ts';

export interface StaticSite {
  readonly url: string;
  readonly requested: readonly string[];
  close(): void;
}

/** Serves the files of a folder at `basePath`. */
export const serveFolder = async (folder: string, basePath = '/'): Promise<StaticSite> => {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    requested.push(pathname);
    const inside = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : undefined;
    const path = inside === undefined ? undefined : join(folder, inside === '' ? 'index.html' : inside);
    if (!path || !statSync(path, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end();
    return response.setHeader('Content-Type', mediaTypeOf(path)).end(readFileSync(path));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`,
    requested,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
