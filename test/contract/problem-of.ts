// Problems of export bodies.
import { parseExportBody } from '../../src/contract/export/export-body.ts';
import { ProblemError } from '../../src/contract/problems.ts';

/** The problem that `parseExportBody` throws. Undefined if the body is valid. */
export const problemOf = (body: unknown): ProblemError | undefined => {
  try {
    parseExportBody(body);
    return undefined;
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
};
