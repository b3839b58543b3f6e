// Looks and settings of an export request.
import { formatExactColor } from '../../compose/color/color.ts';
import type { Glyph, GlyphKind } from '../../compose/glyph/glyph.ts';
import { type AppliedStyle, resolveLooks, type StyleValues } from '../../compose/looks.ts';
import type { ExamineOptions } from '../../compose/report/report.ts';
import type { ColorScheme, Look } from '../../model/look.ts';
import type { Color } from '../../model/scene.ts';
import { artworkFormat } from './artwork-data.ts';
import {
  ALWAYS_LISTED_FIELDS,
  EXPORT_FIELD_NAMES,
  EXPORT_FIELDS,
  type ExportFieldName,
} from './export-fields.ts';
import {
  defaultOf,
  type ExportRequest,
  type ExportSource,
  type ExportValues,
  isPicture,
  type PictureSource,
} from './export-request.ts';
import type { Field } from './field.ts';

export interface Setting {
  readonly field: ExportFieldName;
  readonly value: string;
  /** Whether the client sent a value. If false, `value` is the default. */
  readonly given: boolean;
  /** The number that the client sent, if it was out of range. */
  readonly clampedFrom?: string;
}

/** A request with all colors and measures. `dark` is set if dark mode is included. */
export interface ResolvedDesign extends ExportRequest {
  readonly light: Look;
  readonly dark?: Look;
  readonly settings: readonly Setting[];
}

/** What a design depends on besides its values: the kind of an icon, and a dark look that artwork has by its own styles. */
interface KnownGlyphs {
  readonly main: Pick<Glyph, 'kind'>;
  readonly ownDark?: string | undefined;
}

const ASSUMED: KnownGlyphs = { main: { kind: 'strokes' } };

/** Resolves looks and settings. Without glyphs, only the dark look may differ from that of the drawn design. */
export const resolveDesign = (
  request: ExportRequest,
  { main, ownDark }: KnownGlyphs = ASSUMED,
): ResolvedDesign => {
  const { source } = request;
  const values =
    ownDark === undefined ? request.values : { ...request.values, dark_artwork: artworkFormat(ownDark) };
  const { light, dark, applied } = resolveLooks(styleOf(values), kindOf(source, main.kind));
  const effective = { ...applied, site_name: request.siteName };
  return {
    ...request,
    light,
    ...(dark && { dark }),
    settings: EXPORT_FIELD_NAMES.flatMap(name => settingOf(name, { ...request, values, applied: effective })),
  };
};

const kindOf = (source: ExportSource, iconKind: GlyphKind): GlyphKind => {
  if (source.kind === 'icon') return iconKind;
  if (source.kind === 'initials') return 'initials';
  // A single-ink picture is painted like an icon drawn with strokes.
  return source.ink === 'original' ? 'artwork' : 'strokes';
};

/** The values of looks, with the constant defaults of fields for which a look needs a value. */
const styleOf = (values: ExportValues): StyleValues => {
  const { shape, bg_mode, bg_angle } = EXPORT_FIELDS;
  const hasDarkArtwork = (values.artwork ?? values.emoji) !== undefined && values.dark_artwork !== undefined;
  return {
    ...values,
    shape: values.shape ?? shape.default,
    bg_mode: values.bg_mode ?? bg_mode.default,
    bg_angle: values.bg_angle ?? bg_angle.default,
    include_dark_mode: values.include_dark_mode || hasDarkArtwork,
  };
};

/** The source as it is drawn. Requests with equal drawn sources have the same glyphs. */
export type DrawnSource =
  | Exclude<ExportSource, PictureSource>
  | (PictureSource & { readonly isOnPlate: boolean });

/** Artwork on a plate needs no outline, and no other look in dark tabs. */
export const drawnSource = (request: ExportRequest): DrawnSource => {
  const { source } = request;
  if (!isPicture(source)) return source;
  const { light, dark } = resolveDesign(request);
  const isPlain = source.darkInk === 'auto' && (!dark || dark.plate !== undefined);
  return {
    ...source,
    isOnPlate: !dark && light.plate !== undefined,
    ...(isPlain && { darkInk: 'original' }),
  };
};

const settingText = (value: Color | string | number | boolean): string =>
  typeof value === 'object' ? formatExactColor(value) : String(value);

interface SettingContext extends Pick<ExportRequest, 'source' | 'values' | 'clamped'> {
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
  const clampedFrom = clamped[name];
  return [
    { field: name, value: settingText(value), given, ...(clampedFrom !== undefined && { clampedFrom }) },
  ];
};

export const examineOptions = (
  { dark, responsiveSvg, settings }: ResolvedDesign,
  scheme: ColorScheme,
): ExamineOptions => ({
  scheme,
  hasDark: dark !== undefined,
  isShapeless: settings.some(({ field, value }) => field === 'shape' && value === 'none'),
  isResponsive: responsiveSvg,
  isPlateDerived: scheme === 'dark' && settings.some(({ field, given }) => field === 'dark_bg' && !given),
});

export const constantDefault = (name: ExportFieldName, settings: readonly Setting[]): string | undefined => {
  const applied = Object.fromEntries(settings.map(({ field, value }) => [field, value]));
  return defaultOf(name, applied)?.toString();
};

/** Whether a setting has its default value, even if the client sent that value. */
export const isDefault = ({ field, value, given }: Setting, settings: readonly Setting[]): boolean =>
  !given || value === constantDefault(field, settings);
