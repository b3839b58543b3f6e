// Violations of a field table and their problem.
import {
  type Channel,
  hintOf,
  PROBLEM_CODES,
  type ProblemCode,
  ProblemError,
  type Violation,
} from '../problems.ts';

export interface FieldViolation extends Violation {
  readonly field: string;
  readonly code: ProblemCode;
}

/** Builds a problem that lists all violations. Its code is the first in the order of the problem table. */
export const violationsProblem = (violations: readonly FieldViolation[]): ProblemError => {
  const ranked = violations.toSorted((a, b) => PROBLEM_CODES.indexOf(a.code) - PROBLEM_CODES.indexOf(b.code));
  const [first] = ranked as [FieldViolation];
  const errors = ranked.map(({ pointer, detail }) => ({ pointer, detail }));
  const others = errors.length > 1 ? ` (and ${errors.length - 1} more, see errors)` : '';
  return new ProblemError(first.code, `${first.detail}${others}.`, {
    errors,
    ...(first.code === 'invalid_json' && { hint: fieldHint }),
  });
};

const fieldHint = (channel: Channel): string =>
  channel === 'api'
    ? 'Correct the fields that errors lists, then send the request again.'
    : hintOf('invalid_json', channel);
