// Routes of the documentation, the OpenAPI document and the service's own favicon.
import { buildOpenApi } from '../../contract/openapi/openapi.ts';
import { JSON_MEDIA_TYPE } from '../../contract/operations/operation.ts';
import { mediaTypeOf } from '../../model/package-file.ts';
import type { HandlerServices } from '../handlers/handler.ts';
import { loadRenderHandlers } from '../handlers/table.ts';
import { DOCUMENTATION } from '../pages/pages.ts';
import { type BaseUrls, relativeRoot } from '../protocol/base-url.ts';
import { PAGE_HEADERS } from '../protocol/common-headers.ts';
import type { Effort } from '../protocol/content-coding.ts';
import { createRepresentation } from '../protocol/representation.ts';
import type { AddResource } from './resource-router.ts';
import type { EndpointHandler, Respond } from './responder.ts';

const CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=86400';

/** Adds a GET resource whose content depends only on the base URL and on whether its path ends with a slash. */
type AddDocument = (path: string, endpoint: Pick<EndpointHandler, 'handle' | 'usesBaseUrl'>) => void;

export const addDocumentation = (
  addResource: AddResource,
  respond: Respond,
  services: HandlerServices,
): void => {
  const add: AddDocument = (path, endpoint) =>
    addResource({
      path,
      method: 'GET',
      quota: 'other',
      faultCode: 'export_failed',
      handle: respond({
        ...endpoint,
        cacheControl: CACHE_CONTROL,
        cacheKey: request => `${path} ${relativeRoot(request)}`,
      }),
    });
  addPages(add, services.baseUrls);
  addOpenApi(add, services);
  addOwnFavicon(add);
};

/** Thorough compression only with a fixed base URL: clients can send any number of Host values, each a cache miss. */
const effortFor = ({ isFixed }: BaseUrls): Effort => (isFixed ? 'thorough' : 'quick');

const addPages = (add: AddDocument, baseUrls: BaseUrls): void => {
  for (const { path, mediaType, usesBaseUrl, render, headers } of DOCUMENTATION) {
    add(path, {
      usesBaseUrl,
      handle: request => {
        const text = render({ baseUrl: baseUrls.of(request), basePath: relativeRoot(request) });
        const effort = usesBaseUrl ? effortFor(baseUrls) : 'thorough';
        return {
          representation: createRepresentation(Buffer.from(text), { mediaType, effort }),
          headers: { ...PAGE_HEADERS, ...headers },
        };
      },
    });
  }
};

const BASE_URL_PLACEHOLDER = 'http://base-url.invalid';

/** Builds the document once, with a placeholder for the base URL, because building it takes milliseconds. */
const addOpenApi = (
  add: AddDocument,
  { baseUrls, apiKeys }: Pick<HandlerServices, 'baseUrls' | 'apiKeys'>,
): void => {
  let template: string | undefined;
  add('/openapi.json', {
    usesBaseUrl: true,
    handle: request => {
      const baseUrl = baseUrls.of(request);
      template ??= JSON.stringify(
        buildOpenApi({
          baseUrl: BASE_URL_PLACEHOLDER,
          acceptsApiKeys: apiKeys !== undefined,
          ...(baseUrls.isFixed && { serverUrl: baseUrl }),
        }),
      );
      const text = template.replaceAll(BASE_URL_PLACEHOLDER, baseUrl);
      return {
        representation: createRepresentation(Buffer.from(text), {
          mediaType: JSON_MEDIA_TYPE,
          effort: effortFor(baseUrls),
        }),
      };
    },
  });
};

/** Files of the service's favicon to which the pages and the manifest link. */
const OWN_FAVICON_FILES = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'site.webmanifest',
  'android-chrome-192x192.png',
  'android-chrome-512x512.png',
  'android-chrome-maskable-192x192.png',
  'android-chrome-maskable-512x512.png',
];

const addOwnFavicon = (add: AddDocument): void => {
  for (const path of OWN_FAVICON_FILES) {
    const mediaType = mediaTypeOf(path);
    add(`/${path}`, {
      handle: async (_request, services) => {
        const { ownFaviconFile } = await loadRenderHandlers();
        const { bytes } = await ownFaviconFile(services, path);
        const isCompressible = !/\.(ico|png)$/.test(path);
        return { representation: createRepresentation(bytes, { mediaType, isCompressible }) };
      },
    });
  }
};
