// Installation guide of README.txt.
import { icoSizesAttribute } from './head-snippet.ts';
import type { ThemeColor } from './theme-color.ts';

/** Installation steps that apply to every site; `head` is the content of head.html. */
export const installationSteps = (head: string): string =>
  `1. Copy the pictures and site.webmanifest to the root of your site, so that /favicon.ico is found there.
2. Put these elements (head.html holds them too) into the head of every page, in this order, and take out
   all other icon links:

${indented(head)}

If your site lives below a path, put that path before each href. The manifest needs no change.`;

/** Locations of the files and the head elements in each framework. */
export const frameworkGuide = (colors: readonly ThemeColor[]): string =>
  `Plain HTML   The folder that is served at /; head.html into the head of each page.

Vite         public/; head.html into the head of index.html, in place of its icon link.

Next.js      public/; delete app/favicon.ico, which adds a link of its own. In app/layout.tsx, instead of
             head.html:

${indented(nextLayout(colors))}

Astro        public/; head.html into the head of your layout in src/layouts/.

SvelteKit    static/; head.html into the head of src/app.html; take the icon link out of
             src/routes/+layout.svelte.

Rails        public/; head.html into the head of app/views/layouts/application.html.erb, in place of its
             icon links.`;

/** Pitfalls of favicons. */
export const installationTips = ({ hasDark }: { readonly hasDark: boolean }): string =>
  `- favicon.ico has to stay at /favicon.ico: feeds, crawlers and viewers ask for it there without reading a page.
${hasDark ? darkTip : ''}- favicon-96x96.png is for search results and tools that want a PNG. Do not link it: browsers may take it
  instead of the SVG.
- favsmith.json is the design. Keep it in version control: an export of this file gives this package again.
- Let the server send .svg as image/svg+xml and .webmanifest as application/manifest+json.
- Browsers keep favicons for long. To see a new one at once, open /favicon.svg itself and reload it.
- If several apps share one host name, give each its own "id" in site.webmanifest.`;

const darkTip = `- favicon.svg turns dark by itself where the reader prefers that. favicon-dark.svg is the dark look alone, for
  places that cannot choose.
- The theme color for dark mode is the dark plate, if that is dark enough for light text, else the light plate,
  else a dark gray.
`;

const nextLayout = (colors: readonly ThemeColor[]): string =>
  `export const metadata = {
  manifest: '/site.webmanifest',
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '${icoSizesAttribute}' },
      { url: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
};

export const viewport = {
  themeColor: [
${colors.map(themeColorRow).join('\n')}
  ],
};`;

const themeColorRow = ({ hex, scheme }: ThemeColor): string =>
  scheme
    ? `    { media: '(prefers-color-scheme: ${scheme})', color: '${hex}' },`
    : `    { color: '${hex}' },`;

const indented = (text: string): string => text.trimEnd().replace(/^(?=.)/gm, '    ');
