// What a handler is: a request in, an answer out; problems are thrown. A route sends what its handler gives.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId } from '../../contract/operations.ts';
import type { Scratch } from '../cache/buffer-pool.ts';
import type { AnswerMemory } from '../cache/response-cache.ts';
import { andThen } from '../protocol/at-once.ts';
import type { BaseUrls } from '../protocol/base-url.ts';
import { type Answer, sendAnswer } from '../protocol/response.ts';
import type { Index, Services } from '../services.ts';

/** What handlers share. */
export interface HandlerContext {
  readonly services: Services;
  readonly memory: AnswerMemory;
  readonly scratch: Scratch;
  /** Memory for the bytes of an answer. */
  readonly allocate: (length: number) => Buffer;
  /** The open index. Throws a ProblemError `index_unavailable` when there is none. */
  readonly requireIndex: () => Index;
  readonly baseUrls: BaseUrls;
}

export type Handler = (request: FastifyRequest, context: HandlerContext) => Answer | Promise<Answer>;

/** The function that a route has for a handler: what that gives is sent, at once if it is there at once. */
export const answering =
  (
    handler: Handler,
    { context, cacheControl }: { readonly context: HandlerContext; readonly cacheControl: string },
  ) =>
  (request: FastifyRequest, reply: FastifyReply): void | Promise<void> =>
    andThen(handler(request, context), answer =>
      andThen(sendAnswer(request, reply, answer, cacheControl), () => {
        // The system has a copy of everything by then.
        if (reply.raw.writableFinished) context.scratch.giveBack(answer.representation.bytes);
      }),
    );

export type HandlerTable = Readonly<Record<OperationId, Handler>>;
