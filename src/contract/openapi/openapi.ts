// OpenAPI 3.1 document, generated from the tables of operations, problems and fields. (Decision 038)
import { formatKibibytes, LONGEST_ARTWORK_BODY, MAX_ARTWORK_BYTES, MAXIMUM_BODY_BYTES } from '../limits.ts';
import { hasCacheTag } from '../operations/operation.ts';
import {
  OPERATIONS,
  type Operation,
  type Parameter,
  type RequestContent,
  type ResponseContent,
} from '../operations.ts';
import {
  PROBLEM_MEDIA_TYPE,
  PROBLEMS,
  type ProblemCode,
  ProblemError,
  type ProblemRow,
  problemDocument,
  STATUS,
} from '../problems.ts';
import { type HeaderName, headerReferences, openApiHeaders } from './openapi-headers.ts';
import { EXAMPLE_BASE_URL, RESPONSE_EXAMPLES } from './response-examples.ts';
import { type JsonSchema, SCHEMAS, type SchemaName } from './schemas.ts';

export interface OpenApiOptions {
  /** URL of the server, without a trailing slash. */
  readonly baseUrl: string;
  /** Whether the server accepts API keys. (Decision 087) */
  readonly acceptsApiKeys?: boolean;
}

/** Builds the document. Describes only canonical paths, because aliases would double generated clients. */
export const buildOpenApi = ({ baseUrl, acceptsApiKeys = false }: OpenApiOptions) => ({
  openapi: '3.1.0',
  info: {
    title: 'Favsmith API',
    version: '1.0.0',
    summary: 'Search icons, fetch them, and export favicon packages.',
    description:
      'Searches free icon libraries and exports favicon packages from an icon, initials, an emoji or a logo. ' +
      'The API needs no authentication. Every path below /api/v1 also answers below /api, as a stable alias. ' +
      'Every resource that supports GET supports HEAD, and all support OPTIONS. ' +
      `Errors are RFC 9457 problem documents, listed at ${baseUrl}/docs/errors. ` +
      'Every response has the API version, a request id and the rate-limit headers.',
    license: { name: 'MIT', identifier: 'MIT' },
    contact: { name: 'Favsmith', url: `${baseUrl}/docs` },
  },
  servers: [{ url: baseUrl, description: 'This server' }],
  externalDocs: { url: `${baseUrl}/docs`, description: 'Documentation' },
  // The empty requirement makes the API key optional.
  security: acceptsApiKeys ? [{}, { apiKey: [] }] : [],
  tags: TAGS,
  paths: {
    ...Object.fromEntries(
      OPERATIONS.map((operation: Operation) => [operation.path, pathItem(operation, baseUrl)]),
    ),
    [HEALTH_CHECK_PATH]: healthCheck(baseUrl),
  },
  components: {
    schemas: SCHEMAS,
    headers: openApiHeaders,
    parameters: REQUEST_HEADERS,
    ...(acceptsApiKeys && { securitySchemes: { apiKey: API_KEY } }),
  },
});

const API_KEY = {
  type: 'http',
  scheme: 'bearer',
  description:
    'Optional. Requests with a key of the operator have quotas of their own instead of those of their address. ' +
    'A request with an unknown key counts as one without; its response has the field WWW-Authenticate.',
} as const;

const textResponse = (description: string, text: string, ...headers: readonly HeaderName[]) => ({
  description,
  headers: headerReferences('Cache-Control', ...headers),
  content: {
    'text/plain': { schema: { type: 'string' }, examples: { text: { summary: 'Text', value: text } } },
  },
});

const HEALTH_CHECK_PATH = '/healthz';

/** The health check of containers and load balancers. It is no operation: it has no alias, and its quota is not enforced. */
const healthCheck = (baseUrl: string) => ({
  get: {
    operationId: 'checkHealth',
    tags: ['Service'],
    summary: 'Check the service in plain text',
    description: 'For containers and load balancers: a status and one line of text. Has no quota.',
    parameters: [],
    responses: {
      [STATUS.ok]: textResponse('The service has its icon index.', 'ok\n'),
      [STATUS.methodNotAllowed]: problemResponse(
        { problems: ['method_not_allowed'], path: HEALTH_CHECK_PATH },
        STATUS.methodNotAllowed,
        baseUrl,
      ),
      [STATUS.serviceUnavailable]: textResponse(
        PROBLEMS.index_unavailable.trigger,
        'The catalog file is missing or damaged.\n',
        'Retry-After',
      ),
    },
  },
});

const TAGS = [
  { name: 'Service', description: 'Description and status of the service.' },
  { name: 'Icons', description: 'Libraries and icons.' },
  { name: 'Export', description: 'Favicon packages and previews.' },
];

const requestHeader = (name: string, description: string, example: string, keywords: JsonSchema = {}) => ({
  [name]: {
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string', ...keywords },
    example,
  },
});

const REQUEST_HEADERS = {
  ...requestHeader('API-Version', 'Version that the client targets. Version 1 is the only one.', '1', {
    enum: ['1'],
  }),
  ...requestHeader(
    'If-None-Match',
    'Entity tag of a stored representation. If it is current, the response is 304.',
    '"Nxr-GWQ2vakcj552t1GTtH"',
  ),
  ...requestHeader(
    'X-Request-Id',
    'Request id of up to 64 letters, digits, dots, hyphens and underscores. The response repeats it.',
    'deploy-42',
    { pattern: '^[\\w.-]{1,64}$' },
  ),
};

