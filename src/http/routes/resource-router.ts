// Router of resources: methods, 404, 405, OPTIONS and common headers.
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ProblemCode, ProblemError } from '../../contract/problems.ts';
import type { QuotaClass } from '../../contract/quota.ts';
import { STATUS } from '../../contract/status.ts';
import { discardBody } from '../connections/unread-body.ts';
import { type CommonHeaders, PREFLIGHT_HEADERS } from '../protocol/common-headers.ts';
import { notFound, pathOf } from '../protocol/errors.ts';
import { ruleViolation } from '../protocol/http-rules.ts';

declare module 'fastify' {
  interface FastifyRequest {
    response: ServerResponse;
  }

  interface FastifyContextConfig {
    readonly resource?: Resource;
  }
}

export interface Resource {
  /** With parameters like `:name`. */
  readonly path: string;
  /** GET includes HEAD. */
  readonly method: 'GET' | 'POST';
  readonly quota: QuotaClass;
  /** The problem of an unexpected error. */
  readonly faultCode: ProblemCode;
  readonly handle: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

export type AddResource = (resource: Resource) => void;

/**
 * Returns a function that adds resources to the app. Sets the common headers of every response, and responds to
 * unknown paths, other methods and OPTIONS before the body is read.
 */
export const createResourceRouter = (
  app: FastifyInstance,
  { commonHeaders }: { readonly commonHeaders: CommonHeaders },
): AddResource => {
  const patterns: { readonly pattern: RegExp; readonly resource: Resource }[] = [];
  // Fastify has a route for the resource's own method only: one for each method would triple the start time.
  const resourceOf = (request: FastifyRequest): Resource | undefined =>
    request.is404
      ? patterns.find(({ pattern }) => pattern.test(pathOf(request.url)))?.resource
      : request.routeOptions.config.resource;

  app.decorateRequest('response');
  app.addHook('onRequest', (request, reply, done) => {
    const resource = resourceOf(request);
    reply.headers(commonHeaders(resource?.quota ?? 'status')).header('x-request-id', request.id);
    request.response = reply.raw;
    if (request.is404 || resource?.method === 'GET') discardBody(request.raw, reply.raw);
    const violation = ruleViolation(request);
    if (violation) {
      reply.header('connection', 'close');
      return done(violation);
    }
    if (!resource) return done(notFound(request));
    if (!request.is404) return done();
    const allow = resource.method === 'GET' ? 'GET, HEAD, OPTIONS' : `${resource.method}, OPTIONS`;
    reply.header('Allow', allow);
    if (request.method === 'OPTIONS') return sendOptions(reply, allow);
    done(new ProblemError('method_not_allowed', `${request.method} is not allowed here, only ${allow}.`));
  });

  return resource => {
    patterns.push({ pattern: pathPattern(resource.path), resource });
    app.route({
      method: resource.method,
      url: resource.path,
      config: { resource },
      handler: resource.handle,
    });
  };
};

const sendOptions = (reply: FastifyReply, allow: string): void => {
  reply
    .code(STATUS.noContent)
    .headers({ ...PREFLIGHT_HEADERS, 'Access-Control-Allow-Methods': allow })
    .send();
};

const pathPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/$/, '').replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`);
