// The root: the built studio, each of its files a resource, or else the way to the documentation.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { STATUS } from '../../contract/status.ts';
import { isTextType, mediaTypeOf } from '../../model/media-type.ts';
import { ofServices, remembered } from '../cache/cached-handler.ts';
import { answering, type Handler, type HandlerContext } from '../handlers/handler.ts';
import { createRepresentation } from '../protocol/representation.ts';
import type { ServeResource } from './resource.ts';

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
    const type = mediaTypeOf(name);
    const mediaType = type.startsWith('text/') ? `${type}; charset=utf-8` : type;
    const codable = isTextType(type);
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
