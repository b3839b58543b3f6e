// Theme colors of a package.
import type { ColorScheme, Look } from '../model/look.ts';
import type { Color } from '../model/scene.ts';
import { contrastRatio } from './color/color.ts';
import { COMFORTABLE_CONTRAST, TAB_STRIPS } from './color/legible.ts';
import { DEFAULT_INK } from './defaults.ts';
import { type Glyphs, glyphFor, themeColorOf } from './favicon.ts';

/**
 * A color that browsers use for toolbars. `splash` is the color of the splash screen if it is another one. `scheme` is
 * undefined if the color is for both color schemes.
 */
export interface ThemeColor {
  readonly hex: string;
  readonly splash?: string;
  readonly scheme?: ColorScheme;
}

/**
 * The theme color of the light look, then that of the dark look if it is another one. `themeColor` and
 * `backgroundColor` replace the color of the light look for toolbars and splash screens. (Decision 064)
 */
export const themeColors = (
  glyphs: Glyphs,
  { light, dark }: { readonly light: Look; readonly dark?: Look },
  { themeColor, backgroundColor }: { readonly themeColor?: Color; readonly backgroundColor?: Color } = {},
): readonly [ThemeColor, ...ThemeColor[]] => {
  const hexOf = (color: Color | undefined) =>
    themeColorOf(glyphs.main, color ? withPlate(light, color) : light).hex;
  const hex = hexOf(themeColor);
  const splash = hexOf(backgroundColor);
  const color = { hex, ...(splash !== hex && { splash }) };
  if (!dark) return [color];
  const darkHex = darkThemeColor(themeColorOf(glyphFor(glyphs, 'dark', { role: 'any' }), dark).hex, hex);
  return hex === darkHex
    ? [color]
    : [
        { ...color, scheme: 'light' },
        { hex: darkHex, scheme: 'dark' },
      ];
};

const withPlate = (look: Look, color: Color): Look => ({
  ...look,
  plate: { shape: 'rounded-square', paint: { mode: 'solid', color } },
});

/** The first plate color on which white text is legible, else the color of a dark tab strip. */
const darkThemeColor = (...plates: readonly string[]): string =>
  plates.find(hex => contrastRatio(DEFAULT_INK, { hex, alpha: 1 }) >= COMFORTABLE_CONTRAST) ??
  TAB_STRIPS.dark[0].hex;
