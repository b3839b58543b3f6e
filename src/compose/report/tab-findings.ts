// Findings about contrast with browser tabs.
import type { ColorScheme, PlatePaint } from '../../model/look.ts';
import { composite, contrastRatio } from '../color/color.ts';
import { LEGIBLE_CONTRAST, lowestContrast, VISIBLE_CONTRAST } from '../color/legible.ts';
import { isOpaque, plateColors, surfacesOf, TAB_STRIPS } from '../color/surfaces.ts';
import { type Examined, type Finding, ratioText } from './finding.ts';

/** Contrast of the icon with the tab strips, for each color scheme of tabs that show the look. */
export const contrastOnTabs = (examined: Examined): readonly Finding[] =>
  examined.tabs.map(tabs => ({
    id: `${tabs}-tab-strip`,
    ...(examined.look.plate
      ? plateOnTabs(examined, examined.look.plate.paint, tabs)
      : inkOnTabs(examined, tabs)),
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
  paint: PlatePaint,
  tabs: ColorScheme,
): Omit<Finding, 'id'> => {
  const ratio = lowestContrast(ink, surfacesOf(paint, tabs));
  // Tabs show through a translucent plate. For tabs of the look's own scheme, the finding `contrast` reports that.
  if (tabs !== scheme && ratio < LEGIBLE_CONTRAST && !isOpaque(paint))
    return {
      level: 'info',
      value: ratioText(ratio),
      message:
        `On ${tabs} browser tabs, which show through the plate, the ink has a contrast of only ${ratioText(ratio)}: ` +
        `turn on include_dark_mode, or make ${fieldNameOf('bg')} opaque.`,
      setting: 'include_dark_mode',
    };
  const edge = edgeContrast(paint, tabs);
  const value = ratioText(edge);
  return {
    // A derived plate needs no other color: the ink is legible without its edge.
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

/** Contrast of the plate with the tab strips: the lowest over the strips for the most visible color of the plate. */
const edgeContrast = (paint: PlatePaint, tabs: ColorScheme): number =>
  Math.max(
    ...plateColors(paint).map(color =>
      Math.min(...TAB_STRIPS[tabs].map(strip => contrastRatio(composite(color, strip), strip))),
    ),
  );
