// Entity tags and conditional requests (RFC 9110, 8.8.3 and 13.1.2).
import type { ContentCoding } from './content-coding.ts';

/** Builds a strong entity tag, which differs for each content coding. */
export const entityTag = (tag: string, coding: ContentCoding): string =>
  coding === 'identity' ? `"${tag}"` : `"${tag}-${coding}"`;

/** Removes the quotes of a strong entity tag. */
export const unquoteEntityTag = (etag: string): string => etag.replace(/^"|"$/g, '');

/** Whether If-None-Match is `*` or lists the tag (weak comparison). */
export const matchesEntityTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch.trim() === '*' || listedTags(ifNoneMatch).includes(etag));

const listedTags = (field: string): readonly string[] => field.match(/"[^"]*"/g) ?? [];
