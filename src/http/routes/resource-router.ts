// Resource router: methods, 404, 405, OPTIONS and common headers.
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { QuotaClass } from '../../contract/limits.ts';
import type { OperationId } from '../../contract/operations.ts';
import { CapacityError, ProblemError, STATUS } from '../../contract/problems.ts';
import { createTurns } from '../connections/client-turns.ts';
import { type CommonHeaders, PREFLIGHT_HEADERS } from '../protocol/common-headers.ts';
import { notFound, pathOf } from '../protocol/errors.ts';
import { ruleViolation } from '../protocol/http-rules.ts';
import { type ApiKey, type ApiKeys, clientOf } from '../quota/clients.ts';
import { type ClientQuotas, type QuotaUsage, quotaExceeded } from '../quota/quota-windows.ts';

declare module 'fastify' {
  interface FastifyRequest {
    response: ServerResponse;
    /** The valid API key of the request. */
    apiKey: ApiKey | undefined;
    /** The API key or network address for which quotas and other limits count. */
    client: string;
    /** Refunds the quota for the request, and corrects the headers of the response. */
    refundQuota: (() => void) | undefined;
    /** Counts further requests for the quota, and corrects the headers of the response. */
    countFurther: ((requests: number) => void) | undefined;
  }

  interface FastifyInstance {
    /** All resources, of which documentation and edge must name those with a quota. */
    resources: readonly Resource[];
  }

  interface FastifyContextConfig {
    readonly resource?: Resource;
  }
}

