// Routes of the documentation pages and of the studio.

import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { SHARE_CARD_COST } from '../../contract/limits.ts';
import { buildOpenApi } from '../../contract/openapi/openapi.ts';
import { CACHE_CONTROL, JSON_MEDIA_TYPE } from '../../contract/operations/operation.ts';
import { ProblemError, STATUS } from '../../contract/problems.ts';
import { loadOnce } from '../../model/load-once.ts';
import { mediaTypeOf } from '../../model/package-file.ts';
import { requireIndex } from '../../service/catalog-use-cases.ts';
import { targetKey } from '../cache/response-cache.ts';
import { jsonRepresentation } from '../handlers/catalog-handlers.ts';
import { type Handler, type HandlerServices, SHARE_CARD_PATH } from '../handlers/handler.ts';
import { loadRenderHandlers, loadShareHandlers } from '../handlers/table.ts';
import { FONT_FILE } from '../package-files.ts';
import { DOCUMENTATION, type DocumentationFile } from '../pages/pages.ts';
import { type BaseUrls, relativeRoot } from '../protocol/base-url.ts';
import { PAGE_HEADERS, WORKER_HEADERS } from '../protocol/common-headers.ts';
import type { Effort } from '../protocol/content-coding.ts';
import { BARE_BASE_PATH } from '../protocol/http-rules.ts';
import { LANGUAGE_VARY, languageOf } from '../protocol/language.ts';
import { createRepresentation, type HttpResponse } from '../protocol/response.ts';
import type { AddResource } from './resource-router.ts';
import type { AddEndpoint, Endpoint } from './responder.ts';

const GET = { method: 'GET' } as const;

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

/** Adds the documentation. A document depends only on the base URL and on a trailing slash of its path. */
export const addDocumentation = (addEndpoint: AddEndpoint, services: HandlerServices): void => {
  const add = (path: string, endpoint: Pick<Endpoint, 'handle' | 'usesBaseUrl'>): void =>
    addEndpoint({
      ...GET,
      path,
      cacheControl: CACHE_CONTROL.fiveMinutes,
      cacheKey: request => `${path} ${relativeRoot(request)}`,
      ...endpoint,
    });
  for (const file of DOCUMENTATION)
    add(file.path, { handle: documentHandler(file), usesBaseUrl: file.usesBaseUrl });
  add('/openapi.json', { handle: openApiHandler(services), usesBaseUrl: true });
  add('/licenses.json', { handle: getLicenses });
  for (const path of OWN_FAVICON_FILES) add(`/${path}`, { handle: ownFaviconHandler(path) });
  addEndpoint({
    ...GET,
    path: '/inter.woff2',
    cacheControl: CACHE_CONTROL.oneWeek,
    handle: loadOnce(readFont),
  });
};

/** Thorough compression needs a fixed base URL. Otherwise, the response is compressed for each request. */
const effortFor = ({ isFixed }: BaseUrls): Effort => (isFixed ? 'thorough' : 'quick');

const documentHandler =
  ({ mediaType, usesBaseUrl, render, headers }: DocumentationFile): Handler =>
  (request, { baseUrls }) => {
    const text = render({ baseUrl: baseUrls.of(request), basePath: relativeRoot(request) });
    const effort = usesBaseUrl ? effortFor(baseUrls) : 'thorough';
    return {
      representation: createRepresentation(Buffer.from(text), { mediaType, effort }),
      headers: { ...PAGE_HEADERS, ...headers },
    };
  };

const BASE_URL_PLACEHOLDER = 'http://base-url.invalid';

/** Builds the OpenAPI document once, with a placeholder for the base URL. */
const openApiHandler = ({ baseUrls, apiKeys }: HandlerServices): Handler => {
  let template: string | undefined;
  return request => {
    const baseUrl = baseUrls.of(request);
    template ??= JSON.stringify(
      buildOpenApi({
        baseUrl: BASE_URL_PLACEHOLDER,
        acceptsApiKeys: apiKeys !== undefined,
      }),
    );
    const text = template.replaceAll(BASE_URL_PLACEHOLDER, baseUrl);
    return {
      representation: createRepresentation(Buffer.from(text), {
        mediaType: JSON_MEDIA_TYPE,
        effort: effortFor(baseUrls),
      }),
    };
  };
};

/** Responds with the libraries and their license texts, which browsers need to build packages. */
const getLicenses: Handler = async (_, services) => {
  const emoji = await services.emoji().catch(() => undefined);
  const libraries = [requireIndex(services), emoji].flatMap(index => index?.catalog.libraries ?? []);
  return { representation: jsonRepresentation(libraries, { effort: 'thorough' }) };
};

const ownFaviconHandler =
  (path: string): Handler =>
  async (_, services) => {
    const { bytes } = await (await loadRenderHandlers()).ownFaviconFile(services, path);
    return { representation: createRepresentation(bytes, { mediaType: mediaTypeOf(path) }) };
  };

/** Reads the font of documentation and studio. Without the font, browsers use a system font. */
const readFont = async (): Promise<HttpResponse> => {
  const bytes = await readFile(FONT_FILE).catch(() => {
    throw new ProblemError('not_found', 'The font has not been built.');
  });
  return { representation: createRepresentation(bytes, { mediaType: mediaTypeOf(FONT_FILE) }) };
};

