// The shapes of all answers and of the export body as JSON Schema (2020-12), for OpenAPI, documentation and tests.
import { EXPORT_FIELDS } from '../export/export-fields.ts';
import { PROBLEM_CODES, PROBLEMS } from '../problems.ts';
import { fieldSchema } from './field-schema.ts';

export type JsonSchema = { readonly [keyword: string]: unknown };

const text = (description: string, example: string): JsonSchema => ({
  type: 'string',
  description,
  examples: [example],
});

const count = (description: string, example: number): JsonSchema => ({
  type: 'integer',
  minimum: 0,
  description,
  examples: [example],
});

const uri = (description: string, example: string): JsonSchema => ({
  ...text(description, example),
  format: 'uri',
});

const list = (items: JsonSchema, description: string): JsonSchema => ({ type: 'array', items, description });

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** An object whose properties are all required but for those named in `optional`; nothing else may stand in it. */
const object = (
  description: string,
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  description,
  required: Object.keys(properties).filter(name => !optional.includes(name)),
  properties,
  additionalProperties: false,
});

const iconSource = {
  svg:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" ' +
    'stroke-width="2"><path d="M5 12h14"/></svg>',
  attribution: 'Icons by Lucide (ISC License), https://lucide.dev',
};

const exportBody: JsonSchema = {
  type: 'object',
  description:
    'What to draw and how. Either text, or library together with name, is needed; all else is optional. ' +
    'Unknown fields are ignored.',
  properties: Object.fromEntries(
    Object.entries(EXPORT_FIELDS).map(([name, field]) => [name, fieldSchema(field)]),
  ),
  anyOf: [{ required: ['library', 'name'] }, { required: ['text'] }],
};

/** The schemas by name. */
export const SCHEMAS = {
  Index: object('What the service is and where everything is.', {
    name: text('Name of the service.', 'Favsmith'),
    version: text('Major version of the API.', '1'),
    versioning: text(
      'How versions work.',
      'The path carries the version: /api/v1. /api/* is a stable alias.',
    ),
    openapi: uri('Address of the OpenAPI document.', 'https://favsmith.example/openapi.json'),
    documentation: uri('Address of the documentation.', 'https://favsmith.example/docs'),
    errors: uri('Address of the list of error codes.', 'https://favsmith.example/docs/errors'),
    error_media_type: text('Media type of every error.', 'application/problem+json'),
    endpoints: list(ref('Endpoint'), 'All operations.'),
  }),
  Endpoint: object('One operation of the API.', {
    operation: text('Name of the operation.', 'searchIcons'),
    method: text('HTTP method.', 'GET'),
    path: text('Canonical path.', '/api/v1/icons'),
    alias: text('Unversioned path with the same behaviour.', '/api/icons'),
    summary: text('What it does.', 'Search icons'),
  }),
  Health: object('State of the service.', {
    status: { type: 'string', const: 'ok', description: 'The text ok.', examples: ['ok'] },
    icons: count('Icons indexed across all libraries.', 26480),
  }),
  Libraries: object('All icon libraries.', { libraries: list(ref('Library'), 'The libraries.') }),
  Library: object('One icon library.', {
    slug: text('Identifier in parameters and paths.', 'lucide'),
    name: text('Display name.', 'Lucide'),
    license: text('Name of the license.', 'ISC'),
    attribution_note: text('Attribution text.', iconSource.attribution),
    icon_count: count('Indexed icons of this library.', 1908),
    styles: list(text('Icon style.', 'outline'), 'Styles on offer, the default first.'),
  }),
  IconSearchResponse: object('One page of search results.', {
    total: count('Number of all matches.', 41),
    icons: list(ref('IconItem'), 'The page of results, best first.'),
    limit: { ...count('Page size applied.', 96), minimum: 1, maximum: 300 },
    offset: count('Results skipped.', 0),
  }),
  IconItem: object('One icon in one style.', {
    id: count('Identifier of the icon.', 1837205513),
    name: text('Icon name.', 'rocket'),
    style: text('Icon style.', 'outline'),
    tags: text('Search tags, separated by spaces.', 'release boost launch space version'),
    library: text('Library slug.', 'lucide'),
    library_name: text('Display name of the library.', 'Lucide'),
    license: text('Name of the license.', 'ISC'),
    svg: text('The icon as a complete SVG document.', iconSource.svg),
    attribution_note: text('Attribution text.', iconSource.attribution),
  }),
  ExportBody: exportBody,
  ExportPackage: object('A favicon package, its files spelled out instead of zipped.', {
    file_name: text('File name of the zip.', 'lucide-rocket-favicon.zip'),
    files: list(ref('ExportFile'), 'The files, in the order of the zip.'),
    head: text('Elements for the head of a page.', '<link rel="icon" href="/favicon.ico" sizes="48x48">'),
    report: { type: 'object', description: 'Contrast, line widths, safe zone and clamped settings.' },
  }),
  ExportFile: object('One file of the package.', {
    path: text('Name of the file.', 'favicon.svg'),
    type: text('Media type.', 'image/svg+xml'),
    size: count('Length in bytes.', 612),
    encoding: { type: 'string', enum: ['utf8', 'base64'], description: 'How content is written.' },
    content: text('The file itself.', iconSource.svg),
  }),
  Problem: object(
    'An error, as RFC 9457 describes it.',
    {
      type: uri(
        'Address of the description of this error.',
        'https://favsmith.example/docs/errors#not_found',
      ),
      title: text('Short title.', PROBLEMS.not_found.title),
      status: {
        type: 'integer',
        enum: [...new Set(PROBLEM_CODES.map(code => PROBLEMS[code].status))],
        description: 'HTTP status.',
      },
      detail: text('What went wrong this time.', 'There is nothing at /api/v1/nothing.'),
      instance: {
        type: 'string',
        format: 'uri-reference',
        description: 'Path of the request; the header X-Request-Id tells occurrences apart.',
        examples: ['/api/v1/nothing'],
      },
      code: { type: 'string', enum: PROBLEM_CODES, description: 'Machine-readable code.' },
      hint: text('How to recover, or which request to send next.', PROBLEMS.not_found.hint),
      errors: list(ref('Violation'), 'Every single thing that is wrong with the request.'),
    },
    ['errors'],
  ),
  Violation: object('One thing that is wrong with a request.', {
    pointer: text('JSON pointer (RFC 6901) to the field.', '/padding'),
    detail: text('What is expected there, and what came.', 'padding must be a number, got "0.2"'),
  }),
} as const satisfies Record<string, JsonSchema>;

export type SchemaName = keyof typeof SCHEMAS;
