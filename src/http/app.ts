// HTTP application: connections, protocol, routes. The caller starts to listen.
import { randomUUID } from 'node:crypto';
import type { ServerOptions } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { MAXIMUM_HEADER_BYTES } from '../contract/limits.ts';
import { discardBody } from './connections/endings.ts';
import { closeSlowClients, handleOverload, limitPerClient } from './connections/limits.ts';
import { createLogSerializers } from './connections/logging.ts';
import { createMalformedRequestHandler } from './connections/malformed-request.ts';
import { createSequentialServer } from './connections/scheduling.ts';
import { addMcp } from './mcp/mcp-route.ts';
import { createBaseUrls } from './protocol/base-url.ts';
import { acceptedRequestId, createCommonHeaders } from './protocol/common-headers.ts';
import { handleErrors, sendProblem, toProblem } from './protocol/errors.ts';
import { originForm } from './protocol/http-rules.ts';
import { collectBodies } from './protocol/json-body.ts';
import { createGiveBack, createQuotaUsage } from './quota/quota-windows.ts';
import { createRenderSlots, unlimitedRenderSlots } from './quota/render-slots.ts';
import { addDocumentation } from './routes/documentation-routes.ts';
import { addOperations } from './routes/operation-routes.ts';
import { createResourceRouter } from './routes/resource-router.ts';
import { createResponder } from './routes/responder.ts';
import { addRedirectToDocumentation, addStudio } from './routes/studio-routes.ts';
import type { Services } from './services.ts';

export interface AppConfig {
  /** Public base URL of the service, without trailing slash; may have a path. */
  readonly publicUrl?: string;
  /** Proxies whose X-Forwarded-* fields are trusted (Fastify option `trustProxy`). */
  readonly trustProxy?: boolean | string[] | ((address: string, hop: number) => boolean);
  readonly maxConnections?: number;
  /** Maximum number of connections of one address; unlimited by default. */
  readonly maxConnectionsPerClient?: number;
  readonly logLevel?: string;
  /** Salt for hashes of client addresses in log entries; if absent, there are none. */
  readonly logAddressSalt?: string;
  /** Receives the log entries instead of standard output. */
  readonly logStream?: { write(line: string): void };
  readonly now?: () => number;
}

const SECONDS = 1000;

/** Decision 037. */
const TIMEOUTS = {
  headersTimeout: 10 * SECONDS,
  requestTimeout: 20 * SECONDS,
  connectionsCheckingInterval: 2 * SECONDS,
  // Longer than the 60 s of most proxies: otherwise, a proxy may send a request on a connection that is being closed.
  keepAliveTimeout: 65 * SECONDS,
  connectionTimeout: 30 * SECONDS,
} as const;

const refuseSchemas = (): never => {
  throw new TypeError('routes have no JSON Schema');
};

export const createApp = (services: Services, config: AppConfig = {}): FastifyInstance => {
  const { publicUrl, trustProxy = false, maxConnections, logLevel = 'silent', now = Date.now } = config;
  const { logAddressSalt, logStream, maxConnectionsPerClient: limit } = config;
  const { headersTimeout, connectionsCheckingInterval, ...timeouts } = TIMEOUTS;
  const toOriginForm = originForm(publicUrl);
  const baseUrls = createBaseUrls({ publicUrl, trustsProxy: trustProxy !== false });
  const commonHeaders = createCommonHeaders(now, publicUrl);
  const malformedRequests = createMalformedRequestHandler({ publicUrl, commonHeaders, now });
  const app = Fastify({
    ...timeouts,
    http: {
      maxHeaderSize: MAXIMUM_HEADER_BYTES,
      headersTimeout,
      connectionsCheckingInterval,
      // Node's own 400 response would lack the common headers. ruleViolation() checks Host.
      requireHostHeader: false,
    },
    logger: {
      level: logLevel,
      serializers: createLogSerializers(logAddressSalt),
      ...(logStream && { stream: logStream }),
    },
    trustProxy,
    genReqId: ({ headers }) => acceptedRequestId(headers['x-request-id']) ?? randomUUID(),
    requestIdHeader: false,
    return503OnClosing: false,
    // `contract` parses requests. Without these two functions, Fastify would load Ajv and fast-json-stringify.
    schemaController: { compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas } },
    serverFactory: (handler, { http = {} }) => {
      const server = createSequentialServer(http as ServerOptions, handler);
      server.keepAliveTimeout = timeouts.keepAliveTimeout;
      server.requestTimeout = timeouts.requestTimeout;
      return server.setTimeout(timeouts.connectionTimeout);
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAXIMUM_HEADER_BYTES },
    rewriteUrl: ({ url = '/' }) => toOriginForm(url),
    clientErrorHandler: malformedRequests.onClientError,
    frameworkErrors: (error, request, reply) => {
      discardBody(request.raw, reply.raw);
      reply.headers(commonHeaders('other')).header('x-request-id', request.id);
      sendProblem(request, reply, toProblem(error, request), baseUrls);
    },
  });
  if (maxConnections !== undefined) app.server.maxConnections = maxConnections;
  if (limit !== undefined) limitPerClient(app.server, { limit, trustProxy });

  handleErrors(app, baseUrls);
  malformedRequests.attach(app.server);
  handleOverload(app);
  closeSlowClients(app);
  collectBodies(app);

  const renderSlots = services.quotaWindows ? createRenderSlots() : unlimitedRenderSlots;
  const handlerServices = { ...services, baseUrls, renderSlots };
  const readQuotaUsage = createQuotaUsage(services.quotaWindows, now);
  const giveBack = createGiveBack(services.quotaWindows);
  const addResource = createResourceRouter(app, {
    commonHeaders,
    readQuotaUsage,
    giveBack,
    apiKeys: services.apiKeys,
  });
  const respond = createResponder(handlerServices);
  addOperations(addResource, respond);
  addDocumentation(addResource, respond, handlerServices);
  addMcp(addResource, { services: handlerServices, readQuotaUsage, giveBack, publicUrl });
  if (services.studioRoot === undefined) addRedirectToDocumentation(addResource, baseUrls);
  else addStudio(addResource, respond, services.studioRoot);
  return app;
};
