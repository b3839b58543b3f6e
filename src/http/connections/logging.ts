// Log entries: output and serializers.

import { createHash } from 'node:crypto';
import { writeSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { pathOf } from '../protocol/errors.ts';
import { clientOf } from '../quota/clients.ts';

const STANDARD_OUTPUT = 1;

interface LogOutput {
  write(line: string): void;
}

/**
 * Writes entries to a file descriptor. If the disk is full, or the reader of a pipe is closed or slow, the entry
 * is lost. Pino's default destination would retry forever when the process exits.
 */
export const createLogOutput = (fileDescriptor = STANDARD_OUTPUT): LogOutput => ({
  write: line => {
    try {
      writeSync(fileDescriptor, line);
    } catch {}
  },
});

/** Number of characters of a hash, enough to distinguish clients. */
const HASH_LENGTH = 16;

/** Serializes method and path of a request. With `salt`, adds a hash of the client's address. */
export const createLogSerializers = (salt: string | undefined) => ({
  req: (request: FastifyRequest) => ({
    method: request.method,
    path: pathOf(request.url),
    ...(salt !== undefined && { client: hashOf(clientOf(request), salt) }),
  }),
});

type ChildLoggerOptions = Parameters<FastifyBaseLogger['child']>[1];

/** Trace id of a `traceparent` field (W3C Trace Context, 3.2), which proxies and clients send. */
const TRACE_PARENT = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/;

/** Adds the trace id of a request to its log entries. */
export const createChildLogger = (
  logger: FastifyBaseLogger,
  bindings: object,
  options: ChildLoggerOptions,
  { headers }: IncomingMessage,
): FastifyBaseLogger => {
  const [, traceId] = TRACE_PARENT.exec(String(headers.traceparent ?? '')) ?? [];
  return logger.child(traceId === undefined ? bindings : { ...bindings, traceId }, options);
};

/** Logs a message whatever the level of the log is; on a terminal, as plain text. */
export const announce = ({ log }: FastifyInstance, message: string): void => {
  if (process.stdout.isTTY) console.log(message);
  else log.child({}, { level: 'info' }).info(message);
};

const hashOf = (client: string, salt: string): string =>
  createHash('sha256').update(`${salt} ${client}`).digest('hex').slice(0, HASH_LENGTH);
