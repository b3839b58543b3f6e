// Parses preview queries. (Decision 036)
import { parameterText, type QueryParameters } from '../search-query.ts';
import { type InitialsFonts, readExport } from './export-body.ts';
import { EXPORT_FIELDS, PREVIEW_FIELDS } from './export-fields.ts';
import type { ExportRequest } from './export-request.ts';
import type { Field, FieldTable } from './field.ts';

/** A preview request. Without `scheme`, an SVG adapts to the color scheme, and a PNG is light. */
export interface PreviewRequest {
  readonly request: ExportRequest;
  readonly size: number;
  readonly scheme?: 'light' | 'dark';
}

export const parsePreviewQuery = (parameters: QueryParameters, fonts?: InitialsFonts): PreviewRequest =>
  parsePreviewBody(jsonFields(FIELDS, parameters), fonts);

export const parseExportQuery = (parameters: QueryParameters, fonts?: InitialsFonts): ExportRequest =>
  readExport(EXPORT_FIELDS, jsonFields(EXPORT_FIELDS, parameters), fonts).request;

export const parsePreviewBody = (
  fields: Readonly<Record<string, unknown>>,
  fonts?: InitialsFonts,
): PreviewRequest => {
  const completed = fields.scheme === 'dark' ? { ...fields, include_dark_mode: true } : fields;
  const { request, values } = readExport(FIELDS, completed, fonts);
  const { size = FIELDS.size.default, scheme } = values;
  return { request, size, ...(scheme !== undefined && { scheme: scheme === 'dark' ? 'dark' : 'light' }) };
};

const FIELDS = { ...EXPORT_FIELDS, ...PREVIEW_FIELDS };

/** Converts parameters to JSON values. A malformed number or boolean stays a string, which is a violation. */
export const jsonFields = (
  table: FieldTable,
  parameters: QueryParameters,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, field]) => {
      const text = parameterText(parameters, name);
      return text === undefined ? [] : [[name, jsonValue(field, text)]];
    }),
  );

const jsonValue = (field: Field, text: string): unknown => {
  if (field.type === 'number') return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text) : text;
  if (field.type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
};
