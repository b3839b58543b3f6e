// Ids and classes derived from content.
import { fnv1a } from '../../model/fnv1a.ts';

/** Hashes `content` (JSON data) to an identifier. Equal content has the same identifier in every document. */
export const contentName = (content: unknown): string => `f${fnv1a(JSON.stringify(content)).toString(36)}`;
