// Framework table: bundlers and frameworks that a project may use with the guide of another framework.
import { type Framework, markupEdit } from './framework.ts';
import { toHtml } from './head-elements.ts';
import { toVitePressConfig } from './head-objects.ts';
import { configuration } from './template-frameworks.ts';

type Related = Omit<Framework, 'id'>;

const run = (command: string, port: number): NonNullable<Framework['run']> => ({
  command,
  url: `http://localhost:${port}/`,
});

/** An edit of one page, whose URLs start with an expression of the framework. */
const page = (file: string, root = '/'): Framework['edits'] => [
  {
    ...markupEdit([file], `In \`${file}\`, replace the icon links in \`<head>\` with {elements}.`),
    ...(root !== '/' && { root, code: elements => toHtml(elements, { root }) }),
  },
];

/** Rows like those of Vite: a page, and a folder that is copied to the root of the site. */
const LIKE_VITE: readonly Related[] = [
  {
    name: 'electron-vite',
    detection: { packages: ['electron-vite'] },
    configuration: { names: ['electron.vite.config'] },
    paths: [
      {
        member: 'renderer.publicDir',
        replaces: 'src/renderer/public',
        by: folder => `src/renderer/${folder}`,
      },
      { member: 'renderer.build.outDir', replaces: 'out/renderer' },
      { member: 'renderer.root', replaces: 'src/renderer' },
    ],
    pages: { folder: 'src/renderer', suffix: '.html' },
    publicFolder: 'src/renderer/public',
    output: 'out/renderer',
    edits: page('src/renderer/index.html'),
  },
  {
    name: 'Farm',
    detection: { packages: ['@farmfe/core'] },
    configuration: { names: ['farm.config'] },
    paths: [
      { member: 'publicDir', replaces: 'public' },
      { member: 'compilation.output.path', replaces: 'dist' },
      { member: 'root', replaces: '' },
    ],
    publicFolder: 'public',
    output: 'dist',
    edits: page('index.html'),
    run: run('npm run dev', 9000),
  },
  {
    name: 'Quasar',
    detection: { packages: ['@quasar/app-vite', '@quasar/app-webpack'] },
    publicFolder: 'public',
    output: 'dist/spa',
    edits: page('index.html'),
    run: run('npx quasar dev', 9000),
  },
  {
    name: 'Create React App',
    detection: { packages: ['react-scripts'] },
    publicFolder: 'public',
    output: 'build',
    edits: page('public/index.html', '%PUBLIC_URL%/'),
    run: run('npm start', 3000),
  },
  {
    name: 'Vue CLI',
    detection: { packages: ['@vue/cli-service'] },
    configuration: { names: ['vue.config'] },
    paths: [{ member: 'outputDir', replaces: 'dist' }],
    publicFolder: 'public',
    output: 'dist',
    edits: page('public/index.html', '<%= BASE_URL %>'),
    run: run('npm run serve', 8080),
  },
  {
    name: 'Ember',
    detection: { packages: ['ember-cli', 'ember-source'], files: ['app/index.html'] },
    publicFolder: 'public',
    output: 'dist',
    edits: page('app/index.html', '{{rootURL}}'),
    run: run('npm start', 4200),
  },
  {
    name: 'Rsbuild',
    detection: { packages: ['@rsbuild/core'] },
    configuration: { names: ['rsbuild.config'], base: 'output.assetPrefix' },
    paths: [
      { member: 'server.publicDir.name', replaces: 'public' },
      { member: 'output.distPath.root', replaces: 'dist' },
      { member: 'html.template', replaces: 'index.html' },
    ],
    publicFolder: 'public',
    output: 'dist',
    edits: page('index.html'),
    run: run('npm run dev', 3000),
  },
];

/** Rows with the id of the framework whose guide they follow. */
export const RELATED_FRAMEWORKS: readonly Framework[] = [
  ...LIKE_VITE.map(row => ({ id: 'vite' as const, ...row })),
  {
    id: 'html',
    name: 'Parcel',
    detection: { packages: ['parcel', 'parcel-bundler'] },
    // The build contains the files that the pages link, wherever they are.
    pages: { folder: '', suffix: '.html' },
    publicFolder: '',
    output: 'dist',
    edits: page('index.html'),
    note: 'Parcel removes the drawings for small sizes and the dark look from SVG files. Exclude them in `.parcelrc`: `"transformers": {"*.svg": ["@parcel/transformer-raw"]}, "packagers": {"*.svg": "@parcel/packager-raw"}, "optimizers": {"*.svg": []}`.',
    run: run('npm start', 1234),
  },
  {
    id: 'vitepress',
    name: 'VuePress',
    detection: { packages: ['vuepress', '@vuepress/cli'] },
    configuration: { names: ['docs/.vuepress/config'], base: 'base' },
    publicFolder: 'docs/.vuepress/public',
    output: 'docs/.vuepress/dist',
    edits: configuration('docs/.vuepress/config', 'head', toVitePressConfig),
    run: run('npm run docs:dev', 8080),
  },
  {
    id: 'html',
    name: 'Hexo',
    detection: { packages: ['hexo'] },
    publicFolder: 'source',
    output: 'public',
    edits: [
      {
        files: ['scripts/favicon.js'],
        instruction: 'Create the script `scripts/favicon.js`. It works with every theme.',
        placement: { kind: 'new-file' },
        code: elements =>
          // biome-ignore lint/suspicious/noTemplateCurlyInString: A placeholder of the written script.
          `hexo.extend.injector.register('head_end', \`\n${toHtml(elements, { root: '${hexo.config.root}' })}\`);\n`,
      },
    ],
    note: 'Delete `favicon` from the configuration of your theme, which links an icon of its own.',
    run: run('npx hexo server', 4000),
  },
];

/** Packages whose builds a plugin joins, for projects of other frameworks. The first match counts. */
export const FITTING_PLUGINS: readonly { readonly plugin: string; readonly packages: readonly string[] }[] = [
  { plugin: 'favsmith/rsbuild', packages: ['@rsbuild/core', '@rspress/core', 'rspress'] },
  // Frameworks on Vite often do not name it in package.json, but its plugins, or npm installs it.
  {
    plugin: 'favsmith/vite',
    packages: [
      'vite',
      '@vitejs/plugin-react',
      '@vitejs/plugin-vue',
      'vike',
      'waku',
      '@slidev/cli',
      'histoire',
    ],
  },
  { plugin: 'favsmith/webpack', packages: ['@rspack/core', '@rspack/cli', 'webpack', 'webpack-cli'] },
  { plugin: 'favsmith/rollup', packages: ['rollup'] },
  { plugin: 'favsmith/esbuild', packages: ['esbuild'] },
];
