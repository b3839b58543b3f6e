// Accepted color syntax, as text for the documentation. (Decision 020)
import { LONGEST_COLOR } from '../../compose/color/longest-color.ts';

/** Description of accepted colors. */
export const COLOR_SYNTAX =
  'A color is a CSS color (CSS Color 4) that needs no context: #rgb, #rgba, #rrggbb, #rrggbbaa, a color name, rgb(), ' +
  'hsl(), hwb(), lab(), lch(), oklab(), oklch() or color(), with or without alpha. none and transparent paint ' +
  'nothing. Colors outside of sRGB are mapped to the nearest one of the same hue and lightness. Not accepted are ' +
  'currentcolor, system colors, var(), calc(), color-mix() and relative colors, and texts longer than ' +
  `${LONGEST_COLOR} characters.`;
