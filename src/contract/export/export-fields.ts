// The fields of an export request, which are those of a preview as well: one row per field.
import { DEFAULT_GRADIENT_END, DEFAULT_INK, DEFAULT_PLATE } from '../../compose/color/default-colors.ts';
import type { FieldTable } from './field.ts';

/** Initials sit closer to the edge than icons: their ink has no margin of its own. */
export const INITIALS_PADDING = 0.1;

export const EXPORT_FIELDS = {
  library: {
    type: 'text',
    nullMeans: 'absent',
    example: 'lucide',
    description: 'Library slug of the icon; goes together with name.',
  },
  name: {
    type: 'text',
    nullMeans: 'absent',
    example: 'rocket',
    description: 'Icon name within the library; goes together with library.',
  },
  style: {
    type: 'text',
    example: 'outline',
    description: "Icon style; by default the first of the library's styles that has this name.",
  },
  text: {
    type: 'initials',
    nullMeans: 'absent',
    code: 'invalid_text',
    example: 'AB',
    description:
      'One or two initials, letters or digits, drawn in capitals. With both text and an icon, text wins.',
  },
  bg: {
    type: 'color',
    nullMeans: 'none',
    default: DEFAULT_PLATE.hex,
    example: '#075985',
    description: 'Colour of the plate behind the glyph; null or none: no plate.',
  },
  fg: {
    type: 'color',
    nullMeans: 'absent',
    default: DEFAULT_INK.hex,
    example: '#ffffff',
    description: 'The ink: what the icon or the initials are drawn with.',
  },
  stroke: {
    type: 'color',
    nullMeans: 'none',
    default: 'fg',
    example: '#ffffff',
    description:
      'Colour of the lines of an icon drawn with strokes; null or none: no lines. ' +
      'An icon drawn with fills and initials take the first of fill, stroke and fg that paints.',
  },
  fill: {
    type: 'color',
    nullMeans: 'none',
    default: 'none',
    example: '#7dd3fc',
    description:
      'Inside of the closed shapes of an icon drawn with strokes; the second layer of a duotone icon.',
  },
  padding: {
    type: 'number',
    default: 0.18,
    minimum: 0,
    maximum: 0.4,
    description: `Space on each side, as a fraction of the canvas; for initials the default is ${INITIALS_PADDING}.`,
  },
  stroke_scale: {
    type: 'number',
    default: 1.25,
    minimum: 0.5,
    maximum: 3,
    description: "Factor on the icon's own line width.",
  },
  shape: {
    type: 'choice',
    code: 'invalid_shape',
    choices: ['rounded-square', 'circle', 'none'],
    default: 'rounded-square',
    description:
      'Shape of the plate. The corner radius of rounded-square is 22 % of the side; none: no plate.',
  },
  bg_mode: {
    type: 'choice',
    code: 'invalid_bg_mode',
    choices: ['solid', 'linear'],
    default: 'solid',
    description: 'How the plate is painted: in bg alone, or with a gradient from bg to bg_to.',
  },
  bg_to: {
    type: 'color',
    nullMeans: 'absent',
    default: DEFAULT_GRADIENT_END.hex,
    example: '#0f172a',
    description: 'End colour of the gradient.',
  },
  bg_angle: {
    type: 'number',
    default: 135,
    minimum: 0,
    maximum: 360,
    wraps: true,
    description: 'Direction of the gradient in CSS degrees: 0 to the top, 90 to the right.',
  },
  include_dark_mode: {
    type: 'boolean',
    default: false,
    description: 'Adds the dark variants, and favicon.svg adapts to the colour scheme by itself.',
  },
  dark_bg: {
    type: 'color',
    nullMeans: 'none',
    default: `the light ink (${DEFAULT_INK.hex})`,
    example: '#ffffff',
    description: 'Colour of the plate in dark mode; null or none: no plate.',
  },
  dark_bg_to: {
    type: 'color',
    nullMeans: 'absent',
    default: '#e2e8f0 where dark_bg is #ffffff, else a shade of dark_bg',
    example: '#e2e8f0',
    description: 'End colour of the gradient in dark mode.',
  },
  dark_fg: {
    type: 'color',
    nullMeans: 'absent',
    default: `the light plate color (${DEFAULT_PLATE.hex}), made legible on the dark plate`,
    example: '#075985',
    description: 'The ink in dark mode.',
  },
  dark_stroke: {
    type: 'color',
    nullMeans: 'none',
    default: 'dark_fg',
    example: '#075985',
    description: 'Colour of the lines in dark mode.',
  },
  dark_fill: {
    type: 'color',
    nullMeans: 'none',
    default: 'fill, if it is an accent beside other ink, made visible in the dark look; else none',
    example: '#bae6fd',
    description: 'Inside of the closed shapes, or second layer, in dark mode.',
  },
  site_name: {
    type: 'text',
    default: 'App',
    example: 'My site',
    description: 'Name of the site in the manifest; its short form is the first 12 characters at a word end.',
  },
} as const satisfies FieldTable;

export type ExportFieldName = keyof typeof EXPORT_FIELDS;
