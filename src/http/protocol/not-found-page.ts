// HTML page with status 404 for browsers. (Decision 033)
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEMS } from '../../contract/problems.ts';
import { renderNotFound } from '../../pages/not-found.ts';
import { type BaseUrls, relativeRoot } from './base-url.ts';
import { mediaRanges, parseQualityValues, qualityOf } from './quality-values.ts';
import { PAGE_HEADERS } from './security-policy.ts';

const API_PATH = /^\/api(?:\/|$)/;

/** Whether a client prefers HTML to a problem document. Returns false for paths of the API. */
export const prefersNotFoundPage = (path: string, accept: string | undefined): boolean => {
  if (accept === undefined || API_PATH.test(path)) return false;
  const values = parseQualityValues(accept);
  const quality = (mediaType: string) => qualityOf(values, mediaRanges(mediaType)) ?? 0;
  return quality('text/html') > Math.max(quality('application/problem+json'), quality('application/json'));
};

export const sendNotFoundPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  detail: string,
  baseUrls: BaseUrls,
): FastifyReply => {
  const page = renderNotFound(detail, { baseUrl: baseUrls.of(request), basePath: relativeRoot(request) });
  return reply
    .code(PROBLEMS.not_found.status)
    .headers({ ...PAGE_HEADERS, 'Cache-Control': 'no-store', Vary: 'Accept' })
    .header('Content-Type', 'text/html; charset=utf-8')
    .send(Buffer.from(page));
};
