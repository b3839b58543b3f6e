// The colours of both colour schemes: what was given, and for the rest the defaults of light and a fitting dark.
import { contrastRatio } from '../../compose/color/color.ts';
import { deriveDark } from '../../compose/color/dark-colors.ts';
import { LEGIBLE_CONTRAST, legibleOn } from '../../compose/color/legible.ts';
import type { Color } from '../../model/color.ts';
import type { EXPORT_FIELDS } from './export-fields.ts';
import type { FieldValues } from './read-fields.ts';

export type ColorOrNone = Color | 'none';

/** The five colours of one scheme, all defaults applied. */
export interface SchemeColors {
  readonly bg: ColorOrNone;
  readonly bgTo: ColorOrNone;
  readonly fg: ColorOrNone;
  readonly stroke: ColorOrNone;
  readonly fill: ColorOrNone;
}

type Values = FieldValues<typeof EXPORT_FIELDS>;

const opaque = (hex: string): Color => ({ hex, alpha: 1 });

const WHITE = opaque('#ffffff');
const INK_BLUE = opaque('#0f172a');
const PLATE_BLUE = opaque('#075985');

/** The ink of each scheme where nothing else would paint. */
export const LAST_RESORT_INK = { light: WHITE, dark: PLATE_BLUE } as const;

export const lightColors = (values: Values): SchemeColors => {
  const fg = values.fg ?? WHITE;
  return {
    bg: values.bg ?? PLATE_BLUE,
    bgTo: values.bg_to ?? INK_BLUE,
    fg,
    stroke: values.stroke ?? fg,
    fill: values.fill ?? 'none',
  };
};

/**
 * The dark colours: plate and ink swapped, where that leaves the ink legible. Lines that light does not draw are not
 * drawn in dark either, and what light fills stays filled.
 */
export const darkColors = (values: Values, light: SchemeColors): SchemeColors => {
  const lightInk = firstPaint(values.stroke, values.fill, light.fg) ?? WHITE;
  const lightPlate = (values.shape !== 'none' && firstPaint(light.bg)) || 'none';
  const givenInk = firstPaint(values.dark_stroke, values.dark_fill, values.dark_fg);
  const swapped = givenInk && lightPlate !== 'none' ? plateFor(givenInk, [lightInk, lightPlate]) : undefined;
  const { bg, bgTo, fg } = deriveDark(
    { bg: lightPlate, fg: lightInk },
    {
      bg: values.shape === 'none' ? 'none' : (values.dark_bg ?? swapped),
      bgTo: firstPaint(values.dark_bg_to),
      fg: values.dark_fg,
    },
  );
  const onlyFilled = light.stroke === 'none' && light.fill !== 'none';
  return {
    bg,
    bgTo: values.dark_bg_to ?? bgTo,
    fg,
    stroke: values.dark_stroke ?? (onlyFilled ? 'none' : fg),
    fill: values.dark_fill ?? (onlyFilled && values.dark_stroke === undefined ? fg : 'none'),
  };
};

/** The first candidate on which the ink shows, else the first one as much lighter or darker as it takes. */
const plateFor = (ink: Color, candidates: readonly [Color, ...Color[]]): Color =>
  candidates.find(plate => contrastRatio(ink, plate) >= LEGIBLE_CONTRAST) ?? legibleOn(candidates[0], [ink]);

const firstPaint = (...colors: readonly (ColorOrNone | undefined)[]): Color | undefined =>
  colors.find(color => color !== undefined && color !== 'none') as Color | undefined;
