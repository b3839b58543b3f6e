// Parses export bodies into resolved requests.
import { ownDarkOf } from '../../compose/artwork/own-dark-look.ts';
import { formatExactColor } from '../../compose/color/color.ts';
import type { Glyph, GlyphKind } from '../../compose/glyph/glyph.ts';
import { type AppliedStyle, resolveLooks, type StyleValues } from '../../compose/looks.ts';
import { DEFAULT_TYPEFACE, type Look } from '../../model/look.ts';
import type { Color } from '../../model/scene.ts';
import { formatKibibytes, MAX_ARTWORK_BYTES } from '../limits.ts';
import { type FieldViolation, ProblemError, quote, violationsProblem } from '../problems.ts';
import { ARTWORK_FIELD_NAMES, artworkBytes, artworkFormat } from './artwork-data.ts';
import {
  ALWAYS_LISTED_FIELDS,
  EXPORT_FIELD_NAMES,
  EXPORT_FIELDS,
  type ExportFieldName,
} from './export-fields.ts';
import {
  type ExportRequest,
  type ExportSource,
  isPicture,
  type ManifestOptions,
  type PictureSource,
  type Setting,
} from './export-request.ts';
import type { Field, FieldTable } from './field.ts';
import { type FieldPorts, type FieldReading, type FieldValues, readFields } from './read-fields.ts';

// Matches control characters, lone surrogates and noncharacters, most of which XML 1.0 excludes.
const EXCLUDED = /[\p{Cc}\p{Cs}\ufffe\uffff]+/gu;

/** Removes characters that XML excludes, and collapses white space. Returns undefined if nothing remains. */
const cleanSiteName = (text: string): string | undefined =>
  text.replace(/\s+/gu, ' ').replace(EXCLUDED, '').trim() || undefined;

export type { FieldPorts };

type Values = FieldValues<typeof EXPORT_FIELDS>;

/** Parses an export body. Throws a ProblemError that lists every violation. */
export const parseExportBody = (json: unknown, ports: FieldPorts = {}): ExportRequest => {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new ProblemError('invalid_json', `The body must be a JSON object, got ${quote(json)}.`);
  }
  return readExport(EXPORT_FIELDS, json, ports).request;
};

/** Reads an export request from a table with additional fields. `values` contains all fields. */
export const readExport = <Table extends typeof EXPORT_FIELDS & FieldTable>(
  table: Table,
  source: object,
  ports: FieldPorts,
): { readonly request: ExportRequest; readonly values: FieldValues<Table> } => {
  const { values, clamped, unknown, violations } = readFields(table, source, ports);
  const exportSource = sourceOf(values);
  const all = [...violations, ...missingSource(values, violations), ...tooMuchArtwork(values)];
  if (all.length > 0 || !exportSource) throw violationsProblem(all);
  return { request: toRequest(exportSource, values, { clamped, unknown }), values };
};

