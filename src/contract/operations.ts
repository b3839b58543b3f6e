// Every operation of the API, one row each: routes, aliases, Allow, quotas, the index, the documentation and OpenAPI
// are all made from these rows.
import { EXPORT_FIELDS } from './export/export-fields.ts';
import type { FieldTable } from './export/field.ts';
import { PREVIEW_FIELDS } from './export/preview-fields.ts';
import { fieldSchema } from './openapi/field-schema.ts';
import type { JsonSchema, SchemaName } from './openapi/schemas.ts';
import type { ProblemCode } from './problems.ts';
import type { QuotaClass } from './quota.ts';
import { SEARCH_LIMITS } from './search-query.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly schema: JsonSchema;
  readonly description: string;
  readonly example?: string | number | boolean;
}

/** A media type that an operation answers with, and the name of its schema; without one the answer is binary. */
export interface AnswerContent {
  readonly mediaType: string;
  readonly schema?: SchemaName;
}

/**
 * One operation. `path` is the canonical path with `{parameters}`, `alias` the unversioned one; the first row of
 * `answers` is the default. `cacheControl` goes with successful answers, `problems` are all that it can answer.
 */
export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly alias: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly quota: QuotaClass;
  readonly parameters: readonly Parameter[];
  readonly body?: SchemaName;
  readonly answers: readonly AnswerContent[];
  readonly cacheControl: string;
  readonly problems: readonly ProblemCode[];
  /** A request that works, as the rest of a curl command behind the address of the path. */
  readonly sample: {
    readonly path: string;
    readonly body?: Readonly<Record<string, unknown>>;
    readonly saveAs?: string;
  };
}

const JSON_ANSWER = 'application/json';
const CACHE_BRIEFLY = 'public, max-age=300, stale-while-revalidate=86400';
const CACHE_LONG = 'public, max-age=604800, stale-while-revalidate=2592000';
const NO_STORE = 'no-store';

const fieldParameters = (fields: FieldTable): readonly Parameter[] =>
  Object.entries(fields).map(([name, field]) => {
    const { description, examples, ...schema } = fieldSchema(field);
    const [example] = examples as [string | number | boolean];
    return {
      name,
      in: 'query',
      schema: { ...schema, type: [schema.type].flat()[0] },
      description: String(description),
      example,
    };
  });

const library: Parameter = {
  name: 'library',
  in: 'path',
  schema: { type: 'string' },
  description: 'Library slug.',
  example: 'lucide',
};

const name: Parameter = {
  name: 'name',
  in: 'path',
  schema: { type: 'string' },
  description: "Icon name within the library, or one of the icon's former names.",
  example: 'rocket',
};

const searchParameters: readonly Parameter[] = [
  {
    name: 'q',
    in: 'query',
    schema: { type: 'string' },
    description:
      `Search text, of which the first ${SEARCH_LIMITS.queryLength} characters count; words are expanded by ` +
      'synonyms. Without it all icons are listed by name.',
    example: 'rocket',
  },
  {
    name: 'library',
    in: 'query',
    schema: { type: 'string' },
    description: 'Only icons of this library (slug).',
    example: 'lucide',
  },
  {
    name: 'style',
    in: 'query',
    schema: { type: 'string' },
    description: 'Only icons in this style.',
    example: 'outline',
  },
  {
    name: 'limit',
    in: 'query',
    schema: {
      type: 'integer',
      minimum: 1,
      maximum: SEARCH_LIMITS.maximumLimit,
      default: SEARCH_LIMITS.defaultLimit,
    },
    description: 'Page size. What lies outside of the range is moved to its nearest end.',
    example: 24,
  },
  {
    name: 'offset',
    in: 'query',
    schema: { type: 'integer', minimum: 0, default: 0 },
    description: 'Number of results to skip.',
    example: 0,
  },
];

const previewRow = (format: 'svg' | 'png', mediaType: string) =>
  ({
    method: 'GET',
    path: `/api/v1/preview.${format}`,
    alias: `/api/preview.${format}`,
    tag: 'Export',
    description:
      `One favicon as ${format.toUpperCase()}, from the settings of an export as query parameters. ` +
      'Made for links, images and live favicons: the address alone describes the picture.',
    quota: 'icons',
    parameters: fieldParameters({ ...EXPORT_FIELDS, ...PREVIEW_FIELDS }),
    answers: [{ mediaType }],
    cacheControl: CACHE_LONG,
    problems: [
      'invalid_json',
      'invalid_shape',
      'invalid_bg_mode',
      'invalid_text',
      'missing_export_source',
      'icon_not_found',
      'method_not_allowed',
      'rate_limited',
      'export_failed',
      'index_unavailable',
    ],
  }) as const;

