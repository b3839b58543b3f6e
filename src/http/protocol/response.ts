// Sending of responses: conditional requests, content coding, headers.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STATUS } from '../../contract/problems.ts';
import type { BufferPool } from '../cache/buffer-pool.ts';
import { SVG_MEDIA_TYPE, SVG_POLICY } from './common-headers.ts';
import { type ContentCoding, preferredCoding } from './content-coding.ts';
import { entityTag, mapMaybePromise, matchesEntityTag, type Representation } from './representation.ts';

/** Content and headers of a response with status 200. */
export interface HttpResponse {
  readonly representation: Representation;
  /** Headers in addition to those of the representation. */
  readonly headers?: Readonly<Record<string, string>>;
  /** URL that identifies the representation (RFC 9110, 8.7); responses with 304 have it too. */
  readonly contentLocation?: string;
  /** Request headers other than Accept-Encoding that affect the response, for `Vary`. */
  readonly vary?: string | undefined;
}

export interface SendOptions {
  readonly cacheControl: string;
  readonly vary: string | undefined;
  /** Provides memory for bodies that are not cached and for compression. */
  readonly bufferPool: BufferPool;
  readonly isCached: boolean;
}

/** Sends a response, or 304 if If-None-Match of a GET or HEAD matches. Synchronous unless the body gets compressed. */
export const sendResponse = (
  request: FastifyRequest,
  reply: FastifyReply,
  response: HttpResponse,
  { cacheControl, vary, bufferPool, isCached }: SendOptions,
): void | Promise<void> => {
  const { representation, headers } = response;
  const coding = codingFor(request, representation);
  const etag = entityTag(representation.tag, coding);
  reply.header('cache-control', cacheControl).header('etag', etag);
  const varyFields = [response.vary, vary, representation.isCompressible ? 'Accept-Encoding' : undefined];
  const varyValue = varyFields.filter(Boolean).join(', ');
  if (varyValue !== '') reply.header('vary', varyValue);
  if (response.contentLocation) reply.header('content-location', response.contentLocation);
  if (request.method !== 'POST' && matchesEntityTag(request.headers['if-none-match'], etag)) {
    reply.code(STATUS.notModified).send();
    return;
  }
  if (headers) reply.headers(headers);
  if (representation.mediaType === SVG_MEDIA_TYPE) reply.header('content-security-policy', SVG_POLICY);
  reply.header('content-type', representation.mediaType);
  if (coding !== 'identity') reply.header('content-encoding', coding);
  if (coding === 'identity' && !isCached && representation.segments().length > 1) {
    sendPooled(reply, representation, bufferPool);
    return;
  }
  return mapMaybePromise(representation.encoded(coding, bufferPool), bytes => {
    reply.send(bytes);
  });
};

const codingFor = ({ headers }: FastifyRequest, { isCompressible }: Representation): ContentCoding =>
  isCompressible ? preferredCoding(headers['accept-encoding']) : 'identity';

const sendPooled = (reply: FastifyReply, { segments, length }: Representation, pool: BufferPool): void => {
  const buffer = pool.join(segments(), length);
  reply.send(buffer);
  // Usually the operating system has already copied the body. If the client is slow, its buffer is not reused.
  if (reply.raw.writableFinished) pool.release(buffer);
};
