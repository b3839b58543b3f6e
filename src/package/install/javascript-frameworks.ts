// Framework table: JavaScript frameworks with their own configuration.
import { type Framework, type LinkedFile, markupEdit } from './framework.ts';
import { toHtml, toJsx } from './head-elements.ts';
import { toNextMetadata, toNuxtConfig } from './head-objects.ts';

/** Source of `pages/_document` with `elements` in its head. */
export const nextDocument = (
  elements: string,
): string => `import { Head, Html, Main, NextScript } from 'next/document';

export default function Document() {
  return (
    <Html lang="en">
      <Head>
${elements.replace(/^(?=.)/gm, ' '.repeat(8))}      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
`;

/** Paths of a TypeScript or JavaScript file below the project folder or its `src` folder. */
const scriptPaths = (stem: string): [string, ...string[]] => [
  `${stem}.tsx`,
  ...[`${stem}.jsx`, `${stem}.js`, `src/${stem}.tsx`, `src/${stem}.jsx`, `src/${stem}.js`],
];

/** Metadata files of the app router, which Next.js links instead of icons and manifest in `metadata`. */
const NEXT_METADATA_FILES: readonly LinkedFile[] = ['app', 'src/app'].flatMap(folder => {
  const files = (stem: string, rel: LinkedFile['rel'], extensions: string) =>
    extensions.split(' ').map(extension => ({ path: `${folder}/${stem}.${extension}`, rel }));
  const code = (stem: string, rel: LinkedFile['rel']) =>
    files(stem, rel, 'tsx ts jsx js').map(file => ({ ...file, isCode: true }));
  return [
    ...files('favicon', 'icon', 'ico'),
    ...files('icon', 'icon', 'ico jpg jpeg png svg'),
    ...files('apple-icon', 'apple-touch-icon', 'jpg jpeg png'),
    ...files('manifest', 'manifest', 'json webmanifest'),
    ...code('icon', 'icon'),
    ...code('apple-icon', 'apple-touch-icon'),
    ...code('manifest', 'manifest'),
  ];
});

