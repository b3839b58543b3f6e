// Request bodies: size limits, and parsing of JSON.
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formatKibibytes, MAXIMUM_ARTWORK_BODY_BYTES, MAXIMUM_BODY_BYTES } from '../../contract/limits.ts';
import { ProblemError, quote } from '../../contract/problems.ts';
import { DisconnectError, discardBody } from '../connections/endings.ts';

const TOO_LONG = Symbol('too long');

type Body = Buffer | typeof TOO_LONG | undefined;

/** Decodes the body of a request as Latin-1: one character per byte. */
export const bodyText = ({ body }: Pick<FastifyRequest, 'body'>): string =>
  Buffer.isBuffer(body) ? body.toString('latin1') : '';

/** Collects bodies of every media type, so that `parseJsonBody` can report unsupported ones. */
export const collectBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', collectBody);
  const { server } = app;
  // By default, Node sends 100 Continue before the request is validated.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { headers, raw } = request;
    const expectsContinue = raw.httpVersion === '1.1' && /^100-continue$/i.test(headers.expect ?? '');
    if (expectsContinue && !declaresTooMuch(request)) reply.raw.writeContinue();
    done(null, payload);
  });
};

/** Longest body of a request in bytes, if it contains artwork. */
const longestBody = ({ is404, routeOptions }: FastifyRequest): number =>
  !is404 && routeOptions.config.resource?.takesArtwork ? MAXIMUM_ARTWORK_BODY_BYTES : MAXIMUM_BODY_BYTES;

const collectBody = (request: FastifyRequest, payload: Readable): Promise<Body> =>
  new Promise((resolve, reject) => {
    const { raw, response } = request;
    const chunks: Buffer[] = [];
    const limit = longestBody(request);
    let length = 0;
    /** The name of the field comes within the length of all other fields. */
    let hasArtwork: boolean | undefined;
    const isTooLong = (): boolean => {
      if (length <= MAXIMUM_BODY_BYTES) return false;
      hasArtwork ??= Buffer.concat(chunks).includes('artwork');
      return !hasArtwork || length > limit;
    };
    const refuse = (): void => {
      payload.off('data', collect);
      discardBody(raw, response);
      resolve(TOO_LONG);
    };
    const collect = (chunk: Buffer): void => {
      length += chunk.length;
      chunks.push(chunk);
      if (isTooLong()) refuse();
    };
    payload.once('end', () => resolve(Buffer.concat(chunks)));
    payload.once('error', () => reject(new DisconnectError()));
    if (declaresTooMuch(request)) refuse();
    else payload.on('data', collect);
  });

const declaresTooMuch = (request: FastifyRequest): boolean =>
  Number(request.headers['content-length']) > longestBody(request);

const utf8 = new TextDecoder('utf-8', { fatal: true });

const JSON_TYPE = /^application\/(?:json|[\w.-]+\+json)\s*(?:;|$)/i;

/**
 * Parses a JSON body (RFC 8259). Without Content-Type, the body must be JSON. Throws a ProblemError `invalid_json` for
 * other media types, content codings, bodies that are too long, and bodies that are not JSON in UTF-8.
 */
export const parseJsonBody = ({ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>): unknown => {
  const bytes = completeBody(body);
  const type = headers['content-type'];
  if (type !== undefined && !JSON_TYPE.test(type)) {
    throw invalid(`The Content-Type must be application/json, got ${quote(type)}.`);
  }
  const coding = headers['content-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'identity') {
    throw invalid(`The body must come without Content-Encoding, got ${quote(coding)}.`);
  }
  if (bytes === undefined || bytes.length === 0) throw invalid('The body is missing.');
  const json = parseJson(bytes);
  const withoutArtwork = (name: string, value: unknown) => (name.endsWith('artwork') ? undefined : value);
  if (bytes.length > MAXIMUM_BODY_BYTES) assertLength(JSON.stringify(json, withoutArtwork).length);
  return json;
};

/** The collected body. Throws a ProblemError `invalid_json` if it is too long. */
export const completeBody = (body: unknown): Buffer | undefined => {
  if (body === TOO_LONG) throw tooLong();
  return Buffer.isBuffer(body) ? body : undefined;
};

/** Checks the length of all fields but artwork. */
export const assertLength = (bytes: number): void => {
  if (bytes > MAXIMUM_BODY_BYTES) throw tooLong();
};

const tooLong = (): ProblemError =>
  invalid(`The body is longer than ${formatKibibytes(MAXIMUM_BODY_BYTES)}.`);

const parseJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    // The message of the SyntaxError quotes the body, so it is not used.
    throw invalid('The body is not JSON in UTF-8.');
  }
};

const invalid = (detail: string): ProblemError => new ProblemError('invalid_json', detail);
