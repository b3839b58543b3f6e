// Findings about contrast: on the plate, on tab strips, on touch and maskable icons.
import type { ColorScheme, PlatePaint } from '../../model/look.ts';
import { composite, contrastRatio, formatColor } from '../color/color.ts';
import { accentContrasts, isTintOf } from '../color/dark-colors.ts';
import {
  COMFORTABLE_CONTRAST,
  LEGIBLE_CONTRAST,
  lowestContrast,
  VISIBLE_CONTRAST,
} from '../color/legible.ts';
import { plateColors, surfacesOf } from '../color/surfaces.ts';
import { TAB_STRIPS } from '../color/tab-strips.ts';
import { opaquePaint } from '../plate.ts';
import { type Examined, type Finding, ratioText } from './finding.ts';

/** Contrast of the ink with its plate, in tabs of the look's own scheme. */
export const contrastOnPlate = ({ look, ink, scheme, colorField }: Examined): readonly Finding[] => {
  if (!look.plate) return [];
  const ratio = lowestContrast(ink, surfacesOf(look.plate.paint, scheme));
  // fg first: stroke equals fg if the request has no stroke.
  const inkField = colorField(
    (['fg', 'stroke', 'fill'] as const).find(field => look.ink[field]?.hex === ink.hex) ?? 'fg',
  );
  const value = ratioText(ratio);
  const advice = `change ${inkField} or ${colorField('bg')}`;
  const verdict = (): Pick<Finding, 'level' | 'message'> => {
    if (ratio >= COMFORTABLE_CONTRAST)
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

/** Whether the accent is visible beside the plate and the ink. One in the color of either is meant to merge with it. */
export const accentContrast = ({ look, ink, accent, scheme, colorField }: Examined): readonly Finding[] => {
  const paint = look.plate?.paint;
  const isPlateColor = accent && paint?.mode === 'solid' && isTintOf(accent, paint.color);
  if (!accent || isTintOf(accent, ink) || isPlateColor) return [];
  const contrasts = accentContrasts(accent, { ink, surfaces: surfacesOf(paint, scheme) });
  const background = look.plate ? 'plate' : `${scheme} browser tabs`;
  const [neighbor, ratio] =
    contrasts.surface < contrasts.ink
      ? ([`the ${background}`, contrasts.surface] as const)
      : (['the ink', contrasts.ink] as const);
  const isVisible = ratio >= VISIBLE_CONTRAST;
  const value = ratioText(ratio);
  const setting = colorField('fill');
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

/** What a tab shows of the icon, for each scheme of tabs that the look appears on. */
export const contrastOnTabs = (examined: Examined): readonly Finding[] =>
  examined.tabs.map(tabs => ({
    id: `${tabs}-tab-strip`,
    ...(examined.look.plate
      ? plateOnTabs(examined, examined.look.plate.paint, tabs)
      : inkOnTabs(examined, tabs)),
  }));

const inkOnTabs = (
  { ink, scheme, colorField, plateField }: Examined,
  tabs: ColorScheme,
): Omit<Finding, 'id'> => {
  const ratio = lowestContrast(ink, TAB_STRIPS[tabs]);
  const value = ratioText(ratio);
  const isOwn = tabs === scheme;
  const setting = isOwn ? colorField('fg') : 'include_dark_mode';
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
      `${isOwn ? `change ${setting}` : `turn on ${setting}`}, or add a plate with ${plateField}.`,
    setting,
  };
};

const plateOnTabs = (
  { ink, scheme, colorField }: Examined,
  paint: PlatePaint,
  tabs: ColorScheme,
): Omit<Finding, 'id'> => {
  const ratio = lowestContrast(ink, surfacesOf(paint, tabs));
  // A translucent plate lets the tab through. On tabs of its own scheme, the finding `contrast` covers that.
  if (tabs !== scheme && ratio < LEGIBLE_CONTRAST && !isOpaque(paint))
    return {
      level: 'info',
      value: ratioText(ratio),
      message:
        `On ${tabs} browser tabs, which show through the plate, the ink has a contrast of only ${ratioText(ratio)}: ` +
        `turn on include_dark_mode, or make ${colorField('bg')} opaque.`,
      setting: 'include_dark_mode',
    };
  const edge = edgeContrast(paint, tabs);
  const value = ratioText(edge);
  return {
    level: edge >= VISIBLE_CONTRAST ? 'ok' : 'info',
    value,
    message:
      edge >= LEGIBLE_CONTRAST
        ? `The plate stands out from ${tabs} browser tabs (contrast ${value}).`
        : edge >= VISIBLE_CONTRAST
          ? `The edge of the plate is soft on ${tabs} browser tabs (contrast ${value}).`
          : `The plate is almost the color of ${tabs} browser tabs (contrast ${value}): they show the ink alone.`,
    setting: colorField('bg'),
  };
};

/** Contrast of the plate with the strip that it contrasts least with, at the plate's most visible color. */
const edgeContrast = (paint: PlatePaint, tabs: ColorScheme): number =>
  Math.max(
    ...plateColors(paint).map(color =>
      Math.min(...TAB_STRIPS[tabs].map(strip => contrastRatio(composite(color, strip), strip))),
    ),
  );

const isOpaque = (paint: PlatePaint): boolean => plateColors(paint).every(({ alpha }) => alpha === 1);

/** The plate of touch and maskable icons, which must be opaque, if it is not the look's own. */
export const addedPlate = ({ look, ink, accent, colorField, plateField }: Examined): readonly Finding[] => {
  if (look.plate && isOpaque(look.plate.paint)) return [];
  const colors = plateColors(opaquePaint(look.plate?.paint, { main: ink, accent }));
  const [first, last] = [colors[0], colors.at(-1)].map(color => color && formatColor(color));
  const value = first === last ? `${first}` : `${first} to ${last}`;
  const ratio = lowestContrast(ink, colors);
  const isLegible = ratio >= LEGIBLE_CONTRAST;
  const setting = look.plate ? colorField('bg') : plateField;
  return [
    {
      id: 'added-plate',
      level: isLegible ? 'info' : 'warning',
      value,
      message:
        `Touch and maskable icons must be opaque, so they have a plate in ${value}` +
        `${isLegible ? '' : `, with which the ink has a contrast of only ${ratioText(ratio)}`}: ` +
        `${look.plate ? `make ${setting} opaque` : `set ${setting}`} to choose another.`,
      setting,
    },
  ];
};
