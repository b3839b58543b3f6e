// GET /api/v1: name, version, documentation and endpoints of the service.
import { OPERATIONS } from '../../contract/operations.ts';
import { PROBLEM_MEDIA_TYPE } from '../../contract/problems.ts';
import type { Handler } from './handler.ts';
import { jsonRepresentation } from './json-representation.ts';

export const getApiIndex: Handler = (request, { baseUrls }) => {
  const baseUrl = baseUrls.of(request);
  const index = {
    name: 'Favsmith',
    version: '1',
    versioning:
      'The path carries the version: /api/v1. The unversioned /api/* paths are stable aliases of v1. ' +
      'Breaking changes ship under /api/v2.',
    openapi: `${baseUrl}/openapi.json`,
    documentation: `${baseUrl}/docs`,
    errors: `${baseUrl}/docs/errors`,
    error_media_type: PROBLEM_MEDIA_TYPE,
    endpoints: OPERATIONS.map(({ id, method, path, alias, summary }) => ({
      operation: id,
      method,
      path,
      alias,
      summary,
    })),
  };
  return { representation: jsonRepresentation(index) };
};
