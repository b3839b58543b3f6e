// Static file server for built sites.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mediaTypeOf } from '../src/model/package-file.ts';
import { serve } from '../test/at-end.ts';

/** Serves the files of a folder at `basePath` until the test ends. Returns the URL and the requested paths. */
export const serveFolder = async (folder: string, basePath = '/') => {
  const requested: string[] = [];
  const url = await serve((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    requested.push(pathname);
    const inside = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : undefined;
    const path = inside === undefined ? undefined : join(folder, inside === '' ? 'index.html' : inside);
    if (!path || !statSync(path, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end();
    return response.setHeader('Content-Type', mediaTypeOf(path)).end(readFileSync(path));
  });
  return { url: url + basePath, requested };
};
