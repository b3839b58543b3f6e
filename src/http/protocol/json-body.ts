// Request bodies: limits sizes and parses JSON.
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  formatKibibytes,
  LONGEST_ARTWORK_BODY,
  MAX_ARTWORK_BYTES,
  MAXIMUM_BODY_BYTES,
} from '../../contract/limits.ts';
import { CapacityError, ProblemError, quote } from '../../contract/problems.ts';
import { createClientCounts } from '../quota/clients.ts';
import { DisconnectError, onceClosed } from './disconnect.ts';

/** Decodes a body as Latin-1: one character per byte. */
export const bodyText = ({ body }: Pick<FastifyRequest, 'body'>): string =>
  Buffer.isBuffer(body) ? body.toString('latin1') : '';

/** Collects bodies of every media type, so that `parseJsonBody` can report the unsupported ones. */
export const collectBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  const memoryOf = createLargeBodies();
  app.addContentTypeParser('*', (request: FastifyRequest, payload: Readable) =>
    collectBody(request, payload, { memory: memoryOf(request), limit: longestBody(request) }),
  );
  const { server } = app;
  // Without this listener, Node.js sends 100 Continue before the request is validated.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { headers, raw } = request;
    const expectsContinue = raw.httpVersion === '1.1' && /^100-continue$/i.test(headers.expect ?? '');
    if (expectsContinue && !declaresTooMuch(request, longestBody(request))) reply.raw.writeContinue();
    done(null, payload);
  });
};

const longestBody = ({ is404, routeOptions }: FastifyRequest): number =>
  !is404 && routeOptions.config.resource?.takesArtwork ? LONGEST_ARTWORK_BODY : MAXIMUM_BODY_BYTES;

const artworkTooLong = (): ProblemError =>
  new ProblemError(
    'invalid_artwork',
    `The body with the artwork is longer than ${formatKibibytes(LONGEST_ARTWORK_BODY)}; ` +
      `artwork may have ${formatKibibytes(MAX_ARTWORK_BYTES)}.`,
  );

const MEBIBYTE = 1024 * 1024;

/** Maximum number of bytes of bodies with artwork in memory: of all clients together, and of each client. */
const LARGE_BODIES = { all: 32 * MEBIBYTE, perClient: 8 * MEBIBYTE };

/** Memory of one body. It is released at the latest when its response is complete or its connection closes. */
interface BodyMemory {
  /** Reserves bytes. Returns false if that exceeds `LARGE_BODIES`. */
  hold(bytes: number): boolean;
  release(): void;
}

const createLargeBodies = (): ((request: FastifyRequest) => BodyMemory) => {
  const byClient = createClientCounts();
  let all = 0;
  return ({ client, response }) => {
    let held = 0;
    const release = (): void => {
      byClient.add(client, -held);
      all -= held;
      held = 0;
    };
    return {
      release,
      hold: bytes => {
        const own = byClient.get(client) + bytes;
        if (all + bytes > LARGE_BODIES.all || own > LARGE_BODIES.perClient) return false;
        const isFirst = held === 0;
        held += bytes;
        all += bytes;
        byClient.add(client, bytes);
        if (isFirst) onceClosed(response, release);
        return true;
      },
    };
  };
};

