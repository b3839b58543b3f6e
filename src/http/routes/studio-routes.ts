// Routes of the studio's files.
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { CACHE_CONTROL } from '../../contract/operations/operation.ts';
import { ProblemError, STATUS } from '../../contract/problems.ts';
import { isTextType, mediaTypeOf } from '../../model/package-file.ts';
import { loadOnce } from '../lazy.ts';
import type { BaseUrls } from '../protocol/base-url.ts';
import { STUDIO_HEADERS, WORKER_HEADERS } from '../protocol/common-headers.ts';
import { createRepresentation } from '../protocol/representation.ts';
import type { HttpResponse } from '../protocol/response.ts';
import type { AddResource, Resource } from './resource-router.ts';
import type { Respond } from './responder.ts';

/** Folder of files with a content hash in their names. */
const ASSETS = 'assets/';

const REVALIDATE = 'no-cache';

/** Scripts of web workers, such as `pixel-worker-DMDZ6tff.js`. */
const WORKER = /(?:^|[/\\])[a-z]+-worker-[\w-]*\.js$/;

/** Hidden files of build tools and editors, such as `.index.html.stamp`. */
const HIDDEN = /(?:^|\/)\./;

const STUDIO_RESOURCE = {
  method: 'GET',
  quota: 'other',
  faultCode: 'not_found',
} as const satisfies Partial<Resource>;

/** Adds every file of the folder and reads it into memory, so that requests need no file descriptor. */
export const addStudio = (addResource: AddResource, respond: Respond, root: string): void => {
  for (const file of filesIn(root)) {
    const name = relative(root, file).split(sep).join('/');
    if (HIDDEN.test(name)) continue;
    const response = studioResponse(file);
    addResource({
      ...STUDIO_RESOURCE,
      path: name === 'index.html' ? '/' : `/${name}`,
      handle: respond({
        handle: () => response,
        cacheControl: name.startsWith(ASSETS) ? CACHE_CONTROL.immutable : REVALIDATE,
      }),
    });
  }
};

/** Adds the renderer with which the studio reads logos. It is 2.5 MB large and read at the first request. */
export const addArtworkRenderer = (addResource: AddResource, respond: Respond): void => {
  const read = loadOnce(async (): Promise<HttpResponse> => {
    const { findPackage } = await import('../../package/fonts/shaper.ts');
    const folder = findPackage('@resvg/resvg-wasm', import.meta.dirname);
    if (folder === undefined)
      throw new ProblemError('not_found', 'The renderer of artwork is not installed.');
    const bytes = await readFile(join(folder, 'index_bg.wasm'));
    return {
      representation: createRepresentation(bytes, { mediaType: 'application/wasm' }),
      headers: STUDIO_HEADERS,
    };
  });
  addResource({
    ...STUDIO_RESOURCE,
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

/** Redirects `/` to the documentation, for a server without a studio. */
export const addRedirectToDocumentation = (addResource: AddResource, baseUrls: BaseUrls): void =>
  addResource({
    ...STUDIO_RESOURCE,
    path: '/',
    handle: (request, reply) =>
      reply
        .headers({ 'Cache-Control': REVALIDATE })
        .redirect(baseUrls.isFixed ? `${baseUrls.of(request)}/docs` : 'docs', STATUS.found),
  });
