// Theme colors, which browsers use for toolbars and splash screens.
import { contrastRatio } from '../../compose/color/color.ts';
import { COMFORTABLE_CONTRAST } from '../../compose/color/legible.ts';
import { TAB_STRIPS } from '../../compose/color/tab-strips.ts';
import type { ColorScheme } from '../../model/look.ts';
import type { Scenes } from './scenes.ts';

/** A theme color of a package; `scheme` is absent if it applies to both color schemes. */
export interface ThemeColor {
  readonly hex: string;
  readonly scheme?: ColorScheme;
}

/**
 * The theme color of the light look, followed by a theme color for dark mode if there is a dark look. (Decision 064)
 */
export const themeColors = (
  scenes: Scenes,
  { hasDark }: { readonly hasDark: boolean },
): readonly [ThemeColor, ...ThemeColor[]] => {
  const light = plateColor(scenes, 'light');
  if (!hasDark) return [{ hex: light }];
  return [
    { hex: light, scheme: 'light' },
    { hex: darkThemeColor(plateColor(scenes, 'dark'), light), scheme: 'dark' },
  ];
};

/** The first plate color on which white text has enough contrast, else the color of a dark tab strip. */
const darkThemeColor = (...plates: readonly string[]): string =>
  plates.find(hex => contrastRatio(LIGHT_TEXT, { hex, alpha: 1 }) >= COMFORTABLE_CONTRAST) ??
  TAB_STRIPS.dark[0].hex;

const LIGHT_TEXT = { hex: '#ffffff', alpha: 1 };

/** The plate color of the touch icon, which always has an opaque plate. For a gradient, its start color. */
const plateColor = (scenes: Scenes, scheme: ColorScheme): string => {
  const plate = scenes(scheme, { role: 'touch' }).shapes[0]?.fill;
  if (!plate) throw new TypeError('the first shape of a touch icon is its plate');
  return 'from' in plate ? plate.from.hex : plate.hex;
};
