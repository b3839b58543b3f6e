// Resources: paths with the method that they have. HEAD and OPTIONS come along, and every other method is answered 405.
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { quote } from '../../contract/export/quote.ts';
import { type ProblemCode, ProblemError } from '../../contract/problems.ts';
import type { QuotaClass } from '../../contract/quota.ts';
import { STATUS } from '../../contract/status.ts';
import { type CommonHeaders, PREFLIGHT_HEADERS } from '../protocol/common-headers.ts';
import { brokenRule } from '../protocol/http-rules.ts';
import { discardBody } from '../protocol/unread-body.ts';

declare module 'fastify' {
  interface FastifyRequest {
    response: ServerResponse;
  }

  interface FastifyContextConfig {
    readonly resource?: Resource;
  }
}

export interface Resource {
  /** With `:parameters`, as the router has them. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly quota: QuotaClass;
  /** The code of a problem when the service itself is at fault. */
  readonly faultCode: ProblemCode;
  readonly handle: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

export type ServeResource = (resource: Resource) => void;

/**
 * Lets an app have resources. Gives every response its common headers, and answers unknown paths, other methods and
 * OPTIONS before anything of a body is read.
 */
export const resourceRouter = (
  app: FastifyInstance,
  { commonHeaders }: { readonly commonHeaders: CommonHeaders },
): ServeResource => {
  const patterns: { readonly pattern: RegExp; readonly resource: Resource }[] = [];
  // Routes exist for the methods that a path has: one for each method there is would triple the time of a start.
  const resourceAt = (request: FastifyRequest): Resource | undefined =>
    request.is404
      ? patterns.find(({ pattern }) => pattern.test(pathOf(request)))?.resource
      : request.routeOptions.config.resource;

  app.decorateRequest('response');
  app.addHook('onRequest', (request, reply, done) => {
    const resource = resourceAt(request);
    reply.headers(commonHeaders(resource?.quota ?? 'status')).header('x-request-id', request.id);
    request.response = reply.raw;
    if (request.is404 || resource?.method === 'GET') discardBody(request.raw, reply.raw);
    const broken = brokenRule(request);
    if (broken) {
      reply.header('connection', 'close');
      return done(broken);
    }
    if (!resource) return done(notFound(request));
    if (!request.is404) return done();
    const allow = resource.method === 'GET' ? 'GET, HEAD, OPTIONS' : `${resource.method}, OPTIONS`;
    reply.header('Allow', allow);
    if (request.method === 'OPTIONS') return sendOptions(reply, allow);
    done(new ProblemError('method_not_allowed', `${request.method} is not allowed here, only ${allow}.`));
  });

  return resource => {
    patterns.push({ pattern: patternOf(resource.path), resource });
    app.route({
      method: resource.method,
      url: resource.path,
      config: { resource },
      handler: resource.handle,
    });
  };
};

/** The problem of a path that nothing stands at. */
export const notFound = (request: FastifyRequest): ProblemError =>
  new ProblemError('not_found', `There is nothing at ${quote(pathOf(request))}.`);

const sendOptions = (reply: FastifyReply, allow: string): void => {
  reply
    .code(STATUS.noContent)
    .headers({ ...PREFLIGHT_HEADERS, 'Access-Control-Allow-Methods': allow })
    .send();
};

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/$/, '').replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`);
