// Request bodies: size limits, and parsing of JSON.
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formatKibibytes, MAXIMUM_ARTWORK_BODY_BYTES, MAXIMUM_BODY_BYTES } from '../../contract/limits.ts';
import { CapacityError, ProblemError, quote } from '../../contract/problems.ts';
import { DisconnectError, discardBody } from '../connections/endings.ts';
import { clientOf } from '../quota/client-address.ts';

const TOO_LONG = Symbol('too long');
const CROWDED = Symbol('crowded');

/** The bytes of a body, or why they were discarded. */
type Body = Buffer | typeof TOO_LONG | typeof CROWDED | undefined;

/** Decodes the body of a request as Latin-1: one character per byte. */
export const bodyText = ({ body }: Pick<FastifyRequest, 'body'>): string =>
  Buffer.isBuffer(body) ? body.toString('latin1') : '';

/** Collects bodies of every media type, so that `parseJsonBody` can report unsupported ones. */
export const collectBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const hold = createLargeBodies();
  app.addContentTypeParser('*', (request: FastifyRequest, payload: Readable) =>
    collectBody(request, payload, hold(request)),
  );
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

const MEBIBYTE = 1024 * 1024;

/** Bytes of bodies with artwork that are in memory at a time: of all clients, and of one. */
const LARGE_BODIES = { all: 32 * MEBIBYTE, perClient: 8 * MEBIBYTE };

/** Adds bytes to what the body of a request holds, until its response has left; returns false if there is no room. */
type HoldBytes = (bytes: number) => boolean;

const createLargeBodies = (): ((request: FastifyRequest) => HoldBytes) => {
  const byClient = new Map<string, number>();
  let all = 0;
  const add = (client: string, bytes: number): void => {
    all += bytes;
    const rest = (byClient.get(client) ?? 0) + bytes;
    if (rest > 0) byClient.set(client, rest);
    else byClient.delete(client);
  };
  return request => {
    const client = clientOf(request);
    let held = 0;
    const release = (): void => {
      add(client, -held);
      held = 0;
    };
    return bytes => {
      const own = (byClient.get(client) ?? 0) + bytes;
      if (all + bytes > LARGE_BODIES.all || own > LARGE_BODIES.perClient) return false;
      if (held === 0) for (const event of ['finish', 'close']) request.response.once(event, release);
      held += bytes;
      add(client, bytes);
      return true;
    };
  };
};

const collectBody = (request: FastifyRequest, payload: Readable, hold: HoldBytes): Promise<Body> =>
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
    const refuse = (reason: Body): void => {
      payload.off('data', collect);
      discardBody(raw, response);
      resolve(reason);
    };
    const collect = (chunk: Buffer): void => {
      length += chunk.length;
      chunks.push(chunk);
      if (isTooLong()) refuse(TOO_LONG);
      else if (length > MAXIMUM_BODY_BYTES && !hold(chunk.length)) refuse(CROWDED);
    };
    payload.once('end', () => resolve(Buffer.concat(chunks)));
    payload.once('error', () => reject(new DisconnectError()));
    if (declaresTooMuch(request)) refuse(TOO_LONG);
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
  // Before it is parsed: two megabytes of brackets take 0.3 s.
  if (bytes.length > MAXIMUM_BODY_BYTES) assertLength(lengthWithoutArtwork(bytes.toString('latin1')));
  return parseJson(bytes);
};

/** Length of a JSON text without the strings of artwork fields. */
const lengthWithoutArtwork = (json: string): number => {
  let length = json.length;
  // In JSON, only the name of a field can precede the colon.
  const field = /artwork"\s*:\s*"/g;
  while (field.test(json)) {
    let end = field.lastIndex;
    while (end < json.length && json[end] !== '"') end += json[end] === '\\' ? 2 : 1;
    length -= end - field.lastIndex;
    field.lastIndex = end;
  }
  return length;
};

/** The collected body. Throws a ProblemError `invalid_json` if it is too long, a CapacityError if there was no room. */
export const completeBody = (body: unknown): Buffer | undefined => {
  if (body === TOO_LONG) throw tooLong();
  if (body === CROWDED)
    throw new CapacityError('Too many bodies with artwork are being read.', RETRY_AFTER_SECONDS);
  return Buffer.isBuffer(body) ? body : undefined;
};

const RETRY_AFTER_SECONDS = 1;

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
