// Router of resources: methods, 404, 405, OPTIONS and common headers.
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { QuotaClass } from '../../contract/limits.ts';
import type { OperationId } from '../../contract/operations.ts';
import { type ProblemCode, ProblemError, STATUS } from '../../contract/problems.ts';
import { createTurns } from '../connections/client-turns.ts';
import { discardBody } from '../connections/discard-body.ts';
import { type CommonHeaders, PREFLIGHT_HEADERS } from '../protocol/common-headers.ts';
import { notFound, pathOf } from '../protocol/errors.ts';
import { ruleViolation } from '../protocol/http-rules.ts';
import { mapMaybePromise } from '../protocol/response.ts';
import { type ApiKey, type ApiKeys, clientOf } from '../quota/clients.ts';
import {
  type QuotaUsage,
  quotaExceeded,
  type ReadQuotaUsage,
  type RefundQuota,
} from '../quota/quota-windows.ts';

declare module 'fastify' {
  interface FastifyRequest {
    response: ServerResponse;
    /** The API key of the request, if it is valid. */
    apiKey: ApiKey | undefined;
    /** Takes back the request from the quota, and corrects the headers of the response. */
    refundQuota: (() => void) | undefined;
    /** Adds requests to the count of the quota, and corrects the headers of the response. */
    countFurther: ((requests: number) => void) | undefined;
  }

  interface FastifyContextConfig {
    readonly resource?: Resource;
  }
}

export interface Resource {
  /** Path with parameters such as `:name`. A trailing slash of a request is ignored. */
  readonly path: string;
  /** GET includes HEAD. */
  readonly method: 'GET' | 'POST';
  readonly quota: QuotaClass;
  /** Number of requests that a request counts as. The default is 1. */
  readonly cost?: number | undefined;
  /** Absent if the resource is not an operation of the API. */
  readonly operation?: OperationId;
  /** Whether the body may contain artwork. Such bodies may be longer. */
  readonly takesArtwork?: boolean;
  /** Code of the problem for an unexpected error. */
  readonly faultCode: ProblemCode;
  readonly handle: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

export type AddResource = (resource: Resource) => void;

interface RouterOptions {
  readonly commonHeaders: CommonHeaders;
  readonly readQuotaUsage: ReadQuotaUsage;
  readonly refund: RefundQuota;
  readonly apiKeys: Pick<ApiKeys, 'find'> | undefined;
}

/**
 * Returns a function that adds resources to the app. Adds a hook that sets the common headers. Before the body is
 * read, the hook also responds to unknown paths, unsupported methods and OPTIONS.
 */
export const createResourceRouter = (app: FastifyInstance, options: RouterOptions): AddResource => {
  const { commonHeaders, readQuotaUsage, apiKeys } = options;
  const patterns: { readonly pattern: RegExp; readonly resource: Resource }[] = [];
  // Unsupported methods have no routes in Fastify, because one route per method would triple the start time. For
  // them, the patterns find the resource.
  const resourceOf = (request: FastifyRequest): Resource | undefined =>
    request.is404
      ? patterns.find(({ pattern }) => pattern.test(pathOf(request.url)))?.resource
      : request.routeOptions.config.resource;

  const takeTurn = createTurns();
  app.decorateRequest('response');
  app.decorateRequest('apiKey');
  app.decorateRequest('refundQuota');
  app.decorateRequest('countFurther');
  app.addHook('onRequest', (request, reply, done) => {
    const resource = resourceOf(request);
    const quota = resource?.quota ?? 'other';
    reply.header('x-request-id', request.id);
    request.response = reply.raw;
    request.apiKey = apiKeys?.find(request.headers.authorization);
    // Outside of 401, WWW-Authenticate tells that other credentials might change the response (RFC 9110, 11.6.1).
    if (apiKeys && request.headers.authorization !== undefined && !request.apiKey)
      reply.header('www-authenticate', 'Bearer error="invalid_token"');
    if (request.is404 || resource?.method === 'GET') discardBody(request.raw, reply.raw);
    const violation = ruleViolation(request);
    const reachesOperation = violation === undefined && !request.is404;
    const cost = reachesOperation ? (resource?.cost ?? 1) : 0;
    mapMaybePromise(readQuotaUsage(request, quota, cost), usage => {
      reply.headers(commonHeaders(quota, usage));
      if (usage && reachesOperation) adjustQuota(request, reply, { quota, cost, usage }, options);
      if (violation) {
        reply.header('connection', 'close');
        return done(violation);
      }
      if (!(reachesOperation && usage?.isExceeded)) return route(request, reply, resource, done);
      if (resource?.method === 'POST') discardBody(request.raw, reply.raw);
      done(quotaExceeded(usage, resource?.operation));
    });
  });

  // Shares of clients apply here, after the body has arrived. Otherwise, the handlers of all requests of a client
  // could run in one iteration of the event loop.
  app.addHook('preHandler', (request, _reply, done) => takeTurn(clientOf(request), done));

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

/** Lets handlers change the cost of a request, and corrects the headers of its response. */
const adjustQuota = (
  request: FastifyRequest,
  reply: FastifyReply,
  { quota, cost, usage }: { readonly quota: QuotaClass; readonly cost: number; readonly usage: QuotaUsage },
  { commonHeaders, readQuotaUsage, refund }: RouterOptions,
): void => {
  request.refundQuota = () => {
    refund(request, quota, cost);
    const remaining = Math.min(usage.limit, usage.remaining + cost);
    reply.headers(commonHeaders(quota, { ...usage, remaining }));
  };
  request.countFurther = requests => {
    if (requests === 0) return;
    mapMaybePromise(readQuotaUsage(request, quota, requests), after => {
      if (after && !reply.raw.headersSent) reply.headers(commonHeaders(quota, after));
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

/**
 * Calls `done` for a supported method. Otherwise responds to OPTIONS, or calls `done` with the problem for 404 or
 * 405.
 */
const route = (
  request: FastifyRequest,
  reply: FastifyReply,
  resource: Resource | undefined,
  done: HookHandlerDoneFunction,
): void => {
  // A matching pattern is not enough: patterns accept characters in parameters that Fastify's routes reject.
  if (!resource || (request.is404 && methodsOf(resource).includes(request.method))) done(notFound(request));
  else if (request.is404) refuseMethod(request, reply, resource, done);
  else done();
};

const methodsOf = ({ method }: Resource): readonly string[] =>
  method === 'GET' ? ['GET', 'HEAD'] : [method];

const refuseMethod = (
  { method }: FastifyRequest,
  reply: FastifyReply,
  resource: Resource,
  done: HookHandlerDoneFunction,
): void => {
  const allow = [...methodsOf(resource), 'OPTIONS'].join(', ');
  reply.header('Allow', allow);
  if (method === 'OPTIONS') sendOptions(reply, allow);
  else done(new ProblemError('method_not_allowed', `${method} is not allowed here, only ${allow}.`));
};
