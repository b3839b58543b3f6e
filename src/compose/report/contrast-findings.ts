// Findings on contrast between ink, accent, plate and browser tabs.

import type { ColorScheme, Plate } from '../../model/look.ts';
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
import { opaquePaint } from '../plate.ts';
import { type Examined, type Finding, ratioText } from './finding.ts';

/** Contrast of the ink with the plate. A translucent plate is composited over the tab strips. */
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
  const verdict = (): Pick<Finding, 'level' | 'message'> => {
    // 3 is enough for a derived plate, because no ink may reach 4.5 on both ends of a gradient.
    if (ratio >= (isPlateDerived ? LEGIBLE_CONTRAST : COMFORTABLE_CONTRAST))
      return { level: 'ok', message: `The ink stands out from the plate (contrast ${value}).` };
    return ratio >= LEGIBLE_CONTRAST
      ? {
          level: 'info',
          message: `The ink ${formatColor(ink)} has a contrast of ${value} with the plate; 4.5:1 is comfortable: ${advice}.`,
        }
      : {
          level: 'warning',
          message: `The ink ${formatColor(ink)} has a contrast of only ${value} with the plate: ${advice}.`,
        };
  };
  const { level, message } = verdict();
  return [{ id: 'contrast', level, value, message, setting: inkField }];
};

/** Contrast of the accent with plate and ink. An accent in the color of plate or ink is intentional and not reported. */
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
  const isVisible = ratio >= VISIBLE_CONTRAST;
  const value = ratioText(ratio);
  const setting = fieldNameOf('fill');
  return [
    {
      id: 'accent-contrast',
      level: isVisible ? 'ok' : 'info',
      value,
      message: isVisible
        ? `The accent is visible beside ${neighbor} (contrast ${value}).`
        : `The accent ${formatColor(accent)} is almost the color of ${neighbor} (contrast ${value}): change ${setting}.`,
      setting,
    },
  ];
};

/** Finding on the plate that is added to touch and maskable icons, which must be opaque. */
export const addedPlate = ({ look, inkOn, fieldNameOf }: Examined): readonly Finding[] => {
  const roles = HOME_SCREEN_ROLES.filter(role => !look[role]?.paint || look[role].isAdded);
  const [role] = roles;
  if (!role || (look.plate && isOpaque(look.plate.paint))) return [];
  const ink = inkOn(role);
  const colors = plateColors(opaquePaint(look[role]?.paint ?? look.plate?.paint, ink));
  const [first, last] = [colors[0], colors.at(-1)].map(color => color && formatColor(color));
  const value = first === last ? `${first}` : `${first} to ${last}`;
  const ratio = lowestContrast(leastLegible(ink, colors), colors);
  const isLegible = ratio >= LEGIBLE_CONTRAST;
  const setting = fieldNameOf('bg');
  return [
    {
      id: 'added-plate',
      level: isLegible ? 'info' : 'warning',
      value,
      message:
        `${capitalized(roles.join(' and '))} icons must be opaque, so they have a plate in ${value}` +
        `${isLegible ? '' : `, with which the ink has a contrast of only ${ratioText(ratio)}`}: ` +
        `${look.plate ? `make ${setting} opaque` : `set ${setting}`} to choose another.`,
      setting,
    },
  ];
};

/** Contrast of the ink with the plates that only touch or maskable icons have. */
export const contrastOnHomeScreens = ({ look, inkOn }: Examined): readonly Finding[] =>
  HOME_SCREEN_ROLES.flatMap(role => {
    const { paint, isAdded } = look[role] ?? {};
    if (!paint || isAdded) return [];
    const ink = inkOn(role);
    const colors = plateColors(opaquePaint(paint, ink));
    const color = leastLegible(ink, colors);
    const ratio = lowestContrast(color, colors);
    const value = ratioText(ratio);
    const isLegible = ratio >= LEGIBLE_CONTRAST;
    const icons = role === 'touch' ? 'the touch icon' : 'the maskable icons';
    return [
      {
        id: `${role}-contrast`,
        level: isLegible ? 'ok' : 'warning',
        value,
        message: isLegible
          ? `The ink stands out from the plate of ${icons} (contrast ${value}).`
          : `The ink ${formatColor(color)} has a contrast of only ${value} with the plate of ${icons}: change ${role}_bg.`,
        setting: `${role}_bg`,
      },
    ];
  });

const HOME_SCREEN_ROLES = ['touch', 'maskable'] as const;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Contrast of the icon with the tab strip: one finding for each tab color scheme in which this look is shown. */
export const contrastOnTabs = (examined: Examined): readonly Finding[] =>
  examined.tabs.map(tabs => ({
    id: `${tabs}-tab-strip`,
    ...(examined.look.plate ? plateOnTabs(examined, examined.look.plate, tabs) : inkOnTabs(examined, tabs)),
  }));

const inkOnTabs = (
  { ink, scheme, fieldNameOf, plateField }: Examined,
  tabs: ColorScheme,
): Omit<Finding, 'id'> => {
  const ratio = lowestContrast(ink, TAB_STRIPS[tabs]);
  const value = ratioText(ratio);
  const isOwn = tabs === scheme;
  const setting = isOwn ? fieldNameOf('fg') : 'include_dark_mode';
  if (ratio >= LEGIBLE_CONTRAST)
    return {
      level: 'ok',
      value,
      message: `The ink stands out from ${tabs} browser tabs (contrast ${value}).`,
      setting,
    };
  return {
    level: isOwn ? 'warning' : 'info',
    value,
    message:
      `The ink has a contrast of only ${value} with ${tabs} browser tabs: ` +
      `${isOwn ? `change ${setting}` : `turn on ${setting}`}, or set ${plateField} to add a plate.`,
    setting,
  };
};

const plateOnTabs = (
  { ink, scheme, fieldNameOf, isPlateDerived }: Examined,
  { paint, border }: Plate,
  tabs: ColorScheme,
): Omit<Finding, 'id'> => {
  const ratio = lowestContrast(ink, surfacesOf(paint, tabs));
  // Tabs show through a translucent plate and reduce the contrast of the ink. In the scheme of the look, `contrast`
  // reports this.
  if (tabs !== scheme && ratio < LEGIBLE_CONTRAST && !isOpaque(paint))
    return {
      level: 'info',
      value: ratioText(ratio),
      message:
        `On ${tabs} browser tabs, which show through the plate, the ink has a contrast of only ${ratioText(ratio)}: ` +
        `turn on include_dark_mode, or make ${fieldNameOf('bg')} opaque.`,
      setting: 'include_dark_mode',
    };
  const edge = edgeContrast(border ? { mode: 'solid', color: border.color } : paint, tabs);
  const value = ratioText(edge);
  return {
    // On a derived plate, the ink is legible even if the edge of the plate is invisible.
    level: edge >= VISIBLE_CONTRAST || isPlateDerived ? 'ok' : 'info',
    value,
    message:
      edge >= LEGIBLE_CONTRAST
        ? `The plate stands out from ${tabs} browser tabs (contrast ${value}).`
        : edge >= VISIBLE_CONTRAST
          ? `The edge of the plate is soft on ${tabs} browser tabs (contrast ${value}).`
          : `The plate is almost the color of ${tabs} browser tabs (contrast ${value}): they show the ink alone.`,
    setting: fieldNameOf('bg'),
  };
};
