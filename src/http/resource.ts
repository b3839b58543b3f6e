// A resource: one path with the methods it has. HEAD and OPTIONS come along, and every other method is answered 405.
import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ProblemCode, ProblemError } from '../contract/problems.ts';
import type { QuotaClass } from '../contract/quota.ts';
import { quote } from '../contract/quote.ts';
import { STATUS } from '../contract/status.ts';
import { PREFLIGHT_HEADERS } from './common-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly quota?: QuotaClass;
    /** The code of a problem when the service itself is at fault. */
    readonly faultCode?: ProblemCode;
    readonly allowed?: readonly string[];
  }
}

export interface Resource {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly quota: QuotaClass;
  readonly faultCode: ProblemCode;
  /** The longest body that the handler gets, as a Buffer; without it there is none. */
  readonly bodyLimit?: number;
  readonly handle: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/**
 * Answers unknown paths, other methods and OPTIONS before anything of a body is read, and lets routes have any method
 * that the HTTP parser knows.
 */
export const checkMethods = (app: FastifyInstance): void => {
  for (const method of METHODS) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { allowed } = request.routeOptions.config;
    if (allowed === undefined) return done(notFound(request));
    const allow = allowed.join(', ');
    if (request.method === 'OPTIONS') return sendOptions(reply, allow);
    if (allowed.includes(request.method)) return done();
    reply.header('Allow', allow);
    done(new ProblemError('method_not_allowed', `${request.method} is not allowed here, only ${allow}.`));
  });
};

/** The problem of a path that nothing stands at. */
export const notFound = (request: FastifyRequest): ProblemError =>
  new ProblemError('not_found', `There is nothing at ${quote(request.url.split('?', 1)[0])}.`);

const sendOptions = (reply: FastifyReply, allow: string): void => {
  reply
    .code(STATUS.noContent)
    .headers({ ...PREFLIGHT_HEADERS, Allow: allow, 'Access-Control-Allow-Methods': allow })
    .send();
};

/** Routes a resource, with all methods, so that `checkMethods` can refuse those that it does not have. */
export const serveResource = (app: FastifyInstance, resource: Resource): void => {
  const { path, method, quota, faultCode, bodyLimit, handle } = resource;
  const allowed = method === 'GET' ? ['GET', 'HEAD', 'OPTIONS'] : [method, 'OPTIONS'];
  app.register(async scope => {
    if (bodyLimit !== undefined) bufferBodies(scope, bodyLimit);
    scope.route({
      // Fastify adds HEAD to GET by itself.
      method: app.supportedMethods.filter(other => other !== 'HEAD' || method !== 'GET'),
      url: path,
      config: { quota, faultCode, allowed },
      handler: handle,
    });
  });
};

const bufferBodies = (app: FastifyInstance, bodyLimit: number): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
};
