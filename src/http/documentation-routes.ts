// The documentation, the OpenAPI document and the service's own icons.
import type { FastifyRequest } from 'fastify';
import { buildOpenApi } from '../contract/openapi.ts';
import { DOCUMENTATION } from '../pages/pages.ts';
import { type Answer, sendAnswer } from './answer.ts';
import type { HandlerContext } from './handler.ts';
import { jsonRepresentation } from './handlers/json-representation.ts';
import { createRepresentation } from './representation.ts';
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
export const serveDocumentation = (
  serve: ServeResource,
  { services, answers, baseUrl }: HandlerContext,
): void => {
  for (const { path, mediaType, render } of DOCUMENTATION) {
    serveGet(serve, path, request => {
      const base = baseUrl(request);
      const make = () => {
        const text = render({ baseUrl: base, basePath: new URL(base).pathname.replace(/\/$/, '') });
        return createRepresentation(Buffer.from(text), { mediaType, effort: 'thorough' });
      };
      return { representation: answers(services, `${path} ${base}`, make), headers: PAGE_HEADERS };
    });
  }
};

/** The OpenAPI document, whose server is the public address where there is one. */
export const serveOpenApi = (
  serve: ServeResource,
  { services, answers, baseUrl }: HandlerContext,
  publicUrl: string | undefined,
): void =>
  serveGet(serve, '/openapi.json', request => {
    const base = baseUrl(request);
    const options = { baseUrl: base, ...(publicUrl !== undefined && { serverUrl: publicUrl }) };
    const make = () => jsonRepresentation(buildOpenApi(options), { effort: 'thorough' });
    return { representation: answers(services, `openapi ${base}`, make) };
  });

/** The service's own favicon: those of its files that pages link to. */
export const serveOwnFavicon = (serve: ServeResource, { services, answers }: HandlerContext): void => {
  for (const path of ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png']) {
    serveGet(serve, `/${path}`, async () => {
      const { ownFaviconFile } = await import('./own-favicon.ts');
      const { bytes, mediaType } = await ownFaviconFile(services, path);
      const make = () => createRepresentation(bytes, { mediaType, codable: mediaType.endsWith('xml') });
      return { representation: answers(services, path, make) };
    });
  }
};

type DocumentationAnswer = Omit<Answer, 'cacheControl'>;

const serveGet = (
  serve: ServeResource,
  path: string,
  answer: (request: FastifyRequest) => DocumentationAnswer | Promise<DocumentationAnswer>,
): void =>
  serve({
    path,
    method: 'GET',
    quota: 'status',
    faultCode: 'export_failed',
    handle: async (request, reply) =>
      sendAnswer(request, reply, { ...(await answer(request)), cacheControl: CACHE_CONTROL }),
  });
