// Table of export fields, which are also the parameters of a preview.
import {
  DEFAULT_GRADIENT_END,
  DEFAULT_INK,
  DEFAULT_PLATE,
  WHITE_GRADIENT_END,
} from '../../compose/color/default-colors.ts';
import { CORNER_RADIUS } from '../../compose/plate.ts';
import type { FieldTable } from './field.ts';

/** Default padding of initials: smaller than that of icons, whose drawings have a margin of their own. */
export const INITIALS_PADDING = 0.1;

export const EXPORT_FIELDS = {
  library: {
    type: 'text',
    nullMeans: 'absent',
    example: 'lucide',
    description: 'Library slug of the icon. Requires name.',
  },
  name: {
    type: 'text',
    nullMeans: 'absent',
    example: 'rocket',
    description: 'Icon name in the library. Requires library.',
  },
  style: {
    type: 'text',
    example: 'outline',
    description: "Icon style. Default: the first of the library's styles that has an icon of this name.",
  },
  text: {
    type: 'initials',
    nullMeans: 'absent',
    code: 'invalid_text',
    example: 'AB',
    description:
      'One or two initials: letters or digits, drawn as capitals. Takes precedence over library and name.',
  },
  bg: {
    type: 'color',
    nullMeans: 'none',
    default: DEFAULT_PLATE.hex,
    description: 'Plate color. Null or none: no plate.',
  },
  fg: {
    type: 'color',
    nullMeans: 'absent',
    default: DEFAULT_INK.hex,
    description: 'Ink: the color of the icon or the initials.',
  },
  stroke: {
    type: 'color',
    nullMeans: 'none',
    default: 'fg',
    example: DEFAULT_INK.hex,
    description:
      'Line color of an icon drawn with strokes. Null or none: no lines. ' +
      'Initials, and icons drawn with fills, have one ink: the first of fill, stroke and fg that paints.',
  },
  fill: {
    type: 'color',
    nullMeans: 'none',
    default: 'none',
    example: '#7dd3fc',
    description:
      'Color inside the closed shapes of an icon drawn with strokes, or of the second layer of a duotone icon. ' +
      'Null or none: not filled.',
  },
  padding: {
    type: 'number',
    default: 0.18,
    minimum: 0,
    maximum: 0.4,
    description: `Space on each side, as a fraction of the canvas. The default for initials is ${INITIALS_PADDING}.`,
  },
  stroke_scale: {
    type: 'number',
    default: 1.25,
    minimum: 0.5,
    maximum: 3,
    description: "Factor by which the icon's line width is multiplied.",
  },
  shape: {
    type: 'choice',
    code: 'invalid_shape',
    choices: ['rounded-square', 'circle', 'none'],
    default: 'rounded-square',
    description:
      `Shape of the plate. rounded-square has a corner radius of ${CORNER_RADIUS['rounded-square'] * 100} % of its ` +
      'side; none means no plate.',
  },
  bg_mode: {
    type: 'choice',
    code: 'invalid_bg_mode',
    choices: ['solid', 'linear'],
    default: 'solid',
    description: 'Paint of the plate: solid is bg, linear is a gradient from bg to bg_to.',
  },
  bg_to: {
    type: 'color',
    nullMeans: 'absent',
    default: DEFAULT_GRADIENT_END.hex,
    description: 'End color of the gradient.',
  },
  bg_angle: {
    type: 'number',
    default: 135,
    minimum: 0,
    maximum: 360,
    wraps: true,
    description: 'Direction of the gradient in degrees, as in CSS: 0 to the top, 90 to the right.',
  },
  include_dark_mode: {
    type: 'boolean',
    default: false,
    description: 'Adds the dark variants; favicon.svg then adapts to the color scheme.',
  },
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
  site_name: {
    type: 'text',
    default: 'App',
    example: 'My site',
    description: 'Site name in the manifest. Its short form has whole words in up to 12 characters.',
  },
} as const satisfies FieldTable;

export type ExportFieldName = keyof typeof EXPORT_FIELDS;
