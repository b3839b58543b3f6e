// The root: the built studio, each of its files a resource, or else the way to the documentation.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { STATUS } from '../../contract/status.ts';
import { ofServices, remembered } from '../cache/cached-handler.ts';
import { answering, type Handler, type HandlerContext } from '../handlers/handler.ts';
import { createRepresentation } from '../protocol/representation.ts';
import type { ServeResource } from './resource.ts';

const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json'],
  ['.map', 'application/json'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json'],
]);

const UNKNOWN_MEDIA_TYPE = 'application/octet-stream';

/** Scripts, styles and answers come from this server alone; pictures may also be made in the page itself. */
const STUDIO_HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "manifest-src 'self' data: blob:",
    "script-src 'self'",
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
};

/** Files of the build and of editors, like `.index.html.stamp`. */
const HIDDEN = /(?:^|\/)\./;

const CACHE_NAMED_BY_CONTENT = 'public, max-age=31536000, immutable';
const CACHE_ASK_AGAIN = 'no-cache';

/** Serves the files that are in the studio's folder now; only they can be asked for. */
export const serveStudio = (serve: ServeResource, context: HandlerContext, root: string): void => {
  for (const file of filesIn(root)) {
    const name = relative(root, file).split(sep).join('/');
    if (HIDDEN.test(name)) continue;
    const mediaType = MEDIA_TYPES.get(extname(name)) ?? UNKNOWN_MEDIA_TYPE;
    const codable = mediaType !== UNKNOWN_MEDIA_TYPE;
    const readAnswer: Handler = () => ({
      representation: createRepresentation(readFileSync(file), { mediaType, effort: 'thorough', codable }),
      headers: STUDIO_HEADERS,
    });
    const handler = remembered(readAnswer, () => `studio ${name}`, ofServices);
    const cacheControl = name.startsWith('assets/') ? CACHE_NAMED_BY_CONTENT : CACHE_ASK_AGAIN;
    serve({
      path: name === 'index.html' ? '/' : `/${name}`,
      method: 'GET',
      quota: 'status',
      faultCode: 'not_found',
      handle: answering(handler, { context, cacheControl }),
    });
  }
};

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));

/** Until there is a studio, the root leads to the documentation. */
export const leadToDocumentation = (serve: ServeResource, { baseUrls }: HandlerContext): void =>
  serve({
    path: '/',
    method: 'GET',
    quota: 'status',
    faultCode: 'not_found',
    handle: (request, reply) =>
      reply
        .headers({ 'Cache-Control': CACHE_ASK_AGAIN, ...(baseUrls.vary && { Vary: baseUrls.vary }) })
        .redirect(`${baseUrls.of(request)}/docs`, STATUS.found),
  });
