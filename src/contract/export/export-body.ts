// Parses export bodies into plain values.
import type { LetterShaper } from '../../compose/glyph/glyph.ts';
import { DEFAULT_TYPEFACE } from '../../model/look.ts';
import { formatKibibytes, MAX_ARTWORK_BYTES } from '../limits.ts';
import { type FieldViolation, ProblemError, quote, violationsProblem } from '../problems.ts';
import { ARTWORK_FIELD_NAMES, artworkBytes, artworkFormat } from './artwork-data.ts';
import { EXPORT_FIELDS } from './export-fields.ts';
import {
  type ExportRequest,
  type ExportSource,
  type ExportValues,
  isPicture,
  type ManifestOptions,
  type SiteOptions,
} from './export-request.ts';
import { DEFAULT_PARTS, type FieldTable, PARTS, type Part, TARGETS } from './field.ts';
import { type FieldReading, type FieldValues, readFields, undrawableInitials } from './read-fields.ts';

// Matches control characters, lone surrogates and noncharacters, most of which XML 1.0 excludes.
const EXCLUDED = /[\p{Cc}\p{Cs}\ufffe\uffff]+/gu;

/** Removes characters that XML excludes, and collapses white space. Returns undefined if nothing remains. */
const cleanText = (text: string): string | undefined =>
  text.replace(/\s+/gu, ' ').replace(EXCLUDED, '').trim() || undefined;

/** Fonts that draw initials. Without them, a parser accepts initials in any script. */
export type InitialsFonts = Pick<LetterShaper, 'undrawable'>;

/** Parses an export body. Throws a ProblemError that lists every violation. */
export const parseExportBody = (json: unknown, fonts?: InitialsFonts): ExportRequest => {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new ProblemError('invalid_json', `The body must be a JSON object, got ${quote(json)}.`);
  }
  return readExport(EXPORT_FIELDS, json, fonts).request;
};

/** Reads an export request from a table with additional fields. `values` contains all fields. */
export const readExport = <Table extends typeof EXPORT_FIELDS & FieldTable>(
  table: Table,
  source: object,
  fonts?: InitialsFonts,
): { readonly request: ExportRequest; readonly values: FieldValues<Table> } => {
  const { values, clamped, unknown, violations } = readFields(table, source);
  const exportSource = sourceOf(values);
  const all = [
    ...violations,
    ...missingSource(values, violations),
    ...tooMuchArtwork(values),
    ...undrawableText(exportSource, values, fonts),
  ];
  if (all.length > 0 || !exportSource) throw violationsProblem(all);
  return { request: toRequest(exportSource, values, { clamped, unknown }), values };
};

const sourceOf = ({ text, library, name, style, ...values }: ExportValues): ExportSource | undefined => {
  const { artwork, dark_artwork: dark, small_artwork: small, maskable_artwork: maskable, emoji } = values;
  // Targets have silhouettes, for themed icons and trays.
  const monochrome = values.monochrome_artwork ?? (values.monochrome || values.targets ? true : undefined);
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

const undrawableText = (
  source: ExportSource | undefined,
  values: ExportValues,
  fonts: InitialsFonts | undefined,
): readonly FieldViolation[] => {
  const undrawable = source?.kind === 'initials' ? fonts?.undrawable(source.text) : undefined;
  return undrawable ? [undrawableInitials(values, undrawable)] : [];
};

// An invalid value counts as given, because it already has a violation.
const missingSource = (
  values: ExportValues,
  violations: readonly FieldViolation[],
): readonly FieldViolation[] => {
  const isGiven = (name: 'artwork' | 'emoji' | 'text' | 'library' | 'name') =>
    values[name] !== undefined || violations.some(({ field }) => field === name);
  const hasSource =
    isGiven('artwork') || isGiven('emoji') || isGiven('text') || (isGiven('library') && isGiven('name'));
  return hasSource ? [] : [MISSING_SOURCE];
};

const tooMuchArtwork = (values: ExportValues): readonly FieldViolation[] => {
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

const toRequest = (
  source: ExportSource,
  values: ExportValues,
  { clamped, unknown }: Pick<FieldReading<FieldTable>, 'clamped' | 'unknown'>,
): ExportRequest => {
  const site = siteOptions(values);
  const description = cleanText(values.description ?? '');
  return {
    source,
    values: { ...withoutArtwork(values), description },
    clamped,
    siteName: cleanText(values.site_name ?? '') ?? EXPORT_FIELDS.site_name.default,
    manifest: { ...manifestOptions(source, values), ...(description !== undefined && { description }) },
    site,
    hasOgImage: site.parts.includes('social'),
    responsiveSvg: (values.favicon_svg ?? EXPORT_FIELDS.favicon_svg.default) === 'responsive',
    ...(unknown.length > 0 && { unknownFields: unknown }),
  };
};

/** Replaces artwork, which is in the source of the request, by its format. */
const withoutArtwork = (values: ExportValues): ExportValues => ({
  ...values,
  ...Object.fromEntries(
    ARTWORK_FIELD_NAMES.flatMap(name => {
      const text = values[name];
      return text === undefined ? [] : [[name, artworkFormat(text)]];
    }),
  ),
});

const manifestOptions = (
  source: ExportSource,
  { theme_color, background_color, lang, app_id, start_url, monochrome, ...values }: ExportValues,
): ManifestOptions => ({
  ...(theme_color && theme_color !== 'none' && { themeColor: theme_color }),
  ...(background_color && background_color !== 'none' && { backgroundColor: background_color }),
  ...(lang !== undefined && { lang }),
  ...(app_id !== undefined && { id: app_id }),
  ...(start_url !== undefined && { startUrl: start_url }),
  display: values.display ?? EXPORT_FIELDS.display.default,
  ...(values.orientation !== undefined && { orientation: values.orientation }),
  ...(values.categories !== undefined && { categories: values.categories.split(',') }),
  hasMonochrome: monochrome === true || (isPicture(source) && typeof source.monochrome === 'string'),
});

const siteOptions = (values: ExportValues): SiteOptions => {
  const given = values.parts?.split(',');
  const isIn = (part: Part) =>
    (given ?? DEFAULT_PARTS).includes(part) || (part === 'social' && values.og_image === true);
  return {
    path: values.path ?? ROOT,
    hasVersions: values.cache_busting === true,
    parts: PARTS.filter(isIn),
    targets: TARGETS.filter(target => values.targets?.split(',').includes(target)),
    ...(values.crossorigin !== undefined && { crossorigin: values.crossorigin }),
    hasStartupImages: values.startup_images === true,
  };
};

const ROOT = '/';
