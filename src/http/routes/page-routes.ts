// Routes of the documentation pages and of the studio.

import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { buildOpenApi } from '../../contract/openapi/openapi.ts';
import { CACHE_CONTROL, JSON_MEDIA_TYPE } from '../../contract/operations/operation.ts';
import { ProblemError, STATUS } from '../../contract/problems.ts';
import { loadOnce } from '../../model/load-once.ts';
import { isTextType, mediaTypeOf } from '../../model/package-file.ts';
import { requireIndex } from '../../service/catalog-use-cases.ts';
import { targetKey } from '../cache/response-cache.ts';
import { jsonRepresentation } from '../handlers/catalog-handlers.ts';
import { type HandlerServices, SHARE_CARD_PATH } from '../handlers/handler.ts';
import { loadRenderHandlers, loadShareHandlers } from '../handlers/table.ts';
import { FONT_FILE } from '../package-files.ts';
import { DOCUMENTATION } from '../pages/pages.ts';
import { type BaseUrls, relativeRoot, withSlash } from '../protocol/base-url.ts';
import { PAGE_HEADERS, STUDIO_HEADERS, WORKER_HEADERS } from '../protocol/common-headers.ts';
import type { Effort } from '../protocol/content-coding.ts';
import { createRepresentation, type HttpResponse } from '../protocol/response.ts';
import type { AddResource, Resource } from './resource-router.ts';
import type { EndpointHandler, Respond } from './responder.ts';

const DOCUMENT_CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=86400';

const FILE_RESOURCE = {
  method: 'GET',
  quota: 'other',
  faultCode: 'not_found',
} as const satisfies Partial<Resource>;

/** Registers a GET resource that depends only on the base URL and on a trailing slash of the path. */
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
        cacheControl: DOCUMENT_CACHE_CONTROL,
        cacheKey: request => `${path} ${relativeRoot(request)}`,
      }),
    });
  addPages(add, services.baseUrls);
  addOpenApi(add, services);
  addOwnFavicon(add);
  addLicenses(add);
  addFont(addResource, respond);
};

/** Registers the libraries with their license texts, which browsers need to build packages. */
const addLicenses = (add: AddDocument): void =>
  add('/licenses.json', {
    handle: async (_, services) => {
      const emoji = await services.emoji().catch(() => undefined);
      const libraries = [requireIndex(services), emoji].flatMap(index => index?.catalog.libraries ?? []);
      return { representation: jsonRepresentation(libraries, { effort: 'thorough' }) };
    },
  });

/** Registers the font of documentation and studio. Without the font, browsers use a system font. */
const addFont = (addResource: AddResource, respond: Respond): void => {
  const read = loadOnce(async (): Promise<HttpResponse> => {
    const bytes = await readFile(FONT_FILE).catch(() => {
      throw new ProblemError('not_found', 'The font has not been built.');
    });
    const mediaType = mediaTypeOf(FONT_FILE);
    return { representation: createRepresentation(bytes, { mediaType, isCompressible: false }) };
  });
  addResource({
    ...FILE_RESOURCE,
    path: '/inter.woff2',
    handle: respond({ handle: read, cacheControl: CACHE_CONTROL.oneWeek }),
  });
};

/** Thorough compression needs a fixed base URL, because each new Host value would miss the cache. */
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

/** Registers the OpenAPI document. It is built once, with a placeholder for the base URL. */
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

/** Files of this service's own favicon, which pages and manifest link to. */
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
    const options = { mediaType: mediaTypeOf(path), isCompressible: !/\.(ico|png)$/.test(path) };
    add(`/${path}`, {
      handle: async (_request, services) => {
        const { bytes } = await (await loadRenderHandlers()).ownFaviconFile(services, path);
        return { representation: createRepresentation(bytes, options) };
      },
    });
  }
};

/** Folder of files whose names contain a content hash. */
const ASSETS = 'assets/';

const REVALIDATE = 'no-cache';

/** Scripts of web workers, such as `pixel-worker-DMDZ6tff.js`. */
const WORKER = /(?:^|[/\\])[a-z]+-worker-[\w-]*\.js$/;

/** Hidden files of build tools and editors, such as `.index.html.stamp`. */
const HIDDEN = /(?:^|\/)\./;