export const JAVASCRIPT_FRAMEWORKS: readonly Framework[] = [
  {
    id: 'next-app',
    name: 'Next.js (app router)',
    detection: { packages: ['next'], files: scriptPaths('app/layout') },
    configuration: { names: ['next.config'], base: 'basePath' },
    publicFolder: 'public',
    linkedByName: NEXT_METADATA_FILES,
    titles: ['title', 'title.default', 'title.absolute'],
    edits: [
      {
        files: scriptPaths('app/layout'),
        instruction:
          'Add these exports to `app/layout.tsx`. If the file exports `metadata` or `viewport` already, add the properties to that object. If it exports `generateMetadata`, add them to the object that the function returns.',
        placement: { kind: 'next-metadata' },
        code: toNextMetadata,
      },
    ],
    integration: [
      {
        file: 'next.config.mjs',
        code: `import { withFavsmith } from 'favsmith/next';

export default withFavsmith({}, { icon: 'lucide/rocket', bg: '#0369a1' });
`,
      },
      {
        file: 'app/layout.tsx',
        code: `import { metadata as favicon } from 'favsmith/next/metadata';

export { viewport } from 'favsmith/next/metadata';
export const metadata = { ...favicon, title: 'Rocket' };
`,
      },
    ],
    note: 'Next.js does not add `basePath` to these URLs. If you set it, start each URL with it.',
    run: { command: 'npm run dev', url: 'http://localhost:3000/' },
  },
  {
    id: 'next-pages',
    name: 'Next.js (pages router)',
    detection: { packages: ['next'], files: ['pages', 'src/pages'] },
    configuration: { names: ['next.config'], base: 'basePath' },
    publicFolder: 'public',
    otherIconLinks: scriptPaths('pages/index'),
    edits: [
      {
        files: scriptPaths('pages/_document'),
        instruction: 'In `pages/_document.tsx`, add {elements} to `<Head>`.',
        placement: { kind: 'before', marker: '</Head>' },
        isJsx: true,
        code: toJsx,
        newFile: nextDocument,
      },
    ],
    note: 'Next.js does not add `basePath` to these URLs. If you set it, start each URL with it.',
    run: { command: 'npm run dev', url: 'http://localhost:3000/' },
  },
  {
    id: 'astro',
    name: 'Astro',
    detection: { packages: ['astro'] },
    configuration: { names: ['astro.config'], base: 'base' },
    paths: [
      { member: 'publicDir', replaces: 'public' },
      { member: 'srcDir', replaces: 'src' },
      { member: 'outDir', replaces: 'dist' },
    ],
    pages: { folder: 'src', suffix: '.astro' },
    publicFolder: 'public',
    output: 'dist',
    edits: [
      markupEdit(
        [
          'src/layouts/Layout.astro',
          'src/layouts/BaseLayout.astro',
          'src/layouts/Base.astro',
          'src/components/BaseHead.astro',
          'src/pages/index.astro',
        ],
        'In your layout, such as `src/layouts/Layout.astro`, replace the icon links in `<head>` with {elements}.',
      ),
    ],
    integration: [
      {
        file: 'astro.config.mjs',
        code: `import { defineConfig } from 'astro/config';
import favsmith from 'favsmith/astro';

export default defineConfig({
  integrations: [favsmith({ icon: 'lucide/rocket', bg: '#0369a1' })],
});
`,
      },
    ],
    note: 'Astro does not add `base` to these URLs. If you set it, start each URL with it.',
    run: { command: 'npm run dev', url: 'http://localhost:4321/' },
  },
  {
    id: 'sveltekit',
    name: 'SvelteKit',
    detection: { packages: ['@sveltejs/kit'] },
    // Svelte without SvelteKit also has svelte.config.js.
    configuration: { names: ['svelte.config'], needs: 'src/app.html' },
    paths: [
      { member: 'kit.files.assets', replaces: 'static' },
      { member: 'kit.files.appTemplate', replaces: 'src/app.html' },
      { member: 'kit.files.routes', replaces: 'src/routes' },
    ],
    publicFolder: 'static',
    otherIconLinks: ['src/routes/+layout.svelte'],
    edits: [
      {
        files: ['src/app.html'],
        instruction: 'In `src/app.html`, add {elements} before `%sveltekit.head%`.',
        placement: { kind: 'before', marker: '%sveltekit.head%' },
        code: elements => toHtml(elements, { root: '%sveltekit.assets%/' }),
      },
    ],
    run: { command: 'npm run dev', url: 'http://localhost:5173/' },
  },
  {
    id: 'nuxt',
    name: 'Nuxt',
    detection: { packages: ['nuxt'] },
    configuration: { names: ['nuxt.config'], base: 'app.baseURL' },
    paths: [{ member: 'dir.public', replaces: 'public' }],
    titles: ['app.head.title'],
    publicFolder: 'public',
    edits: [
      {
        files: ['nuxt.config.ts', 'nuxt.config.js', 'nuxt.config.mjs'],
        instruction:
          'Add `app.head` to `nuxt.config.ts`. If it exists already, add the elements to its lists `link` and `meta`.',
        placement: { kind: 'config' },
        code: toNuxtConfig,
      },
    ],
    note: 'Nuxt does not add `app.baseURL` to these URLs. If you set it, start each URL with it.',
    run: { command: 'npm run dev', url: 'http://localhost:3000/' },
  },
  {
    id: 'react-router',
    name: 'React Router',
    detection: { packages: ['@react-router/dev'] },
    configuration: { names: ['react-router.config'], base: 'basename' },
    paths: [
      { names: ['vite.config'], member: 'publicDir', replaces: 'public' },
      { member: 'appDirectory', replaces: 'app' },
    ],
    publicFolder: 'public',
    edits: [
      {
        files: ['app/root.tsx', 'app/root.jsx'],
        instruction: 'In `app/root.tsx`, add {elements} to `<head>`, before `<Meta />`.',
        placement: { kind: 'before', marker: '<Meta />' },
        isJsx: true,
        code: toJsx,
      },
    ],
    note: 'React Router does not add `basename` to these URLs. If you set it, start each URL with it.',
    run: { command: 'npm run dev', url: 'http://localhost:5173/' },
  },
  {
    id: 'angular',
    name: 'Angular',
    detection: { packages: ['@angular/core'] },
    configuration: { names: ['angular'] },
    paths: [
      { member: 'projects.*.architect.build.options.assets.*.input', replaces: 'public' },
      { member: 'projects.*.architect.build.options.index', replaces: 'src/index.html' },
    ],
    publicFolder: 'public',
    edits: [
      {
        ...markupEdit(
          ['src/index.html'],
          'In `src/index.html`, replace the icon link in `<head>` with {elements}.',
        ),
        // URLs are relative to `<base href>`, which every Angular page has.
        code: elements => toHtml(elements, { root: '' }),
      },
    ],
    requirements: [
      {
        files: ['angular.json'],
        matches: /"assets"\s*:\s*\[(?![^\]]*"input")/,
        instruction:
          'Add `{ "glob": "**/*", "input": "public" }` to `assets` in `angular.json`: it copies no folder to the root of the site.',
      },
    ],
    note: 'Before Angular 18 there is no `public/`: copy the files to `src/` and add each to `assets` in `angular.json`.',
    run: { command: 'npm start', url: 'http://localhost:4200/' },
  },
];
