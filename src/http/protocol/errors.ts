// Whatever goes wrong becomes a problem document: what the client can act on with its reason, all else without.
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { quote } from '../../contract/export/quote.ts';
import { PROBLEMS, type ProblemCode, ProblemError } from '../../contract/problems.ts';
import { isClientFault } from '../../contract/status.ts';
import { notFound } from '../routes/resource.ts';
import type { BaseUrls } from './base-url.ts';
import { DisconnectError } from './disconnect.ts';
import { sendProblem } from './response.ts';

/** Responds to everything that hooks and handlers throw, and logs the faults of the service. */
export const answerErrors = (app: FastifyInstance, baseUrls: BaseUrls): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = toProblem(error, request);
    if (error instanceof DisconnectError) request.log.info(error.message);
    else if (isFault(error, problem)) request.log.error(error);
    return sendProblem(request, reply, problem, baseUrls);
  });
};

/** A problem without a cause is a known state, like a missing index: logging it on every request would flood the log. */
const isFault = (error: Error, problem: ProblemError): boolean =>
  !isClientFault(PROBLEMS[problem.code].status) && (error !== problem || problem.cause !== undefined);

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