const pathItem = (operation: Operation, baseUrl: string) => {
  const { id, method, tag, summary, description, parameters, body, sample } = operation;
  const headers = ['API-Version', 'X-Request-Id', ...(method === 'GET' ? ['If-None-Match'] : [])];
  const item = {
    operationId: id,
    tags: [tag],
    summary,
    description,
    parameters: [
      ...parameters.map(openApiParameter),
      ...headers.map(name => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...(body && { requestBody: requestBody(body, sample) }),
    responses: openApiResponses(operation, baseUrl),
  };
  return { [method.toLowerCase()]: item };
};

const openApiParameter = ({ name, in: place, schema, description, example }: Parameter) => ({
  name,
  in: place,
  required: place === 'path',
  description,
  schema,
  ...(example !== undefined && { example }),
});

const requestBody = ({ mediaType, schema }: RequestContent, sample: Operation['sample']) => ({
  required: true,
  description:
    `What to draw, and its style. A body has at most ${formatKibibytes(MAXIMUM_BODY_BYTES)}; with artwork, whose file has at ` +
    `most ${formatKibibytes(MAX_ARTWORK_BYTES)}, at most ${formatKibibytes(LONGEST_ARTWORK_BODY)}.`,
  content: {
    [mediaType]: {
      schema,
      examples: {
        icon: { summary: 'An icon', value: sample.body },
        initials: {
          summary: 'Initials on a gradient',
          value: { text: 'AB', bg_mode: 'linear', shape: 'circle' },
        },
      },
    },
  },
});

const openApiResponses = (operation: Operation, baseUrl: string) => ({
  [STATUS.ok]: {
    description: operation.summary,
    headers: headerReferences(...successHeaders(operation)),
    content: Object.fromEntries(operation.responses.map(content => contentEntry(content, baseUrl))),
  },
  ...(operation.method === 'GET' && {
    [STATUS.notModified]: {
      description: 'The representation that the client has is current.',
      headers: headerReferences(...cacheHeaders(operation)),
    },
  }),
  ...Object.fromEntries(
    statusesOf(operation).map(status => [status, problemResponse(operation, status, baseUrl)]),
  ),
});

const cacheHeaders = ({ cacheControl }: Operation): readonly HeaderName[] => [
  'ETag',
  'Cache-Control',
  ...(hasCacheTag(cacheControl) ? (['Cache-Tag'] as const) : []),
  'Vary',
];

const successHeaders = (operation: Operation): readonly HeaderName[] => [
  ...cacheHeaders(operation),
  ...operation.responses.flatMap(({ mediaType, schema }): readonly HeaderName[] => {
    if (mediaType === 'application/zip') return ['Content-Disposition', 'Favicon-Report'];
    return schema === 'ExportPackage' ? ['Favicon-Report'] : [];
  }),
  ...(operation.parameters.some(({ name }) => name === 'offset') ? (['Link', 'Search-Report'] as const) : []),
];

const contentEntry = ({ mediaType, schema }: ResponseContent, baseUrl: string) => [
  mediaType,
  schema
    ? {
        schema: { $ref: `#/components/schemas/${schema}` },
        examples: {
          success: { summary: 'Success. Lists are shortened.', value: responseExample(schema, baseUrl) },
        },
      }
    : { schema: { type: 'string', format: 'binary' } },
];

/** A response of the service. Its lists have their first elements only. */
export const responseExample = (schema: SchemaName, baseUrl: string): unknown =>
  JSON.parse(JSON.stringify(RESPONSE_EXAMPLES[schema] ?? {}).replaceAll(EXAMPLE_BASE_URL, baseUrl));

const statusesOf = ({ problems }: Operation): readonly number[] =>
  [...new Set(problems.map(code => PROBLEMS[code].status))].sort((a, b) => a - b);

const problemResponse = (
  { problems, body, path }: Pick<Operation, 'problems' | 'body' | 'path'>,
  status: number,
  baseUrl: string,
) => {
  const codes = problems.filter(code => PROBLEMS[code].status === status);
  return {
    description: codes.map(code => triggerOf(PROBLEMS[code], body !== undefined)).join(' '),
    headers: headerReferences('Cache-Control', ...codes.flatMap(code => PROBLEM_HEADERS[code] ?? [])),
    content: {
      [PROBLEM_MEDIA_TYPE]: {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(
          codes.map(code => [code, problemExample(code, body !== undefined, { baseUrl, path })]),
        ),
      },
    },
  };
};

const triggerOf = ({ trigger, triggerWithoutBody = trigger }: ProblemRow, hasBody: boolean): string =>
  hasBody ? trigger : triggerWithoutBody;

const PROBLEM_HEADERS: Partial<Record<ProblemCode, readonly HeaderName[]>> = {
  method_not_allowed: ['Allow'],
  rate_limited: ['Retry-After'],
  index_unavailable: ['Retry-After'],
};

const problemExample = (
  code: ProblemCode,
  hasBody: boolean,
  { baseUrl, path }: Record<'baseUrl' | 'path', string>,
) => ({
  summary: PROBLEMS[code].title,
  value: problemDocument(new ProblemError(code, triggerOf(PROBLEMS[code], hasBody)), {
    baseUrl,
    instance: path.replace('{library}', 'lucide').replace('{name}', 'rocket'),
  }),
});
