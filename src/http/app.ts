// HTTP application: connections, protocol, routes. The caller makes it listen.

import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import Fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import { MAXIMUM_HEADER_BYTES } from '../contract/limits.ts';
import { OPERATIONS, type Operation } from '../contract/operations.ts';
import { PROBLEMS, STATUS } from '../contract/problems.ts';
import type { TrustProxy } from './config.ts';
import { handleOverload, limitConnectionsPerClient } from './connections/limits.ts';
import { LingeringResponse } from './connections/lingering-response.ts';
import { createChildLogger, LOG_SERIALIZERS } from './connections/logging.ts';
import { createMalformedRequestHandler } from './connections/malformed-request.ts';
import { createOpenConnections, type OpenConnections } from './connections/open-connections.ts';
import type { Services } from './handlers/handler.ts';
import { OPERATION_HANDLERS } from './handlers/table.ts';
import { addIconify } from './iconify/iconify-routes.ts';
import { addMcp } from './mcp/mcp-route.ts';
import { type BaseUrls, createBaseUrls } from './protocol/base-url.ts';
import { acceptedRequestId, type CommonHeaders, createCommonHeaders } from './protocol/common-headers.ts';
import { handleErrors, sendProblem, toProblem } from './protocol/errors.ts';
import { originForm } from './protocol/http-rules.ts';
import { collectBodies } from './protocol/json-body.ts';
import { createClientQuotas } from './quota/quota-windows.ts';
import { createRenderSlots } from './quota/render-slots.ts';
import {
  addDocumentation,
  addRedirectToDocumentation,
  addRedirectToRoot,
  addStudio,
} from './routes/page-routes.ts';
import { type AddResource, createResourceRouter } from './routes/resource-router.ts';
import { type AddEndpoint, createResponder } from './routes/responder.ts';

export interface AppConfig {
  readonly publicUrl?: string | undefined;
  readonly trustProxy?: TrustProxy;
  readonly maxConnections?: number;
  readonly maxConnectionsPerClient?: number;
  readonly logLevel?: string;
  /** Receives the log instead of standard output. */
  readonly logStream?: { write(line: string): void };
  readonly now?: () => number;
}

const SECONDS = 1000;

/** Time without a byte in either direction after which a connection is closed. */
const SOCKET_TIMEOUT = 30 * SECONDS;

const SERVER_OPTIONS: ServerOptions = {
  ServerResponse: LingeringResponse,
  maxHeaderSize: MAXIMUM_HEADER_BYTES,
  headersTimeout: 10 * SECONDS,
  requestTimeout: 20 * SECONDS,
  // Longer than the idle timeout of most proxies (60 s), because a proxy might reuse a connection that this server
  // closes.
  keepAliveTimeout: 65 * SECONDS,
  connectionsCheckingInterval: 2 * SECONDS,
  // `ruleViolation` checks Host instead, because a 400 response from Node.js would lack the common headers.
  requireHostHeader: false,
};

const refuseSchemas = (): never => {
  throw new TypeError('routes have no JSON Schema');
};

export const createApp = (services: Services, config: AppConfig = {}): FastifyInstance => {
  const { publicUrl, trustProxy = false, maxConnections, now = Date.now } = config;
  const connections = createOpenConnections();
  const shared: SharedParts = {
    publicUrl,
    now,
    baseUrls: createBaseUrls({ publicUrl, trustsProxy: trustProxy !== false }),
    commonHeaders: createCommonHeaders(now, publicUrl),
  };
  const malformedRequests = createMalformedRequestHandler(shared);
  const app = Fastify({
    ...frameworkOptions(config),
    trustProxy,
    serverFactory: handler => openServer(handler, connections),
    clientErrorHandler: malformedRequests.onClientError,
    frameworkErrors: (error, request, reply) => {
      reply.headers(shared.commonHeaders('other')).header('x-request-id', request.id);
      sendProblem(request, reply, toProblem(error, request), shared.baseUrls);
    },
  });
  // By default, Node.js drops the fields after the first thousand. MAXIMUM_HEADER_BYTES limits their number.
  app.server.maxHeadersCount = 0;
  if (maxConnections !== undefined) app.server.maxConnections = maxConnections;
  if (config.maxConnectionsPerClient !== undefined)
    limitConnectionsPerClient(app.server, config.maxConnectionsPerClient, trustProxy);
  app.decorate('connections', connections);
  handleErrors(app, shared.baseUrls);
  malformedRequests.attach(app.server);
  handleOverload(app);
  collectBodies(app);
  addRoutes(app, services, shared);
  return app;
};

