// Table of export fields. They are also preview parameters.

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
  MAX_FITTED_PIXELS,
  SMALL_MAX_WIDTH,
} from '../../compose/defaults.ts';
import { DEFAULT_TYPEFACE, FONTS } from '../../model/look.ts';
import { propertyNames } from '../../model/unknown-value.ts';
import type { FieldTable } from './field.ts';
import {
  ARTWORK_FIELDS,
  DARK_FIELDS,
  HOME_SCREEN_FIELDS,
  MANIFEST_FIELDS,
  SITE_FIELDS,
} from './package-fields.ts';

/** Frameworks with installation steps, in display order, starting with the most general. */
export const FRAMEWORK_IDS = [
  'html',
  'vite',
  'next-app',
  'next-pages',
  'astro',
  'sveltekit',
  'nuxt',
  'react-router',
  'angular',
  'rails',
  'django',
  'laravel',
  'wordpress',
  'eleventy',
  'vitepress',
  'docusaurus',
  'gatsby',
  'hugo',
  'jekyll',
  'flask',
  'fastapi',
  'spring',
  'aspnet',
  'phoenix',
  'symfony',
] as const;

export type FrameworkId = (typeof FRAMEWORK_IDS)[number];

const NO_COLOR = { type: 'color', nullMeans: 'absent', default: 'none' } as const;

const OFFSET = { type: 'number', default: 0, minimum: -0.2, maximum: 0.2 } as const;

export const EXPORT_FIELDS = {
  library: {
    type: 'text',
    source: 'icon',
    nullMeans: 'absent',
    example: 'lucide',
    description: 'Library slug of the icon. Requires name.',
  },
  name: {
    type: 'text',
    source: 'icon',
    nullMeans: 'absent',
    example: 'rocket',
    description: 'Icon name in the library. Requires library.',
  },
  style: {
    type: 'text',
    source: 'icon',
    example: 'outline',
    description: "Icon style. Default: the first of the library's styles that has an icon of this name.",
  },
  text: {
    type: 'initials',
    source: 'initials',
    nullMeans: 'absent',
    code: 'invalid_text',
    example: 'AB',
    description:
      'One or two letters or digits as initials. They are drawn as capitals unless text_case is as-is. Takes precedence over library and name.',
  },
  text_case: {
    type: 'choice',
    source: 'initials',
    choices: ['upper', 'as-is'],
    default: 'upper',
    description: 'Case of initials: upper draws capitals, as-is draws the letters as given.',
  },
  text_form: {
    type: 'choice',
    source: 'initials',
    choices: ['initials', 'short'],
    default: 'initials',
    description:
      'Form of text: initials allows one or two letters or digits; short allows up to three letters, digits or signs & @ # +, such as IBM or H&M.',
  },
  font: {
    type: 'choice',
    source: 'initials',
    choices: FONTS,
    default: DEFAULT_TYPEFACE.font,
    description:
      'Typeface of initials: sans is Inter, serif Source Serif 4, rounded Nunito, condensed Oswald, geometric Montserrat, slab Bitter, mono JetBrains Mono and display Playfair Display. Letters that a typeface does not have are drawn in sans. A weight that it does not have is replaced by the nearest weight.',
  },
  font_weight: {
    type: 'number',
    source: 'initials',
    default: DEFAULT_TYPEFACE.weight,
    minimum: 200,
    maximum: 900,
    integer: true,
    description:
      'Weight of initials, as in CSS: 400 is regular, 700 is bold. Rounded to an integer. Chinese, Japanese and Korean ' +
      'characters are always bold.',
  },
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
  ...DARK_FIELDS,
  ...ARTWORK_FIELDS,
  ...HOME_SCREEN_FIELDS,
  ...MANIFEST_FIELDS,
  favicon_svg: {
    type: 'choice',
    part: 'tab',
    choices: ['responsive', 'plain'],
    default: 'responsive',
    description: `Drawings in favicon.svg. responsive: the large drawing, and a drawing for small sizes that is shown up to ${SMALL_MAX_WIDTH} pixels, as in browser tabs; also adds favicon-2x.svg for high-resolution displays. plain: only the large drawing.`,
  },
  site_name: {
    type: 'text',
    default: 'App',
    example: 'My site',
    description: 'Site name in the manifest. The short name has the first words that fit into 12 characters.',
  },
  og_image: {
    type: 'boolean',
    default: false,
    description:
      'Adds og-image.png (1200 × 630 pixels), which social networks and chats show with a link to the site, and the element for it in head.html. With site_name, the picture also shows the name.',
  },
  ...SITE_FIELDS,
  framework: {
    type: 'choice',
    choices: FRAMEWORK_IDS,
    description:
      'Framework of the site. README.txt starts with the installation steps for it. Default: the steps for plain HTML, followed by those for all other frameworks.',
  },
} as const satisfies FieldTable;

export type ExportFieldName = keyof typeof EXPORT_FIELDS;

/** Members of favsmith.json and of found icons that are not export fields. Clients may send them back. */
export const OTHER_MEMBERS: readonly string[] =
  'id tags library_name license svg attribution_note $schema version variants'.split(' ');

/**
 * Fields whose defaults the packages list: the fields of the specification, and favicon_svg. Packages list any other field
 * only if the client sends it. Therefore a new field does not change the packages of other requests.
 */
export const ALWAYS_LISTED_FIELDS: ReadonlySet<string> = new Set<ExportFieldName>([
  ...(['library', 'name', 'style', 'text', 'bg', 'fg', 'stroke', 'fill', 'padding', 'stroke_scale'] as const),
  ...(['shape', 'bg_mode', 'bg_to', 'bg_angle', 'include_dark_mode', 'favicon_svg', 'site_name'] as const),
  ...(['dark_bg', 'dark_bg_to', 'dark_fg', 'dark_stroke', 'dark_fill'] as const),
]);

export const EXPORT_FIELD_NAMES = propertyNames(EXPORT_FIELDS);

export const isExportField = (name: string): name is ExportFieldName => Object.hasOwn(EXPORT_FIELDS, name);

export const PREVIEW_FIELDS = {
  size: {
    type: 'number',
    default: 180,
    minimum: 16,
    maximum: 1024,
    integer: true,
    description:
      `Side of the PNG in pixels. Up to ${MAX_FITTED_PIXELS} pixels, the drawing is fitted to the pixel grid. The SVG is ` +
      'that of the package at every size.',
  },
  scheme: {
    type: 'choice',
    choices: ['light', 'dark'],
    description:
      'Color scheme to show; dark also applies include_dark_mode. Without scheme, a PNG shows the light look, and an SVG with dark mode adapts to the color scheme of the reader.',
  },
} as const satisfies FieldTable;
