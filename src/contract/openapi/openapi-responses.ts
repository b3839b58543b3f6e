// The responses of an operation as OpenAPI: the answer, 304, and one entry per status of its problems.

import type { AnswerContent, Operation } from '../operations.ts';
import {
  PROBLEM_MEDIA_TYPE,
  PROBLEMS,
  type ProblemCode,
  ProblemError,
  problemDocument,
} from '../problems.ts';
import { STATUS } from '../status.ts';
import { type HeaderName, headerReferences } from './openapi-headers.ts';

interface Place {
  readonly baseUrl: string;
  readonly path: string;
}

export const openApiResponses = (operation: Operation, place: Place) => ({
  [STATUS.ok]: {
    description: operation.summary,
    headers: headerReferences(...answerHeaders(operation)),
    content: Object.fromEntries(operation.answers.map(contentEntry)),
  },
  ...(operation.method === 'GET' && {
    [STATUS.notModified]: {
      description: 'The client has the current answer already.',
      headers: headerReferences('ETag', 'Cache-Control'),
    },
  }),
  ...Object.fromEntries(
    statusesOf(operation).map(status => [status, problemResponse(operation, status, place)]),
  ),
});

const answerHeaders = ({ method, answers }: Operation): readonly HeaderName[] => [
  'ETag',
  'Cache-Control',
  ...(answers.some(({ schema }) => schema) ? (['Vary'] as const) : []),
  ...(method === 'POST' ? (['Content-Disposition', 'Favicon-Report'] as const) : []),
];

const contentEntry = ({ mediaType, schema }: AnswerContent) => [
  mediaType,
  { schema: schema ? { $ref: `#/components/schemas/${schema}` } : { type: 'string', format: 'binary' } },
];

const statusesOf = ({ problems }: Operation): readonly number[] =>
  [...new Set(problems.map(code => PROBLEMS[code].status))].sort((a, b) => a - b);

const problemResponse = ({ problems }: Operation, status: number, place: Place) => {
  const codes = problems.filter(code => PROBLEMS[code].status === status);
  return {
    description: codes.map(code => PROBLEMS[code].trigger).join(' '),
    headers: headerReferences('Cache-Control', ...codes.flatMap(code => FURTHER_HEADERS[code] ?? [])),
    content: {
      [PROBLEM_MEDIA_TYPE]: {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(codes.map(code => [code, problemExample(code, place)])),
      },
    },
  };
};

const FURTHER_HEADERS: Partial<Record<ProblemCode, readonly HeaderName[]>> = {
  method_not_allowed: ['Allow'],
  rate_limited: ['Retry-After'],
};

const problemExample = (code: ProblemCode, { baseUrl, path }: Place) => ({
  summary: PROBLEMS[code].title,
  value: problemDocument(new ProblemError(code, PROBLEMS[code].trigger), {
    baseUrl,
    instance: path.replace('{library}', 'lucide').replace('{name}', 'rocket'),
  }),
});
