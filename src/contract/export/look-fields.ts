// Export fields of the look: colors, plate, badge and dark mode.
import {
  BORDER_WIDTH,
  CORNER_RADIUS,
  DEFAULT_BADGE,
  DEFAULT_GRADIENT_END,
  DEFAULT_INK,
  DEFAULT_PADDING,
  DEFAULT_PLATE,
  DEFAULT_STROKE_SCALE,
  LEGIBLE_CONTRAST,
  WHITE_GRADIENT_END,
} from '../../compose/defaults.ts';
import type { FieldTable } from './field.ts';

const NO_COLOR = { type: 'color', nullMeans: 'absent', default: 'none' } as const;

const OFFSET = { type: 'number', default: 0, minimum: -0.2, maximum: 0.2 } as const;

export const LOOK_FIELDS = {
  bg: {
    type: 'color',
    nullMeans: 'none',
    default: DEFAULT_PLATE.hex,
    description: 'Plate color. Null or none: no plate. The default for artwork and emoji is none.',
  },
  fg: {
    type: 'color',
    nullMeans: 'absent',
    default:
      `${DEFAULT_INK.hex} if its contrast with the plate is at least ${LEGIBLE_CONTRAST}:1, else a dark ink of the plate's hue; ` +
      `without a plate bg, or ${DEFAULT_PLATE.hex} if bg is absent or almost white`,
    example: DEFAULT_INK.hex,
    description: 'Ink: the color of the icon or the initials.',
  },
  fg_to: {
    ...NO_COLOR,
    example: '#a855f7',
    description:
      'End color of a gradient of the ink, in the direction of bg_angle. In dark mode, inks on a plate of their own have none.',
  },
  stroke: {
    type: 'color',
    nullMeans: 'none',
    default: 'fg',
    example: DEFAULT_INK.hex,
    description:
      'Line color of an icon drawn with strokes. Null or none: no lines. Initials and icons drawn with fills have one ink, which is the first of fill, stroke and fg that is not none.',
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
    default: DEFAULT_PADDING.icon,
    minimum: 0,
    maximum: 0.4,
    description:
      `Space on each side, as a fraction of the canvas. The default for initials is ${DEFAULT_PADDING.initials}, for ` +
      `artwork and emoji ${DEFAULT_PADDING.artwork} on a plate, and 0 without one or with fit cover.`,
  },
  stroke_scale: {
    type: 'number',
    default: DEFAULT_STROKE_SCALE,
    minimum: 0.5,
    maximum: 3,
    description: 'Factor for the line width of the icon.',
  },
  shape: {
    type: 'choice',
    code: 'invalid_shape',
    choices: ['rounded-square', 'circle', 'none'],
    default: 'rounded-square',
    description:
      `Shape of the plate. rounded-square has a corner radius of ${CORNER_RADIUS['rounded-square'] * 100} % of its ` +
      'side unless corner_radius sets another; none means no plate.',
  },
  corner_radius: {
    type: 'number',
    default: CORNER_RADIUS['rounded-square'],
    minimum: 0,
    maximum: CORNER_RADIUS.circle,
    description:
      'Corner radius of a rounded-square plate, as a fraction of its side: 0 is a square, 0.5 a circle. Touch and ' +
      'maskable icons stay full squares, because platforms round them.',
  },
  corner_style: {
    type: 'choice',
    choices: ['round', 'smooth'],
    default: 'round',
    description: 'Corners of a rounded-square plate: arcs of circles, or smooth curves as on iOS.',
  },
  border_color: {
    ...NO_COLOR,
    example: '#cbd5e1',
    description: 'Color of a line along the edge of the plate, such as of a white one in light browser tabs.',
  },
  border_width: {
    type: 'number',
    default: BORDER_WIDTH,
    minimum: 0,
    maximum: 0.1,
    description: 'Width of the line, as a fraction of the side. In small images, at least a pixel.',
  },
  rotate: {
    type: 'number',
    default: 0,
    minimum: 0,
    maximum: 360,
    wraps: true,
    description: 'Degrees by which an icon or initials are turned clockwise.',
  },
  offset_x: {
    ...OFFSET,
    description: 'Move to the right, as a fraction of the side; the ink stays inside of the plate.',
  },
  offset_y: { ...OFFSET, description: 'Move down, as a fraction of the side.' },
  bg_mode: {
    type: 'choice',
    code: 'invalid_bg_mode',
    choices: ['solid', 'linear'],
    default: 'solid',
    description: 'Paint of the plate: solid is the color bg, linear is a gradient from bg to bg_to.',
  },
  bg_to: {
    type: 'color',
    nullMeans: 'absent',
    default: `${DEFAULT_GRADIENT_END.hex}, or bg at another lightness if the ink is less legible on ${DEFAULT_GRADIENT_END.hex} than on bg`,
    example: DEFAULT_GRADIENT_END.hex,
    description: 'End color of the gradient.',
  },
  bg_via: {
    ...NO_COLOR,
    example: '#7c3aed',
    description:
      'Color in the middle of the gradient. none: no middle color. In dark mode, only a gradient with the same colors bg and bg_to has it.',
  },
  bg_gradient: {
    type: 'choice',
    choices: ['linear', 'radial'],
    default: 'linear',
    description:
      'Shape of the gradient if bg_mode is linear: linear follows bg_angle, radial runs from bg in the center to bg_to in the corners.',
  },
  bg_angle: {
    type: 'number',
    default: 135,
    minimum: 0,
    maximum: 360,
    wraps: true,
    description: 'Direction of the gradient in degrees, as in CSS: 0 to the top, 90 to the right.',
  },
  badge: {
    type: 'text',
    form: 'badge',
    nullMeans: 'absent',
    example: 'DEV',
    description:
      'Badge in the lower right corner that tells environments apart: one to four letters A to Z or digits, or dot. If the letters are too small to read, such as four letters at 16 pixels, a dot is drawn.',
  },
  badge_color: {
    type: 'color',
    nullMeans: 'absent',
    default: DEFAULT_BADGE.hex,
    description: 'Color of the badge. The letters on it are white or dark, whichever is legible.',
  },
  include_dark_mode: {
    type: 'boolean',
    default: false,
    description: 'Adds a dark look; favicon.svg then adapts to the color scheme.',
  },
  dark_bg: {
    type: 'color',
    nullMeans: 'none',
    default: `bg if it stands out from dark browser tabs, else the light ink (${DEFAULT_INK.hex}); if dark_fg is set, the first of these on which dark_fg is legible`,
    example: DEFAULT_INK.hex,
    description: 'Plate color in dark mode. Null or none: no plate.',
  },
  dark_bg_to: {
    type: 'color',
    nullMeans: 'absent',
    default: `bg_to if the dark plate is bg, else ${WHITE_GRADIENT_END.hex} if dark_bg is #ffffff, else dark_bg at another lightness`,
    example: WHITE_GRADIENT_END.hex,
    description: 'End color of the gradient in dark mode.',
  },
  dark_fg: {
    type: 'color',
    nullMeans: 'absent',
    default: `fg if the dark plate is bg, else the light plate color (${DEFAULT_PLATE.hex}), at a lightness that is legible on the dark plate`,
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
