// Framework table: site generators and servers that link the favicon in templates or configuration.
import { type Framework, markupEdit } from './framework.ts';
import { toHtml, toJsx } from './head-elements.ts';
import { toDocusaurusConfig, toVitePressConfig } from './head-objects.ts';

type Edits = Framework['edits'];
type Paths = Edits[0]['files'];

/** An edit of a template. `root` is an expression for the leading slash of URLs. */
const template = (
  files: Paths,
  { root = '/', rootUnless }: Pick<Edits[0], 'root' | 'rootUnless'> = {},
): Edits => [
  {
    ...markupEdit(
      files,
      `In the template that contains \`<head>\`, such as \`${files[0]}\`, replace the icon links with {elements}.`,
    ),
    ...(root !== '/' && { root, code: elements => toHtml(elements, { root }) }),
    ...(rootUnless && { rootUnless }),
  },
];

export const configuration = (stem: string, member: string, code: Edits[0]['code']): Edits => [
  {
    files: [`${stem}.ts`, ...['mts', 'js', 'mjs', 'cjs'].map(extension => `${stem}.${extension}`)],
    instruction: `Add \`${member}\` to the configuration \`${stem}.*\`. If it exists already, replace its icon links.`,
    placement: { kind: 'config' },
    code,
  },
];

const FLASK_ROOT = "{{ url_for('static', filename='') }}";
// The path alone: behind a proxy, the URL may have the wrong scheme.
const FASTAPI_ROOT = "{{ url_for('static', path='/').path }}";

