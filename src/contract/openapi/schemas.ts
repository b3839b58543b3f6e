// JSON Schemas of the export body and the responses.
import { PROBLEM_CODES, PROBLEM_MEDIA_TYPE, PROBLEMS, problemType } from '../problems.ts';
import { SEARCH_PARAMETERS } from '../search-query.ts';
import {
  countSchema,
  EXPORT_BODY_SCHEMA,
  EXPORT_FORM_SCHEMA,
  type JsonSchema,
  listSchema,
  objectSchema,
  schemaRef,
  stringSchema,
  uriSchema,
} from './schema.ts';

export type { JsonSchema } from './schema.ts';

const EXAMPLE = {
  baseUrl: 'https://favsmith.example',
  svg:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" ' +
    'stroke-width="2"><path d="M5 12h14"/></svg>',
  attribution: 'Icons by Lucide (ISC License), https://lucide.dev',
};

const PAGE = {
  limit: {
    ...countSchema('Applied page size.', SEARCH_PARAMETERS.limit.default),
    minimum: 1,
    maximum: SEARCH_PARAMETERS.limit.maximum,
  },
  offset: countSchema('Number of skipped results.', 0),
};

export const SCHEMAS = {
  ApiIndex: objectSchema('Name, version and URLs of the API.', {
    name: stringSchema('Name of the service.', 'Favsmith'),
    version: stringSchema('Major version of the API.', '1'),
    versioning: stringSchema(
      'How the API is versioned.',
      'The path carries the version: /api/v1. /api/* is a stable alias.',
    ),
    openapi: uriSchema('URL of the OpenAPI document.', `${EXAMPLE.baseUrl}/openapi.json`),
    documentation: uriSchema('URL of the documentation.', `${EXAMPLE.baseUrl}/docs`),
    errors: uriSchema('URL of the list of error codes.', `${EXAMPLE.baseUrl}/docs/errors`),
    error_media_type: stringSchema('Media type of all error responses.', PROBLEM_MEDIA_TYPE),
    endpoints: listSchema(schemaRef('Endpoint'), 'All operations.'),
  }),
  Endpoint: objectSchema('One operation of the API.', {
    operation: stringSchema('Name of the operation.', 'searchIcons'),
    method: stringSchema('HTTP method.', 'GET'),
    path: stringSchema('Canonical path.', '/api/v1/icons'),
    alias: stringSchema('Unversioned path with the same behavior.', '/api/icons'),
    summary: stringSchema('Purpose of the operation.', 'Search icons'),
  }),
  Health: objectSchema('Status of the service.', {
    status: { type: 'string', const: 'ok', description: 'Always ok.', examples: ['ok'] },
    icons: countSchema('Number of icons in all libraries.', 25_000),
  }),
  Libraries: objectSchema('All icon libraries.', {
    libraries: listSchema(schemaRef('Library'), 'The libraries.'),
  }),
  Library: objectSchema('One icon library.', {
    slug: stringSchema('Identifier in parameters and paths.', 'lucide'),
    name: stringSchema('Display name.', 'Lucide'),
    license: stringSchema('Name of the license.', 'ISC'),
    attribution_note: stringSchema('Attribution text.', EXAMPLE.attribution),
    icon_count: countSchema('Number of icons in this library.', 1_900),
    styles: listSchema(stringSchema('Icon style.', 'outline'), 'Styles of the library, default style first.'),
  }),
  IconSearchResponse: objectSchema(
    'One page of search results.',
    {
      total: countSchema('Number of all matches.', 41),
      icons: listSchema(schemaRef('IconItem'), 'The results on this page, best match first.'),
      ...PAGE,
      styles: listSchema(
        listSchema(stringSchema('Icon style.', 'outline'), 'Styles of one icon.'),
        'With group=name: all styles of each icon on the page.',
      ),
      names: listSchema(
        stringSchema('Icon as library/name/style.', 'lucide/rocket/outline'),
        'With only=names: the results on this page, best match first.',
      ),
    },
    ['styles', 'names'],
  ),
  IconItem: objectSchema('One icon in one style.', {
    id: countSchema('Icon identifier.', 1_837_205_513),
    name: stringSchema('Icon name.', 'rocket'),
    style: stringSchema('Icon style.', 'outline'),
    tags: stringSchema('Search tags, separated by spaces.', 'release boost launch space version'),
    library: stringSchema('Library slug.', 'lucide'),
    library_name: stringSchema('Display name of the library.', 'Lucide'),
    license: stringSchema('Name of the license.', 'ISC'),
    svg: stringSchema('The icon as a complete SVG document.', EXAMPLE.svg),
    attribution_note: stringSchema('Attribution text.', EXAMPLE.attribution),
  }),
  EmojiSearchResponse: objectSchema('One page of emoji.', {
    total: countSchema('Number of all matches.', 3),
    emoji: listSchema(schemaRef('EmojiItem'), 'The results on this page, best match first.'),
    ...PAGE,
  }),
  EmojiItem: objectSchema('One emoji.', {
    emoji: stringSchema('The emoji. Use it as the field emoji of an export.', '🦊'),
    name: stringSchema('English name (Unicode CLDR).', 'fox'),
    tags: stringSchema('English keywords, separated by spaces.', 'animal face'),
    group: stringSchema('Unicode group.', 'Animals and nature'),
    skin_tones: listSchema(
      stringSchema('Emoji with a skin tone.', '👋🏽'),
      'The emoji in other skin tones. Empty if it has none.',
    ),
    svg: stringSchema('The drawing as a complete SVG document.', EXAMPLE.svg),
    library_name: stringSchema('Name of the emoji set.', 'Fluent Emoji Flat'),
    license: stringSchema('Name of the license.', 'MIT'),
    attribution_note: stringSchema('Attribution text.', EXAMPLE.attribution),
  }),
  IdeasResponse: objectSchema('Six designs.', {
    total: countSchema('Number of all ideas for these words.', 60),
    ideas: listSchema(schemaRef('Idea'), 'The designs, best icon first.'),
    offset: countSchema('Number of skipped ideas.', 0),
  }),
  Idea: objectSchema(
    'One finished design.',
    {
      mood: stringSchema('Name of the mood, which sets the colors.', 'Calm'),
      design: schemaRef('ExportBody'),
      icon: schemaRef('IconItem'),
    },
    ['icon'],
  ),
  ExportBody: EXPORT_BODY_SCHEMA,
  ExportForm: EXPORT_FORM_SCHEMA,
  ExportPackage: objectSchema('A favicon package as JSON instead of a zip.', {
    file_name: stringSchema('File name of the zip.', 'lucide-rocket-favicon.zip'),
    files: listSchema(schemaRef('ExportFile'), 'The files, in the order of the zip.'),
    head: stringSchema(
      'The elements for the head of a page.',
      '<link rel="icon" href="/favicon.ico" sizes="48x48">',
    ),
    report: {
      type: 'object',
      description: 'Findings on contrast, line widths, safe zone and clamped settings.',
    },
  }),
  ExportFile: objectSchema('One file of the package.', {
    path: stringSchema('File name.', 'favicon.svg'),
    type: stringSchema('Media type.', 'image/svg+xml'),
    size: countSchema('Length in bytes.', 612),
    encoding: { type: 'string', enum: ['utf8', 'base64'], description: 'Encoding of content.' },
    content: stringSchema('Content of the file.', EXAMPLE.svg),
  }),
  Problem: objectSchema(
    'An error (RFC 9457).',
    {
      type: uriSchema('URL that describes this kind of error.', problemType('not_found', EXAMPLE.baseUrl)),
      title: stringSchema('Short title.', PROBLEMS.not_found.title),
      status: {
        type: 'integer',
        minimum: 400,
        maximum: 599,
        description: 'HTTP status.',
        examples: [PROBLEMS.not_found.status],
      },
      detail: stringSchema('What went wrong in this request.', 'There is nothing at /api/v1/nothing.'),
      instance: {
        type: 'string',
        format: 'uri-reference',
        description: 'Path of the request. The header X-Request-Id identifies the occurrence.',
        examples: ['/api/v1/nothing'],
      },
      code: {
        type: 'string',
        enum: PROBLEM_CODES,
        description:
          'Machine-readable code. Later versions may add codes for new fields of requests: treat a code that you do not know by its status.',
      },
      hint: stringSchema('How to recover, or which request to send next.', PROBLEMS.not_found.hint),
      errors: listSchema(schemaRef('Violation'), 'Every violation in the request.'),
    },
    ['errors'],
  ),
  Violation: objectSchema('One error in a request.', {
    pointer: stringSchema('JSON pointer (RFC 6901) to the field.', '/padding'),
    detail: stringSchema(
      'Names the field, the expected value and the received value.',
      'padding must be a finite number, got "0.2"',
    ),
  }),
} as const satisfies Record<string, JsonSchema>;

export type SchemaName = keyof typeof SCHEMAS;
