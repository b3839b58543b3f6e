// Export fields for dark mode, home screens, emoji, artwork and the manifest.
import {
  DEFAULT_INK,
  DEFAULT_PADDING,
  DEFAULT_PLATE,
  SMALL_MAX_WIDTH,
  WHITE_GRADIENT_END,
} from '../../compose/defaults.ts';
import type { FieldTable } from './field.ts';

export const DARK_FIELDS = {
  dark_bg: {
    type: 'color',
    nullMeans: 'none',
    default: `bg if dark browser tabs set it off, else the light ink (${DEFAULT_INK.hex}), or the first of both on which dark_fg is legible`,
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

/** A color for platforms without transparency. */
const OPAQUE_COLOR = {
  type: 'color',
  nullMeans: 'absent',
  default: 'the plate',
  example: '#0c4a6e',
  isExtension: true,
} as const;

const OWN_PADDING = {
  type: 'number',
  default: 'padding',
  minimum: 0,
  maximum: 0.4,
  isExtension: true,
} as const;

export const HOME_SCREEN_FIELDS = {
  touch_bg: {
    ...OPAQUE_COLOR,
    description:
      'Plate color of the touch icon, which iOS shows on home screens. Translucent colors are made opaque; none ' +
      'means the plate, since iOS requires one.',
  },
  touch_padding: {
    ...OWN_PADDING,
    example: 0.2,
    description: `Space on each side of the touch icon, as a fraction of the canvas. The default for initials is at least ${DEFAULT_PADDING.icon}.`,
  },
  maskable_bg: {
    ...OPAQUE_COLOR,
    description:
      'Plate color of the maskable icons, which Android launchers crop. Translucent colors are made opaque; none ' +
      'means the plate, since launchers require one.',
  },
  maskable_padding: {
    ...OWN_PADDING,
    example: 0.25,
    description:
      'Space on each side of the maskable icons, as a fraction of the canvas. The ink always stays in the safe zone.',
  },
} as const satisfies FieldTable;

const ARTWORK = {
  type: 'artwork',
  nullMeans: 'absent',
  code: 'invalid_artwork',
  example: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 8 4 0l4 8z"/></svg>',
  isExtension: true,
} as const;

export const ARTWORK_FIELDS = {
  emoji: {
    type: 'emoji',
    source: 'emoji',
    nullMeans: 'absent',
    code: 'invalid_emoji',
    example: '🦊',
    isExtension: true,
    description:
      'One emoji, drawn as in Fluent Emoji Flat; flags of countries as in Circle Flags. Takes precedence over text, library ' +
      'and name. It is placed as artwork, and the fields of artwork apply.',
  },
  artwork: {
    ...ARTWORK,
    description:
      'Your own logo: an SVG document as text, or a data URL of an SVG, PNG, JPEG, WebP or GIF file. Takes precedence over emoji, text, library and name. Without bg ' +
      'it has no plate, but touch and maskable icons are still opaque. The command line, the plugins, the MCP server ' +
      'over stdio and favsmith.json in a project also take the path of a file.',
  },
  artwork_ink: {
    type: 'choice',
    choices: ['original', 'single'],
    default: 'original',
    isExtension: true,
    description:
      'Colors of artwork: original keeps its own; single paints the shapes of an SVG with fg on a plate, like an icon.',
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
  artwork_part: {
    type: 'choice',
    choices: ['whole', 'mark'],
    default: 'whole',
    isExtension: true,
    description:
      'Part of artwork and dark_artwork that is shown: whole, or the mark of a wide logo, which a gap separates from the name. ' +
      'Without such a gap, all of it is shown.',
  },
  small_artwork: {
    ...ARTWORK,
    description:
      `Artwork of images of up to ${SMALL_MAX_WIDTH} pixels, as in browser tabs, in the same form as artwork: a mark without ` +
      'the name, or a simpler drawing. In dark mode, dark_ink applies to it.',
  },
  dark_artwork: {
    ...ARTWORK,
    description: 'Artwork in dark mode, in the same form as artwork. Turns on include_dark_mode.',
  },
  dark_ink: {
    type: 'choice',
    choices: ['original', 'lighten', 'outline'],
    isExtension: true,
    description:
      'Artwork in dark mode: original keeps its colors; lighten makes dark colors lighter, and adds the outline if that is not ' +
      'enough; outline adds a light one of 1 px at 16 px. By default, artwork without a plate that is hard to see on dark tabs is lightened if it is dark gray, else outlined.',
  },
  maskable_artwork: {
    ...ARTWORK,
    description: 'Artwork of the maskable icons, in the same form as artwork.',
  },
  monochrome_artwork: {
    ...ARTWORK,
    description:
      'Artwork of the monochrome icons, in the same form as artwork. Only its shape counts. ' +
      'Adds the icons to the package and to the manifest.',
  },
} as const satisfies FieldTable;

export const MANIFEST_FIELDS = {
  monochrome: {
    type: 'boolean',
    default: false,
    isExtension: true,
    description:
      'Adds icons of one color without a plate, which Android tints for themed home screens, to the package and to ' +
      'the manifest. They show monochrome_artwork or, without it, the shape of the drawing.',
  },
  theme_color: {
    ...OPAQUE_COLOR,
    description:
      'Color of browser toolbars and of the title bar of the installed app, in head.html and in the manifest. In ' +
      'dark mode, it is the first of these colors on which white text is legible: the dark plate, this color, #202124. Translucent colors ' +
      'are made opaque; none means the plate.',
  },
  background_color: {
    ...OPAQUE_COLOR,
    example: '#f8fafc',
    description:
      'Color of the splash screen of the installed app, in the manifest. Dark mode keeps its own. Translucent colors ' +
      'are made opaque; none means the plate.',
  },
  lang: {
    type: 'text',
    form: 'language',
    nullMeans: 'absent',
    example: 'en-US',
    isExtension: true,
    description:
      'Language of the names in the manifest, as a BCP 47 tag. By default, the manifest has no such member.',
  },
  app_id: {
    type: 'text',
    form: 'path',
    nullMeans: 'absent',
    example: '/shop/',
    isExtension: true,
    description:
      'Member id of the manifest, which identifies the installed app: a path of the site. Default: /. The field is ' +
      'named app_id, because icons of a search have an id, too.',
  },
  start_url: {
    type: 'text',
    form: 'path',
    nullMeans: 'absent',
    example: '/app/?source=pwa',
    isExtension: true,
    description:
      'Page that the installed app opens: a path of the site. Default: the folder of the manifest.',
  },
} as const satisfies FieldTable;
