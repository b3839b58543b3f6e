// Responses: content codings, buffers for bodies, headers and conditional requests.

import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STATUS } from '../../contract/problems.ts';
import { SVG_MEDIA_TYPE, SVG_POLICY } from './common-headers.ts';
import { type ContentCoding, type Effort, encodeBytes, preferredCoding } from './content-coding.ts';

/** Content and headers of a response with status 200. */
export interface HttpResponse {
  readonly representation: Representation;
  /** Headers in addition to those of the representation. */
  readonly headers?: Readonly<Record<string, string>>;
  /** For `Vary`: request headers other than Accept-Encoding on which the response depends. */
  readonly vary?: string | undefined;
}

export interface SendOptions {
  readonly cacheControl: string;
  readonly vary: string | undefined;
  /** Provides buffers for uncached bodies and for compression. */
  readonly bufferPool: BufferPool;
  readonly isCached: boolean;
}

/**
 * Sends a response. Sends 304 if If-None-Match of a GET or HEAD request matches. Returns a promise only if the
 * body is compressed asynchronously.
 */
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
  // Usually, the operating system has copied the body by now. If the client is slow, the buffer is still in use
  // and is not reused.
  if (reply.raw.writableFinished) pool.release(buffer);
};

/**
 * Applies `use` to a value or to the result of a promise. Avoids `await` for plain values, because it slows down
 * short responses.
 */
export const mapMaybePromise = <Value, Result>(
  value: Value | Promise<Value>,
  use: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> => (value instanceof Promise ? value.then(use) : use(value));

/** In bytes. Shorter content fits into one network packet even without compression. */
const MIN_COMPRESSED_LENGTH = 1000;

export interface Representation {
  readonly mediaType: string;
  /** Entity tag without quotes and content coding. Different content has different tags. */
  readonly tag: string;
  readonly length: number;
  /** Whether the content may be compressed. */
  readonly isCompressible: boolean;
  /** Content in segments. After `encoded('identity')`, there is one segment. */
  segments(): readonly Uint8Array[];
  /** Content in a coding. The result is computed once, with buffers of `pool`. */
  encoded(coding: ContentCoding, pool: BufferPool): Uint8Array | Promise<Uint8Array>;
}

export interface RepresentationOptions {
  readonly mediaType: string;
  /** Entity tag without quotes. The default is a digest of the content. */
  readonly tag?: string;
  readonly effort?: Effort;
  /** False for media types that are already compressed, such as PNG. */
  readonly isCompressible?: boolean;
}

export const createRepresentation = (
  content: Uint8Array | readonly Uint8Array[],
  { mediaType, tag, effort = 'quick', isCompressible = true }: RepresentationOptions,
): Representation => {
  let segments: readonly Uint8Array[] = content instanceof Uint8Array ? [content] : content;
  const length = segments.reduce((sum, segment) => sum + segment.length, 0);
  const join = (): Uint8Array => {
    if (segments.length !== 1) segments = [Buffer.concat(segments, length)];
    return segments[0] as Uint8Array;
  };
  /**
   * Compresses the content. Several segments are first joined in a pooled buffer, which is released afterwards.
   * Keeping a joined copy would need more memory, because the segments are views of the catalog in memory.
   */
  const compress = (coding: 'gzip' | 'br', pool: BufferPool): Uint8Array | Promise<Uint8Array> => {
    if (segments.length === 1) return encodeBytes(join(), coding, effort);
    const buffer = pool.join(segments, length);
    return mapMaybePromise(encodeBytes(buffer, coding, effort), bytes => {
      pool.release(buffer);
      return bytes;
    });
  };
  const compressed: { [coding in ContentCoding]?: Uint8Array | Promise<Uint8Array> } = {};
  return {
    mediaType,
    tag: tag ?? digest(join()),
    length,
    isCompressible: isCompressible && length >= MIN_COMPRESSED_LENGTH,
    // `segments` is a method, not a getter: for an object literal with a getter, V8 creates a hidden class that
    // only a full GC frees.
    segments: () => segments,
    encoded: (coding, pool) => {
      if (coding === 'identity') return join();
      compressed[coding] ??= mapMaybePromise(compress(coding, pool), bytes => {
        compressed[coding] = bytes;
        return bytes;
      });
      return compressed[coding];
    },
  };
};

const DIGEST_LENGTH = 22;

/** The first 132 bits of SHA-256, in characters that entity tags allow. */
const digest = (content: Uint8Array | string): string =>
  hash('sha256', content, 'base64url').slice(0, DIGEST_LENGTH);

/** Builds a strong entity tag, different for each content coding. */
export const entityTag = (tag: string, coding: ContentCoding): string =>
  coding === 'identity' ? `"${tag}"` : `"${tag}-${coding}"`;

/** Removes the quotes of a strong entity tag. */
export const unquoteEntityTag = (etag: string): string => etag.replace(/^"|"$/g, '');

/** Whether If-None-Match is `*` or lists the tag. */
export const matchesEntityTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch.trim() === '*' || listedTags(ifNoneMatch).includes(etag));

const listedTags = (field: string): readonly string[] => field.match(/"[^"]*"/g) ?? [];

/**
 * Pool of one buffer. One is enough, because bodies are written synchronously. Without reuse, allocating 90 kB per
 * response triggers a full garbage collection every few hundred requests.
 */
export interface BufferPool {
  /** Copies the segments into one buffer: the pooled one if it is free and large enough, otherwise a new one. */
  join(segments: readonly Uint8Array[], length: number): Buffer;
  /**
   * Returns the last result of `join` to the pool; other buffers are ignored. The caller must not use the buffer
   * afterwards.
   */
  release(buffer: Buffer): void;
}

/** Minimum size of the pooled buffer in bytes: most pages of search results fit. */
const MIN_CAPACITY = 128 * 1024;

/** Maximum size of the pooled buffer in bytes. */
const MAX_CAPACITY = 1024 * 1024;

export const createBufferPool = (): BufferPool => {
  let free: Buffer | undefined;
  let used: Buffer | undefined;
  const acquire = (length: number): Buffer => {
    used =
      free !== undefined && free.length >= length
        ? free
        : Buffer.allocUnsafeSlow(Math.max(length, MIN_CAPACITY));
    free = undefined;
    return used.subarray(0, length);
  };
  return {
    join: (segments, length) => {
      const buffer = acquire(length);
      let offset = 0;
      for (const segment of segments) {
        // Half of the segments of a search page are commas, and assigning one byte is ten times as fast as set().
        if (segment.length === 1) buffer[offset] = segment[0] as number;
        else buffer.set(segment, offset);
        offset += segment.length;
      }
      return buffer;
    },
    release: buffer => {
      if (used === undefined || buffer.buffer !== used.buffer) return;
      if (used.length <= MAX_CAPACITY) free = used;
      used = undefined;
    },
  };
};