interface SharedParts {
  readonly publicUrl: string | undefined;
  readonly now: () => number;
  readonly baseUrls: BaseUrls;
  readonly commonHeaders: CommonHeaders;
}

const frameworkOptions = ({ publicUrl, logLevel = 'silent', logStream }: AppConfig) => {
  const toOriginForm = originForm(publicUrl);
  return {
    logger: {
      level: logLevel,
      serializers: LOG_SERIALIZERS,
      ...(logStream && { stream: logStream }),
    },
    childLoggerFactory: createChildLogger,
    genReqId: ({ headers }) => acceptedRequestId(headers['x-request-id']) ?? randomUUID(),
    requestIdHeader: false,
    return503OnClosing: false,
    // The module `contract` parses requests. Without these functions, Fastify would load Ajv and fast-json-stringify.
    schemaController: { compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas } },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAXIMUM_HEADER_BYTES },
    rewriteUrl: ({ url = '/' }) => toOriginForm(url),
  } satisfies FastifyHttpOptions<Server>;
};

const openServer = (handler: RequestListener, connections: OpenConnections): Server => {
  const server = createServer(SERVER_OPTIONS, connections.limited(handler));
  connections.watch(server);
  return server.setTimeout(SOCKET_TIMEOUT);
};

const addRoutes = (
  app: FastifyInstance,
  services: Services,
  { publicUrl, now, baseUrls, commonHeaders }: SharedParts,
): void => {
  const { apiKeys, quotaWindows, studioRoot } = services;
  const renderSlots = createRenderSlots(quotaWindows !== undefined);
  const handlerServices = { ...services, baseUrls, renderSlots };
  const quotas = createClientQuotas(quotaWindows, now);
  const addResource = createResourceRouter(app, { commonHeaders, quotas, apiKeys });
  const addEndpoint = createResponder(addResource, handlerServices);
  addOperations(addEndpoint);
  addHealthCheck(addResource, services);
  addIconify(addEndpoint);
  addDocumentation(addEndpoint, handlerServices);
  addMcp(addResource, { services: handlerServices, quotas, publicUrl });
  if (studioRoot === undefined) addRedirectToDocumentation(addResource, publicUrl);
  else addStudio(addEndpoint, studioRoot);
  if (publicUrl !== undefined) addRedirectToRoot(addResource, publicUrl);
};

/** Health check for containers and load balancers. The quota is advertised, but not enforced. */
const addHealthCheck = (addResource: AddResource, { index }: Services): void =>
  addResource({
    path: '/healthz',
    method: 'GET',
    isProbe: true,
    handle: (_, reply) => {
      const isHealthy = index() !== undefined;
      reply.code(isHealthy ? STATUS.ok : STATUS.serviceUnavailable);
      if (!isHealthy) reply.header('retry-after', String(PROBLEMS.index_unavailable.retryAfterSeconds));
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
      return reply.send(isHealthy ? 'ok\n' : 'The catalog file is missing or damaged.\n');
    },
  });

const addOperations = (addEndpoint: AddEndpoint): void => {
  for (const operation of OPERATIONS) {
    const { method, path, alias, quota, cost, problems, cacheControl, body }: Operation = operation;
    for (const template of [path, alias]) {
      addEndpoint({
        path: template.replace(/\{(\w+)\}/g, ':$1'),
        method,
        quota,
        cost,
        operation: operation.id,
        takesArtwork: body !== undefined,
        isProbe: quota === 'health',
        faultCode: problems.includes('export_failed') ? 'export_failed' : 'index_unavailable',
        cacheControl,
        ...OPERATION_HANDLERS[operation.id],
      });
    }
  }
};
