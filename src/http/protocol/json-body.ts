// The body of a request as JSON, or the problem that says why it is none.
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { quote } from '../../contract/export/quote.ts';
import { ProblemError } from '../../contract/problems.ts';
import { DisconnectError } from './disconnect.ts';
import { discardBody } from './unread-body.ts';

/** The longest body, in bytes: many times of what a request with every field needs. */
const BODY_LIMIT = 16 * 1024;

const TOO_LONG = Symbol('too long');

/** What came as a body: nothing, its bytes, or more of them than anybody may send. */
export type Body = Buffer | typeof TOO_LONG | undefined;

/** The bytes of a body as text, one character each. */
export const bodyText = (body: Body): string => (Buffer.isBuffer(body) ? body.toString('latin1') : '');

/**
 * Has all bodies collected as they are, whatever they say they are: what they may be is `parseJsonBody`'s to say.
 * A client that asks before it sends a body may go on unless the body is refused anyway.
 */
export const readBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', collectBody);
  const { server } = app;
  // Node would say Continue to everybody, and before we have seen the request.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  app.addHook('preParsing', ({ headers, raw }, reply, payload, done) => {
    const waits = raw.httpVersion === '1.1' && /^100-continue$/i.test(headers.expect ?? '');
    if (waits && !declaresTooMuch(headers)) reply.raw.writeContinue();
    done(null, payload);
  });
};

const collectBody = ({ raw, response }: FastifyRequest, payload: Readable): Promise<Body> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const refuse = (): void => {
      payload.off('data', collect);
      discardBody(raw, response);
      resolve(TOO_LONG);
    };
    const collect = (chunk: Buffer): void => {
      length += chunk.length;
      if (length > BODY_LIMIT) refuse();
      else chunks.push(chunk);
    };
    payload.once('end', () => resolve(Buffer.concat(chunks)));
    payload.once('error', () => reject(new DisconnectError()));
    if (declaresTooMuch(raw.headers)) refuse();
    else payload.on('data', collect);
  });

const declaresTooMuch = (headers: IncomingHttpHeaders): boolean =>
  Number(headers['content-length']) > BODY_LIMIT;

const utf8 = new TextDecoder('utf-8', { fatal: true });

const JSON_TYPE = /^application\/(?:json|[\w.-]+\+json)\s*(?:;|$)/i;

/**
 * The value of a JSON body (RFC 8259). A body without Content-Type is taken for JSON. Throws `invalid_json` for any
 * other media type, any content coding, and bytes that are too many or not JSON in UTF-8.
 */
export const parseJsonBody = (body: Body, headers: IncomingHttpHeaders): unknown => {
  if (body === TOO_LONG) throw invalid(`The body is longer than ${BODY_LIMIT / 1024} KiB.`);
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
