// Output and serializers for log entries.

import { writeSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { pathOf } from '../protocol/errors.ts';

/** Loses entries if the disk is full or the pipe is closed. Pino's own destination would retry forever at the exit. */
export const STANDARD_OUTPUT = {
  write: (line: string): void => {
    try {
      writeSync(1, line);
    } catch {}
  },
};

/** Log method and path of a request, but no query and no address. */
export const LOG_SERIALIZERS = {
  req: ({ method, url }: FastifyRequest) => ({ method, path: pathOf(url) }),
};

type ChildLoggerOptions = Parameters<FastifyBaseLogger['child']>[1];

/** Trace id in a `traceparent` field (W3C Trace Context, 3.2) from a proxy or client. */
const TRACE_PARENT = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/;

export const createChildLogger = (
  logger: FastifyBaseLogger,
  bindings: object,
  options: ChildLoggerOptions,
  { headers }: IncomingMessage,
): FastifyBaseLogger => {
  const [, traceId] = TRACE_PARENT.exec(String(headers.traceparent ?? '')) ?? [];
  return logger.child(traceId === undefined ? bindings : { ...bindings, traceId }, options);
};

/** Logs a message at any log level. On a terminal, writes plain text. */
export const announce = ({ log }: FastifyInstance, message: string): void => {
  if (process.stdout.isTTY) console.log(message);
  else log.child({}, { level: 'info' }).info(message);
};
