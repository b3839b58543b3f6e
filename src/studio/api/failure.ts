// Failures of API requests, with messages for users.
import type { ProblemDocument } from '../../contract/problems.ts';

/**
 * `offline`: no response. `limited`: 429, retry after `waitSeconds`. `rejected`: another 4xx. `broken`: 5xx.
 */
export type FailureKind = 'offline' | 'limited' | 'rejected' | 'broken';

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

/** Message for the user. */
export const failureText = ({ kind, problem }: ApiFailure): string => {
  switch (kind) {
    case 'offline':
      return 'Cannot reach the service. You may be offline; your design stays in this page.';
    case 'limited':
      return 'Too many requests in one minute.';
    case 'rejected':
      return problem?.detail ?? 'The service rejected this design.';
    case 'broken':
      return problem?.code === 'index_unavailable'
        ? 'The icons are not available yet. Initials work meanwhile; your design stays in this page.'
        : 'The service has a problem. Your design stays in this page.';
  }
};

export const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
