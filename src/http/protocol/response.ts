// Sends representations and problems: entity tags, conditional requests, content codings and caching in one place.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_MEDIA_TYPE, PROBLEMS, type ProblemError, problemDocument } from '../../contract/problems.ts';
import { STATUS } from '../../contract/status.ts';
import { andThen } from './at-once.ts';
import type { BaseUrls } from './base-url.ts';
import { type ContentCoding, preferredCoding } from './content-coding.ts';
import { entityTag, isNoneMatch, type Representation } from './representation.ts';

const SVG_MEDIA_TYPE = 'image/svg+xml';

/** An SVG that a browser opens as a page loads nothing and runs nothing; its style sheet adapts it to dark mode. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** What a handler answers with; `headers` go beyond those that the representation brings. */
export interface Answer {
  readonly representation: Representation;
  readonly headers?: Readonly<Record<string, string>>;
  /** Request headers besides Accept-Encoding on which the answer depends. */
  readonly vary?: string | undefined;
}

/** Sends an answer, or 304 where the client of a GET or HEAD has it already; at once if it can. */
export const sendAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  { representation, headers, vary }: Answer,
  cacheControl: string,
): void | Promise<void> => {
  const coding = codingFor(request, representation);
  const etag = entityTag(representation.tag, coding);
  reply.header('cache-control', cacheControl).header('etag', etag);
  if (representation.codable) reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
  else if (vary) reply.header('vary', vary);
  if (request.method !== 'POST' && !isNoneMatch(request.headers['if-none-match'], etag)) {
    reply.code(STATUS.notModified).send();
    return;
  }
  if (headers) reply.headers(headers);
  if (representation.mediaType === SVG_MEDIA_TYPE) reply.header('content-security-policy', SVG_POLICY);
  reply.header('content-type', representation.mediaType);
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return andThen(representation.inCoding(coding), bytes => {
    reply.send(bytes);
  });
};

/** The coding in which a request gets a representation. */
const codingFor = ({ headers }: FastifyRequest, { codable }: Representation): ContentCoding =>
  codable ? preferredCoding(headers['accept-encoding']) : 'identity';

/** Sends a problem document (RFC 9457). Its instance is the path of the request, without the query. */
export const sendProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: ProblemError,
  baseUrls: BaseUrls,
): FastifyReply => {
  const document = problemDocument(error, {
    baseUrl: baseUrls.of(request),
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
