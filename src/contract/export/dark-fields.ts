// Table of the color fields for dark mode. (Decision 035)
import { DEFAULT_INK, DEFAULT_PLATE, WHITE_GRADIENT_END } from '../../compose/color/default-colors.ts';
import type { FieldTable } from './field.ts';

export const DARK_FIELDS = {
  dark_bg: {
    type: 'color',
    nullMeans: 'none',
    default: `the light ink (${DEFAULT_INK.hex}), or the light plate color if dark_fg is legible only there`,
    example: DEFAULT_INK.hex,
    description: 'Plate color in dark mode. Null or none: no plate.',
  },
  dark_bg_to: {
    type: 'color',
    nullMeans: 'absent',
    default: `${WHITE_GRADIENT_END.hex} if dark_bg is #ffffff, else dark_bg at another lightness`,
    example: WHITE_GRADIENT_END.hex,
    description: 'End color of the gradient in dark mode.',
  },
  dark_fg: {
    type: 'color',
    nullMeans: 'absent',
    default: `the light plate color (${DEFAULT_PLATE.hex}), at the lightness that is legible on the dark plate`,
    example: DEFAULT_PLATE.hex,
    description: 'Ink in dark mode.',
  },
  dark_stroke: {
    type: 'color',
    nullMeans: 'none',
    default: 'dark_fg; none if the light look has fill but no lines',
    example: DEFAULT_PLATE.hex,
    description: 'Line color in dark mode. Null or none: no lines.',
  },
  dark_fill: {
    type: 'color',
    nullMeans: 'none',
    default:
      'none if fill is none or the only ink, else fill at a lightness that is visible in the dark look; ' +
      'dark_fg if the light look has fill but no lines',
    example: '#bae6fd',
    description:
      'Color inside closed shapes, or of the second layer, in dark mode. Null or none: not filled.',
  },
} as const satisfies FieldTable;