/** Registers a route for every file of the folder. Reads the files into memory at startup, so that requests open no files. */
export const addStudio = (
  addResource: AddResource,
  respond: Respond,
  root: string,
  baseUrls: BaseUrls,
): void => {
  for (const file of filesIn(root)) {
    const name = relative(root, file).split(sep).join('/');
    if (HIDDEN.test(name)) continue;
    if (name === 'index.html') {
      const send = respond(studioPage(readFileSync(file, 'utf8'), baseUrls));
      addResource({ ...FILE_RESOURCE, path: '/', handle: redirectFirst(send, baseUrls) });
      continue;
    }
    const response = studioResponse(file);
    const cacheControl = name.startsWith(ASSETS) ? CACHE_CONTROL.immutable : REVALIDATE;
    addResource({
      ...FILE_RESOURCE,
      path: `/${name}`,
      handle: respond({ handle: () => response, cacheControl }),
    });
  }
};

/** The page of the studio, with a link preview of the design in the query. */
const studioPage = (page: string, baseUrls: BaseUrls): EndpointHandler => ({
  handle: async (request, services) => {
    const { linkPreviewElements } = await loadShareHandlers();
    const elements = await linkPreviewElements(request, services);
    const text = page.replace('</head>', () => `${elements}</head>`);
    return {
      representation: createRepresentation(Buffer.from(text), {
        mediaType: 'text/html; charset=utf-8',
        effort: request.url.includes('?') ? 'quick' : effortFor(baseUrls),
      }),
      headers: STUDIO_HEADERS,
    };
  },
  cacheControl: REVALIDATE,
  cacheKey: targetKey,
  usesBaseUrl: true,
});

/** Quota cost of a share card, which takes about as long as this number of previews. */
const SHARE_CARD_COST = 3;

export const addShareCard = (addResource: AddResource, respond: Respond): void =>
  addResource({
    path: SHARE_CARD_PATH,
    method: 'GET',
    quota: 'preview',
    cost: SHARE_CARD_COST,
    faultCode: 'export_failed',
    handle: respond({
      handle: async (...call) => (await loadShareHandlers()).getShareCard(...call),
      cacheControl: CACHE_CONTROL.oneWeek,
      cacheKey: targetKey,
    }),
  });

/** Redirects from the path of PUBLIC_URL without a slash. `send` handles all other requests. */
const redirectFirst =
  (send: ReturnType<Respond>, baseUrls: BaseUrls): Resource['handle'] =>
  (request, reply) => {
    const target = baseUrls.isFixed ? withSlash(baseUrls.of(request), request.originalUrl) : undefined;
    if (target === undefined) return send(request, reply);
    return reply.headers({ 'Cache-Control': REVALIDATE }).redirect(target, STATUS.permanentRedirect);
  };

/** Registers the WebAssembly renderer for logos (2.5 MB). Reads it at the first request. */
export const addArtworkRenderer = (addResource: AddResource, respond: Respond): void => {
  const read = loadOnce(async (): Promise<HttpResponse> => {
    const { findPackage } = await import('../../package/installed-packages.ts');
    const folder = findPackage('@resvg/resvg-wasm', import.meta.dirname);
    if (folder === undefined)
      throw new ProblemError('not_found', 'The renderer of artwork is not installed.');
    const wasm = await readFile(join(folder, 'index_bg.wasm'));
    const representation = createRepresentation(wasm, { mediaType: 'application/wasm' });
    return { representation, headers: STUDIO_HEADERS };
  });
  addResource({
    ...FILE_RESOURCE,
    path: '/resvg.wasm',
    handle: respond({ handle: read, cacheControl: REVALIDATE }),
  });
};

const studioResponse = (file: string): HttpResponse => {
  const mediaType = mediaTypeOf(file);
  return {
    representation: createRepresentation(readFileSync(file), {
      mediaType: mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType,
      effort: 'thorough',
      isCompressible: isTextType(mediaType),
    }),
    headers: WORKER.test(file) ? WORKER_HEADERS : STUDIO_HEADERS,
  };
};

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));

/** Redirects `/` to the documentation, if the studio is not built. */
export const addRedirectToDocumentation = (addResource: AddResource, baseUrls: BaseUrls): void =>
  addResource({
    ...FILE_RESOURCE,
    path: '/',
    handle: (request, reply) =>
      reply
        .headers({ 'Cache-Control': REVALIDATE })
        .redirect(baseUrls.isFixed ? `${baseUrls.of(request)}/docs` : 'docs', STATUS.found),
  });
