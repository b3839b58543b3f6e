// Whatever goes wrong becomes a problem document: what the client can act on with its reason, all else without.
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { quote } from '../../contract/export/quote.ts';
import { PROBLEMS, type ProblemCode, ProblemError } from '../../contract/problems.ts';
import { isClientFault } from '../../contract/status.ts';
import { notFound } from '../routes/resource.ts';
import type { BaseUrls } from './base-url.ts';
import { sendProblem } from './response.ts';

/**
 * Answers everything thrown; faults of the service go to the log, cause and all. A problem without a cause is a state
 * that the start has told already, like a missing index: the log would fill with it.
 */
export const answerErrors = (app: FastifyInstance, baseUrls: BaseUrls): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = toProblem(error, request);
    const isState = error === problem && problem.cause === undefined;
    if (!isState && !isClientFault(PROBLEMS[problem.code].status)) request.log.error(error);
    return sendProblem(request, reply, problem, baseUrls);
  });
};

/** The problem that an error of the framework, of a handler or of a room below means to a client. */
export const toProblem = (error: FastifyError | ProblemError, request: FastifyRequest): ProblemError => {
  if (error instanceof ProblemError) return error;
  const told = FRAMEWORK_PROBLEMS.get(error.code);
  if (told) return told(request);
  if (isClientFault(error.statusCode)) return new ProblemError('invalid_json', 'The request cannot be read.');
  const { faultCode = 'index_unavailable' } = request.routeOptions.config.resource ?? {};
  return new ProblemError(faultCode, FAULT_DETAILS[faultCode] ?? 'The service failed to answer.');
};

const FAULT_DETAILS: Partial<Record<ProblemCode, string>> = {
  export_failed: 'The picture could not be made.',
  index_unavailable: 'The icon index could not be read.',
};

type Told = (request: FastifyRequest) => ProblemError;

const FRAMEWORK_PROBLEMS: ReadonlyMap<string, Told> = new Map<string, Told>([
  ['FST_ERR_BAD_URL', request => notFound(request)],
  [
    'FST_ERR_CTP_INVALID_MEDIA_TYPE',
    ({ headers }) =>
      new ProblemError(
        'invalid_json',
        `The Content-Type must be application/json, got ${quote(headers['content-type'])}.`,
      ),
  ],
]);
