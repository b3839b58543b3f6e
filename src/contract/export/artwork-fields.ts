// Fields of pictures: emoji and artwork.
import type { FieldTable } from './field.ts';

const ARTWORK_EXAMPLE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 8 4 0l4 8z"/></svg>';

export const ARTWORK_FIELDS = {
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
      'Your own logo: an SVG document as text, or a data URL of an SVG, PNG, JPEG, WebP or GIF file. Takes precedence over emoji, text, library and name. Without bg ' +
      'it has no plate; touch and maskable icons are opaque all the same. The command line, the plugins, the MCP server ' +
      'over stdio and favsmith.json in a project also take the path of a file.',
  },
  artwork_ink: {
    type: 'choice',
    choices: ['original', 'single'],
    default: 'original',
    isExtension: true,
    description:
      'Colors of artwork: original keeps its own; single paints all of it with fg on a plate, like an icon.',
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
    description:
      'Artwork in dark mode: an SVG document or a data URL, as artwork. Turns on include_dark_mode.',
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
    description: 'Artwork of the maskable icons: an SVG document or a data URL, as artwork.',
  },
  monochrome_artwork: {
    type: 'artwork',
    nullMeans: 'absent',
    code: 'invalid_artwork',
    example: ARTWORK_EXAMPLE,
    isExtension: true,
    description:
      'Artwork of the monochrome icons: an SVG document or a data URL, as artwork. Only its shape counts. ' +
      'Adds the icons to the package and to the manifest.',
  },
} as const satisfies FieldTable;
