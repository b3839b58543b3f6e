// Names for ids and classes, made from what they stand for.
import { fnv1a } from '../../model/fnv1a.ts';

/** A short name for `content` (JSON data): equal content has the same name, and other content another one. */
export const contentName = (content: unknown): string => `f${fnv1a(JSON.stringify(content)).toString(36)}`;
