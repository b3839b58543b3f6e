// The one colour that stands for a look: browser bars and splash screens are painted with it.
import type { Scenes } from './scenes.ts';

/** A theme colour of a package; `scheme` where a page is to choose between two. */
export interface ThemeColor {
  readonly hex: string;
  readonly scheme?: 'light' | 'dark';
}

/** The light look's colour, and with a dark look that one's behind it. */
export const themeColors = (
  scenes: Scenes,
  { hasDark }: { readonly hasDark: boolean },
): readonly [ThemeColor, ...ThemeColor[]] => {
  const light = groundColor(scenes, 'light');
  if (!hasDark) return [{ hex: light }];
  return [
    { hex: light, scheme: 'light' },
    { hex: groundColor(scenes, 'dark'), scheme: 'dark' },
  ];
};

/** What the touch icon lies on: the plate, or what is laid there without one; of a gradient, its first colour. */
const groundColor = (scenes: Scenes, scheme: 'light' | 'dark'): string => {
  const ground = scenes(scheme, { role: 'touch' }).shapes[0]?.fill;
  if (!ground) throw new TypeError('a touch icon is painted on an opaque ground');
  return 'from' in ground ? ground.from.hex : ground.hex;
};
