// Tab strip colors of the major browsers.
import type { Color } from '../../model/color.ts';
import type { ColorScheme } from '../../model/look.ts';

const opaque = (hex: string): Color => ({ hex, alpha: 1 });

/** Colors behind a favicon in Chromium, Firefox and Safari: first inactive tabs, then the active tab. */
export const TAB_STRIPS: Readonly<Record<ColorScheme, readonly [Color, Color]>> = {
  light: [opaque('#dee1e6'), opaque('#ffffff')],
  dark: [opaque('#202124'), opaque('#35363a')],
};
