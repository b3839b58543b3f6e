// HTTP requests to the API, with failures as ApiFailure.
import type { ProblemDocument } from '../../contract/problems.ts';
import { ApiFailure, isAborted } from './failure.ts';

/** Wait after a 429 without a valid Retry-After. */
const DEFAULT_WAIT_SECONDS = 10;

export interface RequestOptions extends RequestInit {
  readonly query?: Readonly<Record<string, string | number | undefined>>;
}

export type Send = (path: string, options?: RequestOptions) => Promise<Response>;

/** Sends requests to paths below `base`. Throws ApiFailure, or an AbortError after the caller aborts. */
export const createTransport =
  (base: URL): Send =>
  async (path, { query = {}, ...init } = {}) => {
    const url = new URL(path, base);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined && value !== '') url.searchParams.set(name, String(value));
    const response = await fetch(url, init).catch((error: unknown) => {
      throw isAborted(error) ? error : new ApiFailure('offline');
    });
    if (response.ok) return response;
    throw await failureOf(response);
  };

const TOO_MANY_REQUESTS = 429;
const FIRST_SERVER_ERROR = 500;

const failureOf = async (response: Response): Promise<ApiFailure> => {
  const problem = await problemOf(response);
  if (response.status === TOO_MANY_REQUESTS)
    return new ApiFailure('limited', problem, waitSeconds(response.headers.get('Retry-After')));
  return new ApiFailure(response.status >= FIRST_SERVER_ERROR ? 'broken' : 'rejected', problem);
};

/** Undefined for other bodies: a proxy may send its own error page. */
const problemOf = async (response: Response): Promise<ProblemDocument | undefined> => {
  if (!response.headers.get('Content-Type')?.includes('json')) return undefined;
  return (await response.json().catch(() => undefined)) as ProblemDocument | undefined;
};

const waitSeconds = (header: string | null): number => {
  const seconds = Number.parseInt(header ?? '', 10);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : DEFAULT_WAIT_SECONDS;
};
