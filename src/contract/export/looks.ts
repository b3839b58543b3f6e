// Resolution of field values into looks: colors, plate, padding, line width.

import { formatExactColor } from '../../compose/color/color.ts';
import {
  deriveAccent,
  deriveGradientEnd,
  derivePlate,
  legibleGradientEnd,
} from '../../compose/color/dark-colors.ts';
import {
  defaultInk,
  isVisibleInTabs,
  LEGIBLE_CONTRAST,
  legibleOn,
  lowestContrast,
  surfacesOf,
} from '../../compose/color/legible.ts';
import {
  DEFAULT_GRADIENT_END,
  DEFAULT_PLATE,
  defaultGeometry,
  WHITE_GRADIENT_END,
} from '../../compose/defaults.ts';
import type { GlyphKind } from '../../compose/glyph/glyph.ts';
import type { HomeScreenStyle, Ink, Look, PlatePaint, PlateShape } from '../../model/look.ts';
import type { Color, ColorOrNone } from '../../model/scene.ts';
import { EXPORT_FIELDS, type ExportFieldName } from './export-fields.ts';
import type { ARTWORK_FIELDS, MANIFEST_FIELDS } from './package-fields.ts';
import type { FieldValues } from './read-fields.ts';

/** Colors of one color scheme after defaults are applied. */
interface SchemeColors {
  readonly plate: PlatePaint | undefined;
  readonly bg: ColorOrNone;
  readonly bgTo: ColorOrNone;
  readonly fg: ColorOrNone;
  readonly stroke: ColorOrNone;
  readonly fill: ColorOrNone;
  /** Color of the glyph if `fg`, `stroke` and `fill` are all none. */
  readonly lastResort: Color;
}

type Values = FieldValues<typeof EXPORT_FIELDS>;

const lightColors = (values: Values, kind: GlyphKind): SchemeColors => {
  const bg = values.bg ?? (kind === 'artwork' ? 'none' : DEFAULT_PLATE);
  const lastResort = defaultFg(values, bg);
  const fg = values.fg ?? lastResort;
  const ink = firstPaint(values.stroke, fg, values.fill) ?? lastResort;
  const bgTo = values.bg_to ?? (bg === 'none' ? DEFAULT_GRADIENT_END : legibleGradientEnd(bg, ink));
  return {
    plate: values.shape === 'none' ? undefined : platePaint(values, bg, bgTo, values.bg_via),
    bg,
    bgTo,
    fg,
    stroke: values.stroke ?? fg,
    fill: values.fill ?? 'none',
    lastResort,
  };
};

/** The default of `fg`: an ink that is legible on the plate. Without a plate, `bg`, unless light tabs would hide it. */
const defaultFg = (values: Values, bg: ColorOrNone): Color => {
  const plate = platePaint(values, bg, values.bg_to ?? bg, values.bg_via);
  if (plate && values.shape !== 'none') return defaultInk(plate);
  return bg !== 'none' && isVisibleInTabs(bg) ? bg : DEFAULT_PLATE;
};

/**
 * Resolves the dark colors. Colors that the client does not send are derived from the light look: plate and ink are
 * swapped and made legible, and the accent keeps its hue. `stroke` none stays none if `fill` paints. (Decision 025)
 */
const darkColors = (values: Values, light: SchemeColors, kind: GlyphKind): SchemeColors => {
  const isOnlyFilled = hasTwoInks(kind) && light.stroke === 'none' && light.fill !== 'none';
  const lightInk = mainInk(kind, values) ?? firstPaint(light.fg) ?? light.lastResort;
  const lightPlate = light.plate ? light.bg : 'none';
  const givenInk = mainInk(kind, {
    fg: values.dark_fg,
    stroke: values.dark_stroke ?? (isOnlyFilled ? 'none' : undefined),
    fill: values.dark_fill,
  });

  const derivedPlate = () => {
    if (lightPlate === 'none') return 'none';
    // Artwork keeps its colors, so its plate does too.
    if (kind === 'artwork') return lightPlate;
    return givenInk ? derivePlate(givenInk, [lightInk, lightPlate]) : lightInk;
  };
  const bg = values.shape === 'none' ? 'none' : (values.dark_bg ?? derivedPlate());
  const bgTo = values.dark_bg_to ?? (bg === 'none' ? WHITE_GRADIENT_END : deriveGradientEnd(bg));
  const plate = platePaint(values, bg, bgTo);
  const surfaces = surfacesOf(plate, 'dark');

  const derivedInk = legibleOn(lightPlate === 'none' ? lightInk : { ...lightPlate, alpha: 1 }, surfaces);
  const fg = values.dark_fg ?? derivedInk;
  const stroke = values.dark_stroke ?? (isOnlyFilled ? 'none' : fg);

  const derivedFill = () => {
    if (isOnlyFilled) return values.dark_stroke === undefined ? fg : 'none';
    if (light.fill === 'none' || isSingleInk(kind, light.stroke)) return 'none';
    return deriveAccent(
      light.fill,
      {
        plate: lightPlate,
        ink: firstPaint(light.stroke, light.fg) ?? light.lastResort,
        surfaces: surfacesOf(light.plate, 'light'),
      },
      { plate: bg, ink: firstPaint(stroke, fg) ?? derivedInk, surfaces },
    );
  };
  return { plate, bg, bgTo, fg, stroke, fill: values.dark_fill ?? derivedFill(), lastResort: derivedInk };
};

