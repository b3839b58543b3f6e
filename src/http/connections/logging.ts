// Log entries: output and serializers.

import { writeSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { pathOf } from '../protocol/errors.ts';

const STANDARD_OUTPUT = 1;

interface LogOutput {
  write(line: string): void;
}

/** Loses entries on a full disk or closed pipe, where Pino's destination would retry forever at the exit. */
export const createLogOutput = (fileDescriptor = STANDARD_OUTPUT): LogOutput => ({
  write: line => {
    try {
      writeSync(fileDescriptor, line);
    } catch {}
  },
});

/** Log entries have method and path of a request, and no query or address. */
export const LOG_SERIALIZERS = {
  req: ({ method, url }: FastifyRequest) => ({ method, path: pathOf(url) }),
};

type ChildLoggerOptions = Parameters<FastifyBaseLogger['child']>[1];

/** Trace id of a `traceparent` field (W3C Trace Context, 3.2), which proxies and clients send. */
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

/** Logs a message whatever the level of the log is; on a terminal, as plain text. */
export const announce = ({ log }: FastifyInstance, message: string): void => {
  if (process.stdout.isTTY) console.log(message);
  else log.child({}, { level: 'info' }).info(message);
};
