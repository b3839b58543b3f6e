// Test site with a favicon package. Records requests.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ExportedPackage } from '../../src/service/index.ts';

export interface Site {
  readonly url: string;
  /** Requested paths, except that of the page. */
  readonly requested: readonly string[];
  close(): void;
}

/** Serves a package at `basePath`, and a page with the elements of `head`. */
export const serveSite = async (
  { files, head: ownHead }: ExportedPackage,
  { head = ownHead, basePath = '/' }: { readonly head?: string; readonly basePath?: string } = {},
): Promise<Site> => {
  const requested: string[] = [];
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Site</title>${head.replaceAll('href="/', `href="${basePath}`)}</head><body>Site</body></html>`;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (pathname === basePath) return response.setHeader('content-type', 'text/html').end(page);
    requested.push(pathname);
    const file = files.find(({ path }) => basePath + path === pathname);
    if (!file) return response.writeHead(404).end();
    return response.setHeader('content-type', file.mediaType).end(file.bytes);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${basePath}`,
    requested,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
