// Ids and classes derived from content.
import { fnv1a } from '../../model/fnv1a.ts';

/** A hash of `content` (JSON data) as an identifier. Equal content has equal names in every document. */
export const contentName = (content: unknown): string => `f${fnv1a(JSON.stringify(content)).toString(36)}`;