/** Resolves with the bytes of a body, or with the error that discarded it. */
const collectBody = (
  request: FastifyRequest,
  payload: Readable,
  { memory, limit }: { readonly memory: BodyMemory; readonly limit: number },
): Promise<Buffer | Error> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    /**
     * Whether the body names an artwork field. Checked once, when the body exceeds MAXIMUM_BODY_BYTES. All other fields
     * together fit into this limit, so the first bytes of a valid long body contain the name of an artwork field.
     */
    let hasArtwork: boolean | undefined;
    const isDeclared = declaresTooMuch(request, limit);
    const refuse = (error: Error): void => {
      payload.off('data', collect);
      chunks.length = 0;
      memory.release();
      resolve(error);
    };
    const collect = (chunk: Buffer): void => {
      length += chunk.length;
      chunks.push(chunk);
      if (length <= MAXIMUM_BODY_BYTES) return;
      hasArtwork ??= Buffer.concat(chunks).includes('artwork');
      if (!hasArtwork) refuse(tooLong());
      else if (isDeclared || length > limit) refuse(artworkTooLong());
      else if (!memory.hold(chunk.length)) refuse(crowded());
    };
    payload.once('end', () => resolve(Buffer.concat(chunks)));
    payload.once('error', () => reject(new DisconnectError()));
    // A client that expects 100 Continue has not sent the body yet.
    if (isDeclared && request.headers.expect !== undefined)
      refuse(isForm(request.headers) ? artworkTooLong() : tooLong());
    else payload.on('data', collect);
  });

const declaresTooMuch = ({ headers }: FastifyRequest, limit: number): boolean =>
  Number(headers['content-length']) > limit;

const utf8 = new TextDecoder('utf-8', { fatal: true });

export const isForm = ({ 'content-type': type }: IncomingHttpHeaders): boolean =>
  type !== undefined && /^multipart\/form-data\s*;/i.test(type);

const JSON_TYPE = /^application\/(?:json|[\w.-]+\+json)\s*(?:;|$)/i;

/**
 * Parses a JSON body (RFC 8259). A body without Content-Type must be JSON. Throws a ProblemError `invalid_json` for
 * other media types, content codings, long bodies, and bodies that are not JSON in UTF-8.
 */
export const parseJsonBody = ({ body, headers }: Pick<FastifyRequest, 'body' | 'headers'>): unknown => {
  const bytes = completeBody(body);
  const type = headers['content-type'];
  if (type !== undefined && !JSON_TYPE.test(type)) throw unsupportedType(headers);
  const coding = headers['content-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'identity') {
    throw invalid(`The body must come without Content-Encoding, got ${quote(coding)}.`);
  }
  if (bytes === undefined || bytes.length === 0) throw invalid('The body is missing.');
  // Checks the length before parsing, because parsing 2 MB of brackets takes 0.3 s.
  if (bytes.length > MAXIMUM_BODY_BYTES) assertLength(lengthWithoutArtwork(bytes.toString('latin1')));
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    // Does not use the SyntaxError, whose message quotes the body.
    throw invalid('The body is not JSON in UTF-8.');
  }
};

export const unsupportedType = (headers: IncomingHttpHeaders): ProblemError =>
  invalid(`The Content-Type must be application/json, got ${quote(headers['content-type'])}.`);

/** Length of a JSON text, not counting the strings in artwork fields. */
const lengthWithoutArtwork = (json: string): number => {
  let length = json.length;
  // The match is always a field name, because a colon in JSON follows only names.
  const field = /artwork"\s*:\s*"/g;
  while (field.test(json)) {
    let end = field.lastIndex;
    while (end < json.length && json[end] !== '"') end += json[end] === '\\' ? 2 : 1;
    length -= end - field.lastIndex;
    field.lastIndex = end;
  }
  return length;
};

/** Returns the bytes of a complete body. Throws a ProblemError if it was too long, a CapacityError if memory was short. */
export const completeBody = (body: unknown): Buffer | undefined => {
  if (body instanceof Error) throw body;
  return Buffer.isBuffer(body) ? body : undefined;
};

const RETRY_AFTER_SECONDS = 1;

const crowded = (): CapacityError =>
  new CapacityError('Too many bodies with artwork are being read.', RETRY_AFTER_SECONDS);

export const assertLength = (bytes: number): void => {
  if (bytes > MAXIMUM_BODY_BYTES) throw tooLong();
};

const tooLong = (): ProblemError =>
  invalid(`The body is longer than ${formatKibibytes(MAXIMUM_BODY_BYTES)}.`);

const invalid = (detail: string): ProblemError => new ProblemError('invalid_json', detail);