/** The operations, in the order in which the documentation shows them. */
export const OPERATIONS = [
  {
    id: 'getApiIndex',
    method: 'GET',
    path: '/api/v1',
    alias: '/api',
    tag: 'Service',
    summary: 'Describe the API',
    description: 'Name, version, documentation and the list of all endpoints.',
    quota: 'status',
    parameters: [],
    answers: [{ mediaType: JSON_ANSWER, schema: 'Index' }],
    cacheControl: CACHE_BRIEFLY,
    problems: ['method_not_allowed', 'rate_limited'],
    sample: { path: '/api/v1' },
  },
  {
    id: 'getHealth',
    method: 'GET',
    path: '/api/v1/health',
    alias: '/api/health',
    tag: 'Service',
    summary: 'Check the service',
    description: 'Says that the service is up and how many icons it holds.',
    quota: 'status',
    parameters: [],
    answers: [{ mediaType: JSON_ANSWER, schema: 'Health' }],
    cacheControl: NO_STORE,
    problems: ['method_not_allowed', 'rate_limited', 'index_unavailable'],
    sample: { path: '/api/v1/health' },
  },
  {
    id: 'listLibraries',
    method: 'GET',
    path: '/api/v1/libraries',
    alias: '/api/libraries',
    tag: 'Icons',
    summary: 'List the icon libraries',
    description:
      'All libraries with license, attribution, number of icons and styles, the default style first.',
    quota: 'status',
    parameters: [],
    answers: [{ mediaType: JSON_ANSWER, schema: 'Libraries' }],
    cacheControl: CACHE_BRIEFLY,
    problems: ['method_not_allowed', 'rate_limited', 'index_unavailable'],
    sample: { path: '/api/v1/libraries' },
  },
  {
    id: 'searchIcons',
    method: 'GET',
    path: '/api/v1/icons',
    alias: '/api/icons',
    tag: 'Icons',
    summary: 'Search icons',
    description:
      'Searches names, aliases and tags by words and their beginnings, synonyms included; exact names come first. ' +
      'Parameters are read forgivingly: the answer says which limit and offset were applied.',
    quota: 'icons',
    parameters: searchParameters,
    answers: [{ mediaType: JSON_ANSWER, schema: 'IconSearchResponse' }],
    cacheControl: CACHE_BRIEFLY,
    problems: ['method_not_allowed', 'rate_limited', 'index_unavailable'],
    sample: { path: '/api/v1/icons?q=rocket&limit=5' },
  },
  {
    id: 'getIcon',
    method: 'GET',
    path: '/api/v1/icons/{library}/{name}',
    alias: '/api/icons/{library}/{name}',
    tag: 'Icons',
    summary: 'Fetch one icon',
    description: 'One icon by its exact name, with its SVG and attribution.',
    quota: 'icons',
    parameters: [
      library,
      name,
      {
        name: 'style',
        in: 'query',
        schema: { type: 'string' },
        description: "Icon style; by default the first of the library's styles that has this name.",
        example: 'outline',
      },
    ],
    answers: [{ mediaType: JSON_ANSWER, schema: 'IconItem' }],
    cacheControl: CACHE_BRIEFLY,
    problems: ['icon_not_found', 'method_not_allowed', 'rate_limited', 'index_unavailable'],
    sample: { path: '/api/v1/icons/lucide/rocket' },
  },
  {
    id: 'exportFavicon',
    method: 'POST',
    path: '/api/v1/export',
    alias: '/api/export',
    tag: 'Export',
    summary: 'Export a favicon package',
    description:
      'A zip with SVG, ICO, touch, Android and PWA files, the manifest, the elements for the head of a page and ' +
      'instructions. With Accept: application/json the same files come as JSON.',
    quota: 'export',
    parameters: [],
    body: 'ExportBody',
    answers: [{ mediaType: 'application/zip' }, { mediaType: JSON_ANSWER, schema: 'ExportPackage' }],
    cacheControl: NO_STORE,
    problems: [
      'invalid_json',
      'invalid_shape',
      'invalid_bg_mode',
      'invalid_text',
      'missing_export_source',
      'icon_not_found',
      'method_not_allowed',
      'rate_limited',
      'export_failed',
    ],
    sample: {
      path: '/api/v1/export',
      body: { library: 'lucide', name: 'rocket', include_dark_mode: true, site_name: 'My site' },
      saveAs: 'favicon.zip',
    },
  },
  {
    id: 'getPreviewSvg',
    ...previewRow('svg', 'image/svg+xml'),
    summary: 'Preview as SVG',
    sample: {
      path: '/api/v1/preview.svg?library=lucide&name=rocket&bg=rebeccapurple',
      saveAs: 'preview.svg',
    },
  },
  {
    id: 'getPreviewPng',
    ...previewRow('png', 'image/png'),
    summary: 'Preview as PNG',
    sample: { path: '/api/v1/preview.png?text=AB&shape=circle&size=180', saveAs: 'preview.png' },
  },
] as const satisfies readonly Operation[];

export type OperationId = (typeof OPERATIONS)[number]['id'];
