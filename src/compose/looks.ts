// Resolves the style fields of an export to looks: defaults, derived colors, plate and geometry.
import type { Badge, HomeScreenStyle, Ink, Look, PlatePaint, PlateShape } from '../model/look.ts';
import type { Color, ColorOrNone } from '../model/scene.ts';
import { deriveAccent, deriveGradientEnd, derivePlate, legibleGradientEnd } from './color/dark-colors.ts';
import {
  defaultInk,
  edgeContrast,
  isVisibleInTabs,
  LEGIBLE_CONTRAST,
  legibleOn,
  lowestContrast,
  plateColors,
  surfacesOf,
} from './color/legible.ts';
import {
  BORDER_WIDTH,
  CORNER_RADIUS,
  DEFAULT_BADGE,
  DEFAULT_GRADIENT_END,
  DEFAULT_PADDING,
  DEFAULT_PLATE,
  defaultGeometry,
  WHITE_GRADIENT_END,
} from './defaults.ts';
import type { GlyphKind } from './glyph/glyph.ts';

type ColorField = 'bg' | 'bg_to' | 'fg' | 'stroke' | 'fill';
type GivenColors = { readonly [Name in ColorField | `dark_${ColorField}`]?: ColorOrNone | undefined };

/** Values of the export fields that affect a look. Missing values have defaults or are derived from other values. */
export interface StyleValues extends GivenColors {
  readonly shape: PlateShape | 'none';
  readonly corner_radius?: number | undefined;
  readonly corner_style?: 'round' | 'smooth' | undefined;
  readonly border_color?: ColorOrNone | undefined;
  readonly border_width?: number | undefined;
  readonly fg_to?: ColorOrNone | undefined;
  readonly rotate?: number | undefined;
  readonly offset_x?: number | undefined;
  readonly offset_y?: number | undefined;
  readonly bg_mode: 'solid' | 'linear';
  readonly bg_angle: number;
  readonly bg_via?: ColorOrNone | undefined;
  readonly bg_gradient?: 'linear' | 'radial' | undefined;
  readonly padding?: number | undefined;
  readonly stroke_scale?: number | undefined;
  readonly fit?: 'contain' | 'cover' | undefined;
  readonly include_dark_mode?: boolean | undefined;
  readonly touch_bg?: ColorOrNone | undefined;
  readonly touch_padding?: number | undefined;
  readonly maskable_bg?: ColorOrNone | undefined;
  readonly maskable_padding?: number | undefined;
  readonly badge?: string | undefined;
  readonly badge_color?: ColorOrNone | undefined;
}

/** Resolved colors of one color scheme. */
interface SchemeColors {
  readonly plate: PlatePaint | undefined;
  readonly bg: ColorOrNone;
  readonly bgTo: ColorOrNone;
  readonly fg: ColorOrNone;
  /** Second color of the ink if the ink is a gradient. */
  readonly fgTo?: Color | undefined;
  readonly stroke: ColorOrNone;
  readonly fill: ColorOrNone;
  /** Color of the glyph if `fg`, `stroke` and `fill` are none. */
  readonly lastResort: Color;
}

const lightColors = (values: StyleValues, kind: GlyphKind): SchemeColors => {
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
    fgTo: firstPaint(values.fg_to),
    stroke: values.stroke ?? fg,
    fill: values.fill ?? 'none',
    lastResort,
  };
};

/** The default of `fg`: a color that is legible on the plate. Without a plate, `bg` if it is visible in light tabs. */
const defaultFg = (values: StyleValues, bg: ColorOrNone): Color => {
  const plate = platePaint(values, bg, values.bg_to ?? bg, values.bg_via);
  if (plate && values.shape !== 'none') return defaultInk(plate);
  return bg !== 'none' && isVisibleInTabs(bg) ? bg : DEFAULT_PLATE;
};

/**
 * Resolves the dark colors. Missing colors are derived from the light look. If its plate stands out from dark tabs, plate
 * and ink stay the same. Otherwise, both are swapped and made legible, and the accent keeps its hue. If only `fill`
 * paints the light glyph, only `fill` paints the dark glyph. (Decision 025)
 */
