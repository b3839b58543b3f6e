// Converts thrown errors to problem documents. (Decision 031)

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  CapacityError,
  isClientError,
  PROBLEM_MEDIA_TYPE,
  PROBLEMS,
  ProblemError,
  problemDocument,
  quote,
} from '../../contract/problems.ts';
import { renderNotFound } from '../pages/page.ts';
import { type BaseUrls, basePathOf, relativeRoot } from './base-url.ts';
import { PAGE_HEADERS } from './common-headers.ts';
import { mediaQuality } from './content-coding.ts';
import { DisconnectError } from './disconnect.ts';
import { BARE_BASE_PATH } from './http-rules.ts';
import { unsupportedType } from './json-body.ts';

const API_PATH = /^\/api(?:\/|$)/;

/** Whether a client prefers an HTML page to a problem document. Always false for API paths. */
const prefersNotFoundPage = (path: string, accept: string | undefined): boolean => {
  if (accept === undefined || API_PATH.test(path)) return false;
  const quality = mediaQuality(accept);
  return quality('text/html') > Math.max(quality('application/problem+json'), quality('application/json'));
};

const sendNotFoundPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  detail: string,
  baseUrls: BaseUrls,
): FastifyReply => {
  const page = renderNotFound(detail, { baseUrl: baseUrls.of(request), basePath: relativeRoot(request) });
  return reply
    .code(PROBLEMS.not_found.status)
    .headers({ ...PAGE_HEADERS, 'Cache-Control': 'no-store', Vary: 'Accept' })
    .header('Content-Type', 'text/html; charset=utf-8')
    .send(Buffer.from(page));
};

/** Responds to every error with a problem. Logs unexpected errors. */
export const handleErrors = (app: FastifyInstance, baseUrls: BaseUrls): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = toProblem(error, request);
    if (error instanceof CapacityError) request.refundQuota?.();
    if (error instanceof DisconnectError) request.log.info(error.message);
    else if (isFault(error, problem)) request.log.error(error);
    return sendProblem(request, reply, problem, baseUrls);
  });
};

/** Whether to log an error. Errors of clients and known states, such as a missing index, would flood the log. */
const isFault = (error: Error, problem: ProblemError): boolean =>
  !isClientError(PROBLEMS[problem.code].status) && (error !== problem || problem.cause !== undefined);

/** Sends a problem document (RFC 9457). For an unknown path, sends a page if the client prefers HTML. */
export const sendProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ProblemError,
  baseUrls: BaseUrls,
): FastifyReply => {
  if (problem.code === 'not_found' && prefersNotFoundPage(pathOf(request.url), request.headers.accept))
    return sendNotFoundPage(request, reply, problem.message, baseUrls);
  const baseUrl = baseUrls.of(request);
  const document = problemDocument(problem, { baseUrl, instance: instanceOf(request, baseUrl) });
  const { retryAfterSeconds } = problem;
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', String(retryAfterSeconds));
  return reply
    .code(PROBLEMS[problem.code].status)
    .header('Cache-Control', 'no-store')
    .header('Content-Type', PROBLEM_MEDIA_TYPE)
    .send(Buffer.from(JSON.stringify(document)));
};

/**
 * The path of the request below that of the base URL, whether a proxy has removed the latter or not. Percent-encodes
 * characters that are invalid in a URI reference.
 */
const instanceOf = ({ raw }: FastifyRequest, baseUrl: string): string =>
  basePathOf(baseUrl) + encodeInvalid(pathOf(raw.url ?? '/').replace(BARE_BASE_PATH, ''));

const encodeInvalid = (path: string): string =>
  path.replace(/%(?![0-9a-f]{2})|[^\w\-.~!$&'()*+,;=:@/%]/gi, encodeURIComponent);

export const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '/';

/** Converts any error to a problem without internal details. */
export const toProblem = (error: FastifyError | ProblemError, request: FastifyRequest): ProblemError => {
  if (error instanceof ProblemError) return error;
  if (error.code === 'FST_ERR_BAD_URL') return notFound(request);
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unsupportedType(request.headers);
  if (isClientError(error.statusCode)) return new ProblemError('invalid_json', 'The request cannot be read.');
  const { faultCode } = request.routeOptions.config.resource ?? {};
  return faultCode === 'index_unavailable'
    ? new ProblemError(faultCode, 'The icon index could not be read.')
    : new ProblemError('export_failed', 'The response could not be created.');
};

export const notFound = ({ url }: FastifyRequest): ProblemError =>
  new ProblemError('not_found', `There is nothing at ${quote(pathOf(url))}.`);
