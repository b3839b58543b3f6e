// Export request with resolved defaults, ranges and nulls.
import type { DarkInk } from '../../compose/artwork/picture-glyphs.ts';
import { defaultGeometry } from '../../compose/defaults.ts';
import type { StyleValues } from '../../compose/looks.ts';
import type { ExamineOptions } from '../../compose/report/report.ts';
import type { ColorScheme, Look, Typeface } from '../../model/look.ts';
import type { Color } from '../../model/scene.ts';
import { ARTWORK_FIELD_NAMES } from './artwork-data.ts';
import { EXPORT_FIELDS, type ExportFieldName } from './export-fields.ts';
import { type Field, isLiteralColor } from './field.ts';

/** Names an icon. The default of `style` is the library's first style that has an icon of this name. */
export interface IconKey {
  readonly library: string;
  readonly name: string;
  readonly style?: string | undefined;
}

export type ExportSource =
  | (IconKey & { readonly kind: 'icon' })
  | { readonly kind: 'initials'; readonly text: string; readonly typeface: Typeface }
  | ArtworkSource
  | EmojiSource;

export type PictureSource = ArtworkSource | EmojiSource;

/** Further artwork of a picture, as values from `readArtworkText`, and options for all artwork. */
interface PictureOptions {
  readonly dark?: string;
  readonly small?: string;
  readonly maskable?: string;
  /** `true` means the shape of the main picture. */
  readonly monochrome?: string | true;
  readonly ink: 'original' | 'single';
  readonly isTrimmed: boolean;
  /** Whether only the symbol of a wide logo is shown. */
  readonly isMark: boolean;
  readonly darkInk: DarkInk;
  /** Whether the design has a plate in light mode only. */
  readonly isOnPlate: boolean;
}

/** `artwork` is SVG source or a data URL. */
export interface ArtworkSource extends PictureOptions {
  readonly kind: 'artwork';
  readonly artwork: string;
}

export interface EmojiSource extends PictureOptions {
  readonly kind: 'emoji';
  readonly emoji: string;
}

export const isPicture = (source: ExportSource): source is PictureSource =>
  source.kind === 'artwork' || source.kind === 'emoji';

/** The artwork of a source by field name. */
export const artworkTexts = (source: PictureSource): ReadonlyMap<string, string> => {
  const { dark, small, maskable, monochrome } = source;
  const texts = {
    artwork: source.kind === 'artwork' ? source.artwork : undefined,
    dark_artwork: dark,
    small_artwork: small,
    maskable_artwork: maskable,
    monochrome_artwork: monochrome,
  };
  return new Map(
    Object.entries(texts).flatMap(([field, text]) => (typeof text === 'string' ? [[field, text]] : [])),
  );
};

export interface Setting {
  readonly field: ExportFieldName;
  readonly value: string;
  /** Whether the client sent a value. If false, `value` is the default. */
  readonly given: boolean;
  /** The number that the client sent, if it was out of range. */
  readonly clampedFrom?: string;
}

export interface ManifestOptions {
  readonly themeColor?: Color;
  readonly backgroundColor?: Color;
  readonly lang?: string;
  readonly id?: string;
  readonly startUrl?: string;
  readonly hasMonochrome: boolean;
}

/** Resolved request. `dark` is set if dark mode is included. `siteName` has no characters that XML excludes. */
export interface ExportRequest {
  readonly source: ExportSource;
  /** Values from which `withGlyphs` derives `dark`, if it also depends on the icon or the artwork. */
  readonly style?: StyleValues;
  readonly light: Look;
  readonly dark?: Look;
  readonly siteName: string;
  readonly manifest: ManifestOptions;
  /** Whether the package contains og-image.png, the share card of the site. */
  readonly hasOgImage: boolean;
  /** Whether favicon.svg also contains drawings for small sizes. */
  readonly responsiveSvg: boolean;
  readonly settings: readonly Setting[];
  /** Unknown fields that the client sent, for findings. Undefined if there are none. */
  readonly unknownFields?: readonly string[];
}

/** Whether the client sent artwork, which has shorter time limits, takes more render slots and counts for the quota by time. */
export const hasForeignArtwork = ({ settings }: Pick<ExportRequest, 'settings'>): boolean =>
  settings.some(({ field }) => (ARTWORK_FIELD_NAMES as readonly string[]).includes(field));

export const examineOptions = (
  { dark, responsiveSvg, settings }: ExportRequest,
  scheme: ColorScheme,
): ExamineOptions => ({
  scheme,
  hasDark: dark !== undefined,
  isShapeless: settings.some(({ field, value }) => field === 'shape' && value === 'none'),
  isResponsive: responsiveSvg,
  isPlateDerived: scheme === 'dark' && settings.some(({ field, given }) => field === 'dark_bg' && !given),
});

/** Values of the design fields, or their texts. Artwork may be an id. */
export type DesignValues = { readonly [Name in ExportFieldName]?: string | number | boolean | undefined };

/** Whether a design shows artwork or an emoji in its own colors. By default, such a design has no plate. */
export const hasOwnColors = ({ artwork, emoji, artwork_ink }: DesignValues): boolean =>
  (artwork ?? emoji) !== undefined && artwork_ink !== 'single';

export const hasPlate = (design: DesignValues): boolean =>
  design.shape !== 'none' && !(hasOwnColors(design) && (design.bg ?? 'none') === 'none');

/** The default of a field in a design. Undefined if there is none, or if it depends on other colors. */
export const defaultOf = (
  name: ExportFieldName,
  design: DesignValues,
): string | number | boolean | undefined => {
  const isArtwork = hasOwnColors(design);
  if (name === 'bg' && isArtwork) return 'none';
  if (name === 'padding' || name === 'stroke_scale') {
    const { padding, strokeScale } = defaultGeometry({
      kind: isArtwork ? 'artwork' : design.text ? 'initials' : 'icon',
      hasPlate: hasPlate(design),
      isCropped: design.fit === 'cover',
    });
    return name === 'padding' ? padding : strokeScale;
  }
  const field: Field = EXPORT_FIELDS[name];
  if (!('default' in field)) return undefined;
  const isDerived =
    (field.type === 'color' && !isLiteralColor(field.default)) ||
    (field.type === 'number' && typeof field.default === 'string');
  return isDerived ? undefined : field.default;
};

export const constantDefault = (name: ExportFieldName, settings: readonly Setting[]): string | undefined => {
  const applied = Object.fromEntries(settings.map(({ field, value }) => [field, value]));
  return defaultOf(name, applied)?.toString();
};

/** Whether a setting has its default value, even if the client sent that value. */
export const isDefault = ({ field, value, given }: Setting, settings: readonly Setting[]): boolean =>
  !given || value === constantDefault(field, settings);

export const ICON_NAME_FORM = 'library/name or library/name/style, for example lucide/rocket';

/** Parses `library/name`, `library/name/style` or Iconify's `library:name`. Undefined for other texts. */
export const parseIconName = (text: string): IconKey | undefined => {
  const [, library, name, style] = /^([^/:\s]+)[/:]([^/:\s]+)(?:\/([^/:\s]+))?$/.exec(text) ?? [];
  if (library === undefined || name === undefined) return undefined;
  return { library, name, ...(style !== undefined && { style }) };
};
