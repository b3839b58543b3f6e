// Fields of the package's variants: dark mode, touch icon and maskable icons.
import { DEFAULT_INK, DEFAULT_PLATE, WHITE_GRADIENT_END } from '../../compose/defaults.ts';
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

export const HOME_SCREEN_FIELDS = {
  touch_bg: {
    type: 'color',
    nullMeans: 'absent',
    default: 'the plate',
    example: '#0c4a6e',
    isExtension: true,
    description:
      'Plate color of the touch icon, which iOS shows on home screens. Translucent colors are made opaque; none ' +
      'means the plate, since iOS requires one.',
  },
  touch_padding: {
    type: 'number',
    default: 'padding',
    example: 0.2,
    minimum: 0,
    maximum: 0.4,
    isExtension: true,
    description: 'Space on each side of the touch icon, as a fraction of the canvas.',
  },
  maskable_bg: {
    type: 'color',
    nullMeans: 'absent',
    default: 'the plate',
    example: '#0c4a6e',
    isExtension: true,
    description:
      'Plate color of the maskable icons, which Android launchers crop. Translucent colors are made opaque; none ' +
      'means the plate, since launchers require one.',
  },
  maskable_padding: {
    type: 'number',
    default: 'padding',
    example: 0.25,
    minimum: 0,
    maximum: 0.4,
    isExtension: true,
    description:
      'Space on each side of the maskable icons, as a fraction of the canvas. The ink always stays in the safe zone.',
  },
} as const satisfies FieldTable;
