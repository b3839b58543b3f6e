// What a handler is: a request in, an answer out; problems are thrown.
import type { FastifyRequest } from 'fastify';
import type { OperationId } from '../contract/operations.ts';
import type { Answer } from './answer.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { Index, Services } from './services.ts';

/** What handlers share. */
export interface HandlerContext {
  readonly services: Services;
  readonly answers: AnswerCache;
  /** The open index. Throws a ProblemError `index_unavailable` when there is none. */
  readonly requireIndex: () => Index;
  /** The address of the service as the client of this request knows it. */
  readonly baseUrl: (request: FastifyRequest) => string;
}

/** The answer of an operation, but for what its row in the table of operations says already. */
export type OperationAnswer = Omit<Answer, 'cacheControl'>;

export type Handler = (
  request: FastifyRequest,
  context: HandlerContext,
) => OperationAnswer | Promise<OperationAnswer>;

export type HandlerTable = Readonly<Record<OperationId, Handler>>;
