// Reads the query of a preview: the settings of an export as text, the size and the colour scheme.

import { parameterText, type QueryParameters } from '../search-query.ts';
import { readExport } from './export-body.ts';
import { EXPORT_FIELDS } from './export-fields.ts';
import type { ExportRequest } from './export-request.ts';
import type { Field, FieldTable } from './field.ts';
import { PREVIEW_FIELDS } from './preview-fields.ts';
import type { FieldPorts } from './read-fields.ts';

/** A preview, ready to draw; without a scheme it is for readers of both. */
export interface PreviewRequest {
  readonly request: ExportRequest;
  readonly size: number;
  readonly scheme?: 'light' | 'dark';
}

/** The preview that a query asks for; the problems are those of an export body. */
export const parsePreviewQuery = (parameters: QueryParameters, ports: FieldPorts = {}): PreviewRequest => {
  const body = fieldTexts(FIELDS, parameters);
  // A dark preview is a request for dark mode, whether it says so or not.
  const wish = body.scheme === 'dark' ? { ...body, include_dark_mode: true } : body;
  const { request, values } = readExport(FIELDS, wish, ports);
  const { size = FIELDS.size.default, scheme } = values;
  return { request, size, ...(scheme !== undefined && { scheme: scheme === 'dark' ? 'dark' : 'light' }) };
};

const FIELDS = { ...EXPORT_FIELDS, ...PREVIEW_FIELDS };

/** The parameters as JSON would have carried them; what cannot be read stays text and so becomes a violation. */
const fieldTexts = (table: FieldTable, parameters: QueryParameters): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, field]) => {
      const text = parameterText(parameters, name);
      return text === undefined ? [] : [[name, jsonValue(field, text)]];
    }),
  );

const jsonValue = (field: Field, text: string): unknown => {
  if (field.type === 'number') return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : text;
  if (field.type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
};
