// SHA-256 digest for cache keys and entity tags.
import { hash } from 'node:crypto';

/** The digest in base64url, 43 characters. */
export const sha256 = (data: string | Uint8Array): string => hash('sha256', data, 'base64url');
