// Response content with an entity tag, in every content coding.
import { hash } from 'node:crypto';
import { type ContentCoding, type Effort, encodeBytes } from './content-coding.ts';

/** Bytes. Shorter content fits one packet, compressed or not. */
const MIN_COMPRESSED_LENGTH = 1000;

export interface Representation {
  readonly mediaType: string;
  /** Identifies the content within the service. */
  readonly tag: string;
  readonly length: number;
  /** Clients may choose a content coding. */
  readonly isCompressible: boolean;
  /** The content in segments; a single one after `encoded` has joined them. */
  segments(): readonly Uint8Array[];
  /** The content in a coding; computed once. */
  encoded(coding: ContentCoding): Uint8Array | Promise<Uint8Array>;
}

export interface RepresentationOptions {
  readonly mediaType: string;
  /** By default a digest of the content. */
  readonly tag?: string;
  readonly effort?: Effort;
  /** False for media types with compression of their own, like PNG. */
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
  const compressed: { [coding in ContentCoding]?: Uint8Array | Promise<Uint8Array> } = {};
  return {
    mediaType,
    tag: tag ?? digest(join()),
    length,
    isCompressible: isCompressible && length >= MIN_COMPRESSED_LENGTH,
    // Not a getter: V8 would create a map for each object, which only a full collection frees.
    segments: () => segments,
    encoded: coding => {
      if (coding === 'identity') return join();
      compressed[coding] ??= encodeBytes(join(), coding, effort).then(bytes => {
        compressed[coding] = bytes;
        return bytes;
      });
      return compressed[coding];
    },
  };
};

const DIGEST_LENGTH = 22;

/** The first 132 bits of SHA-256, as an entity tag can hold them. */
export const digest = (content: Uint8Array | string): string =>
  hash('sha256', content, 'base64url').slice(0, DIGEST_LENGTH);
