// Log entries of requests without personal data. (Decision 083)
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { pathOf } from '../protocol/errors.ts';
import { clientOf } from '../quota/client-address.ts';

/** Length of the hash, enough to distinguish clients. */
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