const platePaint = (
  values: Values,
  bg: ColorOrNone,
  bgTo: ColorOrNone,
  via?: ColorOrNone,
): PlatePaint | undefined => {
  if (bg === 'none') return undefined;
  if ((values.bg_mode ?? EXPORT_FIELDS.bg_mode.default) !== 'linear') return { mode: 'solid', color: bg };
  return {
    mode: 'linear',
    from: bg,
    ...(via && via !== 'none' && { via }),
    // A gradient to none ends in bg with alpha 0.
    to: bgTo === 'none' ? { hex: bg.hex, alpha: 0 } : bgTo,
    angleDegrees: values.bg_angle ?? EXPORT_FIELDS.bg_angle.default,
    ...(values.bg_gradient === 'radial' && { isRadial: true }),
  };
};

interface InkValues {
  readonly fg: ColorOrNone | undefined;
  readonly stroke: ColorOrNone | undefined;
  readonly fill: ColorOrNone | undefined;
}

/** Color of the main shapes. `fill` paints them only if one color paints the whole glyph; otherwise it is an accent. */
const mainInk = (kind: GlyphKind, { fg, stroke, fill }: InkValues): Color | undefined =>
  isSingleInk(kind, stroke) ? firstPaint(fill, stroke, fg) : firstPaint(fg, stroke);

/** Whether one color paints the whole glyph: initials, icons drawn with fills, or `stroke` none. */
const isSingleInk = (kind: GlyphKind, stroke: ColorOrNone | undefined): boolean =>
  !hasTwoInks(kind) || stroke === 'none';

/** Whether a glyph has two inks: `stroke` for lines or the opaque layer, `fill` for insides or the second layer. */
const hasTwoInks = (kind: GlyphKind): boolean => kind === 'strokes' || kind === 'duotone';

const firstPaint = (...colors: readonly (ColorOrNone | undefined)[]): Color | undefined =>
  colors.find(color => typeof color === 'object');

/** Applied values of fields as text. Every field is required: none may be missing in favsmith.json. */
export type AppliedValues<Field extends ExportFieldName> = Readonly<Record<Field, string | undefined>>;

/** Fields of artwork that looks do not depend on. */
export type ArtworkField = Exclude<keyof typeof ARTWORK_FIELDS, 'emoji' | 'fit'>;

export type SourceField =
  | 'library'
  | 'name'
  | 'style'
  | 'text'
  | 'text_case'
  | 'font'
  | 'font_weight'
  | 'emoji'
  | ArtworkField;

/** Fields of the manifest. */
export type ManifestField = keyof typeof MANIFEST_FIELDS;

type StyleField = Exclude<
  ExportFieldName,
  SourceField | ManifestField | 'favicon_svg' | 'site_name' | 'og_image' | 'framework'
>;

type ColorField = 'bg' | 'bg_to' | 'fg' | 'stroke' | 'fill';

interface ResolvedLooks {
  readonly light: Look;
  readonly dark?: Look;
  /** Applied value of every style field, in the order of the table; undefined if it follows from other fields. */
  readonly applied: AppliedValues<StyleField>;
}

/** Resolves the looks of a request for a kind of glyph. `dark` is present if the request includes dark mode. */
export const resolveLooks = (values: Values, kind: GlyphKind): ResolvedLooks => {
  const isCropped = values.fit === 'cover';
  const defaults = defaultGeometry({
    kind: kind === 'initials' || kind === 'artwork' ? kind : 'icon',
    hasPlate: values.bg !== undefined && values.bg !== 'none' && values.shape !== 'none',
    isCropped,
  });
  const geometry = {
    shape: values.shape ?? EXPORT_FIELDS.shape.default,
    cornerRadius: values.corner_radius ?? EXPORT_FIELDS.corner_radius.default,
    padding: values.padding ?? defaults.padding,
    strokeScale: values.stroke_scale ?? defaults.strokeScale,
    isCropped,
  };
  const light = lightColors(values, kind);
  const hasDarkArtwork = (values.artwork ?? values.emoji) !== undefined && values.dark_artwork !== undefined;
  const dark = values.include_dark_mode || hasDarkArtwork ? darkColors(values, light, kind) : undefined;
  return {
    light: { ...toLook(light, geometry), ...homeScreenStyles(values, light) },
    ...(dark && { dark: toLook(dark, geometry) }),
    applied: {
      ...appliedColors('', light),
      padding: String(geometry.padding),
      stroke_scale: String(geometry.strokeScale),
      fit: values.fit ?? EXPORT_FIELDS.fit.default,
      shape: geometry.shape,
      corner_radius: String(geometry.cornerRadius),
      bg_mode: values.bg_mode ?? EXPORT_FIELDS.bg_mode.default,
      bg_via: values.bg_via && formatColorOrNone(values.bg_via),
      bg_gradient: values.bg_gradient,
      bg_angle: String(values.bg_angle ?? EXPORT_FIELDS.bg_angle.default),
      include_dark_mode: String(dark !== undefined),
      ...appliedColors('dark_', dark),
      touch_bg: values.touch_bg && formatColorOrNone(values.touch_bg),
      touch_padding: values.touch_padding?.toString(),
      maskable_bg: values.maskable_bg && formatColorOrNone(values.maskable_bg),
      maskable_padding: values.maskable_padding?.toString(),
    },
  };
};

