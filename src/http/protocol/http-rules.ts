// Rules of HTTP/1.1 that Node.js does not check.

import type { FastifyRequest } from 'fastify';
import { formatKibibytes, MAXIMUM_HEADER_BYTES } from '../../contract/limits.ts';
import { ProblemError, quote } from '../../contract/problems.ts';
import { basePathOf } from './base-url.ts';

export const HEADER_TOO_LONG = `The request line and header fields are longer than ${formatKibibytes(MAXIMUM_HEADER_BYTES)}.`;

/** Returns a problem if the request violates a rule. */
export const ruleViolation = (request: FastifyRequest): ProblemError | undefined => {
  const { raw, method, url } = request;
  if (raw.httpVersionMajor < 1) return invalid('The request line must end with HTTP/1.1 or HTTP/1.0.');
  if (headerBytes(request) > MAXIMUM_HEADER_BYTES) return invalid(HEADER_TOO_LONG);
  // RFC 9112, 3.2.
  if (raw.httpVersion === '1.1' && raw.rawHeaders.filter(isHost).length !== 1) {
    return invalid('HTTP/1.1 requires exactly one Host field.');
  }
  // RFC 9112, 3.2.4.
  if (url === '/' && request.originalUrl === '*' && method !== 'OPTIONS') {
    return invalid('Only OPTIONS may have the target *.');
  }
  // A target has no fragment (RFC 9112, 3.2). A cache might drop it from its key.
  if (request.originalUrl.includes('#')) {
    return invalid('The request target must not contain #; write it as %23.');
  }
  // RFC 9112, 6.1 suggests 501, which the contract does not have. Node.js requires chunked as the last coding, so only
  // the codings before chunked are left to reject.
  const coding = raw.headers['transfer-encoding'];
  if (coding !== undefined && /,\s*chunked$/i.test(coding)) {
    return invalid(`The Transfer-Encoding must be chunked, got ${quote(coding)}.`);
  }
  return undefined;
};

/** Node.js counts neither the colons nor the ends of lines, which are most of the bytes of thousands of short fields. */
const headerBytes = ({ raw: { rawHeaders }, originalUrl }: FastifyRequest): number =>
  rawHeaders.reduce((bytes, text) => bytes + text.length + SEPARATOR_BYTES, originalUrl.length);

/** `: ` after a name, and the end of the line after a value. */
const SEPARATOR_BYTES = 2;

/** Whether an entry of `rawHeaders` is the name Host. Names and values alternate. Parsed headers have only the first Host. */
const isHost = (text: string, index: number): boolean =>
  index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';

const invalid = (detail: string): ProblemError => new ProblemError('invalid_json', detail);

/** Path of the resource that redirects from the path of PUBLIC_URL without a slash. */
export const BARE_BASE_PATH = '/.base-path';

/**
 * Returns a function that converts a request target to origin form. It removes scheme and authority, and converts `*`
 * to `/`. It also removes the path of `publicUrl`, which only some proxies forward. Without a slash at the end, this path
 * becomes `BARE_BASE_PATH`.
 */
export const originForm = (publicUrl: string | undefined): ((target: string) => string) => {
  const prefix = publicUrl === undefined ? '' : basePathOf(publicUrl);
  return target => {
    if (target.startsWith('/') && prefix === '') return target;
    const path = target === '*' ? '/' : target.replace(/^https?:\/\/[^/?#]*/i, '');
    if (path.startsWith(`${prefix}/`)) return path.slice(prefix.length);
    if (prefix !== '' && path.split('?', 1)[0] === prefix) return BARE_BASE_PATH + path.slice(prefix.length);
    return path.startsWith('/') ? path : `/${path}`;
  };
};
