// Reads the body of an export: everything that is wrong with it at once, or a fully resolved request.

import type { GlyphKind } from '../../compose/glyph/glyph.ts';
import { PROBLEM_CODES, ProblemError } from '../problems.ts';
import { EXPORT_FIELDS } from './export-fields.ts';
import type { ExportRequest, ExportSource, Setting } from './export-request.ts';
import type { FieldTable } from './field.ts';
import { resolveLooks } from './looks.ts';
import { quote } from './quote.ts';
import { type FieldPorts, type FieldValues, type FieldViolation, readFields } from './read-fields.ts';
import { cleanSiteName } from './site-name.ts';

export type { FieldPorts };

type Values = FieldValues<typeof EXPORT_FIELDS>;

/**
 * The request that a parsed JSON body asks for. Throws a ProblemError that lists every violation; its code is the one
 * that comes first in the table of problems.
 */
export const parseExportBody = (json: unknown, ports: FieldPorts = {}): ExportRequest => {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new ProblemError('invalid_json', `The body must be a JSON object, got ${quote(json)}.`);
  }
  return readExport(EXPORT_FIELDS, json, ports).request;
};

/** As `parseExportBody`, for a table that has further fields, whose values come along. */
export const readExport = <Table extends typeof EXPORT_FIELDS & FieldTable>(
  table: Table,
  source: object,
  ports: FieldPorts,
): { readonly request: ExportRequest; readonly values: FieldValues<Table> } => {
  const { values, clamped, violations } = readFields(table, source, ports);
  const drawn = sourceOf(values);
  const all = [...violations, ...missingSource(values, violations)];
  if (all.length > 0 || !drawn) throw problemOf(all);
  return { request: toRequest(drawn, values, { clamped, kind: kindOf(drawn, values, ports) }), values };
};

const sourceOf = ({ text, library, name, style }: Values): ExportSource | undefined => {
  if (text !== undefined) return { kind: 'initials', text };
  if (library === undefined || name === undefined) return undefined;
  return { kind: 'icon', library, name, ...(style !== undefined && { style }) };
};

/** Only dark colors depend on the kind of an icon's glyph: without dark mode, the icon is not read. */
const kindOf = (source: ExportSource, { include_dark_mode }: Values, ports: FieldPorts): GlyphKind => {
  if (source.kind === 'initials') return 'initials';
  return (include_dark_mode && ports.glyphKind?.(source)) || 'strokes';
};

// A given but invalid value is a violation of its own and does not make the source incomplete.
const missingSource = (values: Values, violations: readonly FieldViolation[]): readonly FieldViolation[] => {
  const isGiven = (name: 'text' | 'library' | 'name') =>
    values[name] !== undefined || violations.some(({ field }) => field === name);
  return isGiven('text') || (isGiven('library') && isGiven('name')) ? [] : [MISSING_SOURCE];
};

const MISSING_SOURCE: FieldViolation = {
  field: '',
  code: 'missing_export_source',
  pointer: '',
  detail: 'either text or both library and name must be given',
};

const problemOf = (violations: readonly FieldViolation[]): ProblemError => {
  const ranked = violations.toSorted((a, b) => PROBLEM_CODES.indexOf(a.code) - PROBLEM_CODES.indexOf(b.code));
  const [first] = ranked as [FieldViolation];
  const errors = ranked.map(({ pointer, detail }) => ({ pointer, detail }));
  const others = errors.length > 1 ? ` (and ${errors.length - 1} more, see errors)` : '';
  return new ProblemError(first.code, `${sentence(first.detail)}${others}.`, {
    errors,
    ...(first.code === 'invalid_json' && { hint: FIELD_HINT }),
  });
};

const FIELD_HINT = 'Correct the fields that errors lists, then send the request again.';

const sentence = (detail: string): string => detail.replace(/^either /, 'Either ');

const toRequest = (
  source: ExportSource,
  values: Values,
  { clamped, kind }: { readonly clamped: ReadonlyMap<string, string>; readonly kind: GlyphKind },
): ExportRequest => {
  const { light, dark, applied } = resolveLooks(values, kind);
  const siteName = cleanSiteName(values.site_name ?? '') ?? EXPORT_FIELDS.site_name.default;
  const all: Readonly<Record<string, string | undefined>> = {
    ...sourceSettings(source),
    ...applied,
    site_name: siteName,
  };
  return {
    source,
    light,
    ...(dark && { dark }),
    siteName,
    settings: Object.keys(EXPORT_FIELDS).flatMap(field => settingOf(field, all[field], values, clamped)),
  };
};

const sourceSettings = (source: ExportSource): Readonly<Record<string, string | undefined>> =>
  source.kind === 'initials'
    ? { text: source.text }
    : { library: source.library, name: source.name, style: source.style };

const settingOf = (
  field: string,
  value: string | undefined,
  values: Values,
  clamped: ReadonlyMap<string, string>,
): readonly Setting[] => {
  if (value === undefined) return [];
  const clampedFrom = clamped.get(field);
  const given = values[field as keyof Values] !== undefined;
  return [{ field, value, given, ...(clampedFrom !== undefined && { clampedFrom }) }];
};
