// Parsing of export bodies into resolved requests.
import type { GlyphKind } from '../../compose/glyph/glyph.ts';
import { DEFAULT_TYPEFACE } from '../../model/look.ts';
import { formatKibibytes, MAX_ARTWORK_BYTES } from '../limits.ts';
import { type FieldViolation, ProblemError, quote, violationsProblem } from '../problems.ts';
import { ARTWORK_FIELD_NAMES, artworkBytes, artworkFormat } from './artwork-data.ts';
import { EXPORT_FIELD_NAMES, EXPORT_FIELDS, type ExportFieldName } from './export-fields.ts';
import {
  type ExportRequest,
  type ExportSource,
  isPicture,
  type ManifestOptions,
  type Setting,
} from './export-request.ts';
import type { Field, FieldTable } from './field.ts';
import {
  type AppliedValues,
  type ArtworkField,
  formatColorOrNone,
  type ManifestField,
  resolveLooks,
  type SourceField,
} from './looks.ts';
import { type FieldPorts, type FieldReading, type FieldValues, readFields } from './read-fields.ts';

// Control characters, lone surrogates and noncharacters: XML 1.0 excludes most of them.
const EXCLUDED = /[\p{Cc}\p{Cs}\ufffe\uffff]+/gu;

/** Removes characters that XML excludes and collapses white space. Returns `undefined` if nothing remains. */
const cleanSiteName = (text: string): string | undefined =>
  text.replace(/\s+/gu, ' ').replace(EXCLUDED, '').trim() || undefined;

export type { FieldPorts };

type Values = FieldValues<typeof EXPORT_FIELDS>;

/** Parses a JSON body to an export request. Throws a ProblemError that lists every violation. */
export const parseExportBody = (json: unknown, ports: FieldPorts = {}): ExportRequest => {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new ProblemError('invalid_json', `The body must be a JSON object, got ${quote(json)}.`);
  }
  return readExport(EXPORT_FIELDS, json, ports).request;
};

/** Reads an export request from a table with additional fields. `values` has the values of all fields. */
export const readExport = <Table extends typeof EXPORT_FIELDS & FieldTable>(
  table: Table,
  source: object,
  ports: FieldPorts,
): { readonly request: ExportRequest; readonly values: FieldValues<Table> } => {
  const { values, clamped, unknown, violations } = readFields(table, source, ports);
  const exportSource = sourceOf(values);
  const all = [...violations, ...missingSource(values, violations), ...tooMuchArtwork(values)];
  if (all.length > 0 || !exportSource) throw violationsProblem(all);
  const kind = kindOf(exportSource, values, ports);
  return { request: toRequest(exportSource, values, { clamped, unknown, kind }), values };
};

const sourceOf = ({ text, library, name, style, ...values }: Values): ExportSource | undefined => {
  const { artwork, dark_artwork: dark, maskable_artwork: maskable, emoji } = values;
  const monochrome = values.monochrome_artwork ?? (values.monochrome ? true : undefined);
  if (artwork !== undefined || emoji !== undefined)
    return {
      ...(artwork !== undefined ? { kind: 'artwork', artwork } : { kind: 'emoji', emoji: emoji as string }),
      ...(dark !== undefined && { dark }),
      ...(maskable !== undefined && { maskable }),
      ...(monochrome !== undefined && { monochrome }),
      ink: values.artwork_ink === 'single' ? 'single' : 'original',
      isTrimmed: values.trim ?? EXPORT_FIELDS.trim.default,
      isLightenedInDark: values.dark_ink === 'lighten',
    };
  if (text !== undefined) {
    return {
      kind: 'initials',
      text,
      typeface: {
        font: values.font ?? DEFAULT_TYPEFACE.font,
        weight: values.font_weight ?? DEFAULT_TYPEFACE.weight,
      },
    };
  }
  if (library === undefined || name === undefined) return undefined;
  return { kind: 'icon', library, name, ...(style !== undefined && { style }) };
};

/** Reads the icon only for dark mode, because only derived dark colors depend on the kind of the glyph. */
const kindOf = (source: ExportSource, { include_dark_mode }: Values, ports: FieldPorts): GlyphKind => {
  if (source.kind === 'initials') return 'initials';
  // A picture in one ink is painted like an icon drawn with strokes.
  if (isPicture(source)) return source.ink === 'single' ? 'strokes' : 'artwork';
  return (include_dark_mode && ports.glyphKind?.(source)) || 'strokes';
};

// An invalid value counts as given, because it already has a violation.
const missingSource = (values: Values, violations: readonly FieldViolation[]): readonly FieldViolation[] => {
  const isGiven = (name: 'artwork' | 'emoji' | 'text' | 'library' | 'name') =>
    values[name] !== undefined || violations.some(({ field }) => field === name);
  const hasSource =
    isGiven('artwork') || isGiven('emoji') || isGiven('text') || (isGiven('library') && isGiven('name'));
  return hasSource ? [] : [MISSING_SOURCE];
};

