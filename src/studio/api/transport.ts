// One request to the API, and how its failures come back.
import type { ProblemDocument } from '../../contract/problems.ts';
import { ApiFailure, isAborted } from './failure.ts';

/** Where to wait when a 429 does not tell. */
const DEFAULT_WAIT_SECONDS = 10;

export interface Call extends RequestInit {
  readonly query?: Readonly<Record<string, string | number | undefined>>;
}

export type Send = (path: string, call?: Call) => Promise<Response>;

/** Sends requests to paths below `base`. Throws ApiFailure, or an AbortError where the caller's signal asked for it. */
export const createTransport =
  (base: URL): Send =>
  async (path, { query = {}, ...init } = {}) => {
    const address = new URL(path, base);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined && value !== '') address.searchParams.set(name, String(value));
    const response = await fetch(address, init).catch((error: unknown) => {
      throw isAborted(error) ? error : new ApiFailure('offline');
    });
    if (response.ok) return response;
    throw await failureOf(response);
  };

const TOO_MANY_REQUESTS = 429;
const SERVER_AT_FAULT = 500;

const failureOf = async (response: Response): Promise<ApiFailure> => {
  const problem = await problemOf(response);
  if (response.status === TOO_MANY_REQUESTS)
    return new ApiFailure('limited', problem, waitSeconds(response.headers.get('Retry-After')));
  return new ApiFailure(response.status >= SERVER_AT_FAULT ? 'broken' : 'refused', problem);
};

/** A proxy in between may answer with something else than a problem document. */
const problemOf = async (response: Response): Promise<ProblemDocument | undefined> => {
  if (!response.headers.get('Content-Type')?.includes('json')) return undefined;
  return (await response.json().catch(() => undefined)) as ProblemDocument | undefined;
};

const waitSeconds = (header: string | null): number => {
  const seconds = Number.parseInt(header ?? '', 10);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : DEFAULT_WAIT_SECONDS;
};
