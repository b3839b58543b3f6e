// Table of export fields, which are also the parameters of a preview.

import {
  CORNER_RADIUS,
  DEFAULT_GRADIENT_END,
  DEFAULT_INK,
  DEFAULT_PADDING,
  DEFAULT_PLATE,
  MAX_FITTED_PIXELS,
  SMALL_MAX_WIDTH,
  WHITE_GRADIENT_END,
} from '../../compose/defaults.ts';
import { DEFAULT_TYPEFACE, FONTS } from '../../model/look.ts';
import { propertyNames } from '../../model/narrow.ts';
import type { FieldTable } from './field.ts';

const DARK_FIELDS = {
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

const HOME_SCREEN_FIELDS = {
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

/** Frameworks with installation steps, in display order: the most general first. */
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
] as const;

export type FrameworkId = (typeof FRAMEWORK_IDS)[number];

const ARTWORK_EXAMPLE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 8 4 0l4 8z"/></svg>';

const ARTWORK_FIELDS = {
  emoji: {
    type: 'emoji',
    nullMeans: 'absent',
    code: 'invalid_emoji',
    example: '🦊',
    isExtension: true,
    description:
      'One emoji, drawn as in Fluent Emoji Flat; flags of countries as in Circle Flags. Takes precedence over text, library ' +
      'and name. It is placed as artwork, and the fields of artwork apply.',
  },
  artwork: {
    type: 'artwork',
    nullMeans: 'absent',
    code: 'invalid_artwork',
    example: ARTWORK_EXAMPLE,
    isExtension: true,
    description:
      'Your own logo: an SVG document as text or as a data URL. Takes precedence over emoji, text, library and name. Without bg ' +
      'it has no plate; touch and maskable icons are opaque all the same. The command line, the plugins, the MCP server ' +
      'over stdio and favsmith.json in a project also take the path of a file.',
  },
  artwork_ink: {
    type: 'choice',
    choices: ['original', 'single'],
    default: 'original',
    isExtension: true,
    description:
      'Colors of artwork: original keeps its own; single paints all of it with fg, on a plate as an icon.',
  },
  fit: {
    type: 'choice',
    choices: ['contain', 'cover'],
    default: 'contain',
    isExtension: true,
    description:
      'Size of artwork: contain shows all of it; cover fills the image and crops the artwork to shape, for photos.',
  },
  trim: {
    type: 'boolean',
    default: true,
    isExtension: true,
    description: 'Removes the empty border of artwork.',
  },
  dark_artwork: {
    type: 'artwork',
    nullMeans: 'absent',
    code: 'invalid_artwork',
    example: ARTWORK_EXAMPLE,
    isExtension: true,
    description: 'Artwork in dark mode, in the form of artwork. Turns on include_dark_mode.',
  },
  dark_ink: {
    type: 'choice',
    choices: ['original', 'lighten'],
    default: 'original',
    isExtension: true,
    description:
      'Colors of artwork in dark mode: lighten mirrors the lightness of grays and makes other dark colors lighter, so ' +
      'that they stand out from dark browser tabs.',
  },
  maskable_artwork: {
    type: 'artwork',
    nullMeans: 'absent',
    code: 'invalid_artwork',
    example: ARTWORK_EXAMPLE,
    isExtension: true,
    description: 'Artwork of the maskable icons, in the form of artwork.',
  },
  monochrome_artwork: {
    type: 'artwork',
    nullMeans: 'absent',
    code: 'invalid_artwork',
    example: ARTWORK_EXAMPLE,
    isExtension: true,
    description:
      'Artwork of monochrome icons, in the form of artwork, of which only the shape counts. Adds them to the package ' +
      'and to the manifest.',
  },
} as const satisfies FieldTable;

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
  font: {
    type: 'choice',
    choices: FONTS,
    default: DEFAULT_TYPEFACE.font,
    isExtension: true,
    description:
      'Typeface of initials: sans is Inter, serif is Source Serif 4, rounded is Nunito. Letters that a typeface ' +
      'lacks are drawn in sans.',
  },
  font_weight: {
    type: 'number',
    default: DEFAULT_TYPEFACE.weight,
    minimum: 200,
    maximum: 900,
    integer: true,
    isExtension: true,
    description: 'Weight of initials, as in CSS: 400 is regular, 700 is bold. Rounded to an integer.',
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
    default: DEFAULT_PADDING.icon,
    minimum: 0,
    maximum: 0.4,
    description:
      `Space on each side, as a fraction of the canvas. The default for initials is ${DEFAULT_PADDING.initials}, for ` +
      `artwork and emoji ${DEFAULT_PADDING.artwork} on a plate and 0 without one.`,
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
      'side unless corner_radius sets another; none means no plate.',
  },
  corner_radius: {
    type: 'number',
    default: CORNER_RADIUS['rounded-square'],
    minimum: 0,
    maximum: CORNER_RADIUS.circle,
    isExtension: true,
    description:
      'Corner radius of a rounded-square plate, as a fraction of its side: 0 is a square, 0.5 a circle. Touch and ' +
      'maskable icons stay full squares, because platforms round them.',
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
    description:
      'End color of the gradient. If it is absent and the default is less legible with the ink than bg, bg at another ' +
      'lightness.',
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
  ...DARK_FIELDS,
  ...ARTWORK_FIELDS,
  ...HOME_SCREEN_FIELDS,
  svg: {
    type: 'choice',
    choices: ['responsive', 'plain'],
    default: 'responsive',
    description:
      'Drawings in favicon.svg: responsive adds the drawing that is fitted to small sizes and shows it up to ' +
      `${SMALL_MAX_WIDTH} pixels, as in browser tabs; plain has the large drawing alone.`,
  },
  site_name: {
    type: 'text',
    default: 'App',
    example: 'My site',
    description: 'Site name in the manifest. Its short form has whole words in up to 12 characters.',
  },
  framework: {
    type: 'choice',
    choices: FRAMEWORK_IDS,
    isExtension: true,
    description:
      'Framework of the site: README.txt begins with its steps. Default: plain HTML, then all others.',
  },
} as const satisfies FieldTable;

export type ExportFieldName = keyof typeof EXPORT_FIELDS;

/** All fields in the order of the table. */
export const EXPORT_FIELD_NAMES = propertyNames(EXPORT_FIELDS);

export const isExportField = (name: string): name is ExportFieldName => Object.hasOwn(EXPORT_FIELDS, name);

/** Fields of a preview in addition to those of an export. */
export const PREVIEW_FIELDS = {
  size: {
    type: 'number',
    default: 180,
    minimum: 16,
    maximum: 512,
    integer: true,
    description:
      `Side of the PNG in pixels. Up to ${MAX_FITTED_PIXELS} pixels, the drawing is fitted to the pixel grid. The SVG is ` +
      'that of the package at every size.',
  },
  scheme: {
    type: 'choice',
    choices: ['light', 'dark'],
    description:
      'Color scheme; dark includes dark mode. Without it, a PNG is light, and an SVG with dark mode adapts to the ' +
      'color scheme of the reader.',
  },
} as const satisfies FieldTable;
