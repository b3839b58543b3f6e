// Resolution of field values into looks: colors, plate, padding, line width.
import { formatExactColor } from '../../compose/color/color.ts';
import type { GlyphKind } from '../../compose/glyph/glyph.ts';
import type { Color, ColorOrNone } from '../../model/color.ts';
import type { HomeScreenStyle, Ink, Look, PlateShape } from '../../model/look.ts';
import { EXPORT_FIELDS, INITIALS_PADDING } from './export-fields.ts';
import type { FieldValues } from './read-fields.ts';
import { darkColors, lightColors, type SchemeColors } from './scheme-colors.ts';

type Values = FieldValues<typeof EXPORT_FIELDS>;

export interface ResolvedLooks {
  readonly light: Look;
  readonly dark?: Look;
  /** Applied value of every style field, in the order of the table; undefined if it follows from other fields. */
  readonly applied: Readonly<Record<string, string | undefined>>;
}

/** Resolves the looks of a request for a kind of glyph. `dark` is present if the request includes dark mode. */
export const resolveLooks = (values: Values, kind: GlyphKind): ResolvedLooks => {
  const geometry = {
    shape: values.shape ?? EXPORT_FIELDS.shape.default,
    cornerRadius: values.corner_radius ?? EXPORT_FIELDS.corner_radius.default,
    padding: values.padding ?? (kind === 'initials' ? INITIALS_PADDING : EXPORT_FIELDS.padding.default),
    strokeScale: values.stroke_scale ?? EXPORT_FIELDS.stroke_scale.default,
  };
  const light = lightColors(values);
  const dark = values.include_dark_mode ? darkColors(values, light, kind) : undefined;
  return {
    light: { ...toLook(light, geometry), ...homeScreenStyles(values) },
    ...(dark && { dark: toLook(dark, geometry) }),
    applied: {
      ...appliedColors('', light),
      padding: String(geometry.padding),
      stroke_scale: String(geometry.strokeScale),
      shape: geometry.shape,
      corner_radius: String(geometry.cornerRadius),
      bg_mode: values.bg_mode ?? EXPORT_FIELDS.bg_mode.default,
      bg_angle: String(values.bg_angle ?? EXPORT_FIELDS.bg_angle.default),
      include_dark_mode: String(dark !== undefined),
      ...(dark && appliedColors('dark_', dark)),
      touch_bg: values.touch_bg && formatColorOrNone(values.touch_bg),
      touch_padding: values.touch_padding?.toString(),
      maskable_bg: values.maskable_bg && formatColorOrNone(values.maskable_bg),
      maskable_padding: values.maskable_padding?.toString(),
    },
  };
};

/** Only the light look has them, because touch and maskable icons cannot adapt to the color scheme. */
const homeScreenStyles = (values: Values): Pick<Look, 'touch' | 'maskable'> => {
  const style = (bg: ColorOrNone | undefined, padding: number | undefined): HomeScreenStyle | undefined => {
    const color = bg && paintOf(bg);
    if (!color && padding === undefined) return undefined;
    return {
      ...(color && { paint: { mode: 'solid', color } }),
      ...(padding !== undefined && { padding }),
    };
  };
  const touch = style(values.touch_bg, values.touch_padding);
  const maskable = style(values.maskable_bg, values.maskable_padding);
  return { ...(touch && { touch }), ...(maskable && { maskable }) };
};

interface Geometry {
  readonly shape: string;
  readonly cornerRadius: number;
  readonly padding: number;
  readonly strokeScale: number;
}

const toLook = (colors: SchemeColors, { shape, cornerRadius, padding, strokeScale }: Geometry): Look => ({
  plate: colors.plate && {
    shape: shape as PlateShape,
    cornerRadius,
    paint: colors.plate,
  },
  ink: resolveInk(colors),
  padding,
  strokeScale,
});

// If stroke and fill are none, the glyph has the color fg or, if fg is none too, its default.
const resolveInk = ({ fg, stroke, fill, lastResort }: SchemeColors): Ink => {
  const ink = { fg: paintOf(fg), stroke: paintOf(stroke), fill: paintOf(fill) };
  if (ink.stroke || ink.fill) return ink;
  const visible = ink.fg ?? lastResort;
  return { fg: visible, stroke: visible, fill: undefined };
};

const paintOf = (color: ColorOrNone): Color | undefined => (color === 'none' ? undefined : color);

const appliedColors = (prefix: '' | 'dark_', colors: SchemeColors): Readonly<Record<string, string>> => {
  return {
    [`${prefix}bg`]: formatColorOrNone(colors.bg),
    [`${prefix}bg_to`]: formatColorOrNone(colors.bgTo),
    [`${prefix}fg`]: formatColorOrNone(colors.fg),
    [`${prefix}stroke`]: formatColorOrNone(colors.stroke),
    [`${prefix}fill`]: formatColorOrNone(colors.fill),
  };
};

const formatColorOrNone = (color: ColorOrNone): string =>
  color === 'none' ? color : formatExactColor(color);
