// The one colour that stands for a look: browser bars and splash screens are painted with it.
import { composeScene } from '../compose/favicon.ts';
import type { Glyph } from '../compose/glyph.ts';
import type { Look } from '../model/look.ts';
import type { Looks } from './looks.ts';

/** A theme colour of a package; `scheme` where a page is to choose between two. */
export interface ThemeColor {
  readonly hex: string;
  readonly scheme?: 'light' | 'dark';
}

/** The light look's colour, and with a dark look that one's behind it. */
export const themeColors = (glyph: Glyph, { light, dark }: Looks): readonly [ThemeColor, ...ThemeColor[]] =>
  dark
    ? [
        { hex: groundColor(glyph, light), scheme: 'light' },
        { hex: groundColor(glyph, dark), scheme: 'dark' },
      ]
    : [{ hex: groundColor(glyph, light) }];

/** What the touch icon lies on: the plate, or what is laid there without one; of a gradient, its first colour. */
const groundColor = (glyph: Glyph, look: Look): string => {
  const ground = composeScene(glyph, look, { role: 'touch' }).shapes[0]?.fill;
  if (!ground) throw new TypeError('a touch icon is painted on an opaque ground');
  return 'from' in ground ? ground.from.hex : ground.hex;
};