/**
 * Styles of touch and maskable icons, which always have a plate. They belong to the light look, because these icons
 * cannot adapt to the color scheme.
 */
const homeScreenStyles = (values: Values, light: SchemeColors): Pick<Look, 'touch' | 'maskable'> => {
  const isLegibleOn = (paint: PlatePaint, ink: ColorOrNone) =>
    ink !== 'none' && lowestContrast(ink, surfacesOf(paint, 'light')) >= LEGIBLE_CONTRAST;
  const inkOn = (paint: PlatePaint): Pick<HomeScreenStyle, 'ink'> => {
    if (values.fg || isLegibleOn(paint, light.fg)) return {};
    const fg = defaultInk(paint);
    return { ink: resolveInk({ ...light, fg, stroke: values.stroke ?? fg }) };
  };
  const own = values.shape === 'none' ? platePaint(values, light.bg, light.bgTo, values.bg_via) : undefined;
  const givenInk = firstPaint(values.stroke, values.fg, values.fill);
  const hidesInk = own && givenInk && !isLegibleOn(own, givenInk);
  // Nobody chose the default plate, so it may not hide a given ink.
  const added = hidesInk && firstPaint(light.bg)?.hex === DEFAULT_PLATE.hex ? undefined : own;
  const style = (bg: ColorOrNone | undefined, padding: number | undefined): HomeScreenStyle | undefined => {
    const color = firstPaint(bg);
    const paint: PlatePaint | undefined = color ? { mode: 'solid', color } : added;
    if (!paint && padding === undefined) return undefined;
    return {
      ...(paint && { paint, ...inkOn(paint) }),
      ...(paint && paint === added && { isAdded: true }),
      ...(padding !== undefined && { padding }),
    };
  };
  const touch = style(values.touch_bg, values.touch_padding);
  const maskable = style(values.maskable_bg, values.maskable_padding);
  return { ...(touch && { touch }), ...(maskable && { maskable }) };
};

interface Geometry {
  readonly shape: PlateShape | 'none';
  readonly cornerRadius: number;
  readonly padding: number;
  readonly strokeScale: number;
  readonly isCropped: boolean;
}

const toLook = (
  colors: SchemeColors,
  { shape, cornerRadius, padding, strokeScale, isCropped }: Geometry,
): Look => ({
  plate: colors.plate && shape !== 'none' ? { shape, cornerRadius, paint: colors.plate } : undefined,
  ink: resolveInk(colors),
  padding,
  strokeScale,
  ...(isCropped && {
    crop: shape === 'none' ? SQUARE : { shape, cornerRadius },
  }),
});

const SQUARE = { shape: 'rounded-square', cornerRadius: 0 } as const;

/** The colors of the glyph. If `stroke` and `fill` are none, `fg` paints it; if `fg` is none too, `lastResort` does. */
const resolveInk = ({ fg, stroke, fill, lastResort }: SchemeColors): Ink => {
  const ink = { fg: paintOf(fg), stroke: paintOf(stroke), fill: paintOf(fill) };
  if (ink.stroke || ink.fill) return ink;
  const visible = ink.fg ?? lastResort;
  return { fg: visible, stroke: visible, fill: undefined };
};

const paintOf = (color: ColorOrNone): Color | undefined => (color === 'none' ? undefined : color);

const appliedColors = <Prefix extends '' | 'dark_'>(
  prefix: Prefix,
  colors: SchemeColors | undefined,
): AppliedValues<`${Prefix}${ColorField}`> => {
  const applied: AppliedValues<ColorField> = {
    bg: colors && formatColorOrNone(colors.bg),
    bg_to: colors && formatColorOrNone(colors.bgTo),
    fg: colors && formatColorOrNone(colors.fg),
    stroke: colors && formatColorOrNone(colors.stroke),
    fill: colors && formatColorOrNone(colors.fill),
  };
  const entries = Object.entries(applied).map(([field, value]) => [`${prefix}${field}`, value]);
  return Object.fromEntries(entries) as AppliedValues<`${Prefix}${ColorField}`>;
};

export const formatColorOrNone = (color: ColorOrNone): string =>
  color === 'none' ? color : formatExactColor(color);
