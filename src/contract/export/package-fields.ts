// Export fields for dark mode, home screens, emoji, artwork and the manifest.
import {
  DEFAULT_INK,
  DEFAULT_PADDING,
  DEFAULT_PLATE,
  SMALL_MAX_WIDTH,
  WHITE_GRADIENT_END,
} from '../../compose/defaults.ts';
import { DEFAULT_PARTS, type FieldTable, PARTS } from './field.ts';

export const DARK_FIELDS = {
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

/** A color for platforms without transparency. */
const OPAQUE_COLOR = {
  type: 'color',
  nullMeans: 'absent',
  default: 'the plate',
  example: '#0c4a6e',
} as const;

const OWN_PADDING = {
  type: 'number',
  default: 'padding',
  minimum: 0,
  maximum: 0.4,
} as const;

export const HOME_SCREEN_FIELDS = {
  touch_bg: {
    part: 'touch',
    ...OPAQUE_COLOR,
    description:
      'Plate color of the touch icon, which iOS shows on home screens. Translucent colors are made opaque; none ' +
      'means the plate, since iOS requires one.',
  },
  touch_padding: {
    part: 'touch',
    ...OWN_PADDING,
    example: 0.2,
    description: `Space on each side of the touch icon, as a fraction of the canvas. The default for initials is at least ${DEFAULT_PADDING.icon}.`,
  },
  maskable_bg: {
    part: 'app',
    ...OPAQUE_COLOR,
    description:
      'Plate color of the maskable icons, which Android launchers crop. Translucent colors are made opaque; none ' +
      'means the plate, since launchers require one.',
  },
  maskable_padding: {
    part: 'app',
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
} as const;

export const ARTWORK_FIELDS = {
  emoji: {
    type: 'emoji',
    source: 'emoji',
    nullMeans: 'absent',
    code: 'invalid_emoji',
    example: '🦊',
    description:
      'One emoji, drawn as in Fluent Emoji Flat, or a flag as in Circle Flags. Takes precedence over text, library and name. The fields for artwork apply to the emoji, too.',
  },
  artwork: {
    ...ARTWORK,
    description:
      'Your own logo: SVG source, or a data URL of an SVG, PNG, JPEG, WebP or GIF file. Takes precedence over emoji, text, library and name. Without bg, there is no plate, but touch and maskable icons are still opaque. The command line, the plugins, the MCP server over stdio and favsmith.json in a project also accept a file path.',
  },
  artwork_ink: {
    type: 'choice',
    choices: ['original', 'single'],
    default: 'original',
    description:
      'Colors of artwork: original keeps the colors; single paints the shapes of an SVG in fg on a plate, like an icon.',
  },
  fit: {
    type: 'choice',
    choices: ['contain', 'cover'],
    default: 'contain',
    description:
      'Size of artwork: contain shows the whole artwork; cover fills the image and crops the artwork to shape, as for photos.',
  },
  trim: {
    type: 'boolean',
    default: true,
    description: 'Removes the empty border of artwork.',
  },
  artwork_part: {
    type: 'choice',
    choices: ['whole', 'mark'],
    default: 'whole',
    description:
      'Visible part of artwork and dark_artwork: whole, or only the symbol (mark) of a wide logo. A logo without a gap between symbol and name is shown whole.',
  },
  small_artwork: {
    ...ARTWORK,
    description: `Artwork for images of up to ${SMALL_MAX_WIDTH} pixels, as in browser tabs: for example a symbol without the name, or a simpler drawing. Accepts the same values as artwork. In dark mode, dark_ink applies to it.`,
  },
  dark_artwork: {
    ...ARTWORK,
    description: 'Artwork for dark mode. Accepts the same values as artwork. Turns on include_dark_mode.',
  },
  dark_ink: {
    type: 'choice',
    choices: ['original', 'lighten', 'outline'],
    description:
      'Artwork in dark mode: original keeps the colors; lighten makes dark colors lighter, and adds an outline if that is not enough; outline adds a light outline of 1 px at 16 px. Default, for artwork that has no plate and is hard to see on dark tabs: lighten if it is dark gray, else outline.',
  },
  maskable_artwork: {
    part: 'app',
    ...ARTWORK,
    description: 'Artwork for the maskable icons. Accepts the same values as artwork.',
  },
  monochrome_artwork: {
    part: 'app',
    ...ARTWORK,
    description:
      'Artwork for the monochrome icons, of which only the shape counts. Accepts the same values as artwork. Adds the monochrome icons to the package and to the manifest.',
  },
} as const satisfies FieldTable;

export const MANIFEST_FIELDS = {
  monochrome: {
    part: 'app',
    type: 'boolean',
    default: false,
    description:
      'Adds monochrome icons to the package and to the manifest. Android tints them for themed home screens. They show the shape of monochrome_artwork or, without it, of the drawing.',
  },
  theme_color: {
    part: 'app',
    ...OPAQUE_COLOR,
    description:
      'Color of browser toolbars and of the title bar of the installed app, in head.html and in the manifest. In dark mode, it is the first of these colors on which white text is legible: the dark plate color, theme_color, #202124. Translucent colors are made opaque; none means the plate color.',
  },
  background_color: {
    part: 'app',
    ...OPAQUE_COLOR,
    example: '#f8fafc',
    description:
      'Color of the splash screen of the installed app, in the manifest. In dark mode, it is the dark theme color. Translucent colors are made opaque; none means the plate color.',
  },
  lang: {
    part: 'app',
    type: 'text',
    form: 'language',
    nullMeans: 'absent',
    example: 'en-US',
    description:
      'Language of the names in the manifest, as a BCP 47 tag. By default, the manifest names no language.',
  },
  app_id: {
    part: 'app',
    type: 'text',
    form: 'path',
    nullMeans: 'absent',
    example: '/shop/',
    description:
      'The member id of the manifest, which identifies the installed app: a path on the site. Default: /. The field has the name app_id, because found icons also have an id.',
  },
  start_url: {
    part: 'app',
    type: 'text',
    form: 'path',
    nullMeans: 'absent',
    example: '/app/?source=pwa',
    description:
      'Page that the installed app opens: a path on the site. Default: the root of the site, seen from the manifest.',
  },
  display: {
    part: 'app',
    type: 'choice',
    choices: ['standalone', 'fullscreen', 'minimal-ui', 'browser'],
    default: 'standalone',
    description: 'How the installed app is shown: the member display of the manifest.',
  },
  description: {
    part: 'app',
    type: 'text',
    nullMeans: 'absent',
    example: 'Rockets for everyone',
    description: 'Description of the app in the manifest, which shops and install dialogs show.',
  },
  orientation: {
    part: 'app',
    type: 'choice',
    choices: [
      ...(['any', 'natural', 'portrait', 'portrait-primary', 'portrait-secondary'] as const),
      ...(['landscape', 'landscape-primary', 'landscape-secondary'] as const),
    ],
    description: 'Orientation of the installed app: the member orientation of the manifest.',
  },
  categories: {
    part: 'app',
    type: 'list',
    nullMeans: 'absent',
    example: 'business,productivity',
    description: 'Categories of the app in the manifest, separated by commas.',
  },
} as const satisfies FieldTable;

export const SITE_FIELDS = {
  path: {
    type: 'text',
    form: 'folder',
    nullMeans: 'absent',
    example: '/assets/icons/',
    description:
      'Folder of the files: a path of the site such as /assets/icons/, a path relative to the page such as ./icons/, or a URL such as https://cdn.example.org/icons/. All links follow it. favicon.ico stays at /favicon.ico unless the path is relative, because crawlers and feed readers request it there without reading a page. With a URL, the manifest stays at the root, too, because browsers accept start_url and scope only of the host that serves it. Default: the root of the site.',
  },
  cache_busting: {
    type: 'boolean',
    default: false,
    description:
      'Adds ?v= with the checksum of the file (eight characters) to each link and to the icons of the manifest, so that browsers load a changed icon at once.',
  },
  parts: {
    type: 'list',
    items: PARTS,
    nullMeans: 'absent',
    default: DEFAULT_PARTS.join(),
    example: 'tab,touch',
    description:
      'Parts of the package, separated by commas: tab (icons of browser tabs), touch (home screens of iPhone and iPad), app (manifest, its icons and theme-color), social (og-image.png). Files, links and steps of the other parts are not made.',
  },
  crossorigin: {
    part: 'app',
    type: 'choice',
    choices: ['use-credentials', 'anonymous'],
    description:
      'Attribute crossorigin of the manifest link. use-credentials lets browsers send cookies, without which a site behind a login does not deliver the manifest.',
  },
  startup_images: {
    part: 'touch',
    type: 'boolean',
    default: false,
    description:
      'Adds launch screens for iPhone and iPad, which iOS shows while an app from the home screen starts, and the elements for them in head.html. They show the icon on background_color: in portrait, or in landscape if orientation starts with it.',
  },
} as const satisfies FieldTable;
