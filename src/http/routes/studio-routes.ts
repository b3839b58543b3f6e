// Routes of the studio's files.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { CACHE_CONTROL } from '../../contract/operations/operation.ts';
import { STATUS } from '../../contract/problems.ts';
import { isTextType, mediaTypeOf } from '../../model/package-file.ts';
import type { BaseUrls } from '../protocol/base-url.ts';
import { createRepresentation } from '../protocol/representation.ts';
import type { HttpResponse } from '../protocol/response.ts';
import { STUDIO_HEADERS, WORKER_HEADERS } from '../protocol/security-policy.ts';
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
