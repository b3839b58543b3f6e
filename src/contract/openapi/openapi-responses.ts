// OpenAPI responses of an operation: success, 304, and one per problem status.
import { CACHE_CONTROL, SAMPLE_DIGEST } from '../operations/operation.ts';
import type { Operation, ResponseContent } from '../operations.ts';
import {
  PROBLEM_MEDIA_TYPE,
  PROBLEMS,
  type Problem,
  type ProblemCode,
  ProblemError,
  problemDocument,
  STATUS,
} from '../problems.ts';
import { type HeaderName, headerReferences } from './openapi-headers.ts';
import { exampleOf } from './schema.ts';
import { SCHEMAS } from './schemas.ts';

/** URL of an operation; `path` is the canonical path or the alias. */
interface Location {
  readonly baseUrl: string;
  readonly path: string;
}

export const openApiResponses = (operation: Operation, location: Location) => ({
  [STATUS.ok]: {
    description: operation.summary,
    headers: headerReferences(...successHeaders(operation)),
    content: Object.fromEntries(operation.responses.map(contentEntry)),
  },
  ...(operation.method === 'GET' && {
    [STATUS.notModified]: {
      description: 'The representation that the client has is current.',
      headers: headerReferences('ETag', 'Cache-Control'),
    },
  }),
  ...Object.fromEntries(
    statusesOf(operation).map(status => [status, problemResponse(operation, status, location)]),
  ),
});

const successHeaders = ({ cacheControl, responses }: Operation): readonly HeaderName[] => [
  'ETag',
  'Cache-Control',
  ...(cacheControl === CACHE_CONTROL.none ? [] : (['Cache-Tag'] as const)),
  ...(responses.some(({ schema }) => schema) ? (['Vary'] as const) : []),
  ...(responses.some(({ mediaType }) => mediaType === 'application/zip')
    ? (['Content-Disposition', 'Content-Location', 'Favicon-Report'] as const)
    : []),
];

const contentEntry = ({ mediaType, schema }: ResponseContent) => [
  mediaType,
  schema
    ? {
        schema: { $ref: `#/components/schemas/${schema}` },
        examples: { success: { summary: 'Success', value: exampleOf(SCHEMAS[schema], SCHEMAS) } },
      }
    : { schema: { type: 'string', format: 'binary' } },
];

const statusesOf = ({ problems }: Operation): readonly number[] =>
  [...new Set(problems.map(code => PROBLEMS[code].status))].sort((a, b) => a - b);

const problemResponse = ({ problems, body }: Operation, status: number, location: Location) => {
  const codes = problems.filter(code => PROBLEMS[code].status === status);
  return {
    description: codes.map(code => triggerOf(PROBLEMS[code], body !== undefined)).join(' '),
    headers: headerReferences('Cache-Control', ...codes.flatMap(code => PROBLEM_HEADERS[code] ?? [])),
    content: {
      [PROBLEM_MEDIA_TYPE]: {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(
          codes.map(code => [code, problemExample(code, body !== undefined, location)]),
        ),
      },
    },
  };
};

const triggerOf = ({ trigger, triggerWithoutBody = trigger }: Problem, hasBody: boolean): string =>
  hasBody ? trigger : triggerWithoutBody;

const PROBLEM_HEADERS: Partial<Record<ProblemCode, readonly HeaderName[]>> = {
  method_not_allowed: ['Allow'],
  rate_limited: ['Retry-After'],
};

const PATH_EXAMPLES = { library: 'lucide', name: 'rocket', digest: SAMPLE_DIGEST };

const problemExample = (code: ProblemCode, hasBody: boolean, { baseUrl, path }: Location) => ({
  summary: PROBLEMS[code].title,
  value: problemDocument(new ProblemError(code, triggerOf(PROBLEMS[code], hasBody)), {
    baseUrl,
    instance: Object.entries(PATH_EXAMPLES).reduce(
      (instance, [name, value]) => instance.replace(`{${name}}`, value),
      path,
    ),
  }),
});
