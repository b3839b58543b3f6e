// What can go wrong between the studio and the API, in the words that people read.
import type { ProblemDocument } from '../../contract/problems.ts';

/**
 * `offline`: nothing answered. `limited`: too many requests, `waitSeconds` says how long to wait.
 * `refused`: the request itself is at fault. `broken`: the service is.
 */
export type FailureKind = 'offline' | 'limited' | 'refused' | 'broken';

export class ApiFailure extends Error {
  readonly kind: FailureKind;
  readonly problem: ProblemDocument | undefined;
  readonly waitSeconds: number;

  constructor(kind: FailureKind, problem?: ProblemDocument, waitSeconds = 0) {
    super(problem?.detail ?? kind);
    this.name = 'ApiFailure';
    this.kind = kind;
    this.problem = problem;
    this.waitSeconds = waitSeconds;
  }
}

/** What a failure means for someone who is making a favicon. */
export const failureText = ({ kind, problem }: ApiFailure): string => {
  switch (kind) {
    case 'offline':
      return 'The service cannot be reached. You may be offline; your design is safe in this page.';
    case 'limited':
      return 'That was a lot of requests in one minute.';
    case 'refused':
      return problem?.detail ?? 'The service did not accept this.';
    case 'broken':
      return problem?.code === 'index_unavailable'
        ? 'The icon library is being prepared. Initials work meanwhile; your design is safe in this page.'
        : 'The service has trouble at the moment. Your design is safe in this page.';
  }
};

export const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
