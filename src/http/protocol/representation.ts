// Representation: response content in every content coding, with an entity tag.

import { hash } from 'node:crypto';
import type { BufferPool } from '../cache/buffer-pool.ts';
import { type ContentCoding, type Effort, encodeBytes } from './content-coding.ts';

/** Calls `use` synchronously unless the value is a promise, because awaiting slows down short responses. */
export const mapMaybePromise = <Value, Result>(
  value: Value | Promise<Value>,
  use: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> => (value instanceof Promise ? value.then(use) : use(value));

/** In bytes. Shorter content fits into one packet even without compression. */
const MIN_COMPRESSED_LENGTH = 1000;

export interface Representation {
  readonly mediaType: string;
  /** Entity tag without quotes and content coding; equal only for equal content. */
  readonly tag: string;
  readonly length: number;
  /** Whether the content is compressed on request. */
  readonly isCompressible: boolean;
  /** Content in segments; a single segment after `encoded('identity')`. */
  segments(): readonly Uint8Array[];
  /** Content in a coding; computed once, in memory of `pool`. */
  encoded(coding: ContentCoding, pool: BufferPool): Uint8Array | Promise<Uint8Array>;
}

export interface RepresentationOptions {
  readonly mediaType: string;
  /** Defaults to a digest of the content. */
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
   * Joins several segments in a pooled buffer. They are views of cached memory and are kept; a joined copy would need
   * more.
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
    // A method, because V8 creates a hidden class for each object with a getter, which only a full GC frees.
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

/** First 132 bits of SHA-256, in characters that an entity tag may contain. */
const digest = (content: Uint8Array | string): string =>
  hash('sha256', content, 'base64url').slice(0, DIGEST_LENGTH);

/** Builds a strong entity tag, which differs for each content coding. */
export const entityTag = (tag: string, coding: ContentCoding): string =>
  coding === 'identity' ? `"${tag}"` : `"${tag}-${coding}"`;

/** Removes the quotes of a strong entity tag. */
export const unquoteEntityTag = (etag: string): string => etag.replace(/^"|"$/g, '');

/** Whether If-None-Match is `*` or lists the tag (weak comparison). */
export const matchesEntityTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch.trim() === '*' || listedTags(ifNoneMatch).includes(etag));

const listedTags = (field: string): readonly string[] => field.match(/"[^"]*"/g) ?? [];