const tooMuchArtwork = (values: Values): readonly FieldViolation[] => {
  const bytes = ARTWORK_FIELD_NAMES.reduce((sum, name) => sum + artworkBytes(values[name] ?? ''), 0);
  if (bytes <= MAX_ARTWORK_BYTES) return [];
  const detail = `All artwork together must be at most ${formatKibibytes(MAX_ARTWORK_BYTES)} long, got ${bytes} bytes`;
  return [{ field: 'artwork', code: 'invalid_artwork', pointer: '/artwork', detail }];
};

const MISSING_SOURCE: FieldViolation = {
  field: '',
  code: 'missing_export_source',
  pointer: '',
  detail: 'Either artwork, emoji, text or both library and name must be given',
};

interface RequestContext extends Pick<FieldReading<FieldTable>, 'clamped' | 'unknown'> {
  readonly kind: GlyphKind;
}

const toRequest = (
  source: ExportSource,
  values: Values,
  { clamped, unknown, kind }: RequestContext,
): ExportRequest => {
  const { light, dark, applied } = resolveLooks(values, kind);
  const siteName = cleanSiteName(values.site_name ?? '') ?? EXPORT_FIELDS.site_name.default;
  const svg = values.favicon_svg ?? EXPORT_FIELDS.favicon_svg.default;
  const settings: AppliedValues<ExportFieldName> = {
    ...sourceSettings(source),
    ...(source.kind === 'initials' && { text_case: values.text_case }),
    ...artworkSettings(values),
    ...applied,
    ...manifestSettings(values),
    favicon_svg: svg,
    site_name: siteName,
    og_image: String(values.og_image),
    framework: values.framework,
  };
  return {
    source,
    light,
    ...(dark && { dark }),
    siteName,
    manifest: manifestOptions(source, values),
    hasOgImage: values.og_image === true,
    responsiveSvg: svg === 'responsive',
    ...(unknown.length > 0 && { unknownFields: unknown }),
    settings: EXPORT_FIELD_NAMES.flatMap(field => settingOf(field, settings[field], values, clamped)),
  };
};

const manifestOptions = (
  source: ExportSource,
  { theme_color, background_color, lang, app_id, start_url, monochrome }: Values,
): ManifestOptions => ({
  ...(theme_color && theme_color !== 'none' && { themeColor: theme_color }),
  ...(background_color && background_color !== 'none' && { backgroundColor: background_color }),
  ...(lang !== undefined && { lang }),
  ...(app_id !== undefined && { id: app_id }),
  ...(start_url !== undefined && { startUrl: start_url }),
  hasMonochrome: monochrome === true || (isPicture(source) && source.monochrome !== undefined),
});

const manifestSettings = (values: Values): AppliedValues<ManifestField> => ({
  monochrome: String(values.monochrome),
  theme_color: values.theme_color && formatColorOrNone(values.theme_color),
  background_color: values.background_color && formatColorOrNone(values.background_color),
  lang: values.lang,
  app_id: values.app_id,
  start_url: values.start_url,
});

type OwnField = Exclude<SourceField, ArtworkField>;

const NO_SOURCE: AppliedValues<OwnField> = {
  library: undefined,
  name: undefined,
  style: undefined,
  text: undefined,
  text_case: undefined,
  font: undefined,
  font_weight: undefined,
  emoji: undefined,
};

const sourceSettings = (source: ExportSource): AppliedValues<OwnField> => {
  if (source.kind === 'icon')
    return { ...NO_SOURCE, library: source.library, name: source.name, style: source.style };
  if (source.kind === 'artwork') return NO_SOURCE;
  if (source.kind === 'emoji') return { ...NO_SOURCE, emoji: source.emoji };
  const { font, weight } = source.typeface;
  return { ...NO_SOURCE, text: source.text, font, font_weight: String(weight) };
};

const artworkSettings = (values: Values): AppliedValues<ArtworkField> => ({
  artwork: artworkSetting(values.artwork),
  artwork_ink: values.artwork_ink ?? EXPORT_FIELDS.artwork_ink.default,
  trim: String(values.trim ?? EXPORT_FIELDS.trim.default),
  dark_artwork: artworkSetting(values.dark_artwork),
  dark_ink: values.dark_ink ?? EXPORT_FIELDS.dark_ink.default,
  maskable_artwork: artworkSetting(values.maskable_artwork),
  monochrome_artwork: artworkSetting(values.monochrome_artwork),
});

/** Text for artwork in the list of settings. The document itself is only in favsmith.json. */
const artworkSetting = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : artworkFormat(text);

const settingOf = (
  field: ExportFieldName,
  value: string | undefined,
  values: Values,
  clamped: ReadonlyMap<string, string>,
): readonly Setting[] => {
  const given = values[field] !== undefined;
  const { isExtension = false }: Field = EXPORT_FIELDS[field];
  if (value === undefined || (isExtension && !given)) return [];
  const clampedFrom = clamped.get(field);
  return [{ field, value, given, ...(clampedFrom !== undefined && { clampedFrom }) }];
};
