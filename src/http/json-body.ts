// The body of a request as JSON, or the problem that says why it is none.
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../contract/problems.ts';
import { quote } from '../contract/quote.ts';

/** The longest body, in bytes: many times of what a request with every field needs. */
export const BODY_LIMIT = 16 * 1024;

/** Has all bodies collected as they are, whatever they say they are: what they may be is `parseJsonBody`'s to say. */
export const readBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

const JSON_TYPE = /^application\/(?:json|[\w.-]+\+json)\s*(?:;|$)/i;

/**
 * The value of a JSON body (RFC 8259). A body without Content-Type is taken for JSON. Throws `invalid_json` for any
 * other media type, any content coding, and bytes that are not JSON in UTF-8.
 */
export const parseJsonBody = (body: Buffer | undefined, headers: IncomingHttpHeaders): unknown => {
  const type = headers['content-type'];
  if (type !== undefined && !JSON_TYPE.test(type)) {
    throw invalid(`The Content-Type must be application/json, got ${quote(type)}.`);
  }
  const coding = headers['content-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'identity') {
    throw invalid(`The body must come without Content-Encoding, got ${quote(coding)}.`);
  }
  if (body === undefined || body.length === 0) throw invalid('The body is missing.');
  try {
    return JSON.parse(utf8.decode(body));
  } catch {
    // The parser's words quote the body at length; that it cannot be read is all there is to say.
    throw invalid('The body is not JSON in UTF-8.');
  }
};

const invalid = (detail: string): ProblemError => new ProblemError('invalid_json', detail);
