// Entity tags and conditional requests (RFC 9110, 8.8.3 and 13.1.2).
import type { ContentCoding } from './content-coding.ts';

/** A strong entity tag; each content coding has its own. */
export const entityTag = (tag: string, coding: ContentCoding): string =>
  coding === 'identity' ? `"${tag}"` : `"${tag}-${coding}"`;

/** The text between the quotes of a strong entity tag. */
export const unquoteEntityTag = (etag: string): string => etag.replace(/^"|"$/g, '');

/** Whether If-None-Match is `*` or lists the tag; compares weakly. */
export const matchesEntityTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch.trim() === '*' || listedTags(ifNoneMatch).includes(etag));

const listedTags = (field: string): readonly string[] => field.match(/"[^"]*"/g) ?? [];
