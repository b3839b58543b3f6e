// Findings on the contrast of ink, accent, plate and browser tabs.
import type { ColorScheme, Plate, PlatePaint } from '../../model/look.ts';
import { formatColor } from '../color/color.ts';
import { accentContrasts, isTintOf } from '../color/dark-colors.ts';
import {
  COMFORTABLE_CONTRAST,
  edgeContrast,
  isOpaque,
  LEGIBLE_CONTRAST,
  leastLegible,
  lowestContrast,
  plateColors,
  surfacesOf,
  TAB_STRIPS,
  VISIBLE_CONTRAST,
} from '../color/legible.ts';
import type { GlyphInk } from '../glyph/part.ts';
import { opaquePaint } from '../plate.ts';
import { type Examined, type Finding, finding, ratioText } from './finding.ts';

/** Contrast of the ink with the plate. Tab strips show through a translucent plate. */
export const contrastOnPlate = ({
  look,
  ink,
  scheme,
  fieldNameOf,
  isPlateDerived,
}: Examined): readonly Finding[] => {
  if (!look.plate) return [];
  const ratio = lowestContrast(ink, surfacesOf(look.plate.paint, scheme));
  // fg comes first, because stroke defaults to fg.
  const inkField = fieldNameOf(
    (['fg', 'stroke', 'fill'] as const).find(field => look.ink[field]?.hex === ink.hex) ?? 'fg',
  );
  const value = ratioText(ratio);
  const advice = `change ${inkField} or ${fieldNameOf('bg')}`;
  return finding('contrast', inkField, value, {
    // On a derived plate, 3 is enough: maybe no ink has a contrast of 4.5 with both ends of a gradient.
    ok:
      ratio >= (isPlateDerived ? LEGIBLE_CONTRAST : COMFORTABLE_CONTRAST) &&
      `The ink stands out from the plate (contrast ${value}).`,
    info:
      ratio >= LEGIBLE_CONTRAST &&
      `The ink ${formatColor(ink)} has a contrast of ${value} with the plate; 4.5:1 is comfortable: ${advice}.`,
    warning: `The ink ${formatColor(ink)} has a contrast of only ${value} with the plate: ${advice}.`,
  });
};

/** Contrast of the accent with plate and ink. If the accent has the color of one of them, the user wants that. */
export const accentContrast = ({ look, ink, accent, scheme, fieldNameOf }: Examined): readonly Finding[] => {
  const paint = look.plate?.paint;
  const isPlateColor = accent && paint?.mode === 'solid' && isTintOf(accent, paint.color);
  if (!accent || isTintOf(accent, ink) || isPlateColor) return [];
  const contrasts = accentContrasts(accent, { ink, surfaces: surfacesOf(paint, scheme) });
  const background = look.plate ? 'the plate' : `${scheme} browser tabs`;
  const [neighbor, ratio] =
    contrasts.surface < contrasts.ink
      ? ([background, contrasts.surface] as const)
      : (['the ink', contrasts.ink] as const);
  const value = ratioText(ratio);
  const setting = fieldNameOf('fill');
  return finding('accent-contrast', setting, value, {
    ok: ratio >= VISIBLE_CONTRAST && `The accent is visible beside ${neighbor} (contrast ${value}).`,
    info: `The accent ${formatColor(accent)} is almost the color of ${neighbor} (contrast ${value}): change ${setting}.`,
  });
};

/** Finding on the plate that is added to touch and maskable icons, which must be opaque. */
export const addedPlate = ({ look, inkOn, fieldNameOf }: Examined): readonly Finding[] => {
  const roles = HOME_SCREEN_ROLES.filter(role => !look[role]?.paint || look[role].isAdded);
  const [role] = roles;
  if (!role || (look.plate && isOpaque(look.plate.paint))) return [];
  const { colors, ratio } = onOpaque(look[role]?.paint ?? look.plate?.paint, inkOn(role));
  const [first, last] = [colors[0], colors.at(-1)].map(color => color && formatColor(color));
  const value = first === last ? `${first}` : `${first} to ${last}`;
  const setting = fieldNameOf('bg');
  const plate = `${capitalized(roles.join(' and '))} icons must be opaque, so they have a plate in ${value}`;
  const advice = `${look.plate ? `make ${setting} opaque` : `set ${setting}`} to choose another`;
  return finding('added-plate', setting, value, {
    info: ratio >= LEGIBLE_CONTRAST && `${plate}: ${advice}.`,
    warning: `${plate}, with which the ink has a contrast of only ${ratioText(ratio)}: ${advice}.`,
  });
};

