// The app: everything between a request and its answer. It is built without a port; `listen` is the caller's.
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { ProblemError } from '../contract/problems.ts';
import { createScratch } from './cache/buffer-pool.ts';
import { createAnswerMemory } from './cache/response-cache.ts';
import type { HandlerContext } from './handlers/handler.ts';
import { type BaseUrls, createBaseUrls } from './protocol/base-url.ts';
import { createBrokenRequests } from './protocol/broken-request.ts';
import { acceptedRequestId, createCommonHeaders } from './protocol/common-headers.ts';
import { makeRoomForConnections } from './protocol/connection-limit.ts';
import { answerErrors, toProblem } from './protocol/errors.ts';
import { readBodies } from './protocol/json-body.ts';
import { originForm } from './protocol/request-target.ts';
import { sendProblem } from './protocol/response.ts';
import { endSlowReaders } from './protocol/slow-readers.ts';
import { discardBody } from './protocol/unread-body.ts';
import { serveDocumentation, serveOpenApi, serveOwnFavicon } from './routes/documentation-routes.ts';
import { serveOperations } from './routes/operation-routes.ts';
import { resourceRouter } from './routes/resource.ts';
import { leadToDocumentation, serveStudio } from './routes/studio-routes.ts';
import type { Services } from './services.ts';

export interface AppConfig {
  /** The address under which clients know the service, without a slash at its end; may have a path. */
  readonly publicUrl?: string;
  /** Whose X-Forwarded-* fields count, in Fastify's terms. */
  readonly trustProxy?: boolean | string[] | ((address: string, hop: number) => boolean);
  readonly maxConnections?: number;
  readonly logLevel?: string;
  readonly now?: () => number;
}

const SECONDS = 1000;

/** Time limits for clients that do not get on. Idle connections outlive those of a usual proxy, which keeps 60 s. */
const TIME_LIMITS = {
  headersTimeout: 10 * SECONDS,
  requestTimeout: 20 * SECONDS,
  connectionsCheckingInterval: 2 * SECONDS,
  keepAliveTimeout: 65 * SECONDS,
  connectionTimeout: 30 * SECONDS,
} as const;

/** The longest request line and fields together, in bytes. */
const HEADER_LIMIT = 16 * 1024;

export const createApp = (services: Services, config: AppConfig = {}): FastifyInstance => {
  const { publicUrl, trustProxy = false, maxConnections, logLevel = 'silent', now = Date.now } = config;
  const { headersTimeout, connectionsCheckingInterval, ...timeLimits } = TIME_LIMITS;
  const targetInOriginForm = originForm(publicUrl);
  const baseUrls = createBaseUrls({ publicUrl, trustsProxy: trustProxy !== false });
  const commonHeaders = createCommonHeaders(now);
  const brokenRequests = createBrokenRequests({ publicUrl, commonHeaders, now });
  const app = Fastify({
    ...timeLimits,
    http: {
      maxHeaderSize: HEADER_LIMIT,
      headersTimeout,
      connectionsCheckingInterval,
      // A missing Host is answered like every other broken request, by us.
      requireHostHeader: false,
    },
    logger: { level: logLevel },
    trustProxy,
    genReqId: ({ headers }) => acceptedRequestId(headers['x-request-id']) ?? randomUUID(),
    requestIdHeader: false,
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: HEADER_LIMIT },
    rewriteUrl: ({ url = '/' }) => targetInOriginForm(url),
    clientErrorHandler: brokenRequests.onClientError,
    frameworkErrors: (error, request, reply) => {
      discardBody(request.raw, reply.raw);
      reply.headers(commonHeaders('status')).header('x-request-id', request.id);
      sendProblem(request, reply, toProblem(error, request), baseUrls);
    },
  });

  answerErrors(app, baseUrls);
  brokenRequests.attach(app.server);
  if (maxConnections !== undefined) app.server.maxConnections = maxConnections;
  makeRoomForConnections(app);
  endSlowReaders(app);
  readBodies(app);

  const context = contextOf(services, baseUrls);
  const serve = resourceRouter(app, { commonHeaders });
  serveOperations(serve, context);
  serveDocumentation(serve, context);
  serveOpenApi(serve, context, publicUrl);
  serveOwnFavicon(serve, context);
  if (services.studioRoot !== undefined) serveStudio(serve, context, services.studioRoot);
  else leadToDocumentation(serve, context);
  return app;
};

const contextOf = (services: Services, baseUrls: BaseUrls): HandlerContext => ({
  services,
  memory: createAnswerMemory(),
  scratch: createScratch(),
  allocate: Buffer.allocUnsafe,
  baseUrls,
  requireIndex: () => {
    const index = services.index();
    if (!index) throw new ProblemError('index_unavailable', 'The icon index is missing or cannot be read.');
    return index;
  },
});
