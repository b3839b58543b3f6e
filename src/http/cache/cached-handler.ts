// Handlers that remember: a request in the words of one before gets that answer, before anything of it is parsed.
import type { FastifyRequest } from 'fastify';
import type { Handler, HandlerContext } from '../handlers/handler.ts';
import { andThen } from '../protocol/at-once.ts';
import { preferredCoding } from '../protocol/content-coding.ts';
import { type Body, bodyText } from '../protocol/json-body.ts';

/** All of a request, besides its origin, that its answer depends on, as one text. */
type TextOf = (request: FastifyRequest, context: HandlerContext) => string;

/** What answers are made from: they are remembered for as long as it is in use. */
type OriginOf = (context: HandlerContext) => object;

/** The index; initials are drawn without one. */
const ofIndex: OriginOf = ({ services }) => services.index() ?? services;

/** What no icon goes into. */
export const ofServices: OriginOf = ({ services }) => services;

/**
 * `handler` with a memory for requests of the same text. An answer is kept from its second time on, or its first if it
 * gets compressed, which is dear; one that is not kept may be written into lent memory.
 */
export const remembered =
  (handler: Handler, textOf: TextOf, originOf: OriginOf = ofIndex): Handler =>
  (request, context) => {
    const { memory, scratch } = context;
    const origin = originOf(context);
    const text = textOf(request, context);
    const known = memory.recall(origin, text);
    if (known) return known;
    const isDear = preferredCoding(request.headers['accept-encoding']) !== 'identity';
    const isKept = memory.isDue(origin, text) || isDear;
    if (!isKept) return handler(request, { ...context, allocate: scratch.lend });
    return andThen(handler(request, context), answer => {
      memory.keep(origin, text, answer);
      return answer;
    });
  };

/** Path and query as they came. */
export const targetOf: TextOf = ({ url }) => url;

/** The body, and the fields that say how to read it and how to answer: an empty field is not an absent one. */
export const bodyOf: TextOf = ({ url, headers, body }) =>
  JSON.stringify([url, headers['content-type'], headers['content-encoding'], headers.accept]) +
  bodyText(body as Body);
