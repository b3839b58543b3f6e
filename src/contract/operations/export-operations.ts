// Operations that render favicons: export and previews.
import { EXPORT_FIELDS, PREVIEW_FIELDS } from '../export/export-fields.ts';
import type { FieldTable } from '../export/field.ts';
import { EXPORT_FORM_SCHEMA, schemaRef, textFieldSchema } from '../openapi/schema.ts';
import { CACHE_CONTROL, FORM_MEDIA_TYPE, JSON_MEDIA_TYPE, operation, type Parameter } from './operation.ts';

/** Describes fields as parameters of a URL. */
const queryParameters = (fields: FieldTable): readonly Parameter[] =>
  Object.entries(fields).map(([name, field]) => {
    const { description, examples, ...schema } = textFieldSchema(field);
    const [example] = examples as [string | number | boolean];
    return {
      name,
      in: 'query',
      schema,
      description: String(description),
      example,
    };
  });

const RENDERING_PROBLEMS = [
  'invalid_json',
  'invalid_shape',
  'invalid_bg_mode',
  'invalid_text',
  'missing_export_source',
  'invalid_artwork',
  'invalid_emoji',
  'icon_not_found',
  'method_not_allowed',
  'rate_limited',
  'export_failed',
] as const;

const previewOperation = <const Id extends string>(
  id: Id,
  { format, mediaType, parameters }: Record<'format' | 'mediaType' | 'parameters', string>,
) =>
  operation({
    id,
    path: `/api/v1/preview.${format}`,
    tag: 'Export',
    summary: `Preview as ${format.toUpperCase()}`,
    description:
      `Returns one favicon as ${format.toUpperCase()}. The query parameters are the fields of an export, so that the ` +
      'URL alone describes the image: use it in links, img elements or as the favicon of a page.',
    quota: 'preview',
    parameters: queryParameters({ ...EXPORT_FIELDS, ...PREVIEW_FIELDS }),
    responses: [{ mediaType }],
    cacheControl: CACHE_CONTROL.oneWeek,
    problems: [...RENDERING_PROBLEMS, 'index_unavailable'],
    sample: { path: `/api/v1/preview.${format}?${parameters}`, saveAs: `preview.${format}` },
  });

const EXPORT_BY_POST = {
  method: 'POST',
  tag: 'Export',
  quota: 'export',
  body: { mediaType: JSON_MEDIA_TYPE, schema: schemaRef('ExportBody') },
  cacheControl: CACHE_CONTROL.none,
  problems: RENDERING_PROBLEMS,
} as const;

const ZIP = { mediaType: 'application/zip' };

const SAMPLE_BODY = { library: 'lucide', name: 'rocket', include_dark_mode: true, site_name: 'My site' };

export const EXPORT_OPERATIONS = [
  operation({
    ...EXPORT_BY_POST,
    id: 'exportFavicon',
    path: '/api/v1/export',
    summary: 'Export a favicon package',
    description:
      'Returns a zip with SVG, ICO, apple-touch, Android and PWA files, a web app manifest, the elements for the ' +
      'head of a page, and instructions. With Accept: application/json, the response is that of /api/v1/export.json.',
    responses: [ZIP],
    sample: { path: '/api/v1/export', body: SAMPLE_BODY, saveAs: 'favicon.zip' },
  }),
  operation({
    ...EXPORT_BY_POST,
    id: 'exportFaviconForm',
    path: '/api/v1/export/form',
    summary: 'Export a favicon package from a form',
    description:
      'Returns the zip of POST /api/v1/export for the same fields as a form, in which artwork is a file: ' +
      '-F artwork=@logo.svg in curl. POST /api/v1/export accepts forms, too; this path is for clients that are ' +
      'generated from the OpenAPI document.',
    // No component: openapi-typescript requires properties with a default, except in the schema of a request itself.
    body: { mediaType: FORM_MEDIA_TYPE, schema: EXPORT_FORM_SCHEMA },
    responses: [ZIP],
    sample: { path: '/api/v1/export/form', body: SAMPLE_BODY, saveAs: 'favicon.zip' },
  }),
  operation({
    ...EXPORT_BY_POST,
    id: 'exportFaviconFiles',
    path: '/api/v1/export.json',
    summary: 'Export the files of a favicon package as JSON',
    description:
      'Returns the files of the zip of POST /api/v1/export as JSON, for programs that write or inspect them.',
    schema: 'ExportPackage',
    sample: { path: '/api/v1/export.json', body: SAMPLE_BODY, saveAs: 'favicon.json' },
  }),
  operation({
    id: 'getExportZip',
    path: '/api/v1/export.zip',
    tag: 'Export',
    summary: 'Export a favicon package by URL',
    description:
      'Returns the same zip as POST /api/v1/export. The query parameters are the fields of an export, so that caches ' +
      'serve repeated packages. Equal URLs give equal bytes until the service or its catalog changes.',
    quota: 'export',
    parameters: queryParameters(EXPORT_FIELDS),
    responses: [ZIP],
    cacheControl: CACHE_CONTROL.oneWeek,
    problems: RENDERING_PROBLEMS,
    sample: {
      path: '/api/v1/export.zip?library=lucide&name=rocket&site_name=My+site',
      saveAs: 'favicon.zip',
    },
  }),
  previewOperation('getPreviewSvg', {
    format: 'svg',
    mediaType: 'image/svg+xml',
    parameters: 'library=lucide&name=rocket&bg=rebeccapurple',
  }),
  previewOperation('getPreviewPng', {
    format: 'png',
    mediaType: 'image/png',
    parameters: 'text=AB&shape=circle&size=180',
  }),
];
