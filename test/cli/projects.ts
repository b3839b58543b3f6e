// Projects of every kind that `favsmith install` knows, as files.

export const HTML = `<!doctype html>
<html>
  <head>
    <meta charset="utf-8">
    <link rel="shortcut icon" href="/old.ico">
    <!-- <link rel="icon" href="/comment.ico"> -->
    <title>Site</title>
  </head>
  <body></body>
</html>
`;
export const packageWith = (name: string): string => JSON.stringify({ devDependencies: { [name]: '1.0.0' } });

type Files = Readonly<Record<string, string>>;

export interface Project {
  readonly files: Files;
  /** File that receives the head elements. */
  readonly edited: string;
  readonly publicFolder: string;
}

const project = (edited: string, publicFolder: string, files: Files): Project => ({
  files,
  edited,
  publicFolder,
});

/** A project whose package.json contains the package `name`. */
const npmProject = (name: string, edited: string, publicFolder: string, files: Files = {}): Project =>
  project(edited, publicFolder, { 'package.json': packageWith(name), ...files });

/** A project with empty files that identify it, and one template with a head. */
const template = (edited: string, publicFolder: string, ...names: readonly string[]): Project =>
  project(edited, publicFolder, { ...Object.fromEntries(names.map(name => [name, ''])), [edited]: HTML });

export const PROJECTS: Readonly<Record<string, Project>> = {
  html: template('index.html', ''),
  vite: npmProject('vite', 'index.html', 'public', { 'index.html': HTML }),
  'next-app': npmProject('next', 'src/app/layout.tsx', 'public', {
    'src/app/favicon.ico': 'template',
    'src/app/layout.tsx':
      'import type { Metadata } from "next";\n\nexport const metadata: Metadata = {\n  title: "Site", // name, and {braces}\n' +
      '  icons: "/old.png",\n};\n\nexport default function Layout({ children }: { children: React.ReactNode }) {\n  return <html><body>{children}</body></html>;\n}\n',
  }),
  'next-pages': npmProject('next', 'pages/_document.tsx', 'public', {
    'pages/index.tsx':
      'import Head from "next/head";\nexport default () => (\n  <Head>\n    <title>Site</title>\n    <link rel="icon" href="/favicon.ico" />\n  </Head>\n);\n',
  }),
  astro: npmProject('astro', 'src/layouts/Layout.astro', 'public', {
    'src/layouts/Layout.astro': `---\nconst { title = 'a < b' } = Astro.props;\n---\n${HTML}`,
  }),
  sveltekit: npmProject('@sveltejs/kit', 'src/app.html', 'static', {
    'src/app.html': HTML.replace('<title>Site</title>', '%sveltekit.head%'),
    'src/routes/+layout.svelte':
      '<script lang="ts">\n\timport favicon from "$lib/assets/favicon.svg";\n\tlet { children } = $props();\n</script>\n\n' +
      '<svelte:head>\n\t<link rel="icon" href={favicon} />\n</svelte:head>\n\n{@render children()}\n',
  }),
  nuxt: npmProject('nuxt', 'nuxt.config.ts', 'public', {
    'nuxt.config.ts':
      "export default defineNuxtConfig({\n  app: { head: { link: [{ rel: 'stylesheet', href: '/a.css' }, { rel: 'icon', href: '/old.ico' }] } },\n})\n",
  }),
  'react-router': npmProject('@react-router/dev', 'app/root.tsx', 'public', {
    'app/root.tsx':
      'export function Layout() {\n  return (\n    <html>\n      <head>\n        <Meta />\n        <Links />\n      </head>\n    </html>\n  );\n}\n',
  }),
  angular: npmProject('@angular/core', 'src/index.html', 'public', { 'src/index.html': HTML }),
  rails: project('app/views/layouts/application.html.erb', 'public', {
    'bin/rails': '',
    'app/views/layouts/application.html.erb': HTML.replace(
      '<title>Site</title>',
      '<title><%= content_for(:title) || "Site" %></title>\n    <%= yield :head %>',
    ),
  }),
  django: project('templates/base.html', 'public', {
    'manage.py': '',
    'site/settings.py': '',
    'site/urls.py': 'urlpatterns = []\n',
    'templates/base.html': HTML.replace('Site', '{% block title %}Site{% endblock %}'),
  }),
  laravel: npmProject('vite', 'resources/views/welcome.blade.php', 'public', {
    artisan: '',
    'resources/views/welcome.blade.php': HTML.replace('Site', "{{ config('app.name') }}"),
  }),
  wordpress: project('wp-content/mu-plugins/favicon.php', '', { 'wp-load.php': '' }),
  eleventy: npmProject('@11ty/eleventy', 'src/_includes/layouts/main.njk', 'public', {
    'eleventy.config.js':
      "export default function (eleventyConfig) {\n  eleventyConfig.addPassthroughCopy('css');\n}\n",
    'src/_includes/layouts/main.njk': HTML.replace('Site', '{{ title }}'),
  }),
  vitepress: npmProject('vitepress', '.vitepress/config.mts', 'public', {
    '.vitepress/config.mts':
      "import { defineConfig } from 'vitepress'\n\nexport default defineConfig({\n  title: 'Site',\n  head: [['link', { rel: 'icon', href: '/old.ico' }]],\n})\n",
  }),
  docusaurus: npmProject('@docusaurus/core', 'docusaurus.config.ts', 'static', {
    'docusaurus.config.ts':
      "import type {Config} from '@docusaurus/types';\n\nconst config: Config = {\n  title: 'Site',\n  favicon: '/old.ico',\n  baseUrl: '/',\n};\n\nexport default config;\n",
  }),
  gatsby: npmProject('gatsby', 'gatsby-ssr.jsx', 'static'),
  hugo: template('layouts/_default/baseof.html', 'static', 'hugo.toml'),
  jekyll: template('_layouts/default.html', '', '_config.yml', '_posts/2026-01-01-first.md'),
  flask: project('templates/page.html', 'static', {
    'requirements.txt': 'Flask==3.1.0\n',
    'app.py': '',
    'templates/page.html': HTML,
  }),
  fastapi: project('templates/base.html', 'static', {
    'pyproject.toml': '[project]\nname = "site"\ndependencies = [\n    "fastapi[standard]>=0.115",\n]\n',
    'main.py': '',
    'templates/base.html': HTML,
  }),
  spring: template(
    'src/main/resources/templates/home.html',
    'src/main/resources/static',
    ...['pom.xml', 'src/main/resources/static/.gitkeep'],
  ),
  aspnet: template('Pages/Shared/_Layout.cshtml', 'wwwroot', 'Site.csproj', 'wwwroot/robots.txt'),
  phoenix: template(
    'lib/site_web/components/layouts/root.html.heex',
    'priv/static/images',
    ...['mix.exs', 'priv/static/robots.txt'],
  ),
  symfony: template('templates/base.html.twig', 'public', 'bin/console', 'symfony.lock'),
};