const sourceOf = ({ text, library, name, style, ...values }: Values): ExportSource | undefined => {
  const { artwork, dark_artwork: dark, small_artwork: small, maskable_artwork: maskable, emoji } = values;
  const monochrome = values.monochrome_artwork ?? (values.monochrome ? true : undefined);
  if (artwork !== undefined || emoji !== undefined)
    return {
      ...(artwork !== undefined ? { kind: 'artwork', artwork } : { kind: 'emoji', emoji: emoji as string }),
      ...(dark !== undefined && { dark }),
      ...(small !== undefined && { small }),
      ...(maskable !== undefined && { maskable }),
      ...(monochrome !== undefined && { monochrome }),
      ink: values.artwork_ink === 'single' ? 'single' : 'original',
      isTrimmed: values.trim ?? EXPORT_FIELDS.trim.default,
      isMark: values.artwork_part === 'mark',
      darkInk: values.dark_ink ?? 'auto',
      isOnPlate: false,
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
  return [{ field: 'artwork', code: 'invalid_artwork', detail }];
};

const MISSING_SOURCE: FieldViolation = {
  field: '',
  code: 'missing_export_source',
  detail: 'Either artwork, emoji, text or both library and name must be given',
};

/** The assumed kind of the glyph. That of an icon is known only when it is drawn: `withGlyphs` then derives the dark colors again. */
const kindOf = (source: ExportSource): GlyphKind => {
  if (source.kind === 'initials') return 'initials';
  // A single-ink picture is painted like an icon drawn with strokes.
  return isPicture(source) && source.ink === 'original' ? 'artwork' : 'strokes';
};

const toRequest = (
  source: ExportSource,
  values: Values,
  { clamped, unknown }: Pick<FieldReading<FieldTable>, 'clamped' | 'unknown'>,
): ExportRequest => {
  const style = styleOf(values);
  const { light, dark, applied } = resolveLooks(style, kindOf(source));
  const siteName = cleanSiteName(values.site_name ?? '') ?? EXPORT_FIELDS.site_name.default;
  const { favicon_svg: svg = EXPORT_FIELDS.favicon_svg.default } = values;
  return {
    source: isPicture(source) ? pictureOn(source, { light, dark }) : source,
    light,
    ...(dark && { dark }),
    ...((isPicture(source) || (dark && source.kind === 'icon')) && { style }),
    siteName,
    manifest: manifestOptions(source, values),
    hasOgImage: values.og_image === true,
    responsiveSvg: svg === 'responsive',
    ...(unknown.length > 0 && { unknownFields: unknown }),
    settings: EXPORT_FIELD_NAMES.flatMap(name =>
      settingOf(name, { source, values, applied: { ...applied, site_name: siteName }, clamped }),
    ),
  };
};

/** Artwork on a plate needs no outline. */
const pictureOn = (
  source: PictureSource,
  { light, dark }: { readonly light: Look; readonly dark: Look | undefined },
): PictureSource => {
  const isPlain = source.darkInk === 'auto' && (!dark || dark.plate !== undefined);
  return {
    ...source,
    isOnPlate: !dark && light.plate !== undefined,
    ...(isPlain && { darkInk: 'original' }),
  };
};

/** The values without artwork, and the constant defaults of fields for which a look needs a value. */
const styleOf = (values: Values): StyleValues => {
  const { shape, bg_mode, bg_angle } = EXPORT_FIELDS;
  const hasDarkArtwork = (values.artwork ?? values.emoji) !== undefined && values.dark_artwork !== undefined;
  const isStyle = ([name]: readonly [string, unknown]) => !ARTWORK_FIELD_NAMES.some(field => field === name);
  return {
    ...Object.fromEntries(Object.entries(values).filter(isStyle)),
    shape: values.shape ?? shape.default,
    bg_mode: values.bg_mode ?? bg_mode.default,
    bg_angle: values.bg_angle ?? bg_angle.default,
    include_dark_mode: values.include_dark_mode || hasDarkArtwork,
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

const settingText = (value: Color | string | number | boolean): string =>
  typeof value === 'object' ? formatExactColor(value) : String(value);

/** Adds what depends on the glyphs to the request: the dark colors, and a dark look for artwork that has one of its own. */
export const withGlyphs = (
  request: ExportRequest,
  { main }: { readonly main: Pick<Glyph, 'kind' | 'ownDark'> },
): ExportRequest => {
  const { style, source } = request;
  if (!style || (isPicture(source) && ownDarkOf(main, source) === undefined)) return request;
  const isDark = style.include_dark_mode || isPicture(source);
  const { dark, applied } = resolveLooks({ ...style, include_dark_mode: isDark }, main.kind);
  const settings = request.settings.map(setting => {
    const value = applied[setting.field as keyof AppliedStyle];
    return value === undefined ? setting : { ...setting, value: settingText(value) };
  });
  return {
    ...request,
    ...(dark && { dark }),
    settings: isPicture(source) ? withOwnDark(settings) : settings,
  };
};

/** Adds the artwork for dark mode that follows from the main artwork, so that favsmith.json contains it. */
const withOwnDark = (settings: readonly Setting[]): readonly Setting[] => {
  const at = EXPORT_FIELD_NAMES.indexOf('dark_artwork');
  const end = settings.findIndex(({ field }) => EXPORT_FIELD_NAMES.indexOf(field) > at);
  const added: Setting = { field: 'dark_artwork', value: artworkFormat(''), given: true };
  return settings.toSpliced(end < 0 ? settings.length : end, 0, added);
};

interface SettingContext extends Pick<FieldReading<FieldTable>, 'clamped'> {
  readonly source: ExportSource;
  readonly values: Values;
  /** Effective values that differ from received values and from constant defaults. */
  readonly applied: AppliedStyle & { readonly site_name: string };
}

const settingOf = (
  name: ExportFieldName,
  { source, values, applied, clamped }: SettingContext,
): readonly Setting[] => {
  const field: Field = EXPORT_FIELDS[name];
  const given = values[name] !== undefined;
  if ((!given && !ALWAYS_LISTED_FIELDS.has(name)) || (field.source && field.source !== source.kind))
    return [];
  const constant = 'default' in field ? field.default : undefined;
  const value = name in applied ? applied[name as keyof typeof applied] : (values[name] ?? constant);
  if (value === undefined) return [];
  const clampedFrom = clamped.get(name);
  // Of artwork, settings name only the format. favsmith.json contains the document.
  const text = field.type === 'artwork' ? artworkFormat(String(value)) : settingText(value);
  return [{ field: name, value: text, given, ...(clampedFrom !== undefined && { clampedFrom }) }];
};
