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

export const serveDocumentation = (
  serve: ServeResource,
  context: HandlerContext,
  publicUrl: string | undefined,
): void => {
  const { services, answers, baseUrl } = context;
  const servePath = (path: string, answer: (request: FastifyRequest) => Answer | Promise<Answer>): void =>
    serve({
      path,
      method: 'GET',
      quota: 'status',
      faultCode: 'index_unavailable',
      handle: async (request, reply) => sendAnswer(request, reply, await answer(request)),
    });

  for (const { path, mediaType, render } of DOCUMENTATION) {
    servePath(path, request => {
      const base = baseUrl(request);
      const make = () => {
        const text = render({ baseUrl: base, basePath: new URL(base).pathname.replace(/\/$/, '') });
        return createRepresentation(Buffer.from(text), { mediaType, effort: 'thorough' });
      };
      return {
        representation: answers(services, `${path} ${base}`, make),
        cacheControl: CACHE_CONTROL,
        headers: PAGE_HEADERS,
      };
    });
  }

  servePath('/openapi.json', request => {
    const base = baseUrl(request);
    const make = () =>
      jsonRepresentation(buildOpenApi({ baseUrl: base, ...(publicUrl && { serverUrl: publicUrl }) }), {
        effort: 'thorough',
      });
    return { representation: answers(services, `openapi ${base}`, make), cacheControl: CACHE_CONTROL };
  });

  for (const path of OWN_FAVICON_PATHS) {
    servePath(`/${path}`, async () => {
      const { ownFaviconFile } = await import('./own-favicon.ts');
      const { bytes, mediaType } = await ownFaviconFile(services, path);
      const make = () => createRepresentation(bytes, { mediaType, codable: mediaType.endsWith('xml') });
      return { representation: answers(services, path, make), cacheControl: CACHE_CONTROL };
    });
  }
};

/** The files of the service's own favicon that pages link to. */
const OWN_FAVICON_PATHS = ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'];
