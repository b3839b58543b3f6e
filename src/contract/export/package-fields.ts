// Export fields of the package: home screens, manifest, files and the site.
import { DEFAULT_PADDING, SMALL_MAX_WIDTH } from '../../compose/defaults.ts';
import { DEFAULT_PARTS, type FieldTable, PARTS, TARGETS } from './field.ts';

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

export const PACKAGE_FIELDS = {
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
  targets: {
    type: 'list',
    items: TARGETS,
    nullMeans: 'absent',
    example: 'extension,tauri',
    description:
      'Other places that show the icon, separated by commas: extension (browser extension), electron, tauri, ios, android, capacitor, expo, vscode, macos, windows, linux. Each adds a folder with its icons and settings, whose content goes into such a project. The package takes longer: each 250 ms of processor time count as another export.',
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
  framework: {
    type: 'choice',
    choices: FRAMEWORK_IDS,
    description:
      'Framework of the site. README.txt starts with the installation steps for it. Default: the steps for plain HTML, followed by those for all other frameworks.',
  },
} as const satisfies FieldTable;
