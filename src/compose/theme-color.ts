// Theme colors, which browsers use for toolbars and splash screens.
import type { ColorScheme, Look } from '../model/look.ts';
import { contrastRatio } from './color/color.ts';
import { COMFORTABLE_CONTRAST } from './color/legible.ts';
import { TAB_STRIPS } from './color/surfaces.ts';
import { themeColorOf } from './favicon.ts';
import type { Glyph } from './glyph/glyph.ts';

/** A theme color of a package; `scheme` is absent if it applies to both color schemes. */
export interface ThemeColor {
  readonly hex: string;
  readonly scheme?: ColorScheme;
}

/**
 * The theme color of the light look, followed by a theme color for dark mode if there is a dark look and it differs.
 * (Decision 064)
 */
export const themeColors = (
  { main, dark: other = main }: { readonly main: Glyph; readonly dark?: Glyph },
  { light, dark }: { readonly light: Look; readonly dark?: Look },
): readonly [ThemeColor, ...ThemeColor[]] => {
  const { hex } = themeColorOf(main, light);
  if (!dark) return [{ hex }];
  const darkHex = darkThemeColor(themeColorOf(other, dark).hex, hex);
  return hex === darkHex
    ? [{ hex }]
    : [
        { hex, scheme: 'light' },
        { hex: darkHex, scheme: 'dark' },
      ];
};

/** The first plate color on which white text has enough contrast, else the color of a dark tab strip. */
const darkThemeColor = (...plates: readonly string[]): string =>
  plates.find(hex => contrastRatio(LIGHT_TEXT, { hex, alpha: 1 }) >= COMFORTABLE_CONTRAST) ??
  TAB_STRIPS.dark[0].hex;

const LIGHT_TEXT = { hex: '#ffffff', alpha: 1 };
