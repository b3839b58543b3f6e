// Fields of the manifest of a package.
import type { FieldTable } from './field.ts';

export const MANIFEST_FIELDS = {
  monochrome: {
    type: 'boolean',
    default: false,
    isExtension: true,
    description:
      'Adds icons of one color without a plate, which Android tints for themed home screens, to the package and to ' +
      'the manifest. Their artwork is monochrome_artwork, else the shape of the drawing.',
  },
  theme_color: {
    type: 'color',
    nullMeans: 'absent',
    default: 'the plate',
    example: '#0c4a6e',
    isExtension: true,
    description:
      'Color of browser toolbars and of the title bar of the installed app, in head.html and in the manifest. Dark ' +
      'mode has the first of the dark plate, this color and #202124 on which white text is legible. Translucent colors ' +
      'are made opaque; none means the plate.',
  },
  background_color: {
    type: 'color',
    nullMeans: 'absent',
    default: 'the plate',
    example: '#f8fafc',
    isExtension: true,
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
    description: 'Language of the names in the manifest, as a BCP 47 tag. Default: no such member.',
  },
  app_id: {
    type: 'text',
    form: 'path',
    nullMeans: 'absent',
    example: '/shop/',
    isExtension: true,
    description:
      'Member id of the manifest, which identifies the installed app: a path of the site. Default: /. Named app_id, ' +
      'because icons of a search have an id as well.',
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
  manifest_svg: {
    type: 'boolean',
    default: false,
    isExtension: true,
    description: 'Lists favicon.svg in the manifest as well, for every size.',
  },
} as const satisfies FieldTable;
