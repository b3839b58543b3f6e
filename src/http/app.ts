// The app: everything between a request and its answer. It is built without a port; `listen` is the caller's.
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { ProblemError } from '../contract/problems.ts';
import { sendProblem } from './answer.ts';
import { createAnswerCache } from './answer-cache.ts';
import { baseUrlOf } from './base-url.ts';
import { answerSpecialRequests, brokenRequestHandler } from './broken-request.ts';
import { acceptedRequestId, commonHeaders } from './common-headers.ts';
import { serveDocumentation } from './documentation-routes.ts';
import { answerErrors, toProblem } from './errors.ts';
import type { HandlerContext } from './handler.ts';
import { serveOperations } from './operation-routes.ts';
import { checkMethods } from './resource.ts';
import type { Services } from './services.ts';
import { endSlowReaders } from './slow-readers.ts';
import { leadToDocumentation, serveStudio } from './studio-routes.ts';

export interface AppConfig {
  /** The address under which clients know the service, without a slash at its end; may have a path. */
  readonly publicUrl?: string;
  /** Whose X-Forwarded-* fields count, in Fastify's terms. */
  readonly trustProxy?: boolean | string[] | ((address: string, hop: number) => boolean);
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
  const { publicUrl, trustProxy = false, logLevel = 'silent', now = Date.now } = config;
  const { headersTimeout, connectionsCheckingInterval, ...timeLimits } = TIME_LIMITS;
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
    rewriteUrl: ({ url = '/' }) => originForm(url, publicUrl),
    clientErrorHandler: brokenRequestHandler({ publicUrl, now }),
    frameworkErrors: (error, request, reply) => {
      reply.headers(commonHeaders('status', { requestId: request.id, now: now() }));
      sendProblem(request, reply, toProblem(error, request), publicUrl);
    },
  });

  app.addHook('onRequest', (request, reply, done) => {
    const { quota = 'status' } = request.routeOptions.config;
    reply.headers(commonHeaders(quota, { requestId: request.id, now: now() }));
    const lacksHost = request.raw.httpVersion === '1.1' && request.headers.host === undefined;
    done(
      lacksHost ? new ProblemError('invalid_json', 'An HTTP/1.1 request needs the field Host.') : undefined,
    );
  });
  checkMethods(app);
  answerErrors(app, publicUrl);
  answerSpecialRequests(app, { publicUrl, now });
  endSlowReaders(app);
  const context = contextOf(services, publicUrl);
  serveOperations(app, context);
  serveDocumentation(app, context, publicUrl);
  if (services.studioRoot !== undefined) serveStudio(app, context, services.studioRoot);
  else leadToDocumentation(app, context);
  return app;
};

const contextOf = (services: Services, publicUrl: string | undefined): HandlerContext => ({
  services,
  answers: createAnswerCache(),
  baseUrl: request => baseUrlOf(request, publicUrl),
  requireIndex: () => {
    const index = services.index();
    if (!index) throw new ProblemError('index_unavailable', 'The icon index is missing or cannot be read.');
    return index;
  },
});

/**
 * The path and query of a request target (RFC 9112, 3.2): absolute targets lose scheme and host, `*` stands for the
 * service itself. Behind a proxy that does not take it off, the path of the public address is taken off here.
 */
const originForm = (target: string, publicUrl: string | undefined): string => {
  const path = target === '*' ? '/' : target.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const prefix = publicUrl === undefined ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');
  const rest = prefix && path.startsWith(prefix) ? path.slice(prefix.length) : path;
  return rest.startsWith('/') ? rest : rest === '' || rest.startsWith('?') ? `/${rest}` : path;
};
