// Minimal projects of the frameworks: how each is built, and where its site is.

export interface App {
  /** Id in the framework table. */
  readonly id: string;
  /** Program in node_modules/.bin with its arguments; absent if the folder is the site. */
  readonly build?: readonly [string, ...string[]];
  /** Folder of the built site. */
  readonly site: string;
}

export const APPS: readonly App[] = [
  { id: 'html', site: '.' },
  { id: 'vite', build: ['vite', 'build'], site: 'dist' },
  { id: 'next-app', build: ['next', 'build'], site: 'out' },
  { id: 'next-pages', build: ['next', 'build'], site: 'out' },
  { id: 'astro', build: ['astro', 'build'], site: 'dist' },
  { id: 'sveltekit', build: ['vite', 'build'], site: 'build' },
  { id: 'nuxt', build: ['nuxt', 'generate'], site: '.output/public' },
  { id: 'react-router', build: ['react-router', 'build'], site: 'build/client' },
  { id: 'angular', build: ['ng', 'build'], site: 'dist/browser' },
];
