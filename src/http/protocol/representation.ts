// One answer in all its content codings: each is made once, and each has an entity tag of its own.
import { hash } from 'node:crypto';
import { type ContentCoding, type Effort, encodeBytes } from './content-coding.ts';

// Below this length compressed bytes save no packet.
const SMALLEST_WORTH_CODING = 1000;

/** The bytes of an answer. `tag` identifies them within the service; media types like PNG are not coded again. */
export interface Representation {
  readonly mediaType: string;
  readonly tag: string;
  readonly bytes: Uint8Array;
  /** The codings to choose from depend on the content; where there is but one, answers do not vary. */
  readonly codable: boolean;
  /** The bytes in that coding; compressed at most once, by whoever asks first, and at hand from then on. */
  inCoding(coding: ContentCoding): Uint8Array | Promise<Uint8Array>;
}

export interface RepresentationOptions {
  readonly mediaType: string;
  /** By default a digest of the bytes. */
  readonly tag?: string;
  readonly effort?: Effort;
  readonly codable?: boolean;
}

export const createRepresentation = (
  bytes: Uint8Array,
  { mediaType, tag = digest(bytes), effort = 'quick', codable = true }: RepresentationOptions,
): Representation => {
  const forms: { [coding in ContentCoding]?: Uint8Array | Promise<Uint8Array> } = {};
  return {
    mediaType,
    tag,
    bytes,
    codable: codable && bytes.length >= SMALLEST_WORTH_CODING,
    inCoding: coding => {
      if (coding === 'identity') return bytes;
      forms[coding] ??= encodeBytes(bytes, coding, effort).then(form => {
        forms[coding] = form;
        return form;
      });
      return forms[coding];
    },
  };
};

/** A short name for content: equal for equal input, and for nothing else. */
export const digest = (content: Uint8Array | string): string =>
  hash('sha256', content, 'base64url').slice(0, 22);

/** A strong entity tag (RFC 9110, 8.8.3); codings must not share one. */
export const entityTag = (tag: string, coding: ContentCoding): string =>
  coding === 'identity' ? `"${tag}"` : `"${tag}-${coding}"`;

/** Whether a client's If-None-Match names the tag (RFC 9110, 13.1.2: any in the list, compared weakly, or `*`). */
export const isNoneMatch = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch === undefined || !(ifNoneMatch.trim() === '*' || listedTags(ifNoneMatch).includes(etag));

const listedTags = (field: string): readonly string[] => field.match(/"[^"]*"/g) ?? [];

/** The tag inside of a strong entity tag. */
export const bareTag = (etag: string): string => etag.replace(/^"|"$/g, '');