const REVALIDATE = 'no-cache';
const DEFAULT_LANGUAGE = 'en';

/** Scripts of web workers, such as `pixel-worker-DMDZ6tff.js`. */
const WORKER = /(?:^|[/\\])[a-z]+-worker-[\w-]*\.js$/;

/** The page in English and in other languages: `index.html`, `index.de.html`. */
const PAGE = /^index(?:\.([\w-]+))?\.html$/;

/** Adds a route for every file of the folder `root`. Reads the files into memory, so that requests open no files. */
export const addStudio = (addEndpoint: AddEndpoint, root: string): void => {
  const pages = new Map<string, string>();
  for (const file of filesIn(root)) {
    const name = relative(root, file).split(sep).join('/');
    // Skips hidden files of build tools and editors, such as `.index.html.stamp`.
    if (/(?:^|\/)\./.test(name)) continue;
    const page = PAGE.exec(name);
    if (page) {
      pages.set(page[1] ?? DEFAULT_LANGUAGE, readFileSync(file, 'utf8'));
      continue;
    }
    const response = studioResponse(file);
    addEndpoint({
      ...GET,
      path: `/${name}`,
      // The names of these files contain a content hash.
      cacheControl: name.startsWith('assets/') ? CACHE_CONTROL.immutable : REVALIDATE,
      handle: () => response,
    });
  }
  addStudioPage(addEndpoint, pages);
  addEndpoint({
    ...GET,
    path: '/resvg.wasm',
    cacheControl: REVALIDATE,
    handle: loadOnce(readArtworkRenderer),
  });
  addEndpoint({
    ...GET,
    path: SHARE_CARD_PATH,
    quota: 'preview',
    cost: SHARE_CARD_COST,
    cacheControl: CACHE_CONTROL.oneWeek,
    cacheKey: targetKey,
    handle: async (...call) => (await loadShareHandlers()).getShareCard(...call),
  });
};

/** Adds the page of the studio in the language of the request, with a link preview of the design in the query. */
const addStudioPage = (addEndpoint: AddEndpoint, pages: ReadonlyMap<string, string>): void => {
  const languages = [DEFAULT_LANGUAGE, ...[...pages.keys()].filter(tag => tag !== DEFAULT_LANGUAGE)];
  addEndpoint({
    ...GET,
    path: '/',
    cacheControl: REVALIDATE,
    cacheKey: request => `${languageOf(request, languages)} ${targetKey(request)}`,
    usesBaseUrl: true,
    handle: async (request, services) => {
      const language = languageOf(request, languages);
      const { linkPreviewElements } = await loadShareHandlers();
      const elements = await linkPreviewElements(request, services);
      const text = pages.get(language)?.replace('</head>', () => `${elements}</head>`) ?? '';
      return {
        representation: createRepresentation(Buffer.from(text), {
          mediaType: 'text/html; charset=utf-8',
          effort: request.url.includes('?') ? 'quick' : effortFor(services.baseUrls),
        }),
        headers: { ...PAGE_HEADERS, 'Content-Language': language },
        vary: LANGUAGE_VARY,
      };
    },
  });
};

/** Reads the WebAssembly renderer for logos (2.5 MB). */
const readArtworkRenderer = async (): Promise<HttpResponse> => {
  const { findPackage } = await import('../../package/installed-packages.ts');
  const folder = findPackage('@resvg/resvg-wasm', import.meta.dirname);
  if (folder === undefined) throw new ProblemError('not_found', 'The renderer of artwork is not installed.');
  const wasm = await readFile(join(folder, 'index_bg.wasm'));
  return {
    representation: createRepresentation(wasm, { mediaType: 'application/wasm' }),
    headers: PAGE_HEADERS,
  };
};

const studioResponse = (file: string): HttpResponse => {
  const mediaType = mediaTypeOf(file);
  return {
    representation: createRepresentation(readFileSync(file), {
      mediaType: mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType,
      effort: 'thorough',
    }),
    headers: WORKER.test(file) ? WORKER_HEADERS : PAGE_HEADERS,
  };
};

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));

/** Redirects `/` to the documentation, if the studio is not built. */
export const addRedirectToDocumentation = (addResource: AddResource, publicUrl: string | undefined): void => {
  const target = publicUrl === undefined ? 'docs' : `${publicUrl}/docs`;
  addResource({
    ...GET,
    path: '/',
    handle: (_, reply) => reply.header('Cache-Control', REVALIDATE).redirect(target, STATUS.found),
  });
};

/** Redirects from the path of `publicUrl` without a slash: relative links would leave that path. */
export const addRedirectToRoot = (addResource: AddResource, publicUrl: string): void => {
  const target = ({ url }: FastifyRequest) => `${publicUrl}/${url.slice(BARE_BASE_PATH.length)}`;
  addResource({
    ...GET,
    path: BARE_BASE_PATH,
    handle: (request, reply) =>
      reply.header('Cache-Control', REVALIDATE).redirect(target(request), STATUS.permanentRedirect),
  });
};
