// The OpenAPI 3.1 document, made from the tables of operations, problems and fields.

import { OPERATIONS, type Operation, type Parameter } from '../operations.ts';
import { PROBLEM_CODES } from '../problems.ts';
import { openApiHeaders } from './openapi-headers.ts';
import { openApiResponses } from './openapi-responses.ts';
import { type JsonSchema, SCHEMAS } from './schemas.ts';

export interface OpenApiOptions {
  /** The address of the service, for links and the types of problems. */
  readonly baseUrl: string;
  /** Where requests go, relative to the document unless absolute; by default the root of its server. */
  readonly serverUrl?: string;
}

/** The document as a plain object. Aliases are operations of their own, named `…Alias`. */
export const buildOpenApi = ({ baseUrl, serverUrl = '/' }: OpenApiOptions) => ({
  openapi: '3.1.0',
  info: {
    title: 'Favsmith API',
    version: '1.0.0',
    summary: 'Search icons, fetch them, and export favicon packages.',
    description:
      'Searches five free icon libraries and exports favicon packages from an icon or from initials. ' +
      'There is no authentication. Every operation exists under /api/v1 and, as a stable alias, under /api. ' +
      'Wherever GET works, HEAD does; OPTIONS works everywhere. ' +
      `Errors are RFC 9457 problem documents, listed at ${baseUrl}/docs/errors. ` +
      'Every response carries the API version, a request id and the rate-limit fields.',
    license: { name: 'MIT', identifier: 'MIT' },
    contact: { name: 'Favsmith', url: `${baseUrl}/docs` },
  },
  servers: [{ url: serverUrl, description: 'This server' }],
  externalDocs: { url: `${baseUrl}/docs`, description: 'Documentation' },
  security: [],
  tags: TAGS,
  paths: Object.fromEntries(
    OPERATIONS.flatMap((operation: Operation) => [
      pathItem(operation, operation.path, operation.id, baseUrl),
      pathItem(operation, operation.alias, `${operation.id}Alias`, baseUrl),
    ]),
  ),
  components: {
    schemas: { ...SCHEMAS, Problem: problemSchema(baseUrl) },
    headers: openApiHeaders,
    parameters: REQUEST_HEADERS,
  },
});

const TAGS = [
  { name: 'Service', description: 'What the service is and how it is doing.' },
  { name: 'Icons', description: 'Finding icons and fetching them.' },
  { name: 'Export', description: 'Favicon packages and previews.' },
];

const REQUEST_HEADERS = {
  'API-Version': {
    name: 'API-Version',
    in: 'header',
    required: false,
    description: 'Declares which version the client targets; the only one there is.',
    schema: { type: 'string', enum: ['1'] },
    example: '1',
  },
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'Entity tag of an answer that the client has already; if it is current, 304 comes back.',
    schema: { type: 'string' },
    example: '"Nxr-GWQ2vakcj552t1GTtH"',
  },
  'X-Request-Id': {
    name: 'X-Request-Id',
    in: 'header',
    required: false,
    description:
      'An id of up to 64 letters, digits, dots, hyphens and underscores that the response repeats.',
    schema: { type: 'string', pattern: '^[\\w.-]{1,64}$' },
    example: 'deploy-42',
  },
} as const;

const pathItem = (operation: Operation, path: string, operationId: string, baseUrl: string) => {
  const { method, tag, summary, description, parameters, body } = operation;
  const isAlias = path === operation.alias;
  const headers = ['API-Version', 'X-Request-Id', ...(method === 'GET' ? ['If-None-Match'] : [])].map(
    name => ({
      $ref: `#/components/parameters/${name}`,
    }),
  );
  const item = {
    operationId,
    tags: [tag],
    summary: isAlias ? `${summary} (alias)` : summary,
    description: isAlias ? `Same as ${operation.path}. ${description}` : description,
    parameters: [...parameters.map(openApiParameter), ...headers],
    ...(body && { requestBody: requestBody(operation) }),
    responses: openApiResponses(operation, { baseUrl, path }),
  };
  return [path, { [method.toLowerCase()]: item }];
};

const openApiParameter = ({ name, in: place, schema, description, example }: Parameter) => ({
  name,
  in: place,
  required: place === 'path',
  description,
  schema,
  ...(example !== undefined && { example }),
});

const requestBody = ({ body, sample }: Operation) => ({
  required: true,
  description: 'What to draw and how, in at most 16 KiB of JSON.',
  content: {
    'application/json': {
      schema: { $ref: `#/components/schemas/${body}` },
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

const problemSchema = (baseUrl: string): JsonSchema => {
  const { Problem } = SCHEMAS;
  const properties = Problem.properties as Readonly<Record<string, JsonSchema>>;
  const type = {
    ...properties.type,
    enum: PROBLEM_CODES.map(code => `${baseUrl}/docs/errors#${code}`),
    examples: [`${baseUrl}/docs/errors#not_found`],
  };
  return { ...Problem, properties: { ...properties, type } };
};