export interface Resource {
  /** Path with parameters such as `:name`. Requests may have a trailing slash. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /** Default: `other`. */
  readonly quota?: QuotaClass;
  /** Quota cost of a request. Default: 1. */
  readonly cost?: number | ((request: FastifyRequest) => number) | undefined;
  /** Undefined if the resource is not an API operation. */
  readonly operation?: OperationId;
  /** Whether the body may contain artwork, so that it may be longer. */
  readonly takesArtwork?: boolean;
  /** Whether the resource reports the health of the service, so that it also responds under overload. */
  readonly isProbe?: boolean;
  /** Problem code for unexpected errors. Default: `export_failed`. */
  readonly faultCode?: 'export_failed' | 'index_unavailable';
  readonly handle: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

export type AddResource = (resource: Resource) => void;

interface RouterOptions {
  readonly commonHeaders: CommonHeaders;
  readonly quotas: ClientQuotas;
  readonly apiKeys: Pick<ApiKeys, 'find'> | undefined;
}

/**
 * Returns a function that adds resources to the app. Adds a hook that sets the common headers. Before the body is read,
 * the hook also responds to unknown paths, unsupported methods and OPTIONS.
 */
export const createResourceRouter = (app: FastifyInstance, options: RouterOptions): AddResource => {
  const { commonHeaders, quotas, apiKeys } = options;
  const patterns: { readonly pattern: RegExp; readonly resource: Resource }[] = [];
  app.decorate('resources', { getter: () => patterns.map(({ resource }) => resource) });
  // Finds the resource by its pattern for unsupported methods: a Fastify route per method would triple the start time.
  const resourceOf = (request: FastifyRequest): Resource | undefined =>
    request.is404 || hasEmptyParameter(request)
      ? patterns.find(({ pattern }) => pattern.test(pathOf(request.url)))?.resource
      : request.routeOptions.config.resource;

  const takeTurn = createTurns();
  app.decorateRequest('response');
  app.decorateRequest('apiKey');
  app.decorateRequest('client', '');
  app.decorateRequest('refundQuota');
  app.decorateRequest('countFurther');
  app.addHook('onRequest', async (request, reply) => {
    const resource = resourceOf(request);
    const quota = resource?.quota ?? 'other';
    reply.header('x-request-id', request.id);
    request.response = reply.raw;
    request.apiKey = apiKeys?.find(request.headers.authorization);
    request.client = clientOf(request);
    // In responses other than 401, WWW-Authenticate means that other credentials might help (RFC 9110, 11.6.1).
    if (apiKeys && request.headers.authorization !== undefined && !request.apiKey)
      reply.header('www-authenticate', 'Bearer error="invalid_token"');
    const violation = ruleViolation(request);
    const reachesOperation = violation === undefined && !request.is404;
    const cost = reachesOperation ? costOf(request, resource) : 0;
    const usage = await quotas.take(request, quota, cost);
    reply.headers(commonHeaders(quota, usage));
    if (usage && reachesOperation) adjustQuota(request, reply, { quota, cost, usage }, options);
    if (violation) {
      reply.header('connection', 'close');
      throw violation;
    }
    if (reachesOperation && usage?.isExceeded) throw quotaExceeded(usage, resource?.operation);
    return route(request, reply, resource);
  });

  // Schedules handlers after the body has arrived. Otherwise, all handlers of a client could run in one iteration of
  // the event loop.
  app.addHook('preHandler', ({ client, routeOptions }, { raw }, done) =>
    takeTurn({
      client,
      run: done,
      refuse: routeOptions.config.resource?.isProbe ? undefined : () => done(overloaded()),
      isGone: () => raw.destroyed,
    }),
  );

  return resource => {
    const { method, path: url, handle: handler } = resource;
    patterns.push({ pattern: pathPattern(url), resource });
    app.route({ method, url, handler, config: { resource } });
  };
};

/** Fastify accepts an empty segment as a parameter, as in `/api/v1/icons//rocket`. The patterns do not. */
const hasEmptyParameter = ({ params }: FastifyRequest): boolean =>
  Object.values(params as Readonly<Record<string, string>>).includes('');

const costOf = (request: FastifyRequest, { cost = 1 }: Partial<Resource> = {}): number =>
  typeof cost === 'number' ? cost : cost(request);

const RETRY_AFTER_SECONDS = 1;

const overloaded = (): CapacityError =>
  new CapacityError('The server is overloaded: too many requests are waiting.', RETRY_AFTER_SECONDS);

/** Lets handlers change the quota cost of a request. Corrects the headers of the response. */
const adjustQuota = (
  request: FastifyRequest,
  reply: FastifyReply,
  { quota, cost, usage }: { readonly quota: QuotaClass; readonly cost: number; readonly usage: QuotaUsage },
  { commonHeaders, quotas }: RouterOptions,
): void => {
  request.refundQuota = () => {
    quotas.refund(request, quota, cost);
    const remaining = Math.min(usage.limit, usage.remaining + cost);
    reply.headers(commonHeaders(quota, { ...usage, remaining }));
  };
  request.countFurther = async requests => {
    if (requests === 0) return;
    const after = await quotas.take(request, quota, requests);
    if (after && !reply.raw.headersSent) reply.headers(commonHeaders(quota, after));
  };
};

const pathPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/$/, '').replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`);

/** Throws a 404 or 405 problem. Responds to OPTIONS. */
const route = (
  request: FastifyRequest,
  reply: FastifyReply,
  resource: Resource | undefined,
): FastifyReply | undefined => {
  const { method, is404 } = request;
  const methods = resource?.method === 'GET' ? ['GET', 'HEAD'] : ['POST'];
  // Checks the 404 of Fastify, too, because patterns accept characters in parameters that routes reject.
  if (!resource || (is404 && methods.includes(method))) throw notFound(request);
  if (!is404) return undefined;
  const allow = [...methods, 'OPTIONS'].join(', ');
  reply.header('allow', allow);
  if (method !== 'OPTIONS')
    throw new ProblemError('method_not_allowed', `${method} is not allowed here, only ${allow}.`);
  reply.headers({ ...PREFLIGHT_HEADERS, 'Access-Control-Allow-Methods': allow });
  return reply.code(STATUS.noContent).send();
};
