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

export interface Project {
  readonly files: Readonly<Record<string, string>>;
  /** File that receives the head elements. */
  readonly edited: string;
  readonly publicFolder: string;
}

/** A project with empty files that identify it, and one template with a head. */
const template = (names: readonly string[], edited: string, publicFolder: string): Project => ({
  files: { ...Object.fromEntries(names.map(name => [name, ''])), [edited]: HTML },
  edited,
  publicFolder,
});

export const PROJECTS: Readonly<Record<string, Project>> = {
  html: { files: { 'index.html': HTML }, edited: 'index.html', publicFolder: '' },
  vite: {
    files: { 'package.json': packageWith('vite'), 'index.html': HTML },
    edited: 'index.html',
    publicFolder: 'public',
  },
  'next-app': {
    files: {
      'package.json': packageWith('next'),
      'src/app/favicon.ico': 'template',
      'src/app/layout.tsx':
        'import type { Metadata } from "next";\n\nexport const metadata: Metadata = {\n  title: "Site", // name, and {braces}\n' +
        '  icons: "/old.png",\n};\n\nexport default function Layout({ children }: { children: React.ReactNode }) {\n  return <html><body>{children}</body></html>;\n}\n',
    },
    edited: 'src/app/layout.tsx',
    publicFolder: 'public',
  },
  'next-pages': {
    files: {
      'package.json': packageWith('next'),
      'pages/index.tsx':
        'import Head from "next/head";\nexport default () => (\n  <Head>\n    <title>Site</title>\n    <link rel="icon" href="/favicon.ico" />\n  </Head>\n);\n',
    },
    edited: 'pages/_document.tsx',
    publicFolder: 'public',
  },
  astro: {
    files: {
      'package.json': packageWith('astro'),
      'src/layouts/Layout.astro': `---\nconst { title = 'a < b' } = Astro.props;\n---\n${HTML}`,
    },
    edited: 'src/layouts/Layout.astro',
    publicFolder: 'public',
  },
  sveltekit: {
    files: {
      'package.json': packageWith('@sveltejs/kit'),
      'src/app.html': HTML.replace('<title>Site</title>', '%sveltekit.head%'),
      'src/routes/+layout.svelte':
        '<script lang="ts">\n\timport favicon from "$lib/assets/favicon.svg";\n\tlet { children } = $props();\n</script>\n\n' +
        '<svelte:head>\n\t<link rel="icon" href={favicon} />\n</svelte:head>\n\n{@render children()}\n',
    },
    edited: 'src/app.html',
    publicFolder: 'static',
  },
  nuxt: {
    files: {
      'package.json': packageWith('nuxt'),
      'nuxt.config.ts':
        "export default defineNuxtConfig({\n  app: { head: { link: [{ rel: 'stylesheet', href: '/a.css' }, { rel: 'icon', href: '/old.ico' }] } },\n})\n",
    },
    edited: 'nuxt.config.ts',
    publicFolder: 'public',
  },
  'react-router': {
    files: {
      'package.json': packageWith('@react-router/dev'),
      'app/root.tsx':
        'export function Layout() {\n  return (\n    <html>\n      <head>\n        <Meta />\n        <Links />\n      </head>\n    </html>\n  );\n}\n',
    },
    edited: 'app/root.tsx',
    publicFolder: 'public',
  },
  angular: {
    files: { 'package.json': packageWith('@angular/core'), 'src/index.html': HTML },
    edited: 'src/index.html',
    publicFolder: 'public',
  },
  rails: {
    files: {
      'bin/rails': '',
      'app/views/layouts/application.html.erb': HTML.replace(
        '<title>Site</title>',
        '<title><%= content_for(:title) || "Site" %></title>\n    <%= yield :head %>',
      ),
    },
    edited: 'app/views/layouts/application.html.erb',
    publicFolder: 'public',
  },
  django: {
    files: {
      'manage.py': '',
      'site/settings.py': '',
      'site/urls.py': 'urlpatterns = []\n',
      'templates/base.html': HTML.replace('Site', '{% block title %}Site{% endblock %}'),
    },
    edited: 'templates/base.html',
    publicFolder: 'public',
  },
  laravel: {
    files: {
      artisan: '',
      'package.json': packageWith('vite'),
      'resources/views/welcome.blade.php': HTML.replace('Site', "{{ config('app.name') }}"),
    },
    edited: 'resources/views/welcome.blade.php',
    publicFolder: 'public',
  },
  wordpress: {
    files: { 'wp-load.php': '' },
    edited: 'wp-content/mu-plugins/favicon.php',
    publicFolder: '',
  },
  eleventy: {
    files: {
      'package.json': packageWith('@11ty/eleventy'),
      'eleventy.config.js':
        "export default function (eleventyConfig) {\n  eleventyConfig.addPassthroughCopy('css');\n}\n",
      'src/_includes/layouts/main.njk': HTML.replace('Site', '{{ title }}'),
    },
    edited: 'src/_includes/layouts/main.njk',
    publicFolder: 'public',
  },
  vitepress: {
    files: {
      'package.json': packageWith('vitepress'),
      '.vitepress/config.mts':
        "import { defineConfig } from 'vitepress'\n\nexport default defineConfig({\n  title: 'Site',\n  head: [['link', { rel: 'icon', href: '/old.ico' }]],\n})\n",
    },
    edited: '.vitepress/config.mts',
    publicFolder: 'public',
  },
  docusaurus: {
    files: {
      'package.json': packageWith('@docusaurus/core'),
      'docusaurus.config.ts':
        "import type {Config} from '@docusaurus/types';\n\nconst config: Config = {\n  title: 'Site',\n  favicon: '/old.ico',\n  baseUrl: '/',\n};\n\nexport default config;\n",
    },
    edited: 'docusaurus.config.ts',
    publicFolder: 'static',
  },
  gatsby: {
    files: { 'package.json': packageWith('gatsby') },
    edited: 'gatsby-ssr.jsx',
    publicFolder: 'static',
  },
  hugo: template(['hugo.toml'], 'layouts/_default/baseof.html', 'static'),
  jekyll: template(['_config.yml', '_posts/2026-01-01-first.md'], '_layouts/default.html', ''),
  flask: {
    files: { 'requirements.txt': 'Flask==3.1.0\n', 'app.py': '', 'templates/page.html': HTML },
    edited: 'templates/page.html',
    publicFolder: 'static',
  },
  fastapi: {
    files: {
      'pyproject.toml': '[project]\nname = "site"\ndependencies = [\n    "fastapi[standard]>=0.115",\n]\n',
      'main.py': '',
      'templates/base.html': HTML,
    },
    edited: 'templates/base.html',
    publicFolder: 'static',
  },
  spring: template(
    ['pom.xml', 'src/main/resources/static/.gitkeep'],
    'src/main/resources/templates/home.html',
    'src/main/resources/static',
  ),
  aspnet: template(['Site.csproj', 'wwwroot/robots.txt'], 'Pages/Shared/_Layout.cshtml', 'wwwroot'),
  phoenix: template(
    ['mix.exs', 'priv/static/robots.txt'],
    'lib/site_web/components/layouts/root.html.heex',
    'priv/static/images',
  ),
  symfony: template(['bin/console', 'symfony.lock'], 'templates/base.html.twig', 'public'),
};
