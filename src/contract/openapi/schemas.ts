// JSON Schemas of the export body and the responses.
import { PROBLEM_CODES } from '../problems.ts';
import { SEARCH_PARAMETERS } from '../search-query.ts';
import {
  countSchema,
  EXPORT_BODY_SCHEMA,
  type JsonSchema,
  listSchema,
  objectSchema,
  schemaRef,
  stringSchema,
  uriSchema,
} from './schema.ts';

export type { JsonSchema } from './schema.ts';

const PAGE = {
  limit: {
    ...countSchema('Applied page size.'),
    minimum: 1,
    maximum: SEARCH_PARAMETERS.limit.maximum,
  },
  offset: countSchema('Number of skipped results.'),
};

export const SCHEMAS = {
  ApiIndex: objectSchema('Name, version and URLs of the API.', {
    name: stringSchema('Name of the service.'),
    version: stringSchema('Major version of the API.'),
    versioning: stringSchema('How the API is versioned.'),
    openapi: uriSchema('URL of the OpenAPI document.'),
    documentation: uriSchema('URL of the documentation.'),
    errors: uriSchema('URL of the list of error codes.'),
    error_media_type: stringSchema('Media type of all error responses.'),
    endpoints: listSchema(schemaRef('Endpoint'), 'All operations.'),
  }),
  Endpoint: objectSchema('One operation of the API.', {
    operation: stringSchema('Name of the operation.'),
    method: stringSchema('HTTP method.'),
    path: stringSchema('Canonical path.'),
    alias: stringSchema('Unversioned path with the same behavior.'),
    summary: stringSchema('Purpose of the operation.'),
  }),
  Health: objectSchema('Status of the service.', {
    status: { type: 'string', const: 'ok', description: 'Always ok.' },
    icons: countSchema('Number of icons in all libraries.'),
  }),
  Libraries: objectSchema('All icon libraries.', {
    libraries: listSchema(schemaRef('Library'), 'The libraries.'),
  }),
  Library: objectSchema('One icon library.', {
    slug: stringSchema('Identifier in parameters and paths.'),
    name: stringSchema('Display name.'),
    license: stringSchema('Name of the license.'),
    attribution_note: stringSchema('Attribution text.'),
    icon_count: countSchema('Number of icons in this library.'),
    styles: listSchema(stringSchema('Icon style.'), 'Styles of the library, default style first.'),
  }),
  IconSearchResponse: objectSchema(
    'One page of search results.',
    {
      total: countSchema('Number of all matches.'),
      icons: listSchema(schemaRef('IconItem'), 'The results on this page, best match first.'),
      ...PAGE,
      styles: listSchema(
        listSchema(stringSchema('Icon style.'), 'Styles of one icon.'),
        'With group=name: all styles of each icon on the page.',
      ),
      names: listSchema(
        stringSchema('Icon as library/name/style.'),
        'With only=names: the results on this page, best match first.',
      ),
    },
    ['styles', 'names'],
  ),
  IconItem: objectSchema('One icon in one style.', {
    id: countSchema('Icon identifier.'),
    name: stringSchema('Icon name.'),
    style: stringSchema('Icon style.'),
    tags: stringSchema('Search tags, separated by spaces.'),
    library: stringSchema('Library slug.'),
    library_name: stringSchema('Display name of the library.'),
    license: stringSchema('Name of the license.'),
    svg: stringSchema('The icon as a complete SVG document.'),
    attribution_note: stringSchema('Attribution text.'),
  }),
  EmojiSearchResponse: objectSchema('One page of emoji.', {
    total: countSchema('Number of all matches.'),
    emoji: listSchema(schemaRef('EmojiItem'), 'The results on this page, best match first.'),
    ...PAGE,
  }),
  EmojiItem: objectSchema('One emoji.', {
    emoji: stringSchema('The emoji. Use it as the field emoji of an export.'),
    name: stringSchema('English name (Unicode CLDR).'),
    tags: stringSchema('English keywords, separated by spaces.'),
    group: stringSchema('Unicode group.'),
    skin_tones: listSchema(
      stringSchema('Emoji with a skin tone.'),
      'The emoji in other skin tones. Empty if it has none.',
    ),
    svg: stringSchema('The drawing as a complete SVG document.'),
    library_name: stringSchema('Name of the emoji set.'),
    license: stringSchema('Name of the license.'),
    attribution_note: stringSchema('Attribution text.'),
  }),
  IdeasResponse: objectSchema('Six designs.', {
    total: countSchema('Number of all ideas for these words.'),
    ideas: listSchema(schemaRef('Idea'), 'The designs, best icon first.'),
    offset: countSchema('Number of skipped ideas.'),
  }),
  Idea: objectSchema(
    'One finished design.',
    {
      mood: stringSchema('Name of the mood, which sets the colors.'),
      design: schemaRef('ExportBody'),
      icon: schemaRef('IconItem'),
    },
    ['icon'],
  ),
  ExportBody: EXPORT_BODY_SCHEMA,
  ExportPackage: objectSchema('A favicon package as JSON instead of a zip.', {
    file_name: stringSchema('File name of the zip.'),
    files: listSchema(schemaRef('ExportFile'), 'The files, in the order of the zip.'),
    head: stringSchema('The elements for the head of a page.'),
    report: {
      type: 'object',
      description: 'Findings on contrast, line widths, safe zone and clamped settings.',
    },
  }),
  ExportFile: objectSchema('One file of the package.', {
    path: stringSchema('File name.'),
    type: stringSchema('Media type.'),
    size: countSchema('Length in bytes.'),
    encoding: { type: 'string', enum: ['utf8', 'base64'], description: 'Encoding of content.' },
    content: stringSchema('Content of the file.'),
  }),
  Problem: objectSchema(
    'An error (RFC 9457).',
    {
      type: uriSchema('URL that describes this kind of error.'),
      title: stringSchema('Short title.'),
      status: {
        type: 'integer',
        minimum: 400,
        maximum: 599,
        description: 'HTTP status.',
      },
      detail: stringSchema('What went wrong in this request.'),
      instance: {
        type: 'string',
        format: 'uri-reference',
        description: 'Path of the request. The header X-Request-Id identifies the occurrence.',
      },
      code: {
        // The second schema accepts the codes of later versions. The first keeps the known ones in generated clients.
        anyOf: [{ type: 'string', enum: PROBLEM_CODES }, { type: 'string' }],
        description:
          'Machine-readable code. Later versions may add codes: treat a code that you do not know by its status.',
      },
      hint: stringSchema('How to recover, or which request to send next.'),
      errors: listSchema(schemaRef('Violation'), 'Every violation in the request.'),
    },
    ['errors'],
  ),
  Violation: objectSchema('One error in a request.', {
    pointer: stringSchema('JSON pointer (RFC 6901) to the field.'),
    detail: stringSchema('Names the field, the expected value and the received value.'),
  }),
} as const satisfies Record<string, JsonSchema>;

export type SchemaName = keyof typeof SCHEMAS;
