// JSON request bodies: size limit, validation and parsing.
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formatKibibytes, MAXIMUM_BODY_BYTES } from '../../contract/limits.ts';
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
  app.addHook('preParsing', ({ headers, raw }, reply, payload, done) => {
    const expectsContinue = raw.httpVersion === '1.1' && /^100-continue$/i.test(headers.expect ?? '');
    if (expectsContinue && !declaresTooMuch(headers)) reply.raw.writeContinue();
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
      if (length > MAXIMUM_BODY_BYTES) refuse();
      else chunks.push(chunk);
    };
    payload.once('end', () => resolve(Buffer.concat(chunks)));
    payload.once('error', () => reject(new DisconnectError()));
    if (declaresTooMuch(raw.headers)) refuse();
    else payload.on('data', collect);
  });

const declaresTooMuch = (headers: IncomingHttpHeaders): boolean =>
  Number(headers['content-length']) > MAXIMUM_BODY_BYTES;

const utf8 = new TextDecoder('utf-8', { fatal: true });

const JSON_TYPE = /^application\/(?:json|[\w.-]+\+json)\s*(?:;|$)/i;

/**
 * Parses a JSON body (RFC 8259). Without Content-Type, the body must be JSON. Throws a ProblemError `invalid_json` for
 * other media types, content codings, bodies that are too long, and bodies that are not JSON in UTF-8.
 */
export const parseJsonBody = ({ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>): unknown => {
  if (body === TOO_LONG) throw invalid(`The body is longer than ${formatKibibytes(MAXIMUM_BODY_BYTES)}.`);
  const type = headers['content-type'];
  if (type !== undefined && !JSON_TYPE.test(type)) {
    throw invalid(`The Content-Type must be application/json, got ${quote(type)}.`);
  }
  const coding = headers['content-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'identity') {
    throw invalid(`The body must come without Content-Encoding, got ${quote(coding)}.`);
  }
  if (!Buffer.isBuffer(body) || body.length === 0) throw invalid('The body is missing.');
  try {
    return JSON.parse(utf8.decode(body));
  } catch {
    // The message of the SyntaxError quotes the body, so it is not used.
    throw invalid('The body is not JSON in UTF-8.');
  }
};

const invalid = (detail: string): ProblemError => new ProblemError('invalid_json', detail);
