// Export request: valid values, before anything is drawn.
import type { DarkInk } from '../../compose/artwork/picture-glyphs.ts';
import { defaultGeometry } from '../../compose/defaults.ts';
import type { Typeface } from '../../model/look.ts';
import type { Color } from '../../model/scene.ts';
import { ARTWORK_FIELD_NAMES, type ArtworkFieldName } from './artwork-data.ts';
import { EXPORT_FIELDS, type ExportFieldName } from './export-fields.ts';
import { type Field, isLiteralColor, type Part, type Target } from './field.ts';
import type { FieldValues } from './read-fields.ts';

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
export const artworkTexts = (source: PictureSource): ReadonlyMap<ArtworkFieldName, string> => {
  const { dark, small, maskable, monochrome } = source;
  const texts: Record<ArtworkFieldName, string | true | undefined> = {
    artwork: source.kind === 'artwork' ? source.artwork : undefined,
    dark_artwork: dark,
    small_artwork: small,
    maskable_artwork: maskable,
    monochrome_artwork: monochrome,
  };
  return new Map(
    ARTWORK_FIELD_NAMES.flatMap(field => {
      const text = texts[field];
      return typeof text === 'string' ? [[field, text]] : [];
    }),
  );
};

export interface ManifestOptions {
  readonly themeColor?: Color;
  readonly backgroundColor?: Color;
  readonly lang?: string;
  readonly id?: string;
  readonly startUrl?: string;
  readonly display: string;
  readonly description?: string;
  readonly orientation?: string;
  readonly categories?: readonly string[];
  readonly hasMonochrome: boolean;
}

/** How the package fits the site. */
export interface SiteOptions {
  /** URL of the folder of the files, with a trailing slash. `/` is the root of the site. */
  readonly path: string;
  readonly hasVersions: boolean;
  readonly parts: readonly Part[];
  /** Other places for which the package has icons. */
  readonly targets: readonly Target[];
  /** Value of `crossorigin` in the manifest link. */
  readonly crossorigin?: string;
  readonly hasStartupImages: boolean;
}

/** Valid values by field. The value of an artwork field is only its format. */
export type ExportValues = FieldValues<typeof EXPORT_FIELDS>;

/** A valid request. `siteName` has no characters that XML excludes. */
export interface ExportRequest {
  readonly source: ExportSource;
  readonly values: ExportValues;
  /** Numbers that the client sent out of range, by field. */
  readonly clamped: Readonly<Record<string, string>>;
  readonly siteName: string;
  readonly manifest: ManifestOptions;
  readonly site: SiteOptions;
  /** Whether the package contains og-image.png, the share card of the site. */
  readonly hasOgImage: boolean;
  /** Whether favicon.svg also contains drawings for small sizes. */
  readonly responsiveSvg: boolean;
  /** Unknown fields that the client sent, for findings. Undefined if there are none. */
  readonly unknownFields?: readonly string[];
}

/** Whether the client sent artwork, which has shorter time limits and takes more render slots. */
export const hasForeignArtwork = ({ values }: Pick<ExportRequest, 'values'>): boolean =>
  ARTWORK_FIELD_NAMES.some(name => values[name] !== undefined);

/** Whether the processor time of a package counts for the quota: that of artwork, targets and launch screens varies. */
export const isCountedByTime = (request: Pick<ExportRequest, 'values'>): boolean =>
  hasForeignArtwork(request) ||
  request.values.targets !== undefined ||
  request.values.startup_images === true;

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

export const ICON_NAME_FORM = 'library/name or library/name/style, for example lucide/rocket';

/** Parses `library/name`, `library/name/style` or Iconify's `library:name`. Undefined for other texts. */
export const parseIconName = (text: string): IconKey | undefined => {
  const [, library, name, style] = /^([^/:\s]+)[/:]([^/:\s]+)(?:\/([^/:\s]+))?$/.exec(text) ?? [];
  if (library === undefined || name === undefined) return undefined;
  return { library, name, ...(style !== undefined && { style }) };
};
