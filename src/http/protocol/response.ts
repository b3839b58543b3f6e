// Sends responses: content codings, body buffers, headers and conditional requests.

import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STATUS } from '../../contract/problems.ts';
import { isTextType } from '../../model/package-file.ts';
import { SVG_MEDIA_TYPE, SVG_POLICY } from './common-headers.ts';
import {
  type ContentCoding,
  type Effort,
  encodeBytes,
  isQuicklyEncoded,
  MAX_SYNCHRONOUS_LENGTH,
  preferredCoding,
  shorterCoding,
} from './content-coding.ts';

export interface HttpResponse {
  readonly representation: Representation;
  /** Further headers of the response. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Value of `Vary`: request headers other than Accept-Encoding that change the response. */
  readonly vary?: string | undefined;
}

export interface SendOptions {
  readonly cacheControl: string;
  readonly vary: string | undefined;
  readonly bodyBuffer: BodyBuffer;
  readonly isCached: boolean;
}

/** Sends a response, or 304 if If-None-Match of a GET or HEAD request matches. */
export const sendResponse = async (
  request: FastifyRequest,
  reply: FastifyReply,
  response: HttpResponse,
  { cacheControl, vary, bodyBuffer, isCached }: SendOptions,
): Promise<void> => {
  const { representation, headers } = response;
  const { isCompressible, shorterCoding: shorter } = representation;
  const coding = isCompressible ? preferredCoding(request.headers['accept-encoding'], shorter) : 'identity';
  const etag = entityTag(representation.tag, coding);
  reply.header('cache-control', cacheControl).header('etag', etag);
  const varyFields = [response.vary, vary, isCompressible ? 'Accept-Encoding' : undefined];
  const varyValue = varyFields.filter(Boolean).join(', ');
  if (varyValue !== '') reply.header('vary', varyValue);
  if (request.method !== 'POST' && matchesEntityTag(request.headers['if-none-match'], etag)) {
    reply.code(STATUS.notModified).send();
    return;
  }
  if (headers) reply.headers(headers);
  if (representation.mediaType === SVG_MEDIA_TYPE) reply.header('content-security-policy', SVG_POLICY);
  reply.header('content-type', representation.mediaType);
  if (coding !== 'identity') reply.header('content-encoding', coding);
  if (coding === 'identity' && !isCached && representation.segments().length > 1)
    sendJoined(reply, representation, bodyBuffer);
  else reply.send(await representation.encoded(coding, bodyBuffer));
};

const sendJoined = (reply: FastifyReply, { segments, length }: Representation, buffer: BodyBuffer): void => {
  reply.send(buffer.join(segments(), length));
  // The operating system has usually copied the body by now. For a slow client, the bytes are still in use.
  if (!reply.raw.writableFinished) buffer.giveAway();
};

/** Minimum number of bytes to compress. Shorter content fits into one network packet. */
const MIN_COMPRESSED_LENGTH = 1000;

export type Representation = ReturnType<typeof createRepresentation>;

export interface RepresentationOptions {
  readonly mediaType: string;
  /** Entity tag without quotes. Default: a digest of the content. */
  readonly tag?: string;
  readonly effort?: Effort;
}

export const createRepresentation = (
  content: Uint8Array | readonly Uint8Array[],
  { mediaType, tag, effort = 'quick' }: RepresentationOptions,
) => {
  let segments: readonly Uint8Array[] = content instanceof Uint8Array ? [content] : content;
  const length = segments.reduce((sum, segment) => sum + segment.length, 0);
  const join = (): Uint8Array => {
    if (segments.length !== 1) segments = [Buffer.concat(segments, length)];
    return segments[0] as Uint8Array;
  };
  /** Does not store the joined segments, which would need more memory: segments are views of the catalog. */
  const compress = (coding: 'gzip' | 'br', buffer: BodyBuffer): Promise<Uint8Array> => {
    if (segments.length === 1) return encodeBytes(join(), coding, effort);
    const isReusable = isQuicklyEncoded(length, effort);
    const joined = isReusable ? buffer.join(segments, length) : Buffer.concat(segments, length);
    return encodeBytes(joined, coding, effort);
  };
  const compressed: { [coding in ContentCoding]?: Promise<Uint8Array> } = {};
  return {
    mediaType,
    /** Start of each entity tag of the content. `entityTag` adds quotes and the content coding. */
    tag: tag ?? digest(join()),
    length,
    isCompressible:
      length >= MIN_COMPRESSED_LENGTH && (isTextType(mediaType) || mediaType === 'application/wasm'),
    shorterCoding: shorterCoding(length, effort),
    // A method, because V8 creates a hidden class for each object literal with a getter, which only a full GC frees.
    /** The content in segments. After `encoded('identity')`, it is one segment. */
    segments: () => segments,
    /** The encoded content. Each coding is computed once. */
    encoded: (coding: ContentCoding, buffer: BodyBuffer): Uint8Array | Promise<Uint8Array> => {
      if (coding === 'identity') return join();
      compressed[coding] ??= compress(coding, buffer);
      return compressed[coding];
    },
  };
};

/** The first 132 bits of SHA-256, written in characters that entity tags allow. */
const digest = (content: Uint8Array | string): string => hash('sha256', content, 'base64url').slice(0, 22);

/** Builds a strong entity tag, different for each content coding. */
const entityTag = (tag: string, coding: ContentCoding): string =>
  coding === 'identity' ? `"${tag}"` : `"${tag}-${coding}"`;

export const unquoteEntityTag = (etag: string): string => etag.replace(/^"|"$/g, '');

const matchesEntityTag = (ifNoneMatch = '', etag: string): boolean =>
  ifNoneMatch.trim() === '*' || (ifNoneMatch.match(/"[^"]*"/g)?.includes(etag) ?? false);

/**
 * Buffer for joining bodies. One buffer suffices, because bodies are written synchronously. Without reuse, allocating
 * 90 kB per response triggers a full garbage collection every few hundred requests.
 */
export const createBodyBuffer = () => {
  let buffer: Buffer | undefined;
  return {
    /** Copies the segments into one buffer, which the next call reuses. */
    join: (segments: readonly Uint8Array[], length: number): Buffer => {
      if (length > MAX_SYNCHRONOUS_LENGTH) return Buffer.concat(segments, length);
      buffer ??= Buffer.allocUnsafeSlow(MAX_SYNCHRONOUS_LENGTH);
      let offset = 0;
      for (const segment of segments) {
        // Half of the segments of a search page are commas. Assigning one byte is ten times as fast as set().
        if (segment.length === 1) buffer[offset] = segment[0] as number;
        else buffer.set(segment, offset);
        offset += segment.length;
      }
      return buffer.subarray(0, length);
    },
    /** Leaves the last result of `join` to its user. The next call allocates another buffer. */
    giveAway: () => {
      buffer = undefined;
    },
  };
};

type BodyBuffer = ReturnType<typeof createBodyBuffer>;
