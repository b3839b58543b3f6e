// A resource: one path with the methods it has. HEAD and OPTIONS come along, and every other method is answered 405.
import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ProblemCode, ProblemError } from '../contract/problems.ts';
import type { QuotaClass } from '../contract/quota.ts';
import { STATUS } from '../contract/status.ts';
import { PREFLIGHT_HEADERS } from './common-headers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly quota?: QuotaClass;
    /** The code of a problem when the service itself is at fault. */
    readonly faultCode?: ProblemCode;
  }
}

export interface Resource {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly quota: QuotaClass;
  readonly faultCode: ProblemCode;
  /** The longest body that the handler gets, as a Buffer; without it bodies are read past. */
  readonly bodyLimit?: number;
  readonly handle: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** Lets routes have any method that the HTTP parser knows; bodies of those without a use for them are read past. */
export const allowAllMethods = (app: FastifyInstance): void => {
  for (const method of METHODS) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: true });
  }
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
};

const bufferBodies = (app: FastifyInstance, bodyLimit: number): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
};

/** Routes a resource: its own method, OPTIONS, and 405 with Allow for the rest. */
export const serveResource = (app: FastifyInstance, resource: Resource): void => {
  const { path, method, quota, faultCode, bodyLimit, handle } = resource;
  const config = { quota, faultCode };
  const allowed = method === 'GET' ? ['GET', 'HEAD', 'OPTIONS'] : [method, 'OPTIONS'];
  const allow = allowed.join(', ');
  app.register(async scope => {
    if (bodyLimit !== undefined) bufferBodies(scope, bodyLimit);
    scope.route({ method, url: path, config, handler: handle });
  });
  app.route({
    method: 'OPTIONS',
    url: path,
    config,
    handler: (_request, reply) =>
      reply
        .code(STATUS.noContent)
        .headers({ ...PREFLIGHT_HEADERS, Allow: allow, 'Access-Control-Allow-Methods': allow })
        .send(),
  });
  app.route({
    method: app.supportedMethods.filter(other => !allowed.includes(other)),
    url: path,
    config,
    handler: (request, reply) => {
      reply.header('Allow', allow);
      throw new ProblemError('method_not_allowed', `${request.method} is not allowed here, only ${allow}.`);
    },
  });
};
