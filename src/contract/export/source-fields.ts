// Export fields of the source: icon, initials, emoji and artwork.
import { SMALL_MAX_WIDTH } from '../../compose/defaults.ts';
import { DEFAULT_TYPEFACE, FONTS } from '../../model/look.ts';
import type { FieldTable } from './field.ts';

export const SOURCE_FIELDS = {
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
} as const satisfies FieldTable;

const ARTWORK = {
  type: 'artwork',
  nullMeans: 'absent',
  code: 'invalid_artwork',
  example: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 8 4 0l4 8z"/></svg>',
} as const;

/** The fields of emoji and artwork stand behind those of the look in packages, where they were added. */
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
