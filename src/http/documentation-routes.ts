// The documentation, the OpenAPI document and the service's own icons.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseExportBody } from '../contract/export-body.ts';
import { buildOpenApi } from '../contract/openapi.ts';
import type { PackageFile } from '../model/package-file.ts';
import { DOCUMENTATION } from '../pages/pages.ts';
import { type Answer, sendAnswer } from './answer.ts';
import type { HandlerContext } from './handler.ts';
import { jsonRepresentation } from './handlers/json-representation.ts';
import { createRepresentation } from './representation.ts';
import { serveResource } from './resource.ts';

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
  app: FastifyInstance,
  context: HandlerContext,
  publicUrl: string | undefined,
): void => {
  const { services, answers, baseUrl } = context;
  const serve = (path: string, answer: (request: FastifyRequest) => Answer | Promise<Answer>): void =>
    serveResource(app, {
      path,
      method: 'GET',
      quota: 'status',
      faultCode: 'index_unavailable',
      handle: async (request, reply) => sendAnswer(request, reply, await answer(request)),
    });

  for (const { path, mediaType, render } of DOCUMENTATION) {
    serve(path, request => {
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

  serve('/openapi.json', request => {
    const base = baseUrl(request);
    const make = () =>
      jsonRepresentation(buildOpenApi({ baseUrl: base, ...(publicUrl && { serverUrl: publicUrl }) }), {
        effort: 'thorough',
      });
    return { representation: answers(services, `openapi ${base}`, make), cacheControl: CACHE_CONTROL };
  });

  for (const path of ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png']) {
    serve(`/${path}`, async () => {
      const { files } = await services.exporter.exportPackage(OWN_FAVICON);
      const { bytes, mediaType } = files.find(file => file.path === path) as PackageFile;
      const make = () => createRepresentation(bytes, { mediaType, codable: mediaType.endsWith('xml') });
      return { representation: answers(services, path, make), cacheControl: CACHE_CONTROL };
    });
  }
};

/** The service's own favicon is an export like any other. */
const OWN_FAVICON = parseExportBody({ text: 'F', bg: '#0e7490', bg_mode: 'linear', bg_to: '#0f172a' });
