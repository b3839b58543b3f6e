// Sends representations and problems: entity tags, conditional requests, content codings and caching in one place.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_MEDIA_TYPE, PROBLEMS, type ProblemError, problemDocument } from '../contract/problems.ts';
import { STATUS } from '../contract/status.ts';
import { baseUrlOf } from './base-url.ts';
import { type ContentCoding, preferredCoding } from './content-coding.ts';
import { entityTag, isNoneMatch, type Representation } from './representation.ts';

/** What a handler answers with; `headers` go beyond those that the representation brings. */
export interface Answer {
  readonly representation: Representation;
  readonly cacheControl: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Request headers besides Accept-Encoding on which the answer depends. */
  readonly vary?: string;
}

/** Sends an answer, or 304 where the client of a GET or HEAD has it already. */
export const sendAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): FastifyReply | Promise<FastifyReply> => {
  const { representation, cacheControl, headers, vary } = answer;
  const coding: ContentCoding = representation.codable
    ? preferredCoding(request.headers['accept-encoding'])
    : 'identity';
  const etag = entityTag(representation.tag, coding);
  const varies = [vary, representation.codable && 'Accept-Encoding'].filter(Boolean).join(', ');
  reply.header('Cache-Control', cacheControl).header('ETag', etag);
  if (varies) reply.header('Vary', varies);
  if (request.method !== 'POST' && !isNoneMatch(request.headers['if-none-match'], etag)) {
    return reply.code(STATUS.notModified).send();
  }
  if (headers) reply.headers(headers);
  reply.header('Content-Type', representation.mediaType);
  if (coding === 'identity') return reply.send(representation.bytes);
  return representation.coded(coding).then(bytes => reply.header('Content-Encoding', coding).send(bytes));
};

/** Sends a problem document (RFC 9457). Its instance is the path of the request, without the query. */
export const sendProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: ProblemError,
  publicUrl: string | undefined,
): FastifyReply => {
  const document = problemDocument(error, {
    baseUrl: baseUrlOf(request, publicUrl),
    instance: instanceOf(request.raw.url ?? '/'),
  });
  return reply
    .code(PROBLEMS[error.code].status)
    .header('Cache-Control', 'no-store')
    .header('Content-Type', PROBLEM_MEDIA_TYPE)
    .send(Buffer.from(JSON.stringify(document)));
};

// The path as it came, with whatever no URI reference can hold percent-encoded.
const instanceOf = (url: string): string =>
  (url.split(/[?#]/, 1)[0] ?? '/').replace(/%(?![0-9a-f]{2})|[^\w\-.~!$&'()*+,;=:@/%]/gi, encodeURIComponent);
