// The documentation, the OpenAPI document and the service's own icons.
import type { FastifyRequest } from 'fastify';
import { buildOpenApi } from '../../contract/openapi/openapi.ts';
import { DOCUMENTATION } from '../../pages/pages.ts';
import { ofServices, remembered } from '../cache/cached-handler.ts';
import { answering, type Handler, type HandlerContext } from '../handlers/handler.ts';
import { jsonRepresentation } from '../handlers/json-representation.ts';
import { loadDrawingHandlers } from '../handlers/table.ts';
import { createRepresentation } from '../protocol/representation.ts';
import type { ServeResource } from './resource.ts';

const CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=86400';

/** Everything that a page needs comes from this server, and nobody may frame it (CSP level 3). */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE_HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Referrer-Policy': 'no-referrer',
};

/** The pages and the small files around them. */
export const serveDocumentation = (serve: ServeResource, context: HandlerContext): void => {
  for (const { path, mediaType, render } of DOCUMENTATION) {
    serveGet(serve, context, path, request => {
      const baseUrl = context.baseUrls.of(request);
      const text = render({ baseUrl, basePath: new URL(baseUrl).pathname.replace(/\/$/, '') });
      const representation = createRepresentation(Buffer.from(text), { mediaType, effort: 'thorough' });
      return { representation, headers: PAGE_HEADERS, vary: context.baseUrls.vary };
    });
  }
};

/** The OpenAPI document, whose server is the public address where there is one. */
export const serveOpenApi = (
  serve: ServeResource,
  context: HandlerContext,
  publicUrl: string | undefined,
): void =>
  serveGet(serve, context, '/openapi.json', request => {
    const baseUrl = context.baseUrls.of(request);
    const document = buildOpenApi({ baseUrl, ...(publicUrl !== undefined && { serverUrl: publicUrl }) });
    return {
      representation: jsonRepresentation(document, { effort: 'thorough' }),
      vary: context.baseUrls.vary,
    };
  });

/** The service's own favicon: those of its files that pages link to. */
export const serveOwnFavicon = (serve: ServeResource, context: HandlerContext): void => {
  for (const path of ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png']) {
    serveGet(serve, context, `/${path}`, async () => {
      const { ownFaviconFile } = await loadDrawingHandlers();
      const { bytes, mediaType } = await ownFaviconFile(context.services, path);
      return {
        representation: createRepresentation(bytes, { mediaType, codable: mediaType.endsWith('xml') }),
      };
    });
  }
};

const serveGet = (serve: ServeResource, context: HandlerContext, path: string, handler: Handler): void => {
  // Whatever stands here may tell the address of the service.
  const textOf = (request: FastifyRequest) => `${path} ${context.baseUrls.of(request)}`;
  serve({
    path,
    method: 'GET',
    quota: 'status',
    faultCode: 'export_failed',
    handle: answering(remembered(handler, textOf, ofServices), { context, cacheControl: CACHE_CONTROL }),
  });
};