/** Contrast of the ink with the plates that only touch or maskable icons have. */
export const contrastOnHomeScreens = ({ look, inkOn }: Examined): readonly Finding[] =>
  HOME_SCREEN_ROLES.flatMap(role => {
    const { paint, isAdded } = look[role] ?? {};
    if (!paint || isAdded) return [];
    const { color, ratio } = onOpaque(paint, inkOn(role));
    const value = ratioText(ratio);
    const icons = role === 'touch' ? 'the touch icon' : 'the maskable icons';
    return finding(`${role}-contrast`, `${role}_bg`, value, {
      ok: ratio >= LEGIBLE_CONTRAST && `The ink stands out from the plate of ${icons} (contrast ${value}).`,
      warning: `The ink ${formatColor(color)} has a contrast of only ${value} with the plate of ${icons}: change ${role}_bg.`,
    });
  });

const HOME_SCREEN_ROLES = ['touch', 'maskable'] as const;

/** The opaque colors of a plate, the color of the ink with the lowest contrast, and this contrast. */
const onOpaque = (paint: PlatePaint | undefined, ink: GlyphInk) => {
  const colors = plateColors(opaquePaint(paint, ink));
  const color = leastLegible(ink, colors);
  return { colors, color, ratio: lowestContrast(color, colors) };
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Contrast of plate or ink with the tab strips, for each color scheme of tabs that show this look. */
export const contrastOnTabs = (examined: Examined): readonly Finding[] =>
  examined.tabs.flatMap(tabs => {
    const { plate } = examined.look;
    return plate ? plateOnTabs(examined, plate, tabs) : inkOnTabs(examined, tabs);
  });

const inkOnTabs = ({ ink, scheme, fieldNameOf, plateField }: Examined, tabs: ColorScheme) => {
  const ratio = lowestContrast(ink, TAB_STRIPS[tabs]);
  const value = ratioText(ratio);
  const isOwn = tabs === scheme;
  const setting = isOwn ? fieldNameOf('fg') : 'include_dark_mode';
  const problem =
    `The ink has a contrast of only ${value} with ${tabs} browser tabs: ` +
    `${isOwn ? `change ${setting}` : `turn on ${setting}`}, or set ${plateField} to add a plate.`;
  return finding(`${tabs}-tab-strip`, setting, value, {
    ok: ratio >= LEGIBLE_CONTRAST && `The ink stands out from ${tabs} browser tabs (contrast ${value}).`,
    info: !isOwn && problem,
    warning: problem,
  });
};

const plateOnTabs = (
  { ink, scheme, fieldNameOf, isPlateDerived }: Examined,
  { paint, border }: Plate,
  tabs: ColorScheme,
) => {
  const ratio = lowestContrast(ink, surfacesOf(paint, tabs));
  // In tabs of the other scheme, which show through a translucent plate. For those of the own scheme, there is the
  // finding `contrast`.
  if (tabs !== scheme && ratio < LEGIBLE_CONTRAST && !isOpaque(paint))
    return finding(`${tabs}-tab-strip`, 'include_dark_mode', ratioText(ratio), {
      info:
        `On ${tabs} browser tabs, which show through the plate, the ink has a contrast of only ${ratioText(ratio)}: ` +
        `turn on include_dark_mode, or make ${fieldNameOf('bg')} opaque.`,
    });
  const edge = edgeContrast(border ? { mode: 'solid', color: border.color } : paint, tabs);
  const value = ratioText(edge);
  const message =
    edge >= LEGIBLE_CONTRAST
      ? `The plate stands out from ${tabs} browser tabs (contrast ${value}).`
      : edge >= VISIBLE_CONTRAST
        ? `The edge of the plate is soft on ${tabs} browser tabs (contrast ${value}).`
        : `The plate is almost the color of ${tabs} browser tabs (contrast ${value}): they show the ink alone.`;
  return finding(`${tabs}-tab-strip`, fieldNameOf('bg'), value, {
    // On a derived plate, the ink is legible even if the edge of the plate is invisible.
    ok: (edge >= VISIBLE_CONTRAST || isPlateDerived) && message,
    info: message,
  });
};
