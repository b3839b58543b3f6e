// From the values of a request to its looks: what is painted, with which colours, how large and how thick.
import { formatColor } from '../../compose/color/color.ts';
import type { Color } from '../../model/color.ts';
import type { Ink, Look, Plate, PlateShape } from '../../model/look.ts';
import { EXPORT_FIELDS, INITIALS_PADDING } from './export-fields.ts';
import type { FieldValues } from './read-fields.ts';
import {
  type ColorOrNone,
  darkColors,
  LAST_RESORT_INK,
  lightColors,
  type SchemeColors,
} from './scheme-colors.ts';

type Values = FieldValues<typeof EXPORT_FIELDS>;

export interface Looks {
  readonly light: Look;
  readonly dark?: Look;
  /** Every field of the style with the value that was applied, in the order of the table. */
  readonly applied: Readonly<Record<string, string>>;
}

/** The looks of a request; `dark` is there when dark mode is asked for. */
export const resolveLooks = (values: Values, { initials }: { initials: boolean }): Looks => {
  const frame = {
    shape: values.shape ?? EXPORT_FIELDS.shape.default,
    bgMode: values.bg_mode ?? EXPORT_FIELDS.bg_mode.default,
    angleDegrees: values.bg_angle ?? EXPORT_FIELDS.bg_angle.default,
    padding: values.padding ?? (initials ? INITIALS_PADDING : EXPORT_FIELDS.padding.default),
    strokeScale: values.stroke_scale ?? EXPORT_FIELDS.stroke_scale.default,
  };
  const light = lightColors(values);
  const dark = values.include_dark_mode ? darkColors(values, light) : undefined;
  return {
    light: toLook(light, frame, LAST_RESORT_INK.light),
    ...(dark && { dark: toLook(dark, frame, LAST_RESORT_INK.dark) }),
    applied: {
      ...appliedColors('', light),
      padding: String(frame.padding),
      stroke_scale: String(frame.strokeScale),
      shape: frame.shape,
      bg_mode: frame.bgMode,
      bg_angle: String(frame.angleDegrees),
      include_dark_mode: String(dark !== undefined),
      ...(dark && appliedColors('dark_', dark)),
    },
  };
};

interface Frame {
  readonly shape: string;
  readonly bgMode: string;
  readonly angleDegrees: number;
  readonly padding: number;
  readonly strokeScale: number;
}

const toLook = (colors: SchemeColors, frame: Frame, lastResort: Color): Look => ({
  plate: plateOf(colors, frame),
  ink: inkOf(colors, lastResort),
  padding: frame.padding,
  strokeScale: frame.strokeScale,
});

const plateOf = ({ bg, bgTo }: SchemeColors, { shape, bgMode, angleDegrees }: Frame): Plate | undefined => {
  if (shape === 'none' || bg === 'none') return undefined;
  // A gradient to nothing fades out in its own colour.
  const to = bgTo === 'none' ? { hex: bg.hex, alpha: 0 } : bgTo;
  return {
    shape: shape as PlateShape,
    paint:
      bgMode === 'linear' ? { mode: 'linear', from: bg, to, angleDegrees } : { mode: 'solid', color: bg },
  };
};

// Where neither lines nor insides would paint, the glyph is drawn with fg all the same.
const inkOf = ({ fg, stroke, fill }: SchemeColors, lastResort: Color): Ink => {
  const ink = { fg: paintOf(fg), stroke: paintOf(stroke), fill: paintOf(fill) };
  if (ink.stroke || ink.fill) return ink;
  const visible = ink.fg ?? lastResort;
  return { fg: visible, stroke: visible, fill: undefined };
};

const paintOf = (color: ColorOrNone): Color | undefined => (color === 'none' ? undefined : color);

const appliedColors = (prefix: '' | 'dark_', colors: SchemeColors): Readonly<Record<string, string>> => {
  const written = (color: ColorOrNone) => (color === 'none' ? color : formatColor(color));
  return {
    [`${prefix}bg`]: written(colors.bg),
    [`${prefix}bg_to`]: written(colors.bgTo),
    [`${prefix}fg`]: written(colors.fg),
    [`${prefix}stroke`]: written(colors.stroke),
    [`${prefix}fill`]: written(colors.fill),
  };
};
