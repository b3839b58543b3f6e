// Log entries: output and serializers.

import { createHash } from 'node:crypto';
import { writeSync } from 'node:fs';
import type { FastifyRequest } from 'fastify';
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

const hashOf = (client: string, salt: string): string =>
  createHash('sha256').update(`${salt} ${client}`).digest('hex').slice(0, HASH_LENGTH);