const darkColors = (values: StyleValues, light: SchemeColors, kind: GlyphKind): SchemeColors => {
  const isOnlyFilled = hasTwoInks(kind) && light.stroke === 'none' && light.fill !== 'none';
  const lightInk = mainInk(kind, values) ?? firstPaint(light.fg) ?? light.lastResort;
  const lightPlate = light.plate ? light.bg : 'none';
  const staysLegible =
    standsOutInDark(light.plate) &&
    lowestContrast(lightInk, surfacesOf(light.plate, 'dark')) >= LEGIBLE_CONTRAST;
  const givenInk = mainInk(kind, {
    fg: values.dark_fg,
    stroke: values.dark_stroke ?? (isOnlyFilled ? 'none' : undefined),
    fill: values.dark_fill,
  });
  if (staysLegible && !givenInk && values.dark_bg === undefined && values.dark_stroke === undefined) {
    const { dark_bg_to: bgTo = light.bgTo, dark_fill: fill = light.fill } = values;
    const plate = values.dark_bg_to ? platePaint(values, light.bg, bgTo) : light.plate;
    return { ...light, plate, bgTo, fill };
  }

  const derivedPlate = () => {
    if (lightPlate === 'none') return 'none';
    // The plate of artwork does not change, because artwork keeps its colors.
    if (kind === 'artwork') return lightPlate;
    if (!givenInk) return lightInk;
    return derivePlate(givenInk, staysLegible ? [lightPlate, lightInk] : [lightInk, lightPlate]);
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
  // Without a plate, the ink keeps its gradient. On a swapped plate, the ink has the one color of the light plate.
  const fgTo = bg === 'none' && !givenInk && light.fgTo ? legibleOn(light.fgTo, surfaces) : undefined;
  const fill = values.dark_fill ?? derivedFill();
  return { plate, bg, bgTo, fg, fgTo, stroke, fill, lastResort: derivedInk };
};

/** Minimum contrast of a plate with dark tabs. It is low, because colors also stand out from gray tabs by their hue. */
const SET_OFF_CONTRAST = 2;

/** Whether a plate stands out from dark tabs, but is not almost white, which would dazzle there. */
const standsOutInDark = (paint: PlatePaint | undefined): boolean =>
  paint !== undefined &&
  edgeContrast(paint, 'dark') >= SET_OFF_CONTRAST &&
  plateColors(paint).every(isVisibleInTabs);

const platePaint = (
  values: StyleValues,
  bg: ColorOrNone,
  bgTo: ColorOrNone,
  via?: ColorOrNone,
): PlatePaint | undefined => {
  if (bg === 'none') return undefined;
  if (values.bg_mode !== 'linear') return { mode: 'solid', color: bg };
  return {
    mode: 'linear',
    from: bg,
    ...(via && via !== 'none' && { via }),
    // A gradient to none ends in `bg` with alpha 0.
    to: bgTo === 'none' ? { hex: bg.hex, alpha: 0 } : bgTo,
    angleDegrees: values.bg_angle,
    ...(values.bg_gradient === 'radial' && { isRadial: true }),
  };
};

type InkValues = Pick<StyleValues, 'fg' | 'stroke' | 'fill'>;

/** Color of the main shapes. If a glyph has two inks, `fill` is the accent. */
const mainInk = (kind: GlyphKind, { fg, stroke, fill }: InkValues): Color | undefined =>
  isSingleInk(kind, stroke) ? firstPaint(fill, stroke, fg) : firstPaint(fg, stroke);

/** Whether one color paints the whole glyph: initials, icons drawn with fills, or `stroke` none. */
const isSingleInk = (kind: GlyphKind, stroke: ColorOrNone | undefined): boolean =>
  !hasTwoInks(kind) || stroke === 'none';

/** Whether a glyph has two inks: `stroke` for lines or the opaque layer, `fill` for insides or the second layer. */
const hasTwoInks = (kind: GlyphKind): boolean => kind === 'strokes' || kind === 'duotone';

const firstPaint = (...colors: readonly (ColorOrNone | undefined)[]): Color | undefined =>
  colors.find(color => typeof color === 'object');

/** The values that were used for fields with derived defaults. Dark colors are undefined without dark mode. */
export type AppliedStyle = GivenColors & Pick<StyleValues, 'padding' | 'stroke_scale' | 'include_dark_mode'>;

interface ResolvedLooks {
  readonly light: Look;
  readonly dark?: Look;
  readonly applied: AppliedStyle;
}

/** Resolves the looks for a kind of glyph. `dark` is set if the values include dark mode. */
export const resolveLooks = (values: StyleValues, kind: GlyphKind): ResolvedLooks => {
  const isCropped = values.fit === 'cover';
  const defaults = defaultGeometry({
    kind: kind === 'initials' || kind === 'artwork' ? kind : 'icon',
    hasPlate: values.bg !== undefined && values.bg !== 'none' && values.shape !== 'none',
    isCropped,
  });
  const { padding = defaults.padding, stroke_scale: strokeScale = defaults.strokeScale } = values;
  const lookOf = (colors: SchemeColors) => ({ ...lookIn(colors, values), padding, strokeScale });
  const light = lightColors(values, kind);
  const dark = values.include_dark_mode ? darkColors(values, light, kind) : undefined;
  return {
    light: { ...lookOf(light), ...homeScreenStyles(values, light, kind) },
    ...(dark && { dark: lookOf(dark) }),
    applied: {
      ...appliedColors('', light),
      padding,
      stroke_scale: strokeScale,
      include_dark_mode: dark !== undefined,
      ...appliedColors('dark_', dark),
    },
  };
};

/** A look without padding and stroke scale, whose defaults depend on the kind of glyph. */
const lookIn = (colors: SchemeColors, values: StyleValues): Omit<Look, 'padding' | 'strokeScale'> => {
  const { offset_x: x = 0, offset_y: y = 0, border_width: width = BORDER_WIDTH, rotate: turn } = values;
  const { shape, corner_radius: cornerRadius = CORNER_RADIUS['rounded-square'] } = values;
  const isSmooth = values.corner_style === 'smooth';
  const cut = shape === 'none' ? undefined : { shape, cornerRadius, ...(isSmooth && { isSmooth }) };
  const border = width > 0 ? firstPaint(values.border_color) : undefined;
  const badge = badgeOf(values);
  return {
    plate: colors.plate &&
      cut && { ...cut, paint: colors.plate, ...(border && { border: { color: border, width } }) },
    ink: {
      ...resolveInk(colors),
      ...(colors.fgTo && { gradient: { to: colors.fgTo, angleDegrees: values.bg_angle } }),
    },
    ...(turn && { turn }),
    ...((x || y) && { offset: { x, y } }),
    ...(badge && { badge }),
    ...(values.fit === 'cover' && { crop: cut ?? SQUARE }),
  };
};

/** The badge. Its color is made opaque, because letters must be legible on it. */
const badgeOf = ({ badge, badge_color: color }: StyleValues): Badge | undefined =>
  badge === undefined
    ? undefined
    : { text: badge, color: { ...(firstPaint(color) ?? DEFAULT_BADGE), alpha: 1 } };

/**
 * Styles of touch and maskable icons, which always have a plate. These icons cannot adapt to the color scheme, so only
 * the light look has such styles.
 */
const homeScreenStyles = (
  values: StyleValues,
  light: SchemeColors,
  kind: GlyphKind,
): Pick<Look, 'touch' | 'maskable'> => {
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
  // The default plate must not hide an ink that the user has chosen.
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
  // On a home screen, letters as large as those in a tab would look heavy beside other icons.
  const { padding = DEFAULT_PADDING.initials } = values;
  const textPadding =
    kind === 'initials' && padding < DEFAULT_PADDING.icon ? DEFAULT_PADDING.icon : undefined;
  const touch = style(values.touch_bg, values.touch_padding ?? textPadding);
  const maskable = style(values.maskable_bg, values.maskable_padding);
  return { ...(touch && { touch }), ...(maskable && { maskable }) };
};

const SQUARE = { shape: 'rounded-square', cornerRadius: 0 } as const;

/** The colors of the glyph: `fg` if `stroke` and `fill` are none, and `lastResort` if `fg` is none, too. */
const resolveInk = ({ fg, stroke, fill, lastResort }: SchemeColors): Ink => {
  const ink = { fg: paintOf(fg), stroke: paintOf(stroke), fill: paintOf(fill) };
  if (ink.stroke || ink.fill) return ink;
  const visible = ink.fg ?? lastResort;
  return { fg: visible, stroke: visible, fill: undefined };
};

const paintOf = (color: ColorOrNone): Color | undefined => (color === 'none' ? undefined : color);

const appliedColors = (prefix: '' | 'dark_', colors: SchemeColors | undefined): GivenColors => ({
  [`${prefix}bg`]: colors?.bg,
  [`${prefix}bg_to`]: colors?.bgTo,
  [`${prefix}fg`]: colors?.fg,
  [`${prefix}stroke`]: colors?.stroke,
  [`${prefix}fill`]: colors?.fill,
});