export const TEMPLATE_FRAMEWORKS: readonly Framework[] = [
  {
    id: 'eleventy',
    name: 'Eleventy',
    detection: { packages: ['@11ty/eleventy'] },
    configuration: { names: ['eleventy.config', '.eleventy'] },
    pages: { folder: '', suffix: '.njk' },
    publicFolder: 'public',
    output: '_site',
    edits: [
      ...template(
        ['_includes/base.njk', '_includes/layout.njk', '_includes/base.html', '_includes/base.liquid'],
        {
          root: "{{ '/' | url }}",
          rootUnless: /HtmlBasePlugin/,
        },
      ),
      {
        files: ['eleventy.config.cjs', 'eleventy.config.js', 'eleventy.config.mjs', '.eleventy.js'],
        instruction: 'Let the configuration of Eleventy copy `public/` to the root of the site.',
        placement: { kind: 'after', line: /^.*\(\s*eleventyConfig\s*\)\s*(?:=>\s*)?\{[ \t]*$/m },
        code: () => "eleventyConfig.addPassthroughCopy({ public: '/' });\n",
        newFile: code => `module.exports = function (eleventyConfig) {\n  ${code}};\n`,
      },
    ],
    run: { command: 'npx eleventy --serve', url: 'http://localhost:8080/' },
  },
  {
    id: 'vitepress',
    name: 'VitePress',
    detection: { files: ['.vitepress'] },
    configuration: { names: ['.vitepress/config'], base: 'base' },
    paths: [
      { member: 'vite.publicDir', replaces: 'public' },
      { member: 'srcDir', replaces: 'public', by: folder => `${folder}/public` },
      { member: 'outDir', replaces: '.vitepress/dist' },
    ],
    publicFolder: 'public',
    output: '.vitepress/dist',
    copy: 'Copy the images and `site.webmanifest` to `public/` in the folder that contains `.vitepress/`.',
    edits: configuration('.vitepress/config', 'head', toVitePressConfig),
    note: 'VitePress does not add `base` to these URLs. If you set it, start each URL with it.',
    run: { command: 'npm run docs:dev', url: 'http://localhost:5173/' },
  },
  {
    id: 'docusaurus',
    name: 'Docusaurus',
    detection: { packages: ['@docusaurus/core'] },
    configuration: { names: ['docusaurus.config'], base: 'baseUrl' },
    paths: [{ member: 'staticDirectories.*', replaces: 'static' }],
    publicFolder: 'static',
    output: 'build',
    edits: configuration('docusaurus.config', 'headTags', toDocusaurusConfig),
    note: 'Docusaurus does not add `baseUrl` to these URLs. If it is not `/`, start each URL with it.',
    run: { command: 'npm start', url: 'http://localhost:3000/' },
  },
  {
    id: 'gatsby',
    name: 'Gatsby',
    detection: { packages: ['gatsby'] },
    configuration: { names: ['gatsby-config'] },
    titles: ['siteMetadata.title'],
    publicFolder: 'static',
    output: 'public',
    edits: [
      {
        files: ['gatsby-ssr.jsx', 'gatsby-ssr.js', 'gatsby-ssr.tsx'],
        instruction:
          'Create `gatsby-ssr.jsx` with this function. If you have `onRenderBody` already, add {elements} to it.',
        placement: { kind: 'before', marker: '</React.Fragment>' },
        isJsx: true,
        code: elements => toJsx(elements),
        newFile: code => `import * as React from 'react';

export const onRenderBody = ({ setHeadComponents }) =>
  setHeadComponents([
    <React.Fragment key="favicon">
${code.replace(/^(?=.)/gm, ' '.repeat(6))}    </React.Fragment>,
  ]);
`,
      },
    ],
    requirements: [
      {
        files: ['gatsby-config.ts', 'gatsby-config.js', 'gatsby-config.mjs'],
        matches: /['"`]gatsby-plugin-manifest['"`]/,
        instruction:
          'Remove `gatsby-plugin-manifest` with its options from `plugins` in `gatsby-config.*`: it links a manifest and icons of its own. Move members that you need to `static/site.webmanifest`.',
      },
    ],
    note: 'Remove `gatsby-plugin-manifest`, which links icons of its own. If you set `pathPrefix`, start each URL with it.',
    run: { command: 'npm run develop', url: 'http://localhost:8000/' },
  },
  {
    id: 'hugo',
    name: 'Hugo',
    detection: {
      files: ['hugo.toml', 'hugo.yaml', 'hugo.yml', 'hugo.json', 'config/_default', 'archetypes'],
    },
    paths: [
      { names: ['hugo', 'config'], member: 'staticDir', replaces: 'static' },
      { names: ['hugo', 'config'], member: 'layoutDir', replaces: 'layouts' },
      { names: ['hugo', 'config'], member: 'publishDir', replaces: 'public' },
    ],
    pages: { folder: 'layouts', suffix: '.html' },
    publicFolder: 'static',
    output: 'public',
    edits: template(['layouts/baseof.html', 'layouts/_default/baseof.html'], { root: '{{ "" | relURL }}' }),
    note: 'Copy the template from your theme to `layouts/` if the theme contains it.',
    run: { command: 'hugo server', url: 'http://localhost:1313/' },
  },
  {
    id: 'jekyll',
    name: 'Jekyll',
    detection: { files: ['_posts', '_layouts', '_includes'] },
    paths: [{ names: ['_config'], member: 'destination', replaces: '_site' }],
    publicFolder: '',
    output: '_site',
    copy: 'Copy the images and `site.webmanifest` to the folder that contains `_config.yml`.',
    edits: template(['_includes/head.html', '_layouts/default.html'], { root: '{{ site.baseurl }}/' }),
    note: 'Copy the template from the gem of your theme if the theme contains it: `bundle info --path minima`.',
    run: { command: 'bundle exec jekyll serve', url: 'http://localhost:4000/' },
  },
  {
    id: 'flask',
    name: 'Flask',
    detection: { packages: ['python:flask'] },
    pages: { folder: 'templates', suffix: '.html' },
    publicFolder: 'static',
    servedAt: 'static/',
    edits: template(['templates/base.html', 'templates/index.html'], { root: FLASK_ROOT }),
    run: { command: 'flask run', url: 'http://localhost:5000/' },
  },
  {
    id: 'fastapi',
    name: 'FastAPI',
    detection: { packages: ['python:fastapi'] },
    pages: { folder: 'templates', suffix: '.html' },
    publicFolder: 'static',
    servedAt: 'static/',
    edits: template(['templates/base.html', 'templates/index.html'], { root: FASTAPI_ROOT }),
    note: 'The application must mount the folder: `app.mount("/static", StaticFiles(directory="static"), name="static")`.',
    run: { command: 'fastapi dev', url: 'http://localhost:8000/' },
  },
  {
    id: 'spring',
    name: 'Spring Boot',
    detection: { files: ['src/main/resources/templates', 'src/main/resources/static'] },
    pages: { folder: 'src/main/resources', suffix: '.html' },
    publicFolder: 'src/main/resources/static',
    edits: template(['src/main/resources/templates/layout.html', 'src/main/resources/templates/index.html']),
    note: 'If you set `server.servlet.context-path`, start each `href` with it.',
    run: { command: './mvnw spring-boot:run', url: 'http://localhost:8080/' },
  },
  {
    id: 'aspnet',
    name: 'ASP.NET Core',
    detection: { files: ['wwwroot'] },
    publicFolder: 'wwwroot',
    edits: template([
      'Views/Shared/_Layout.cshtml',
      'Pages/Shared/_Layout.cshtml',
      'Components/App.razor',
      'wwwroot/index.html',
    ]),
    note: 'If the application is below a path, start each `href` with it.',
    run: { command: 'dotnet run', url: 'the address that it prints' },
  },
  {
    id: 'phoenix',
    name: 'Phoenix',
    detection: { files: ['priv/static'] },
    pages: { folder: 'lib', suffix: '.html.heex' },
    // `static_paths` of a new project contains this folder, but no other place for favicon files.
    publicFolder: 'priv/static/images',
    servedAt: 'images/',
    edits: template(['lib/my_app_web/components/layouts/root.html.heex'], { root: '/images/' }),
    run: { command: 'mix phx.server', url: 'http://localhost:4000/' },
  },
  {
    id: 'symfony',
    name: 'Symfony',
    detection: { files: ['symfony.lock', 'bin/console'] },
    paths: [{ names: ['composer'], member: 'extra.public-dir', replaces: 'public' }],
    publicFolder: 'public',
    edits: template(['templates/base.html.twig'], { root: '{{ app.request.basePath }}/' }),
    run: { command: 'symfony server:start', url: 'http://localhost:8000/' },
  },
];
